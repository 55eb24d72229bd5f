/**
 * The focal length that a camera wrote into a JPEG (EXIF 2.32, JEITA CP-3451). Phones say it as on 35 mm film, which is what the angle of
 * view follows from.
 */

const FOCAL_LENGTH_OF_35MM = 0xa405;
const EXIF_IFD = 0x8769;
const SHORT = 3;
/** Segments before the picture, and entries of a directory, that are read at most. */
const MOST_SEGMENTS = 60;
const MOST_ENTRIES = 400;

/** @returns millimetres on 35 mm film; null where the file is no JPEG, or does not say */
export function focalOf35mm(file: Uint8Array): number | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  for (let segment = 0; segment < MOST_SEGMENTS && at + 4 <= file.length; segment++) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    if (marker === 0xffda || marker < 0xffc0 || length < 2) return null;
    if (marker === 0xffe1 && length > 16 && at + 2 + length <= file.length && view.getUint32(at + 4) === 0x45786966)
      return readTiff(new DataView(file.buffer, file.byteOffset + at + 10, length - 8));
    at += 2 + length;
  }
  return null;
}

function readTiff(view: DataView): number | null {
  if (view.byteLength < 8) return null;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return null;
  const isLittle = order === 0x4949;
  const exif = entryOf(view, view.getUint32(4, isLittle), EXIF_IFD, isLittle);
  if (exif === null) return null;
  const focal = entryOf(view, view.getUint32(exif + 8, isLittle), FOCAL_LENGTH_OF_35MM, isLittle);
  if (focal === null || view.getUint16(focal + 2, isLittle) !== SHORT) return null;
  const millimetres = view.getUint16(focal + 8, isLittle);
  // Zero means unknown; nothing beyond these photographs a room.
  return millimetres >= 8 && millimetres <= 200 ? millimetres : null;
}

/** Where the entry of a tag begins in a directory; null where there is none. */
function entryOf(view: DataView, directory: number, tag: number, isLittle: boolean): number | null {
  if (directory + 2 > view.byteLength) return null;
  const count = Math.min(MOST_ENTRIES, view.getUint16(directory, isLittle));
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > view.byteLength) return null;
    if (view.getUint16(at, isLittle) === tag) return at;
  }
  return null;
}
