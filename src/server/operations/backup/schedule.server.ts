import { Client, type PoolConfig } from "pg";
import type { Logger } from "pino";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.server.ts";
import type { Database } from "../../platform/db/connection.server.ts";
import { OF_WORK } from "../../platform/db/lasting-client.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { openStore } from "../../platform/store/open-store.server.ts";
import { ageOfNewestBackup, backupsFolder } from "./backup.server.ts";
import { type BackupParts, writeBackup } from "./write-backup.server.ts";

const LOOK_AGAIN_MS = 60_000;
/** Pause after an error: a full disk does not become empty, nor does a store recover, within a minute. */
const PAUSE_MS = 600_000;
/** It rests as long as it works, and so takes twice as long. */
const REST_SHARE = 1;
/** Longest time that the end of a process waits for it. */
const LAST_ONE_MS = 20_000;

/**
 * Makes sure that the newest backup is never older than an hour while the process lives, and makes one when it ends. Of
 * several processes on one database only the one with the lock does, until it ends.
 *
 * @returns stops it: settles when the last backup is written, or was given up after 20 seconds; the database must still
 *   be open
 */
export function scheduleBackups({
  database,
  config,
  log,
  now,
}: {
  database: Pick<Database, "address">;
  config: Config;
  log: Logger;
  now(): Date;
}): () => Promise<void> {
  const keeper = createBackupKeeper({ address: database.address, config, store: openStore(config) });
  let notBefore = 0;
  const look = async (work: () => ReturnType<typeof keeper.finish>) => {
    try {
      const written = await work();
      if (!written) return;
      const { rows, tables, files, missingFiles, unreadFiles, alteredFiles, bytes } = written;
      log.info({ rows, tables, files, missingFiles, bytes }, "backup written");
      if (alteredFiles > 0) log.error({ alteredFiles }, "stored files are no longer what earlier backups hold");
      if (unreadFiles === 0) return;
      log.error({ unreadFiles }, "backup lacks new files: the store is away");
      notBefore = performance.now() + PAUSE_MS;
    } catch (error) {
      notBefore = performance.now() + PAUSE_MS;
      log.error({ err: error }, "backup failed");
    }
  };
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (underWay || performance.now() < notBefore) return;
    underWay = look(() => keeper.makeDue(now())).finally(() => {
      underWay = undefined;
    });
  }, LOOK_AGAIN_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const signal = AbortSignal.timeout(LAST_ONE_MS);
    // One that is under way began before the last requests were answered.
    await Promise.race([underWay, new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }))]);
    await look(() => keeper.finish(now(), signal));
  };
}

/** Makes backups as long as no other process does it for the same database. */
export function createBackupKeeper(parts: BackupParts) {
  let lock: Client | undefined;

  /** Whether this process is the one; it stays so until `finish`, or until its connection is lost. */
  async function isKeeper(): Promise<boolean> {
    if (lock) return true;
    const client = await connected(parts.address);
    const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [
      ADVISORY_LOCKS.backupKeeper,
    ]);
    if (!rows[0]!.got) {
      await client.end();
      return false;
    }
    lock = client;
    client.once("end", () => {
      lock = undefined;
    });
    return true;
  }

  return {
    /** Makes a backup where the newest one is an hour old, beside the requests. @returns undefined where none was due, or another process makes them */
    async makeDue(now: Date) {
      if ((await ageOfNewestBackup(backupsFolder(parts.config), now)) < HOUR_MS) return undefined;
      return (await isKeeper()) ? await writeBackup(parts, { now, restShare: REST_SHARE }) : undefined;
    },
    /** Makes the last one, and leaves the next to another process. */
    async finish(now: Date, signal?: AbortSignal) {
      try {
        return (await isKeeper()) ? await writeBackup(parts, { now, ...(signal && { signal }) }) : undefined;
      } finally {
        await lock?.end().catch(() => {}); // It was lost already.
        lock = undefined;
      }
    },
  };
}

async function connected(address: PoolConfig): Promise<Client> {
  const client = new Client({ ...address, keepAlive: true, connectionTimeoutMillis: OF_WORK.connectMs });
  // The end of the connection is handled elsewhere; without a listener an error would end the process.
  client.on("error", () => {});
  await client.connect();
  await client.query("select set_config('idle_session_timeout', '0', false)");
  return client;
}
