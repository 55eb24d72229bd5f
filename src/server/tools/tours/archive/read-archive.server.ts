import { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from "yauzl";
import { isSwollen } from "#domain/portfolio/feeds/unpacked-limits.ts";
import { ImportFault } from "./import-fault.server.ts";

/** Reads files out of a ZIP that lies in the store in parts. What its directory says of sizes is not believed. */

/** Sixty panoramas of the largest size have some forty thousand tiles. */
const MOST_ENTRIES = 60_000;
const MOST_UNPACKED_BYTES = 2 * 1024 ** 3;
/** A link of a disk, in the upper half of the attributes that Unix writes. */
const KIND_BITS = 0o170000;
const LINK = 0o120000;

/** One part of the upload. */
export interface ArchivePart {
  /** Of its first byte. */
  readonly offset: number;
  readonly sizeBytes: number;
  read(): Promise<Buffer>;
}

export interface OpenArchive {
  /** Of all files, in their order; folders and links are left out. */
  readonly paths: readonly string[];
  /** Whether there is such a file; upper and lower case may differ. */
  has(path: string): boolean;
  /** @throws ImportFault for a file that is not there, broken, locked, or larger than this once it is unpacked */
  bytesOf(path: string, mostBytes: number): Promise<Buffer>;
}

const DAMAGED = "El ZIP está dañado o incompleto. Comprímelo otra vez y súbelo";

/** @throws ImportFault where it cannot be read as a whole */
export async function openArchive(parts: readonly ArchivePart[]): Promise<OpenArchive> {
  const sizeBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
  const folder = await fromRandomAccessReaderPromise(new PartsReader(parts), sizeBytes, {
    lazyEntries: true,
    autoClose: false,
  }).catch(() => {
    throw new ImportFault(DAMAGED);
  });
  const entries = await entriesOf(folder);
  const byCase = new Map([...entries].map(([path, entry]) => [path.toLowerCase(), entry]));
  const entryOf = (path: string) => entries.get(path) ?? byCase.get(path.toLowerCase());
  let unpacked = 0;
  return {
    paths: [...entries.keys()],
    has: (path) => entryOf(path) !== undefined,
    async bytesOf(path, mostBytes) {
      const entry = entryOf(path);
      if (!entry) throw new ImportFault(`falta el archivo ${shown(path)}`);
      const bytes = await readEntry(folder, entry, mostBytes);
      unpacked += bytes.length;
      if (unpacked > MOST_UNPACKED_BYTES) throw new ImportFault("El ZIP ocupa más de 2\u00a0GB al descomprimirlo");
      return bytes;
    },
  };
}

async function entriesOf(folder: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let count = 0;
  try {
    for await (const entry of folder.eachEntry()) {
      if (++count > MOST_ENTRIES) throw new ImportFault("El ZIP tiene más de 60.000 archivos");
      const path = entry.fileName;
      const isLink = ((entry.externalFileAttributes >>> 16) & KIND_BITS) === LINK;
      if (!path.endsWith("/") && !isLink && !entries.has(path)) entries.set(path, entry);
    }
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    const isPath =
      error instanceof Error && /^(?:invalid relative path|absolute path|invalid characters)/.test(error.message);
    throw new ImportFault(
      isPath
        ? "El ZIP tiene un archivo que saldría de su carpeta. Comprímelo otra vez desde la carpeta del recorrido"
        : DAMAGED,
    );
  }
  return entries;
}

async function readEntry(folder: ZipFile, entry: Entry, mostBytes: number): Promise<Buffer> {
  const name = shown(entry.fileName);
  if (entry.isEncrypted()) throw new ImportFault(`${name} está cifrado`);
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    const stream: Readable = await folder.openReadStreamPromise(entry);
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        size += piece.length;
        if (size > mostBytes || isSwollen(entry.compressedSize, size))
          throw new ImportFault(`${name} ocupa demasiado al descomprimirlo`);
        pieces.push(piece);
      }
    } finally {
      stream.destroy();
    }
  } catch (error) {
    throw error instanceof ImportFault || isStoreFault(error) ? error : new ImportFault(`${name} está dañado`);
  }
  const bytes = Buffer.concat(pieces, size);
  if (crc32(bytes) !== entry.crc32) throw new ImportFault(`${name} está dañado`);
  return bytes;
}

const isStoreFault = (error: unknown): boolean => error instanceof Error && error.name === "StoreFault";

/** Longest path that a sentence repeats. */
const MOST_SHOWN = 120;
const shown = (path: string): string => `«${path.length > MOST_SHOWN ? `…${path.slice(-MOST_SHOWN)}` : path}»`;

/** Keeps the two parts that were read last: files of a ZIP lie one behind the other, and its directory at its end. */
const KEPT_PARTS = 2;

class PartsReader extends RandomAccessReader {
  readonly #parts: readonly ArchivePart[];
  readonly #kept = new Map<ArchivePart, Promise<Buffer>>();

  constructor(parts: readonly ArchivePart[]) {
    super();
    this.#parts = parts;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end));
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#fill(buffer, offset, position, position + length).then(
      () => callback(null),
      (error: Error) => callback(error),
    );
  }

  async #fill(buffer: Buffer, offset: number, start: number, end: number): Promise<void> {
    let at = offset;
    for await (const piece of this.#pieces(start, end)) at += piece.copy(buffer, at);
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer, void> {
    for (const part of this.#partsFrom(start)) {
      if (part.offset >= end) return;
      const bytes = await this.#bytesOf(part);
      yield bytes.subarray(Math.max(0, start - part.offset), end - part.offset);
    }
  }

  *#partsFrom(start: number): Generator<ArchivePart, void> {
    let [low, high] = [0, this.#parts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const part = this.#parts[middle]!;
      if (part.offset + part.sizeBytes <= start) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < this.#parts.length; at++) yield this.#parts[at]!;
  }

  #bytesOf(part: ArchivePart): Promise<Buffer> {
    const known = this.#kept.get(part);
    if (known) return known;
    const read = part.read();
    this.#kept.set(part, read);
    read.catch(() => this.#kept.delete(part));
    for (const old of [...this.#kept.keys()].slice(0, -KEPT_PARTS)) this.#kept.delete(old);
    return read;
  }
}
