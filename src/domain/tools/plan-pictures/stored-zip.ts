import { crc32 } from "./crc32.ts";

/** Files in one archive, stored as they are (PKWARE's APPNOTE 6.3.10): pictures do not get smaller. */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** Day and hour are none that anybody needs: 1 January 1980, the first that the form knows. */
const DATE = (1 << 5) | 1;

interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function storedZip(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const named = new TextEncoder().encode(name);
    const shared = [
      ...little(VERSION, 2),
      ...little(FLAGS, 2),
      ...little(0, 2),
      ...little(0, 2),
      ...little(DATE, 2),
      ...little(crc32(bytes), 4),
      ...little(bytes.length, 4),
      ...little(bytes.length, 4),
      ...little(named.length, 2),
      ...little(0, 2),
    ];
    const head = Uint8Array.from([...little(LOCAL, 4), ...shared]);
    locals.push(head, named, bytes);
    entries.push(
      Uint8Array.from([
        ...little(CENTRAL, 4),
        ...little(VERSION, 2),
        ...shared,
        ...little(0, 10),
        ...little(offset, 4),
      ]),
      named,
    );
    offset += head.length + named.length + bytes.length;
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = Uint8Array.from([
    ...little(END, 4),
    ...little(0, 4),
    ...little(files.length, 2),
    ...little(files.length, 2),
    ...little(size, 4),
    ...little(offset, 4),
    ...little(0, 2),
  ]);
  const out = new Uint8Array(offset + size + end.length);
  let at = 0;
  for (const part of [...locals, ...entries, end]) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** The lowest byte first. */
const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 2 ** (8 * at)) & 255);
