import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../platform/env.server.ts";

/** The folder of backups: names of its files, and the rules of which stay. */

const KEEP_NEWEST = 24;
const KEEP_HOURS = 24;
const KEEP_DAYS = 14;
/** Number of backups kept of each mark. */
const KEEP_MARKED = 5;
/** Clocks of two machines differ by less. */
const CLOCKS_DIFFER_MS = 5 * 60_000;
const NAME =
  /^umbral-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(?:-(antes-de-migrar|antes-de-restaurar|incompleta))?\.jsonl\.gz$/;

/** Why a backup was made outside its hours; or that the store was away, so that it lacks the bytes of new files. */
export type BackupMark = "antes-de-migrar" | "antes-de-restaurar" | "incompleta";

export const backupsFolder = ({ dataDir }: Pick<Config, "dataDir">): string => join(dataDir, "backups");

export function backupName(at: Date, mark?: BackupMark): string {
  return `umbral-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z${mark ? `-${mark}` : ""}.jsonl.gz`;
}

interface BackupName {
  name: string;
  day: string;
  hour: string;
  at: Date;
  mark: BackupMark | undefined;
}

function readName(name: string): BackupName | undefined {
  const found = NAME.exec(name);
  if (!found) return undefined;
  const [, day, hour, minute, second, mark] = found as unknown as string[];
  return {
    name,
    day: day!,
    hour: `${day}T${hour}`,
    at: new Date(`${day}T${hour}:${minute}:${second}Z`),
    mark: mark as BackupMark | undefined,
  };
}

const newestFirst = (names: readonly string[]): BackupName[] =>
  names
    .map(readName)
    .filter((name) => name !== undefined)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? 1 : -1));

/**
 * Which backups to delete. The newest 24 stay; so does the newest of each of the last 24 hours that have one, because
 * many restarts in an hour must not push the hours before out; so does the newest of each of the last 14 days, and the
 * five newest of each mark. Marked ones push no other out.
 *
 * @param names file names of the folder; files that are no backups are never chosen
 */
export function expiredBackups(names: readonly string[]): string[] {
  const backups = newestFirst(names);
  const plain = backups.filter(({ mark }) => !mark);
  const keep = new Set<string>();
  const keepFirstOf = (some: readonly BackupName[], group: (name: BackupName) => string, most: number) => {
    const groups = new Map<string, string>();
    for (const backup of some) if (!groups.has(group(backup))) groups.set(group(backup), backup.name);
    for (const name of [...groups.values()].slice(0, most)) keep.add(name);
  };
  keepFirstOf(plain, ({ name }) => name, KEEP_NEWEST);
  keepFirstOf(plain, ({ hour }) => hour, KEEP_HOURS);
  keepFirstOf(plain, ({ day }) => day, KEEP_DAYS);
  for (const mark of ["antes-de-migrar", "antes-de-restaurar", "incompleta"]) {
    const marked = backups.filter((backup) => backup.mark === mark);
    for (const { name } of marked.slice(0, KEEP_MARKED)) keep.add(name);
  }
  return backups.filter(({ name }) => !keep.has(name)).map(({ name }) => name);
}

/** Names of the backups of a folder, newest first; none where there is no folder. */
export async function listBackups(folder: string): Promise<string[]> {
  return newestFirst(await readNames(folder)).map(({ name }) => name);
}

async function readNames(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/**
 * The newest backup of a folder, or `undefined`. Backups made before a restore are left out, because they contain the
 * replaced rows. One dated in the future was made while a clock was wrong, and is taken last.
 */
export async function newestBackup(folder: string, now: Date): Promise<string | undefined> {
  const backups = newestFirst(await readNames(folder)).filter(({ mark }) => mark !== "antes-de-restaurar");
  const { name } = backups.find((backup) => isPast(backup, now)) ?? backups[0] ?? {};
  return name && join(folder, name);
}

/** The newest complete backup of a folder, and when it was begun. One of a time to come would keep every other from being made until then. */
export async function newestComplete(folder: string, now: Date): Promise<{ path: string; at: Date } | undefined> {
  const backups = newestFirst(await readNames(folder));
  const newest = backups.find((backup) => backup.mark !== "incompleta" && isPast(backup, now));
  return newest && { path: join(folder, newest.name), at: newest.at };
}

/** When the oldest backup of a folder was begun; undefined where there is none. */
export async function oldestBackupAt(folder: string): Promise<Date | undefined> {
  return newestFirst(await readNames(folder)).at(-1)?.at;
}

/** Milliseconds since the newest complete backup of a folder was begun; `Infinity` without one. */
export async function ageOfNewestBackup(folder: string, now: Date): Promise<number> {
  const newest = await newestComplete(folder, now);
  return newest ? now.getTime() - newest.at.getTime() : Number.POSITIVE_INFINITY;
}

/** Whether a backup lacks the bytes of new files, because the store was away. */
export const isIncomplete = (name: string): boolean => readName(name)?.mark === "incompleta";

const isPast = ({ at }: BackupName, now: Date): boolean => at.getTime() <= now.getTime() + CLOCKS_DIFFER_MS;
