import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolConfig } from "pg";
import { findBinaries } from "../server/platform/db/embedded/binaries.server.ts";
import { type Cluster, openCluster } from "../server/platform/db/embedded/cluster.server.ts";
import { type Postmaster, startPostmaster } from "../server/platform/db/embedded/postmaster.server.ts";

/** A PostgreSQL and a streaming replica of it, on sockets of their own. */
export interface ReplicatedServers {
  primary: PoolConfig;
  replica: PoolConfig;
  /** Ends the replica as a crash does, or starts it again. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  remove(): Promise<void>;
}

/** Rows lost with a power cut do not matter here; a replica must allow as many of each as its first files say. */
const SETTINGS = {
  wal_level: "replica",
  max_wal_senders: "10",
  fsync: "off",
  shared_buffers: "16MB",
  max_connections: "100",
  logging_collector: "off",
};

/** The replica begins as a copy of the primary's files, taken while that was ended: the programs of npm lack `pg_basebackup`. */
export async function startReplicated(): Promise<ReplicatedServers> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-replica-"));
  const binaries = findBinaries();
  const inFolder = (name: string) => join(folder, name);
  for (const name of ["primary", "replica"]) mkdirSync(inFolder(name));
  const cluster = await openCluster(binaries, inFolder("primary"));
  const copy: Cluster = { ...cluster, folder: join(inFolder("replica"), "postgres") };
  cpSync(cluster.folder, copy.folder, { recursive: true, preserveTimestamps: true });
  chmodSync(copy.folder, 0o700);
  writeFileSync(join(copy.folder, "standby.signal"), "");
  if (cluster.owner) giveTo(cluster.owner, copy.folder);
  const primary = startPostmaster(binaries, cluster, SETTINGS);
  await untilReady(primary);
  const { host, port, user, password } = primary.pool;
  const follow = () =>
    startPostmaster(binaries, copy, {
      ...SETTINGS,
      primary_conninfo: `host='${host}' port=${port} user=${user} password='${password}'`,
    });
  let replica: Postmaster | undefined = follow();
  await untilReady(replica);
  const { pool } = replica;
  return {
    primary: primary.pool,
    replica: pool,
    async stopReplica() {
      await replica?.stop();
      replica = undefined;
    },
    async startReplica() {
      replica = follow();
      await untilReady(replica);
    },
    async remove() {
      await replica?.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): void {
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true }) as string[]) chownSync(join(folder, name), uid, gid);
}

/** @throws Error with the server's last words where it ended instead */
async function untilReady({ pool, exited }: Pick<Postmaster, "pool" | "exited">): Promise<void> {
  let words: string | undefined;
  exited.then((last) => {
    words = last;
  });
  for (;;) {
    if (words !== undefined) throw new Error(words);
    const client = new Client(pool);
    client.on("error", () => {});
    try {
      await client.connect();
      return;
    } catch {
      await sleep(50); // it starts
    } finally {
      await client.end().catch(() => {}); // it never began
    }
  }
}
