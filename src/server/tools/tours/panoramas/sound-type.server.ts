/** Brands of MPEG-4 files that hold sound (ISO 14496-12), as telephones and recorders write them. */
const M4A_BRANDS = new Set(["M4A ", "M4B ", "mp42", "mp41", "isom", "iso2"]);

/** The media type of a sound by its first bytes: MP3, OGG or M4A; null for anything else. */
export function soundTypeOf(bytes: Buffer): "audio/mpeg" | "audio/ogg" | "audio/mp4" | null {
  const at = (from: number, length: number) => bytes.toString("latin1", from, from + length);
  if (at(0, 3) === "ID3" || isMpegFrame(bytes)) return "audio/mpeg";
  if (at(0, 4) === "OggS") return "audio/ogg";
  return at(4, 4) === "ftyp" && M4A_BRANDS.has(at(8, 4)) ? "audio/mp4" : null;
}

/** The head of a frame (ISO 11172-3): eleven bits of synchronisation, layer III, a bit rate and a sampling rate that there are. */
function isMpegFrame(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isSynchronised = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08;
  return isSynchronised && (second & 0x06) === 0x02 && third >> 4 !== 0x0f && (third & 0x0c) !== 0x0c;
}
