import { basename } from "node:path";
import type { Client } from "pg";
import type { Logger } from "pino";
import { isCheckDue, isSuccessOverdue } from "#domain/operations/monitoring/backup-check.ts";
import { DEFAULT_ZONE } from "#domain/shared/time/zone-time.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.server.ts";
import type { Database } from "../../platform/db/connection.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { openStore } from "../../platform/store/open-store.server.ts";
import { backupsFolder, newestComplete, oldestBackupAt } from "./backup.server.ts";
import { addCheck, backupVerifiedAt, type NewBackupCheck, newestTold, newestTry } from "./backup-checks.server.ts";
import { failureReason } from "./failure-reason.server.ts";
import { NoScratchDatabase } from "./scratch-database.server.ts";
import { inSession } from "./session.server.ts";
import { tryRestore } from "./try-restore.server.ts";
import type { BackupParts } from "./write-backup.server.ts";

const LOOK_AGAIN_MS = 60_000;
/** Beside requests it works a quarter of the time; a process that only works behind them rests less. */
const REST_SHARE = { besideRequests: 3, alone: 0.5 };

export interface CheckParts {
  parts: BackupParts;
  database: Pick<Database, "db">;
  config: Pick<Config, "databaseUrl" | "publicUrl" | "answersPages">;
  zone?: string;
  signal?: AbortSignal;
}

/**
 * Tries the newest backup once a night. Of several processes on one database only one does at a time, and only one whose folder holds
 * backups.
 *
 * @returns stops it: a check under way is given up, and is due again
 */
export function scheduleBackupChecks({
  database,
  config,
  log,
  now,
}: {
  database: Pick<Database, "address" | "db">;
  config: Config;
  log: Logger;
  now(): Date;
}): () => Promise<void> {
  const parts = { address: database.address, config, store: openStore(config) };
  const ending = new AbortController();
  let underWay: Promise<void> | undefined;
  const look = async () => {
    try {
      const made = await checkIfDue({ parts, database, config, signal: ending.signal }, now());
      if (made?.outcome === "correcta")
        log.info({ ...made.compared, backup: made.backup }, "backup restored and compared");
      else if (made) log.error({ faults: made.faults, backup: made.backup }, "the newest backup is not proved");
    } catch (error) {
      if (!ending.signal.aborted) log.error({ err: error }, "the newest backup could not be checked");
    }
  };
  const timer = setInterval(() => {
    underWay ??= look().finally(() => {
      underWay = undefined;
    });
  }, LOOK_AGAIN_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
}

/** @returns what was kept; undefined where nothing was due, or another process does it */
export async function checkIfDue(check: CheckParts, now: Date): Promise<NewBackupCheck | undefined> {
  const { parts, database, zone = DEFAULT_ZONE } = check;
  const oldestBackup = (await oldestBackupAt(backupsFolder(parts.config))) ?? null;
  if (!oldestBackup) return undefined;
  const isDue = async () =>
    isCheckDue({ now, last: (await newestTry(database.db))?.startedAt ?? null, oldestBackup, zone });
  const isSilent = async () =>
    isSuccessOverdue({
      now,
      since: (await backupVerifiedAt(database.db)) ?? oldestBackup,
      told: (await newestTold(database.db))?.endedAt ?? null,
    });
  if (!(await isDue()) && !(await isSilent())) return undefined;
  return await inSession(parts.address, async (client) => {
    if (!(await isOnlyChecker(client))) return undefined;
    // Another process may have made it meanwhile.
    if (await isDue()) return await tryNewest(check, now);
    return (await isSilent()) ? await keepSilence(check, now) : undefined;
  });
}

/** Holds until the session ends. */
async function isOnlyChecker(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [
    ADVISORY_LOCKS.backupChecking,
  ]);
  return rows[0]!.got;
}

async function tryNewest({ parts, database, config, signal }: CheckParts, now: Date): Promise<NewBackupCheck> {
  const began = performance.now();
  const keep = async (values: Omit<NewBackupCheck, "startedAt" | "endedAt">): Promise<NewBackupCheck> => {
    // By the clock of its beginning: another process compares both with its own time.
    const check = { ...values, startedAt: now, endedAt: new Date(now.getTime() + performance.now() - began) };
    await addCheck(database.db, check, config.publicUrl);
    return check;
  };
  const newest = await newestComplete(backupsFolder(parts.config), now);
  if (!newest) {
    return await keep({ outcome: "imposible", faults: ["No hay ninguna copia completa: mira por qué no se escribe."] });
  }
  const about = { backup: basename(newest.path), backupAt: newest.at };
  try {
    const { compared, faults } = await tryRestore(parts, newest.path, {
      isEmbedded: config.databaseUrl === undefined,
      now,
      restShare: config.answersPages ? REST_SHARE.besideRequests : REST_SHARE.alone,
      signal,
    });
    return await keep({ ...about, outcome: faults.length === 0 ? "correcta" : "fallida", compared, faults });
  } catch (error) {
    if (signal?.aborted) throw error;
    const reason =
      error instanceof NoScratchDatabase ? error.message : `La prueba no pudo acabar: ${failureReason(error)}.`;
    return await keep({ ...about, outcome: "imposible", faults: [reason] });
  }
}

/** Tries that never end well or badly, because the process is ended each time, keep nothing by themselves. */
async function keepSilence({ database, config }: CheckParts, now: Date): Promise<NewBackupCheck> {
  const check: NewBackupCheck = {
    startedAt: now,
    endedAt: now,
    outcome: "ausente",
    faults: ["Cada noche se prueba la última, y ninguna prueba ha acabado bien en 48 horas."],
  };
  await addCheck(database.db, check, config.publicUrl);
  return check;
}
