import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ObjectStore } from "./object-store.server.ts";

/** Files below a folder: written beside, brought to the disk, and renamed, so that a key holds all of its bytes or none. */
export function createDiskStore(folder: string): ObjectStore {
  const root = normalize(folder);
  const pathOf = (key: string) => {
    const path = join(root, key);
    if (!path.startsWith(root + sep)) throw new Error("a key leaves the store's folder");
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const beside = `${path}.${randomUUID()}.part`;
      try {
        await pipeline(
          bytes instanceof Readable ? bytes : Readable.from([bytes]),
          createWriteStream(beside, { mode: 0o600 }),
        );
        const handle = await open(beside);
        await handle.sync().finally(() => handle.close());
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const handle = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      if (!handle) return undefined;
      // Measured on what is open: another put may replace the name meanwhile.
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(range), sizeBytes: size };
    },
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
  };
}
