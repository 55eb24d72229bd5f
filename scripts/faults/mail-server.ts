import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** `slow` takes its time for the word that a mail was taken, `silent` takes connections and never says a word. */
export type MailMood = "well" | "slow" | "silent";

/** A mail server on a port of its own that fails on command. */
export interface MailServer {
  url: string;
  /** The id of each mail that was handed over, as often as it was. */
  taken(): readonly string[];
  /** How many mails it has in hand and has not answered. */
  inHand(): number;
  /** Connections that it has taken and never answered. */
  ignored(): number;
  feel(mood: MailMood): Promise<void>;
  close(): Promise<void>;
}

/** @param slowMs how long a slow one takes */
export async function makeMailServer(slowMs: number): Promise<MailServer> {
  const taken: string[] = [];
  let inHand = 0;
  let ignored = 0;
  let mood: MailMood = "well";
  let port = 0;
  let close: () => Promise<void>;
  const speaking = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      // The client may take as long as we do.
      socketTimeout: 10 * 60_000,
      onData(stream, _session, done) {
        let source = "";
        stream.setEncoding("utf8").on("data", (text: string) => {
          source += text;
        });
        stream.on("end", async () => {
          inHand++;
          if (mood === "slow") await sleep(slowMs);
          inHand--;
          taken.push(/^Message-ID: <([^@>]+)/im.exec(source)![1]!);
          done();
        });
      },
    });
  const listen = async () => {
    if (mood === "silent") {
      const server: Server = createServer((socket) => {
        ignored++;
        socket.on("error", () => {}); // the client gave up
        socket.resume();
        sockets.add(socket);
      });
      const sockets = new Set<{ destroy(): void }>();
      await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
      close = async () => {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      };
      return server;
    }
    const server = speaking();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    close = () => new Promise((resolve) => server.close(() => resolve()));
    return server.server;
  };
  port = ((await listen()).address() as { port: number }).port;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken: () => taken,
    inHand: () => inHand,
    ignored: () => ignored,
    async feel(now) {
      const before = mood;
      mood = now;
      if ((before === "silent") === (now === "silent")) return;
      await close();
      await listen();
    },
    close: () => close(),
  };
}
