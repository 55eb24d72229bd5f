import { crc32 } from "./crc32.ts";

/** Puts a packet of XMP into a JPEG or a PNG (Adobe, "XMP specification part 3: storage in files", 2020). */

const JPEG_NAME = "http://ns.adobe.com/xap/1.0/\0";
const PNG_NAME = "XML:com.adobe.xmp";
/** Bytes that one segment of a JPEG holds beside its name. */
const MOST_BYTES = 65_533 - JPEG_NAME.length;

/** @throws RangeError where the file is neither, or the packet is longer than a segment */
export function withXmp(file: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const packet = new TextEncoder().encode(xmp);
  if (packet.length > MOST_BYTES) throw new RangeError("a packet of XMP is at most 65,504 bytes");
  if (file[0] === 0xff && file[1] === 0xd8) return inJpeg(file, packet);
  if (file[0] === 0x89 && file[1] === 0x50 && file[2] === 0x4e && file[3] === 0x47) return inPng(file, packet);
  throw new RangeError("neither JPEG nor PNG");
}

function inJpeg(file: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(JPEG_NAME);
  const length = 2 + name.length + packet.length;
  // Behind the start, and behind the JFIF header where there is one: that has to come first.
  const isJfif = file[2] === 0xff && file[3] === 0xe0;
  const at = isJfif ? 4 + ((file[4]! << 8) | file[5]!) : 2;
  return joined(
    file.subarray(0, at),
    Uint8Array.of(0xff, 0xe1, length >> 8, length & 255),
    name,
    packet,
    file.subarray(at),
  );
}

function inPng(file: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer> {
  // Keyword, its end, no compression, its method, no language, no translated keyword.
  const body = joined(new TextEncoder().encode(`iTXt${PNG_NAME}\0`), Uint8Array.of(0, 0, 0, 0), packet);
  // Behind the signature (8) and the header chunk (25).
  return joined(file.subarray(0, 33), bigEndian(body.length - 4), body, bigEndian(crc32(body)), file.subarray(33));
}

const bigEndian = (value: number) =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
