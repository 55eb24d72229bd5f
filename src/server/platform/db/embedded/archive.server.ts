import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The continuous archive of the embedded server: finished segments of its log, which `operations/backup` puts base backups beside.
 *
 * Whether it is on stands in the data folder and not only in the configuration, because every process that starts this server, a command
 * too, must start it alike: one start without it would leave a hole in the log that no recovery goes over.
 */

const ON = "on";

export interface ArchiveFolders {
  all: string;
  /** Packed segments: `00000001000000000000002A.zst`. */
  wal: string;
  bases: string;
}

export function archiveFolders(dataDir: string): ArchiveFolders {
  const all = join(dataDir, "backups", "continuous");
  return { all, wal: join(all, "wal"), bases: join(all, "bases") };
}

export const isArchiving = (dataDir: string): boolean => existsSync(join(archiveFolders(dataDir).all, ON));

/**
 * Switches the archive on or off for the starts that follow. What an earlier time has left is put aside when it is switched on again: there
 * is a hole in between.
 */
export function switchArchive(dataDir: string, isOn: boolean, now: Date): void {
  const { all, wal, bases } = archiveFolders(dataDir);
  if (isOn === isArchiving(dataDir)) return;
  if (!isOn) {
    rmSync(join(all, ON));
    return;
  }
  if (existsSync(all)) putArchiveAside(dataDir, now);
  for (const folder of [dirname(all), all, wal, bases]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(all, ON), "", { mode: 0o600 });
}

/** @returns where it lies now; nothing removes it from there but a person */
export function putArchiveAside(dataDir: string, now: Date): string {
  const { all } = archiveFolders(dataDir);
  const aside = `${all}-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  renameSync(all, aside);
  return aside;
}

/** A minute is the most that is lost with the machine. */
const LONGEST_UNARCHIVED = "60s";

export interface ArchiveLimits {
  /** Segments of 16 MB that may wait on the disk of the database until they can be archived. */
  waiting: number;
  /** In bytes; below this a disk is left to the database. */
  free: number;
}

/** A gigabyte of the log is a day of an office, or ten minutes of a large import. */
export const ARCHIVE_LIMITS: ArchiveLimits = { waiting: 64, free: 512 * 1024 ** 2 };

/** The settings with which the server archives; none where that is off. */
export function archiveSettings(
  dataDir: string,
  { waiting, free }: ArchiveLimits = ARCHIVE_LIMITS,
): Record<string, string> {
  if (!isArchiving(dataDir)) return {};
  return {
    wal_level: "replica",
    archive_mode: "on",
    archive_timeout: LONGEST_UNARCHIVED,
    archive_command: nodeCommand("archive-segment", [
      "%p",
      `${literal(archiveFolders(dataDir).wal)}/%f`,
      String(waiting),
      String(free),
    ]),
  };
}

/** The `restore_command` that reads an archive. */
export const fetchCommand = (wal: string): string => nodeCommand("fetch-segment", [`${literal(wal)}/%f`, "%p"]);

function nodeCommand(name: "archive-segment" | "fetch-segment", args: readonly string[]): string {
  const program =
    name === "archive-segment"
      ? new URL("./archive-segment.server.ts", import.meta.url)
      : new URL("./fetch-segment.server.ts", import.meta.url);
  // Node is asked for nothing else: neither options of the product nor its warnings belong to this.
  return [quoted(literal(process.execPath)), quoted(literal(fileURLToPath(program))), ...args.map(quoted)].join(" ");
}

/** PostgreSQL puts names in place of a percent sign and a letter. */
const literal = (text: string): string => text.replaceAll("%", "%%");

/** For the shell; on Windows a path holds none of these signs but the backslash, which its shell leaves alone. */
const quoted = (text: string): string =>
  process.platform === "win32" ? `"${text}"` : `"${text.replace(/["\\$`]/g, "\\$&")}"`;
