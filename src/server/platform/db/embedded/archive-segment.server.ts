import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/**
 * PostgreSQL calls this program for each finished segment of its log (`archive_command`): `node archive-segment SEGMENT TARGET` packs it
 * to `TARGET.zst`, which appears whole and on the disk or not at all. A segment that is there already with the same bytes is well; with
 * others the call fails, because an archive must never be written over. Any error is an exit code that PostgreSQL takes as "try again".
 *
 * A segment closed before it was full is zeros to its end: Zstandard packs 16 MB of them to one kilobyte, gzip to 73.
 */

const [segment, target] = process.argv.slice(2) as [string, string];
const file = `${target}.zst`;
const bytes = readFileSync(segment);
if (existsSync(file)) process.exit(zstdDecompressSync(readFileSync(file)).equals(bytes) ? 0 : 1);
const draft = `${file}.${process.pid}.part`;
try {
  const handle = openSync(draft, "w", 0o600);
  const packed = zstdCompressSync(bytes);
  for (let written = 0; written < packed.length; ) written += writeSync(handle, packed, written);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
  // The name is on the disk, too. Windows opens no folders.
  if (process.platform !== "win32") {
    const folder = openSync(dirname(file), "r");
    fsyncSync(folder);
    closeSync(folder);
  }
} catch (error) {
  rmSync(draft, { force: true });
  console.error((error as Error).message);
  process.exit(1);
}
