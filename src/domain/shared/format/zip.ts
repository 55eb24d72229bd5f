/**
 * A ZIP archive of a few small files, stored as they are (APPNOTE 6.3, method 0). Texts are short and pictures are compressed already, so
 * nothing would be won by a compressor in the browser. Names are UTF-8.
 */

export interface ZipFile {
  /** With slashes between folders: `2026-11-30 lunes/instagram.txt`. */
  name: string;
  bytes: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0 reads it; bit 11 says that names are UTF-8. */
const VERSION = 20;
const UTF8_NAMES = 1 << 11;
/** Day of all entries where none is known: the first that the format can say, so that the same files give the same archive. */
const FIRST_DAY = "1980-01-01";

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** CRC-32 of a file (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers of two or four bytes, the lowest byte first. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const out = new Uint8Array(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  const view = new DataView(out.buffer);
  let at = 0;
  for (const [value, bytes] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return out;
}

/** @param day ISO day that the files bear */
export function zipOf(files: readonly ZipFile[], day: string = FIRST_DAY): Uint8Array<ArrayBuffer> {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const stamp = ((year - 1980) << 9) | (month << 5) | date;
  const parts: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  const push = (list: Uint8Array[], ...more: Uint8Array[]) => {
    list.push(...more);
    return more.reduce((sum, { length }) => sum + length, 0);
  };
  for (const { name, bytes } of files) {
    const named = new TextEncoder().encode(name);
    const common = [
      [UTF8_NAMES, 2], [0, 2], [0, 2], [stamp, 2], [crc32(bytes), 4], [bytes.length, 4], [bytes.length, 4], [named.length, 2],
    ] as const; // biome-ignore format: one header
    const at = offset;
    offset += push(parts, fields([LOCAL, 4], [VERSION, 2], ...common, [0, 2]), named, bytes);
    push(
      central,
      fields([CENTRAL, 4], [VERSION, 2], [VERSION, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
      named,
    );
  }
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const end = fields(
    [END, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [offset, 4], [0, 2],
  ); // biome-ignore format: one header
  const all = [...parts, ...central, end];
  const out = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
