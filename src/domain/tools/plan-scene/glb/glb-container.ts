/** The two chunks of a binary glTF 2.0 file (specification, chapter 4): little-endian, padded to four bytes. */

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

export function packGlb(json: unknown, binary: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const textSize = Math.ceil(text.length / 4) * 4;
  const binarySize = Math.ceil(binary.length / 4) * 4;
  const file = new Uint8Array(12 + 8 + textSize + 8 + binarySize);
  const view = new DataView(file.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, file.length, true);
  view.setUint32(12, textSize, true);
  view.setUint32(16, JSON_CHUNK, true);
  file.fill(0x20, 20, 20 + textSize);
  file.set(text, 20);
  view.setUint32(20 + textSize, binarySize, true);
  view.setUint32(24 + textSize, BINARY_CHUNK, true);
  file.set(binary, 28 + textSize);
  return file;
}

/** Null for what is no binary glTF 2.0. The binary chunk may be missing. */
export function unpackGlb(file: Uint8Array): { readonly json: unknown; readonly binary: Uint8Array } | null {
  if (file.length < 20) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const length = view.getUint32(8, true);
  if (view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== 2 || length > file.length) return null;
  const size = view.getUint32(12, true);
  if (view.getUint32(16, true) !== JSON_CHUNK || 20 + size > length) return null;
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + size)));
  } catch {
    // A chunk that is not JSON is no glTF.
    return null;
  }
  const next = 20 + size;
  if (next + 8 > length || view.getUint32(next + 4, true) !== BINARY_CHUNK) return { json, binary: new Uint8Array() };
  const binarySize = view.getUint32(next, true);
  if (next + 8 + binarySize > length) return null;
  return { json, binary: file.subarray(next + 8, next + 8 + binarySize) };
}
