import type { Readable } from "node:stream";

/**
 * Where bytes lie: files on disk by default, any S3-compatible store by configuration. Keys are ours (`photos/ab/…`), never
 * what a person typed.
 */
export interface ObjectStore {
  /** Writes all or nothing; the same key again replaces. */
  put(key: string, bytes: Uint8Array | Readable, options: { mediaType: string }): Promise<void>;
  /** Undefined where nothing lies. */
  get(key: string): Promise<StoredObject | undefined>;
  /** What is not there is removed already. */
  remove(keys: readonly string[]): Promise<void>;
}

export interface StoredObject {
  stream: Readable;
  sizeBytes: number;
}

/** The whole object in memory, for what is known to be small. */
export async function readWhole({ stream }: StoredObject): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
