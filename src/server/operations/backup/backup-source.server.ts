import { createReadStream } from "node:fs";
import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import { DamagedBackup, unpacked } from "./backup-format.server.ts";
import { pathInPool, sizeOf } from "./file-pool.server.ts";
import { indexTar } from "./tar.server.ts";

/** A backup that can be read more than once: one of the folder, or a tar that holds everything. */
export interface BackupSource {
  /** Name for people. */
  name: string;
  /** The unpacked lines. */
  open(): Readable;
  /** How much of the lines has been read since they were last opened, as a share of all. */
  progress(): number;
  /** Size of a file that it holds; undefined without it. */
  sizeOf(key: string): Promise<number | undefined>;
  file(key: string): Readable;
}

/** @throws DamagedBackup, or the error of a file that cannot be read */
export async function openBackup(path: string): Promise<BackupSource> {
  const name = basename(path);
  if (!name.endsWith(".tar")) {
    const folder = dirname(path);
    return {
      name,
      ...rowsOf(path, { start: 0, bytes: (await sizeOf(path)) ?? 0 }),
      sizeOf: (key) => sizeOf(pathInPool(folder, key)),
      file: (key) => createReadStream(pathInPool(folder, key)),
    };
  }
  const entries = await indexTar(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code ? error : new DamagedBackup(name, error.message);
  });
  const rows = [...entries].find(([entry]) => entry.endsWith(".jsonl.gz"))?.[1];
  if (!rows) throw new DamagedBackup(name, "no contiene ninguna copia");
  return {
    name,
    ...rowsOf(path, rows),
    sizeOf: async (key) => entries.get(`files/${key}`)?.bytes,
    file(key) {
      const entry = entries.get(`files/${key}`)!;
      return entry.bytes > 0 ? createReadStream(path, partOf(entry)) : Readable.from([]);
    },
  };
}

interface Part {
  start: number;
  bytes: number;
}
const partOf = ({ start, bytes }: Part) => ({ start, end: start + bytes - 1 });

function rowsOf(path: string, part: Part): Pick<BackupSource, "open" | "progress"> {
  let readBytes = () => 0;
  return {
    open() {
      // Without bytes there is nothing to begin or end with: then the file says by itself that it is empty or missing.
      const opened = unpacked(path, part.bytes > 0 ? partOf(part) : {});
      readBytes = opened.readBytes;
      return opened.bytes;
    },
    progress: () => (part.bytes > 0 ? Math.min(1, readBytes() / part.bytes) : 0),
  };
}
