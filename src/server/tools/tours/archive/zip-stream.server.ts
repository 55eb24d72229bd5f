import { crc32 } from "node:zlib";

/**
 * Writes a ZIP piece by piece whose files are stored as they are (PKWARE's APPNOTE 6.3.10), so that its size is known before its first byte.
 * More than 65,534 files, or more than 4 GB before a file, are told by ZIP64 (4.3.14, 4.3.15 and 4.5.3 there).
 */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const END_64_BYTES = 56;
const LOCATOR_64_BYTES = 20;
/** Of the extra field with one offset in eight bytes. */
const OFFSET_64_BYTES = 12;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
const VERSION_64 = 45;
/** In place of a number that only ZIP64 can tell. */
const FULL_16 = 0xffff;
const FULL_32 = 0xffff_ffff;

export interface ZipEntry {
  /** Path with slashes, without one at its beginning. */
  readonly name: string;
  readonly sizeBytes: number;
}

/** Files that are read one after the other from one place. */
export interface ZipGroup {
  readonly entries: readonly ZipEntry[];
  /** The bytes of each entry, in their order. */
  read(): AsyncIterable<Uint8Array>;
}

const nameBytes = ({ name }: ZipEntry): number => Buffer.byteLength(name);

/** Size of the whole ZIP in bytes. */
export function zipSize(entries: Iterable<ZipEntry>): number {
  let [offset, directory, count] = [0, 0, 0];
  for (const entry of entries) {
    directory += CENTRAL_BYTES + nameBytes(entry) + (offset >= FULL_32 ? OFFSET_64_BYTES : 0);
    offset += LOCAL_BYTES + nameBytes(entry) + entry.sizeBytes;
    count++;
  }
  return offset + directory + endOf({ count, offset, directory }).length;
}

/**
 * The ZIP in pieces, one for each file. What was read so far is all that lies in memory: one file and the directory.
 *
 * @param at the time that every file bears, in UTC
 * @throws Error where a file has another size than its entry says, because the size of the whole has been told by then
 */
export async function* zipStream(groups: Iterable<ZipGroup>, at: Date): AsyncGenerator<Uint8Array, void> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { entries, read } of groups) {
    let number = 0;
    for await (const bytes of read()) {
      const entry = entries[number++];
      if (entry?.sizeBytes !== bytes.length)
        throw new Error(`a file of the archive has another size: «${entry?.name}»`);
      const name = Buffer.from(entry.name);
      const shared = sharedHead(name, bytes, at);
      directory.push(centralHead(shared, name, offset));
      yield Buffer.concat([word(LOCAL), shared, name, bytes]);
      offset += LOCAL_BYTES + name.length + bytes.length;
    }
    if (number !== entries.length) throw new Error(`a file of the archive is missing: «${entries[number]?.name}»`);
  }
  const central = Buffer.concat(directory);
  yield Buffer.concat([central, endOf({ count: directory.length, offset, directory: central.length })]);
}

/** The 26 bytes that both heads of a file have. */
function sharedHead(name: Buffer, bytes: Uint8Array, at: Date): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(VERSION, 0);
  head.writeUInt16LE(FLAGS, 2);
  head.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  head.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8);
  head.writeUInt32LE(crc32(bytes), 10);
  head.writeUInt32LE(bytes.length, 14);
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

function centralHead(shared: Buffer, name: Buffer, offset: number): Buffer {
  const isFar = offset >= FULL_32;
  const version = Buffer.alloc(2);
  version.writeUInt16LE(isFar ? VERSION_64 : VERSION);
  const own = Buffer.from(shared);
  if (isFar) own.writeUInt16LE(OFFSET_64_BYTES, 24);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(isFar ? FULL_32 : offset, 10);
  const extra = Buffer.alloc(isFar ? OFFSET_64_BYTES : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  return Buffer.concat([word(CENTRAL), version, own, place, name, extra]);
}

/** The end of the directory, with ZIP64's own before it where a number does not fit. */
function endOf({ count, offset, directory }: { count: number; offset: number; directory: number }): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(count, FULL_16), 8);
  end.writeUInt16LE(Math.min(count, FULL_16), 10);
  end.writeUInt32LE(Math.min(directory, FULL_32), 12);
  end.writeUInt32LE(Math.min(offset, FULL_32), 16);
  if (count < FULL_16 && offset < FULL_32 && directory < FULL_32) return end;
  const long = Buffer.alloc(END_64_BYTES);
  long.writeUInt32LE(END_64, 0);
  long.writeBigUInt64LE(BigInt(END_64_BYTES - 12), 4);
  long.writeUInt16LE(VERSION_64, 12);
  long.writeUInt16LE(VERSION_64, 14);
  long.writeBigUInt64LE(BigInt(count), 24);
  long.writeBigUInt64LE(BigInt(count), 32);
  long.writeBigUInt64LE(BigInt(directory), 40);
  long.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(LOCATOR_64_BYTES);
  locator.writeUInt32LE(LOCATOR_64, 0);
  locator.writeBigUInt64LE(BigInt(offset + directory), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([long, locator, end]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
