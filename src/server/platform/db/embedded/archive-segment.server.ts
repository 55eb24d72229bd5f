import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/**
 * PostgreSQL calls this program for each finished segment of its log (`archive_command`): `node archive-segment SEGMENT TARGET WAITING FREE`
 * packs it to `TARGET.zst`, which appears whole and on the disk or not at all. A segment that is there already with the same bytes is well;
 * with others the call fails, because an archive must never be written over. An error is an exit code that PostgreSQL takes as "try again".
 *
 * Until a segment is archived, PostgreSQL keeps it, and ends when the disk is full of them. So a segment that cannot be archived is given
 * up, which PostgreSQL is told as success, where more than WAITING wait or fewer than FREE bytes are left to the database. A gap in the
 * archive does no harm to the database, and recovery never goes over one; `operations/backup/archive-gap` finds it.
 *
 * A segment closed before it was full is zeros to its end: Zstandard packs 16 MB of them to one kilobyte, gzip to 73.
 */

const [segment, target, mostWaiting, leastFree] = process.argv.slice(2) as [string, string, string, string];
const file = `${target}.zst`;
const draft = `${file}.${process.pid}.part`;
try {
  archive();
} catch (error) {
  rmSync(draft, { force: true });
  const reason = (error as Error).message;
  const cause = causeToGiveUp();
  console.error(cause ? `segment given up, because ${cause}: ${reason}` : reason);
  process.exitCode = cause ? 0 : 1;
}

function archive(): void {
  const bytes = readFileSync(segment);
  if (existsSync(file)) {
    if (zstdDecompressSync(readFileSync(file)).equals(bytes)) return;
    throw new Error(`${file} is there with other bytes`);
  }
  // The last of a disk belongs to the rows.
  if (freeAt(dirname(file)) < Number(leastFree)) throw new Error(`the disk of ${dirname(file)} is almost full`);
  const handle = openSync(draft, "w", 0o600);
  try {
    const packed = zstdCompressSync(bytes);
    for (let written = 0; written < packed.length; ) written += writeSync(handle, packed, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  // The name is on the disk, too. Windows opens no folders.
  if (process.platform !== "win32") {
    const folder = openSync(dirname(file), "r");
    fsyncSync(folder);
    closeSync(folder);
  }
}

function causeToGiveUp(): string | undefined {
  const log = dirname(segment);
  const waiting = readdirSync(join(log, "archive_status")).filter((name) => name.endsWith(".ready")).length;
  if (waiting > Number(mostWaiting)) return `${waiting} segments wait`;
  return freeAt(log) < Number(leastFree) ? "the disk of the database is almost full" : undefined;
}

function freeAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
