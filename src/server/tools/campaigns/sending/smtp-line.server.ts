import { connect, isIP, type Socket } from "node:net";
import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { allowsPrivate } from "../../../platform/outgoing/connect.server.ts";
import { isPublicAddress, publicLookup } from "../../../platform/outgoing/public-address.server.ts";

/**
 * A conversation with a mail server, mail by mail. The end of each mail is held back until its sender has written down that it goes: a process that
 * dies before has sent nothing, and one that dies after leaves a mail of which it is known that it may have arrived.
 */

export interface MailServerAddress {
  host: string;
  port: number;
  /** TLS from the first byte. */
  isSecure: boolean;
  /** Refuses to log in or to send without TLS. */
  needsTls: boolean;
  user: string | null;
  password: string | null;
  /** Whether the address was typed by somebody who may be a stranger: then only public networks are reached. */
  isGiven: boolean;
}

export type HandedOver =
  /** The server has it. */
  | { kind: "taken"; answer: string }
  /** It was not to go after all; nothing was sent. */
  | { kind: "held" }
  /** The server does not take it. */
  | { kind: "refused"; status: number; answer: string; command: string }
  /** The line broke. `mayHaveArrived`: after the mark, and without an answer. */
  | { kind: "lost"; answer: string; mayHaveArrived: boolean };

/** Why no conversation came about. */
export class LineFault extends Error {
  readonly kind: "login" | "connection";
  constructor(kind: LineFault["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface SmtpLine {
  /** @param mayLeave asked when all but the end of the mail is with the server; `false` takes it back */
  send(envelope: { from: string; to: string }, raw: Buffer, mayLeave: () => Promise<boolean>): Promise<HandedOver>;
  /** Whether the next mail needs another line. */
  readonly isBroken: boolean;
  close(): void;
}

/** Ports on which servers take mails: others would make us a scanner of other people's machines. */
export const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];
const CONNECTING_MS = 15_000;
const SILENCE_MS = 60_000;
/** Ends what a server drags on by a word every few seconds: silence alone is no measure. Both together stay below a mail's lease. */
const OPENING_MS = 60_000;
const MAIL_MS = 90_000;
const TOO_SLOW = "El servidor tarda demasiado en contestar";
/** Bytes that are held back. */
const END_BYTES = 64;
const LONGEST_ANSWER = 500;

/** @throws LineFault */
export async function openLine(
  address: MailServerAddress,
  { openingMs = OPENING_MS, mailMs = MAIL_MS }: { openingMs?: number; mailMs?: number } = {},
): Promise<SmtpLine> {
  const { host, port, isSecure, needsTls, user, password, isGiven } = address;
  const socket = await reach(host, port, isGiven && !allowsPrivate());
  const connection = new SMTPConnection({
    host,
    port,
    connection: socket,
    secure: isSecure,
    requireTLS: needsTls && !isSecure,
    greetingTimeout: CONNECTING_MS,
    socketTimeout: SILENCE_MS,
    tls: { servername: host },
  });
  let broken: Error | null = null;
  connection.on("error", (error) => {
    broken = error;
  });
  connection.once("end", () => {
    broken ??= new Error("El servidor ha cerrado la conexión");
  });
  const { promise: late, reject: giveUp } = Promise.withResolvers<never>();
  const opening = setTimeout(() => {
    socket.destroy();
    giveUp(new LineFault("connection", TOO_SLOW));
  }, openingMs);
  try {
    await Promise.race([late, entered()]);
  } finally {
    clearTimeout(opening);
  }

  async function entered(): Promise<void> {
    await started(connection);
    if (user === null || password === null) return;
    await new Promise<void>((resolve, reject) => {
      connection.login({ user, pass: password }, (error) =>
        error ? reject(new LineFault(error.code === "EAUTH" ? "login" : "connection", wordsOf(error))) : resolve(),
      );
    }).catch((error: unknown) => {
      connection.close();
      throw error;
    });
  }

  return {
    async send(envelope, raw, mayLeave) {
      if (broken) return { kind: "lost", answer: wordsOf(broken), mayHaveArrived: false };
      let isMarked = false;
      let isHeld = false;
      let isLate = false;
      async function* parts() {
        yield raw.subarray(0, Math.max(0, raw.length - END_BYTES));
        const mayGo = await mayLeave();
        if (isLate) throw new Error(TOO_SLOW);
        isMarked = mayGo;
        if (!isMarked) {
          isHeld = true;
          throw new Error("held back");
        }
        yield raw.subarray(Math.max(0, raw.length - END_BYTES));
      }
      return await new Promise<HandedOver>((settle) => {
        const deadline = setTimeout(() => {
          isLate = true;
          broken ??= new Error(TOO_SLOW);
          socket.destroy();
          connection.close();
          settle({ kind: "lost", answer: TOO_SLOW, mayHaveArrived: isMarked });
        }, mailMs);
        const resolve = (result: HandedOver) => {
          clearTimeout(deadline);
          settle(result);
        };
        const body = Readable.from(parts(), { objectMode: false });
        connection.send({ from: envelope.from, to: envelope.to }, body, (error, info) => {
          if (!error) return resolve({ kind: "taken", answer: info.response.slice(0, LONGEST_ANSWER) });
          if (isHeld) {
            // Half a mail is with the server: it forgets it as the line ends.
            broken = error;
            connection.close();
            return resolve({ kind: "held" });
          }
          const { responseCode = 0, response, command = "" } = error;
          if (responseCode >= 400) {
            const answer = (response ?? wordsOf(error)).slice(0, LONGEST_ANSWER);
            const refused = { kind: "refused", status: responseCode, answer, command } as const;
            // The server still has the sender of the refused mail: the next one begins anew.
            return connection.reset((fault) => {
              if (fault) broken ??= fault;
              resolve(refused);
            });
          }
          broken ??= error;
          connection.close();
          resolve({ kind: "lost", answer: wordsOf(error), mayHaveArrived: isMarked });
        });
      });
    },
    get isBroken() {
      return broken !== null;
    },
    close: () => (broken ? connection.close() : connection.quit()),
  };
}

function reach(host: string, port: number, isPublicOnly: boolean): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (isPublicOnly && (!MAIL_PORTS.includes(port) || (isIP(host) && !isPublicAddress(host)))) {
      return reject(new LineFault("connection", "La dirección del servidor no es pública"));
    }
    const socket = connect({ host, port, ...(isPublicOnly && { lookup: publicLookup }) });
    const fail = (error: Error) => {
      socket.destroy();
      reject(new LineFault("connection", wordsOf(error, host)));
    };
    socket.setTimeout(CONNECTING_MS, () => fail(new Error("El servidor no contesta")));
    socket.once("error", fail);
    socket.once("connect", () => {
      socket.removeListener("error", fail);
      socket.setTimeout(0);
      resolve(socket);
    });
  });
}

function started(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error?: Error) => {
      connection.close();
      reject(new LineFault("connection", wordsOf(error)));
    };
    connection.once("error", fail);
    connection.connect((error) => {
      connection.removeListener("error", fail);
      if (error) fail(error);
      else resolve();
    });
  });
}

function wordsOf(error: unknown, host?: string): string {
  const { code, response } = (error ?? {}) as { code?: string; response?: string };
  const plain = code === undefined ? undefined : plainWords(code, { host, response });
  return (plain ?? (error instanceof Error ? error.message : String(error))).slice(0, LONGEST_ANSWER);
}

/** The usual faults in words that say what to look at. */
function plainWords(
  code: string,
  { host, response }: { host: string | undefined; response: string | undefined },
): string | undefined {
  switch (code) {
    case "ENOTFOUND":
      return `No encontramos el servidor${host ? ` ${host}` : ""}: revisa el nombre`;
    case "ECONNREFUSED":
      return "El servidor no admite conexiones por ese puerto: revisa el puerto";
    case "ETIMEDOUT":
      return "El servidor no contesta: revisa el nombre y el puerto";
    case "EAUTH":
      return `El servidor no acepta el usuario o la contraseña${response ? ` (${response})` : ""}`;
  }
  return undefined;
}
