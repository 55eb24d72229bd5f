import { connect, createServer, type Socket } from "node:net";

/** Stands between the product and its database, and can swallow what passes, as a firewall does that forgets a connection. */
export interface Relay {
  port: number;
  swallow(isOn: boolean): void;
  /** New connections go to another server from now on, as behind a name that follows the primary. */
  pointTo(port: number): void;
  close(): void;
}

export async function makeRelay(first: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  let to = first;
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => {
        if (!isSwallowing) into.write(bytes);
      });
      from.on("error", () => into.destroy());
      from.on("close", () => {
        sockets.delete(from);
        into.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as { port: number }).port,
    swallow(isOn) {
      isSwallowing = isOn;
    },
    pointTo(port) {
      to = port;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
