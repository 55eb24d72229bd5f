import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { isSwollen, TOO_LARGE_UNPACKED } from "#domain/portfolio/feeds/unpacked-limits.ts";
import { wideEncoding } from "#domain/shared/format/wide-encoding.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";

/** The bytes of an imported file as its reader takes them: unpacked, and as text. */

/** Unpacked, a file may be so large. */
const LARGEST_UNPACKED = 2 * 1024 ** 3;

export class FeedBytesError extends Error {}

/**
 * The file's bytes; one that was packed with gzip is unpacked.
 *
 * @param onBytes called with the number of bytes read, before unpacking
 * @throws FeedBytesError with a Spanish reason
 */
export async function openFeedBytes(
  store: ObjectStore,
  key: string,
  onBytes: (count: number) => void = () => {},
): Promise<Readable> {
  const stored = await store.get(key);
  if (!stored) throw new FeedBytesError("El archivo ya no está guardado. Súbelo otra vez");
  const parts = stored.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await parts.next();
  const isPacked = !first.done && first.value[0] === 0x1f && first.value[1] === 0x8b;
  async function* all() {
    try {
      for (let part: IteratorResult<Buffer> = first; !part.done; part = await parts.next()) {
        onBytes(part.value.length);
        yield part.value;
      }
    } finally {
      stored!.stream.destroy();
    }
  }
  const bytes = Readable.from(all(), { objectMode: false, highWaterMark: 256 * 1024 });
  return isPacked ? Readable.from(unpacked(bytes), { objectMode: false }) : bytes;
}

async function* unpacked(packed: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let taken = 0;
  packed.on("data", (part: Buffer) => {
    taken += part.length;
  });
  packed.on("error", (error) => gunzip.destroy(error));
  packed.pipe(gunzip);
  let total = 0;
  try {
    for await (const part of gunzip as AsyncIterable<Buffer>) {
      total += part.length;
      if (total > LARGEST_UNPACKED || isSwollen(taken, total)) throw new FeedBytesError(TOO_LARGE_UNPACKED);
      yield part;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("Z_")) {
      throw new FeedBytesError("El archivo comprimido está cortado o dañado");
    }
    throw error;
  } finally {
    packed.destroy();
  }
}

/** The file as text, in pieces. */
export async function* feedText(
  store: ObjectStore,
  key: string,
  kind: "xml" | "table" | "json",
  onBytes?: (count: number) => void,
): AsyncGenerator<string> {
  const encoding = await encodingOf(store, key, kind);
  const decoder = new TextDecoder(encoding);
  for await (const part of await openFeedBytes(store, key, onBytes))
    yield decoder.decode(part as Buffer, { stream: true });
  yield decoder.decode();
}

/**
 * UTF-8 where the bytes are that, whatever the file says of itself: letters with accents of another encoding are next to never
 * valid UTF-8. Else what XML declares, or what Windows writes.
 */
async function encodingOf(store: ObjectStore, key: string, kind: "xml" | "table" | "json"): Promise<string> {
  if (kind === "json") return "utf-8";
  const strict = new TextDecoder("utf-8", { fatal: true });
  let declared: string | undefined;
  for await (const part of await openFeedBytes(store, key)) {
    const bytes = part as Buffer;
    if (declared === undefined) {
      const marked = markedEncoding(bytes);
      if (marked) return marked;
      declared = kind === "xml" ? declaredEncoding(bytes.toString("latin1", 0, 200)) : "utf-8";
    }
    try {
      strict.decode(bytes, { stream: true });
    } catch {
      return declared === "utf-8" ? "windows-1252" : declared;
    }
  }
  return "utf-8";
}

function markedEncoding(bytes: Buffer): string | undefined {
  return wideEncoding(bytes) ?? (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? "utf-8" : undefined);
}

function declaredEncoding(head: string): string {
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return "utf-8";
  }
}

/** The first bytes of a file, unpacked, by which its format is recognised. */
export async function headOfFeed(store: ObjectStore, key: string, length: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let total = 0;
  for await (const part of await openFeedBytes(store, key)) {
    parts.push(part as Buffer);
    total += (part as Buffer).length;
    if (total >= length) break;
  }
  return Buffer.concat(parts).subarray(0, length);
}
