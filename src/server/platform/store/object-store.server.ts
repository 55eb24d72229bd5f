import type { Readable } from "node:stream";

/**
 * Storage of bytes: files on disk by default, any S3-compatible store by configuration. Keys are ours (`photos/ab/…`),
 * never typed text. A store that is away or full throws `StoreFault`.
 */
export interface ObjectStore {
  /** Writes all or nothing; the same key again replaces. */
  put(key: string, bytes: Uint8Array | Readable, options: { mediaType: string }): Promise<void>;
  /** Undefined where there is no object. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  /** Removes objects; a key without an object counts as removed. */
  remove(keys: readonly string[]): Promise<void>;
  /**
   * The store's own id, where other processes may have another store: a UUID kept beside its files. Null for a store
   * that all processes share.
   */
  identity(): Promise<string | null>;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  /** Read it or destroy it, because it keeps a file or a connection open. */
  stream: Readable;
  /** Size of the whole object, also where a range was asked for. */
  sizeBytes: number;
}

/** The whole object in memory; only for objects known to be small. */
export async function readWhole({ stream }: StoredObject): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
