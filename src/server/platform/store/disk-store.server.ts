import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ObjectStore } from "./object-store.server.ts";
import { diskFault } from "./store-fault.server.ts";
import { identityOf } from "./store-identity.server.ts";

/** Folder of files that are being written. */
const UNFINISHED = "unfinished";
/**
 * Age without a write after which a file is taken for one left by a process that died: no request is silent that long.
 */
const LEFT_AFTER_MS = 15 * 60_000;

/**
 * Files below a folder: written in a place of their own, brought to the disk, and renamed, so that a key has all of its
 * bytes or none.
 */
export function createDiskStore(folder: string): ObjectStore {
  const root = normalize(folder);
  const pathOf = (key: string) => {
    const path = join(root, key);
    if (!path.startsWith(root + sep)) throw new Error("a key leaves the store's folder");
    return path;
  };
  const unfinished = join(root, UNFINISHED);
  let identity: Promise<string> | undefined;
  let isTidy = false;
  /** Once in each process. An error does not concern the caller who stores something: the next start tries again. */
  const tidy = () => {
    if (!isTidy) removeLeft(unfinished).catch(() => {});
    isTidy = true;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const part = join(unfinished, `${randomUUID()}.part`);
      try {
        for (const at of [unfinished, dirname(path)]) await mkdir(at, { recursive: true, mode: 0o700 });
        tidy();
        await pipeline(
          bytes instanceof Readable ? bytes : Readable.from([bytes]),
          createWriteStream(part, { mode: 0o600 }),
        );
        const handle = await open(part);
        await handle.sync().finally(() => handle.close());
        await rename(part, path);
      } catch (error) {
        // On a read-only disk there is nothing to remove; the first error is the one that counts.
        await rm(part, { force: true }).catch(() => {});
        throw diskFault(error);
      }
    },
    async get(key, range) {
      const handle = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw diskFault(error);
      });
      if (!handle) return undefined;
      // Measured on the open file: another put may replace the name meanwhile.
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(range), sizeBytes: size };
    },
    async remove(keys) {
      for (const key of keys) {
        await rm(pathOf(key), { force: true }).catch((error) => {
          throw diskFault(error);
        });
      }
    },
    async identity() {
      identity ??= identityOf(root);
      return await identity.catch((error) => {
        identity = undefined;
        throw diskFault(error);
      });
    },
  };
}

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > LEFT_AFTER_MS) await rm(path, { force: true });
  }
}
