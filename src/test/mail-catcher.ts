import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail server on this machine that keeps what it is given. */
export interface Caught {
  from: string;
  to: string;
  raw: string;
}

/** @param options answers of their own: `onRcptTo`, `onAuth` … */
export async function catchMails({ port = 0, ...options }: Partial<SMTPServerOptions> & { port?: number } = {}) {
  const caught: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        caught.push({ from, to: rcptTo[0]!.address, raw: Buffer.concat(parts).toString("utf8") });
        done(null, "queued");
      });
    },
    ...options,
  });
  // A client that is killed ends its line as it likes.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    caught,
    host: "127.0.0.1",
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
