import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries } from "#server/platform/db/embedded/binaries.server.ts";
import { openCluster } from "#server/platform/db/embedded/cluster.server.ts";
import { runningPostmaster, startPostmaster } from "#server/platform/db/embedded/postmaster.server.ts";

/** A PostgreSQL of the cases' own, reached by TCP as a given one would be, which they may end as they like. */
export interface DatabaseServer {
  port: number;
  /** Address of its only database, through another port where a relay stands in between. */
  url(port?: number): string;
  /** A connection that the product knows nothing of, to its only database or another one; close it. */
  connect(name?: string): Promise<Client>;
  /** The folder of its data. */
  folder: string;
  /** Password of its user. */
  password: string;
  /** Ends it: `fast` as a restart does, `immediate` as a crash does, `killed` as the end of its machine does. */
  end(how: "fast" | "immediate" | "killed"): Promise<void>;
  /** Starts it again on the same data, and waits until it answers. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT", killed: "SIGKILL" } as const;

export const newFolder = (): string => mkdtempSync(join(tmpdir(), "umbral-faults-db-"));

/**
 * @param connections how many it admits; three of them are for administrators
 * @param more settings beyond these, and the data to begin with in place of new ones
 */
export async function makeDatabaseServer(
  port: number,
  connections = 100,
  { settings: further = {}, folder = newFolder() }: { settings?: Record<string, string>; folder?: string } = {},
): Promise<DatabaseServer> {
  const binaries = findBinaries();
  const cluster = await openCluster(binaries, folder);
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    max_connections: String(connections),
    ...further,
  };
  const url = (to = port) => `postgres://umbral:${cluster.password}@127.0.0.1:${to}/postgres`;
  let running: ReturnType<typeof startPostmaster> | undefined;
  const connect = async (name = "postgres") => {
    const client = new Client({ connectionString: url().replace(/postgres$/, name) });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const server: DatabaseServer = {
    port,
    folder,
    password: cluster.password,
    url,
    connect,
    async end(how) {
      process.kill(runningPostmaster(cluster)!.pid, SIGNALS[how]);
      await running!.exited;
    },
    async start() {
      running = startPostmaster(binaries, cluster, settings);
      for (;;) {
        const client = await connect().catch(() => null);
        if (client) return await client.end();
        await sleep(50);
      }
    },
    async remove() {
      await running?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
