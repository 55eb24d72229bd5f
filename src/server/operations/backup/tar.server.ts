import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";

/**
 * The part of the tar format (POSIX.1-1988, "ustar") that an archive of our own needs: regular files with plain names.
 * Any tar program unpacks it.
 */

const BLOCK = 512;
/** So much is read, packed or written at once: at the usual 16 kB, moving gigabytes costs three times the processor time. */
export const PART_BYTES = 256 * 1024;
const LONGEST_NAME = 100;
const LONGEST_PREFIX = 155;
/** Eleven octal figures. */
const LARGEST_FILE = 8 ** 11 - 1;

export interface TarFile {
  name: string;
  bytes: number;
  /** Present path of its bytes. */
  path: string;
  /** Whether the file may grow, which is cut, or shrink or go, which zeros make up for. */
  mayChange?: boolean;
}

/** The bytes of an archive. @throws Error where a file that may not change does, or has a name or size that does not fit */
export async function* tarOf(files: Iterable<TarFile> | AsyncIterable<TarFile>, at: Date): AsyncGenerator<Buffer> {
  for await (const { name, bytes, path, mayChange = false } of files) {
    yield headerOf(name, bytes, at);
    let written = 0;
    for await (const part of contentOf(path, mayChange, bytes)) {
      written += part.length;
      yield part;
    }
    if (written !== bytes && !mayChange) throw new Error(`${name} has ${written} bytes and not ${bytes}`);
    for (; written < bytes; written += Math.min(ZEROS.length, bytes - written)) {
      yield ZEROS.subarray(0, Math.min(ZEROS.length, bytes - written));
    }
    yield Buffer.alloc(paddingOf(bytes));
  }
  yield Buffer.alloc(2 * BLOCK);
}

const ZEROS = Buffer.alloc(64 * 1024);

async function* contentOf(path: string, mayChange: boolean, bytes: number): AsyncGenerator<Buffer> {
  if (mayChange && bytes === 0) return;
  try {
    // A range of its end is beyond what has come since.
    yield* createReadStream(path, {
      highWaterMark: PART_BYTES,
      ...(mayChange && { end: bytes - 1 }),
    }) as AsyncIterable<Buffer>;
  } catch (error) {
    if (!mayChange || (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/**
 * The files of an archive that comes as a stream, in turn. The bytes of one must have been read when the next is asked for.
 *
 * @throws Error in Spanish, without a code, for a truncated archive or one of another kind
 */
export async function* untar(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<{ name: string; bytes: AsyncGenerator<Buffer> }> {
  const parts = stream[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  /** As many bytes as are there, at most so many; at least one. */
  const take = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const next = await parts.next();
      if (next.done) throw new Error("el archivo está cortado");
      rest = next.value as Buffer<ArrayBuffer>;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  };
  async function* span(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      const part = await take(left);
      left -= part.length;
      yield part;
    }
  }
  const whole = async (length: number) => {
    const found: Buffer[] = [];
    for await (const part of span(length)) found.push(part);
    return Buffer.concat(found);
  };
  for (;;) {
    const header = await whole(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (octalAt(header, 148, 8) !== checksumOf(header)) throw new Error("no es un archivo tar, o está alterado");
    const bytes = octalAt(header, 124, 12);
    yield { name: nameIn(header), bytes: span(bytes) };
    await whole(paddingOf(bytes));
  }
}

function nameIn(header: Buffer): string {
  const prefix = textAt(header, 345, LONGEST_PREFIX);
  return ((prefix ? `${prefix}/` : "") + textAt(header, 0, LONGEST_NAME)).replace(/^\.\//, "");
}

const paddingOf = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK;

function headerOf(name: string, bytes: number, at: Date): Buffer {
  if (bytes > LARGEST_FILE) throw new Error(`${name} is too large for a tar`);
  const header = Buffer.alloc(BLOCK);
  // A long name is split at a slash.
  const cut = Buffer.byteLength(name) > LONGEST_NAME ? name.indexOf("/", name.length - LONGEST_NAME - 1) : -1;
  const [prefix, rest] = [name.slice(0, Math.max(cut, 0)), name.slice(cut + 1)];
  if (Buffer.byteLength(rest) > LONGEST_NAME || Buffer.byteLength(prefix) > LONGEST_PREFIX) {
    throw new Error(`${name} is too long for a tar`);
  }
  const octal = (value: number, figures: number) => `${value.toString(8).padStart(figures, "0")}\0`;
  header.write(rest, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(bytes, 11), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 11), 136);
  header.write("0", 156);
  header.write("ustar\0", 257);
  header.write("00", 263);
  header.write(prefix, 345);
  header.write(`${checksumOf(header).toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** Sum of the header's bytes, those of the sum itself taken as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
}

/**
 * Start and size in bytes of each file of an archive, by its name.
 *
 * @throws Error in Spanish, without a code, for a truncated archive or one of another kind
 */
export async function indexTar(path: string): Promise<Map<string, { start: number; bytes: number }>> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const entries = new Map<string, { start: number; bytes: number }>();
    for (let at = 0; ; ) {
      const header = await readBlock(handle, at);
      if (!header) throw new Error("el archivo está cortado");
      if (header.every((byte) => byte === 0)) return entries;
      const stated = octalAt(header, 148, 8);
      if (stated !== checksumOf(header)) throw new Error("no es un archivo tar, o está alterado");
      const bytes = octalAt(header, 124, 12);
      const start = at + BLOCK;
      at = start + bytes + paddingOf(bytes);
      if (!(at <= size)) throw new Error("el archivo está cortado");
      // Other kinds, such as folders, are in archives that another program has packed anew.
      if (!"0\0".includes(String.fromCharCode(header[156]!))) continue;
      entries.set(nameIn(header), { start, bytes });
    }
  } finally {
    await handle.close();
  }
}

async function readBlock(handle: FileHandle, at: number): Promise<Buffer | undefined> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(BLOCK), 0, BLOCK, at);
  return bytesRead === BLOCK ? buffer : undefined;
}

/** NaN for anything but figures: a size below zero would lead back to where the reader has been. */
function octalAt(header: Buffer, from: number, length: number): number {
  const text = textAt(header, from, length);
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number.NaN;
}

function textAt(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field
    .subarray(0, end < 0 ? length : end)
    .toString("utf8")
    .trim();
}
