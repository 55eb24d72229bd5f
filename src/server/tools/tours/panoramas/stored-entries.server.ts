/** Reads a ZIP whose entries are stored as they are (PKWARE's APPNOTE 6.3.10), as libvips writes its pyramids. */

const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;

/**
 * @returns the entries by name, as views of the archive
 * @throws Error for another kind of file, a comment at its end, or an entry that is packed
 */
export function storedEntries(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - END_BYTES;
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error("no ZIP without a comment");
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error("no entry of a ZIP");
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error("an entry of the ZIP is packed");
    const sizeBytes = zip.readUInt32LE(at + 24);
    const nameBytes = zip.readUInt16LE(at + 28);
    const skipped = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== LOCAL) throw new Error("no head of an entry of a ZIP");
    const start = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString("utf8", at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
    entries.set(name, zip.subarray(start, start + sizeBytes));
    at += CENTRAL_BYTES + nameBytes + skipped;
  }
  return entries;
}
