import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, normalize, relative, sep } from "node:path";
import { PassThrough, type Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { type FileEntry, isStoreKey } from "./backup-format.server.ts";

/**
 * The files of all backups of a folder, each once, under `files/{key}` beside the backups. The store never changes the
 * bytes of a key that a row names, so a file that is already here is not copied again.
 */

/**
 * Codes for which the bytes are copied instead of linked: another file system, one without links, or too many of them.
 */
const NO_LINK = new Set(["EXDEV", "EPERM", "EMLINK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EACCES"]);

const poolOf = (folder: string): string => join(normalize(folder), "files");

/** @throws Error when the key would lead out of the folder */
export function pathInPool(folder: string, key: string): string {
  const root = poolOf(folder);
  const path = join(root, key);
  if (!path.startsWith(root + sep)) throw new Error("a key leaves the folder of the backups");
  return path;
}

export interface Bytes {
  bytes: number;
  sha256: string;
}

/** Size and SHA-256 of a whole stream. */
export async function measure(stream: Readable): Promise<Bytes> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Size of a file in bytes; undefined where there is none. */
export async function sizeOf(path: string): Promise<number | undefined> {
  return await stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    },
  );
}

/**
 * Makes sure that a stored file is in the pool, and reads it there to calculate its hash.
 *
 * @param diskFolder where a store on this machine keeps its files, so that they can be linked
 * @param known size and hash from an earlier backup
 * @param believes whether these are believed while the size is the same; otherwise the file is read again
 * @returns size and hash are null where the store holds no such bytes
 */
export async function addToPool(
  folder: string,
  key: string,
  {
    store,
    diskFolder,
    known,
    believes,
  }: { store: Pick<ObjectStore, "get">; diskFolder: string | undefined; known: Bytes | undefined; believes: boolean },
): Promise<FileEntry> {
  // No store of ours has ever used such a name.
  if (!isStoreKey(key)) return { file: key, bytes: null, sha256: null };
  const path = pathInPool(folder, key);
  const size = await sizeOf(path);
  if (believes && known && size === known.bytes) return { file: key, ...known };
  if (size !== undefined) {
    const found = await measure(createReadStream(path));
    if (!known || isSame(found, known)) return { file: key, ...found };
    // A file that differs from its recorded hash or size was cut short or altered: the store may have it whole.
    await rm(path);
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const isThere = (diskFolder && (await linked(join(diskFolder, key), path))) || (await copied(store, key, path));
  if (!isThere) return { file: key, bytes: null, sha256: null };
  return { file: key, ...(await measure(createReadStream(path))) };
}

export const isSame = (a: Bytes, b: Bytes): boolean => a.bytes === b.bytes && a.sha256 === b.sha256;

async function linked(from: string, path: string): Promise<boolean> {
  try {
    await link(from, path);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return true;
    if (code === "ENOENT" || NO_LINK.has(code)) return false;
    throw error;
  }
}

async function copied(store: Pick<ObjectStore, "get">, key: string, path: string): Promise<boolean> {
  const stored = await store.get(key);
  if (!stored) return false;
  await writeWhole(path, stored.stream);
  return true;
}

/**
 * Writes a file so that it appears under its name only when it is whole and on the disk; nothing is left of one that
 * fails.
 *
 * @param parts bytes or texts in their order
 * @param options.through streams that they pass on their way
 */
export async function writeWhole(
  path: string,
  parts: AsyncIterable<Uint8Array | string>,
  { through = new PassThrough(), signal }: { through?: Transform; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const beside = `${path}.${randomUUID()}.part`;
  try {
    const end = createWriteStream(beside, { mode: 0o600 });
    await (signal ? pipeline(parts, through, end, { signal }) : pipeline(parts, through, end));
    const handle = await open(beside);
    await handle.sync().finally(() => handle.close());
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Removes every file of the pool that no kept backup names, and the folders that this leaves empty. @returns how many files went */
export async function prunePool(folder: string, named: ReadonlySet<string>): Promise<number> {
  const root = poolOf(folder);
  let removed = 0;
  const prune = async (at: string): Promise<boolean> => {
    let left = 0;
    for (const entry of await readdir(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) {
        if (!(await prune(path))) left += 1;
      } else if (named.has(relative(root, path).split(sep).join("/"))) left += 1;
      else {
        await rm(path, { force: true });
        removed += 1;
      }
    }
    if (left === 0 && at !== root) await rmdir(at);
    return left === 0;
  };
  if ((await sizeOf(root)) !== undefined) await prune(root);
  return removed;
}
