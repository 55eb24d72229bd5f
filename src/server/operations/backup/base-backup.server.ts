import { readdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { constants, createGzip } from "node:zlib";
import type { PoolConfig } from "pg";
import { ARCHIVE_LIMITS, archiveFolders } from "../../platform/db/embedded/archive.server.ts";
import { writeWhole } from "./file-pool.server.ts";
import { paced } from "./paced.server.ts";
import { inSession } from "./session.server.ts";
import { PART_BYTES, type TarFile, tarOf } from "./tar.server.ts";

/**
 * Base backups of the embedded database: its folder, copied while it runs between `pg_backup_start` and `pg_backup_stop`, from which
 * its archived log leads to any later moment (PostgreSQL's manual, "Making a Base Backup Using the Low Level API"). `pg_basebackup`
 * does the same and is not among the programs that npm installs.
 */

/** A base backup without its tar's ending, by its name. */
export interface BaseBackup {
  path: string;
  startedAt: Date;
  /** From then on every moment can be restored. */
  endedAt: Date;
  /** The first segment of the log that it needs. */
  firstSegment: string;
  bytes: number;
}

const NAME = /^base-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)\.json$/;
/** Folders whose files the manual says to leave out: they belong to the running server or to nobody. */
const EMPTY_FOLDERS = new Set([
  "pg_wal",
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|current_logfiles|pg_internal\.init.*|\.s\.PGSQL\..*|pgsql_tmp.*|backup_label.*)$/;

/**
 * Copies the running embedded database into one packed tar.
 *
 * @param restShare rest after a stretch of work, as a share of its time
 * @param isUrgent whether PostgreSQL writes everything down at once, or spreads that over minutes
 * @throws any error on the way; the folder then holds the earlier base backups and no partial one
 */
export async function writeBaseBackup(
  { address, dataDir }: { address: PoolConfig; dataDir: string },
  {
    now,
    restShare = 0,
    isUrgent = false,
    signal,
  }: { now: Date; restShare?: number; isUrgent?: boolean; signal?: AbortSignal | undefined },
): Promise<BaseBackup> {
  const { bases, wal } = archiveFolders(dataDir);
  await mustHaveRoom(bases);
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const path = join(bases, `base-${stamp}.tar.gz`);
  const label = join(bases, `base-${stamp}.label.part`);
  try {
    return await inSession(
      address,
      async (client) => {
        await client.query("select pg_backup_start('umbral', $1)", [isUrgent]);
        let firstSegment = "";
        async function* files(): AsyncGenerator<TarFile> {
          yield* filesIn(join(dataDir, "postgres"));
          // Waits until the log up to here is in the archive.
          const { rows } = await client.query<{ labelfile: string; last: string }>(
            "select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(true)",
          );
          const { labelfile, last } = rows[0]!;
          firstSegment = /\(file ([\dA-F]{24})\)/.exec(labelfile)![1]!;
          // The archive gives segments up for which it has no room.
          const lost = missingSegments(await readdir(wal), firstSegment, last);
          if (lost > 0)
            throw new Error(`of the log that belongs to the base backup ${lost} segments were not archived`);
          await writeFile(label, labelfile, { mode: 0o600 });
          yield { name: "backup_label", bytes: Buffer.byteLength(labelfile), path: label };
        }
        await writeWhole(path, paced(tarOf(files(), now), restShare), {
          through: createGzip({ level: constants.Z_BEST_SPEED, chunkSize: PART_BYTES }),
          ...(signal && { signal }),
        });
        const { size } = await stat(path);
        const base = { path, startedAt: now, endedAt: new Date(), firstSegment, bytes: size };
        // Without this file the tar does not count.
        const stated = [JSON.stringify({ ...base, path: undefined })];
        await writeWhole(
          path.replace(/tar\.gz$/, "json"),
          (async function* () {
            yield* stated;
          })(),
        );
        return base;
      },
      signal,
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await rm(label, { force: true });
  }
}

/** One that ends on a full disk would take the last of it from the database for as long as it is written. */
async function mustHaveRoom(bases: string): Promise<void> {
  const [newest] = await listBases(bases);
  const { bavail, bsize } = await statfs(bases);
  const needed = ARCHIVE_LIMITS.free + (newest?.bytes ?? 0);
  if (bavail * bsize < needed) throw new Error(`a base backup needs ${needed} bytes, and ${bavail * bsize} are left`);
}

async function* filesIn(folder: string, below = ""): AsyncGenerator<TarFile> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const name = below ? `${below}/${entry.name}` : entry.name;
    const path = join(folder, name);
    if (entry.isDirectory()) {
      if (!EMPTY_FOLDERS.has(name)) yield* filesIn(folder, name);
    } else if (entry.isFile()) {
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined; // a table that was dropped meanwhile
        throw error;
      });
      if (found) yield { name, bytes: found.size, path, mayChange: true };
    }
  }
}

/** The base backups of an archive, newest first. */
export async function listBases(folder: string): Promise<BaseBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const bases: BaseBackup[] = [];
  for (const name of names
    .filter((one) => NAME.test(one))
    .sort()
    .reverse()) {
    const stated = JSON.parse(await readFile(join(folder, name), "utf8")) as Record<
      "startedAt" | "endedAt" | "firstSegment",
      string
    > & {
      bytes: number;
    };
    bases.push({
      path: join(folder, name.replace(/json$/, "tar.gz")),
      startedAt: new Date(stated.startedAt),
      endedAt: new Date(stated.endedAt),
      firstSegment: stated.firstSegment,
      bytes: stated.bytes,
    });
  }
  return bases;
}

/**
 * Removes base backups that nothing within the kept time needs, and the segments before the oldest that stays.
 *
 * @param keptMs how far back any moment can be restored: the newest base backup before that stays
 */
export async function pruneArchive(dataDir: string, now: Date, keptMs: number): Promise<void> {
  const { bases, wal } = archiveFolders(dataDir);
  const all = await listBases(bases);
  const oldest = all.find(({ endedAt }) => now.getTime() - endedAt.getTime() >= keptMs) ?? all.at(-1);
  if (!oldest) return;
  for (const { path, startedAt } of all) {
    if (startedAt >= oldest.startedAt) continue;
    // In this order a removal that is cut short leaves no entry without its bytes.
    await rm(path.replace(/tar\.gz$/, "json"), { force: true });
    await rm(path, { force: true });
  }
  const named = new Set((await listBases(bases)).map(({ path }) => path));
  for (const name of await readdir(bases)) {
    const isStray = name.endsWith(".tar.gz") && !named.has(join(bases, name));
    if (isStray || name.endsWith(".part")) await rm(join(bases, name), { force: true });
  }
  for (const name of await readdir(wal)) {
    if (/^[\dA-F]{24}/.test(name) && name.slice(0, 24) < oldest.firstSegment)
      await rm(join(wal, name), { force: true });
  }
}

/** Segments of one 4 GB part of the log. */
const SEGMENTS_OF_PART = 256;
const numberOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_OF_PART + Number.parseInt(segment.slice(16, 24), 16);

/** How many segments of the log from the first to the last are not among the files of an archive. */
export function missingSegments(files: readonly string[], first: string, last: string): number {
  const there = new Set(
    files.flatMap((name) => {
      const isBetween = SEGMENT_FILE.test(name) && name.slice(0, 24) >= first && name.slice(0, 24) <= last;
      return isBetween ? name.slice(0, 24) : [];
    }),
  );
  return numberOf(last) - numberOf(first) + 1 - there.size;
}
const SEGMENT_FILE = /^[\dA-F]{24}\.zst$/;
