import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { DamagedBackup, type FileEntry } from "./backup-format.server.ts";
import type { BackupSource } from "./backup-source.server.ts";
import { measure, writeWhole } from "./file-pool.server.ts";

/** A store that is asked over a network takes several at once as fast as one. */
const FILES_AT_A_TIME = 8;

/** The changes that were made to the store, until it is certain that they stay. */
export interface RestoredFiles {
  /** How many files were written; the others lay there already. */
  written: number;
  /**
   * Takes everything back: new files are removed, replaced ones are as they were. A store that is away meanwhile keeps
   * its files.
   */
  undo(): Promise<void>;
  /** Forgets how to take it back. */
  settle(): Promise<void>;
}

/**
 * Puts the files of a backup into the store. Those that are there with the same bytes stay untouched.
 *
 * @param options.folder where replaced files wait, on a disk with room for them
 * @param options.signal ends the work early, as an error
 * @throws any error on the way; the store is then as it was
 */
export async function restoreFiles(
  store: ObjectStore,
  source: BackupSource,
  entries: readonly FileEntry[],
  { folder, signal, tell }: { folder: string; signal: AbortSignal | undefined; tell?: (share: number) => void },
): Promise<RestoredFiles> {
  const put: { key: string; aside: string | undefined }[] = [];
  const settle = async () => {
    for (const { aside } of put) if (aside) await rm(aside, { force: true });
  };
  const undo = async () => {
    // The first error is the one that counts, and bytes that no row names do no harm.
    await store.remove(put.filter(({ aside }) => !aside).map(({ key }) => key)).catch(() => {});
    for (const { key, aside } of put) if (aside) await store.put(key, createReadStream(aside), MEDIA).catch(() => {});
    await settle();
  };
  try {
    const restore = async (entry: FileEntry) => {
      const { file: key, sha256 } = entry;
      if (sha256 === null) return;
      const old = await store.get(key);
      if (old && (await measure(old.stream)).sha256 === sha256) return;
      const aside = old && join(folder, `${randomUUID()}.part`);
      if (aside) await writeWhole(aside, (await store.get(key))!.stream as AsyncIterable<Buffer>);
      put.push({ key, aside });
      await store.put(key, Readable.from(checked(source, entry), { objectMode: false }), MEDIA);
    };
    for (let from = 0; from < entries.length; from += FILES_AT_A_TIME) {
      signal?.throwIfAborted();
      tell?.(from / entries.length);
      // All of them have ended before anything is taken back.
      const settled = await Promise.allSettled(entries.slice(from, from + FILES_AT_A_TIME).map(restore));
      const failed = settled.find(({ status }) => status === "rejected");
      if (failed) throw (failed as PromiseRejectedResult).reason;
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { written: put.length, undo, settle };
}

/** Pages give each file the type that its row names; the store's own is never shown. */
const MEDIA = { mediaType: "application/octet-stream" };

/** The bytes of a file; the stream fails at its end where they are not those that the backup names, so that nothing of it is kept. */
async function* checked(source: BackupSource, { file, sha256 }: FileEntry): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const part of source.file(file) as AsyncIterable<Buffer>) {
    hash.update(part);
    yield part;
  }
  if (hash.digest("hex") !== sha256) throw new DamagedBackup(source.name, `el archivo ${file} no es el que era`);
}
