import type { Metadata } from "sharp";

/**
 * How much memory a picture takes while it is unpacked. A baseline JPEG and a plain PNG are read row by row; other kinds are held as a whole,
 * and a file of two kilobytes may unfold to gigabytes.
 */

/** Two whole copies of it in 32 bits. Measured by libvips 8.18: 7.5 bytes for each pixel. */
const WEBP_BYTES = 8;
/** Frames of the decoder, their colours, and a copy. Measured by libvips 8.18: 16.5 bytes for each pixel. */
const AVIF_BYTES = 17;
/** Two bytes for each coefficient of the picture (ITU-T T.81, G.1.1); the shares of its planes by how coarse its colours are. */
const COEFFICIENT_BYTES = 2;
const PLANES: Readonly<Record<string, number>> = { "4:2:0": 1.5, "4:2:2": 2, "4:4:0": 2 };

type Packed = Pick<Metadata, "format" | "isProgressive" | "chromaSubsampling" | "channels" | "depth">;

/** Bytes of memory for each pixel, over what a picture takes that is read row by row. */
export function unpackedBytesPerPixel(picture: Packed): number {
  const { format, isProgressive, chromaSubsampling = "", channels = 4, depth } = picture;
  if (format === "webp") return WEBP_BYTES;
  if (format === "heif") return AVIF_BYTES;
  if (!isProgressive) return 0;
  if (format === "jpeg") return COEFFICIENT_BYTES * (channels === 1 ? 1 : (PLANES[chromaSubsampling] ?? channels));
  return channels * (depth === "ushort" ? 2 : 1);
}

/** A picture that needs more is refused: the process that cuts tiles shares its machine with all requests. */
export const MOST_UNPACKED_BYTES = 600_000_000;

/** The largest whole panorama of this kind that is taken, in hundreds of pixels; null where its kind sets no limit. */
export function largestUnpacked(picture: Packed): { widthPx: number; heightPx: number } | null {
  const perPixel = unpackedBytesPerPixel(picture);
  if (perPixel === 0) return null;
  const heightPx = Math.floor(Math.sqrt(MOST_UNPACKED_BYTES / perPixel / 2) / 100) * 100;
  return { widthPx: 2 * heightPx, heightPx };
}
