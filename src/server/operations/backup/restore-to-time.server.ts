import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { chown, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  archiveFolders,
  fetchCommand,
  isArchiving,
  putArchiveAside,
  switchArchive,
} from "../../platform/db/embedded/archive.server.ts";
import { findBinaries } from "../../platform/db/embedded/binaries.server.ts";
import { openCluster } from "../../platform/db/embedded/cluster.server.ts";
import { openEmbedded } from "../../platform/db/embedded/open-embedded.server.ts";
import { runningPostmaster } from "../../platform/db/embedded/postmaster.server.ts";
import { ownerOfNewFiles } from "../../platform/db/embedded/run-as.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { backupsFolder } from "./backup.server.ts";
import { type BaseBackup, listBases } from "./base-backup.server.ts";
import { pathInPool } from "./file-pool.server.ts";
import { readNamedFiles } from "./named-files.server.ts";
import { RestoreRefused } from "./restore-backup.server.ts";
import { inSession } from "./session.server.ts";
import { PART_BYTES, untar } from "./tar.server.ts";

/** Going back to a moment with the continuous archive of the embedded database. */

/** Folders that PostgreSQL expects and a base backup has nothing of. */
const EXPECTED = [
  "pg_wal/archive_status",
  "pg_wal/summaries",
  "pg_commit_ts",
  "pg_dynshmem",
  "pg_logical/mappings",
  "pg_logical/snapshots",
  "pg_multixact/members",
  "pg_multixact/offsets",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_tblspc",
  "pg_twophase",
  "pg_xact",
];
const SEGMENT = /^[\dA-F]{24}$/;

export interface RestoredToTime {
  base: BaseBackup;
  /** Where the database of before lies, and the archive that led here. */
  before: string;
  archive: string;
  /** Files that rows name again and the store had lost; and those that are nowhere any more. */
  filesBack: number;
  filesLost: number;
}

/**
 * Puts the embedded database back as it was at a moment: the newest base backup before it, and the archived log since. What is there now
 * stays beside it. The product must have ended.
 *
 * @throws RestoreRefused with one Spanish line: the database is as it was
 */
export async function restoreToTime(
  { dataDir, store }: { dataDir: string; store: ObjectStore },
  until: Date,
  now: Date,
): Promise<RestoredToTime> {
  const folders = archiveFolders(dataDir);
  const base = await baseFor(folders.bases, until, now);
  const cluster = await openCluster(findBinaries({ linksFolder: join(dataDir, "postgres-lib") }), dataDir);
  if (runningPostmaster(cluster))
    throw new RestoreRefused("Umbral está en marcha con esta carpeta de datos: ciérralo antes.");
  const aside = join(dataDir, "restore-to-time");
  const target = join(aside, "postgres");
  await rm(aside, { recursive: true, force: true });
  try {
    await unpack(base, target);
    // Segments that were not archived yet when the server ended, by a power cut too, lie only here.
    await copyLog(join(cluster.folder, "pg_wal"), join(target, "pg_wal"));
    await writeFile(join(target, "recovery.signal"), "");
    await giveAway(target);
    const { filesBack, filesLost } = await recover(aside, { until, wal: folders.wal }, { dataDir, store });
    const stamp = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
    const before = join(dataDir, `postgres-${stamp}`);
    await rename(cluster.folder, before);
    await rename(target, join(dataDir, "postgres"));
    // The log goes on from another moment: an archive holds one course of things.
    const wasOn = isArchiving(dataDir);
    const archive = putArchiveAside(dataDir, now);
    if (wasOn) switchArchive(dataDir, true, now);
    return { base, before, archive, filesBack, filesLost };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function baseFor(folder: string, until: Date, now: Date): Promise<BaseBackup> {
  const bases = await listBases(folder);
  const oldest = bases.at(-1);
  if (!oldest) {
    throw new RestoreRefused(
      "No hay archivo continuo (BACKUP_WAL=on): recupera una copia con «npm run restore -- ARCHIVO». No se ha cambiado nada.",
    );
  }
  if (until > now) throw new RestoreRefused("Ese momento todavía no ha llegado. No se ha cambiado nada.");
  const base = bases.find(({ endedAt }) => endedAt <= until);
  if (base) return base;
  const from = oldest.endedAt.toISOString();
  throw new RestoreRefused(
    `El archivo continuo empieza el ${from.slice(0, 10)} a las ${from.slice(11, 19)} UTC, después de ese momento. No se ha cambiado nada.`,
  );
}

async function unpack(base: BaseBackup, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const name of EXPECTED) await mkdir(join(target, name), { recursive: true, mode: 0o700 });
  const stream = createReadStream(base.path, { highWaterMark: PART_BYTES }).pipe(
    createGunzip({ chunkSize: PART_BYTES }),
  );
  for await (const { name, bytes } of untar(stream)) {
    const path = normalize(join(target, name));
    if (!path.startsWith(target + sep)) throw new Error("a name leaves the folder of the database");
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(bytes, createWriteStream(path, { mode: 0o600, highWaterMark: PART_BYTES }));
  }
}

async function copyLog(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const name of await readdir(from)) if (SEGMENT.test(name)) await copyFile(join(from, name), join(to, name));
}

/** PostgreSQL runs as the owner of its folder, which root is not. */
async function giveAway(folder: string): Promise<void> {
  if (!ownerOfNewFiles) return;
  const { uid, gid } = ownerOfNewFiles;
  for (const name of ["", ...(await readdir(folder, { recursive: true }))]) await chown(join(folder, name), uid, gid);
}

/** Lets PostgreSQL go through the log up to the moment, and brings back the files that rows name again. */
async function recover(
  folder: string,
  { until, wal }: { until: Date; wal: string },
  { dataDir, store }: { dataDir: string; store: ObjectStore },
): Promise<{ filesBack: number; filesLost: number }> {
  const server = await openEmbedded(folder, {
    settings: {
      restore_command: fetchCommand(wal),
      // PostgreSQL knows no names of zones yet when it reads this: "Z" is one.
      recovery_target_time: until.toISOString().replace("Z", "+00"),
      recovery_target_action: "promote",
      recovery_target_timeline: "current",
      hot_standby: "off",
      archive_mode: "off",
      wal_level: "replica",
    },
  }).catch((error: Error) => {
    const isShort = /before configured recovery target|requested recovery stop point/.test(error.message);
    const reason = isShort ? "el archivo acaba antes de ese momento, o no ha pasado nada después" : error.message;
    throw new RestoreRefused(`No se ha podido volver a ese momento (${reason}). No se ha cambiado nada.`, {
      cause: error,
    });
  });
  try {
    return await inSession(server.pool, async (client) => {
      let filesBack = 0;
      let filesLost = 0;
      for (const key of await readNamedFiles(client)) {
        const stored = await store.get(key);
        stored?.stream.destroy();
        if (stored) continue;
        const path = pathInPool(backupsFolder({ dataDir }), key);
        if (await stat(path).catch(() => undefined)) {
          await store.put(key, createReadStream(path), { mediaType: "application/octet-stream" });
          filesBack += 1;
        } else filesLost += 1;
      }
      return { filesBack, filesLost };
    });
  } finally {
    await server.close();
  }
}
