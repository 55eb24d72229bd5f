import { type PanoramaSize, TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { tileSizes } from "#domain/tools/tours/tile-sizes.ts";
import { type CheckedPanorama, checkPanorama, unreadable } from "./check-panorama.server.ts";
import { loadSharp, MOST_PIXELS } from "./load-sharp.server.ts";
import { columnsOf, rowsOf } from "./panorama-tiles.server.ts";
import { storedEntries } from "./stored-entries.server.ts";

/**
 * Measured on hard grain, where 38 dB need quality 92 of either: a tile has 62 KB as WebP and 77 KB as JPEG. Every browser that draws
 * spheres reads WebP; it takes nearly three times as long, which is far below what is allowed.
 */
export const TILE_WEBP = { quality: 92, effort: 2 } as const;
/**
 * Of the smaller sizes, which are looked through on the way to the largest, or are all that a screen needs: half the bytes, and no difference
 * that is seen beside the next size.
 */
const LIGHT_WEBP = { quality: 80, effort: 2 } as const;
const LIGHT_WIDEST_PX = 4096;
/** Sizes halve until one is at most so wide. */
const PREVIEW = { width: 1024, height: 512 } as const;
const PREVIEW_BYTES = 45 * 1024;
const PREVIEW_QUALITIES = [80, 70, 60, 50, 40, 30, 20] as const;
/** No picture may hold the background up for ever; ended before its lease of five minutes does. */
const LONGEST_SECONDS = 240;

export interface CutPanorama extends CheckedPanorama {
  readonly sizes: readonly PanoramaSize[];
  /** The preview, then the tiles size by size, smallest first, and row by row. */
  readonly pieces: readonly Buffer[];
}

/** First byte of each piece, and where the last one ends. */
export function startsOf(pieces: readonly Uint8Array[]): number[] {
  const starts = [0];
  for (const { length } of pieces) starts.push(starts.at(-1)! + length);
  return starts;
}

/**
 * Checks a picture and cuts all its sizes into tiles, in one pass from top to bottom, so that a baseline JPEG is never unpacked as a whole.
 * Nothing of its metadata is kept, and colours become sRGB.
 *
 * @throws PanoramaFault; Error where it takes longer than four minutes
 */
export async function cutPanorama(bytes: Buffer): Promise<CutPanorama> {
  const checked = await checkPanorama(bytes);
  const sharp = await loadSharp();
  const zip = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: LONGEST_SECONDS })
    .webp(TILE_WEBP)
    .tile({ size: TILE_PX, overlap: 0, layout: "dz", depth: "onetile", container: "zip" })
    .toBuffer()
    .catch((error: Error) => {
      // A machine that is busy is no fault of the picture: it is tried again.
      throw error.message.startsWith("timeout") ? error : unreadable();
    });
  const sizes = tileSizes(checked.widthPx, checked.heightPx);
  const tiles = tilesOf(storedEntries(zip), sizes);
  const preview = await previewOf(sizes[0]!, tiles);
  return { ...checked, sizes, pieces: [preview, ...(await lightened(sizes, tiles))] };
}

/** The same tiles with fewer bytes in the sizes below the largest, up to 4096 px wide; one that would not become smaller stays. */
async function lightened(sizes: readonly PanoramaSize[], tiles: readonly Buffer[]): Promise<Buffer[]> {
  const sharp = await loadSharp();
  const count = sizes
    .slice(0, -1)
    .filter(({ widthPx }) => widthPx <= LIGHT_WIDEST_PX)
    .reduce((sum, size) => sum + columnsOf(size) * rowsOf(size), 0);
  const light: Buffer[] = [];
  for (const tile of tiles.slice(0, count)) {
    const made = await sharp(tile).webp(LIGHT_WEBP).toBuffer();
    light.push(made.length < tile.length ? made : tile);
  }
  return [...light, ...tiles.slice(count)];
}

/** The tiles of an archive of libvips, whose folders are levels: 0 is the smallest. */
function tilesOf(entries: ReadonlyMap<string, Buffer>, sizes: readonly PanoramaSize[]): Buffer[] {
  const byPlace = new Map<string, Buffer>();
  let top = 0;
  for (const [name, bytes] of entries) {
    const [, level, place] = /_files\/(\d+)\/(\d+_\d+)\.webp$/.exec(name) ?? [];
    if (level === undefined) continue;
    top = Math.max(top, Number(level));
    byPlace.set(`${level} ${place}`, bytes);
  }
  return sizes.flatMap((size, i) => {
    const level = top - (sizes.length - 1 - i);
    return Array.from({ length: columnsOf(size) * rowsOf(size) }, (_, at) => {
      const column = at % columnsOf(size);
      const bytes = byPlace.get(`${level} ${column}_${(at - column) / columnsOf(size)}`);
      if (!bytes) throw new Error(`a tile is missing: ${level}, ${at}`);
      return bytes;
    });
  });
}

/**
 * A small picture of the whole, from the tiles of the smallest size.
 *
 * @param tiles begin with those of that size
 */
export async function previewOf(smallest: PanoramaSize, tiles: readonly Buffer[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const { widthPx: width, heightPx: height } = smallest;
  const columns = columnsOf(smallest);
  const joined = await sharp({ create: { width, height, channels: 3, background: "#000000" } })
    .composite(
      tiles.slice(0, columns * rowsOf(smallest)).map((input, at) => ({
        input,
        left: (at % columns) * TILE_PX,
        top: Math.floor(at / columns) * TILE_PX,
      })),
    )
    .removeAlpha()
    .raw()
    .toBuffer();
  const small = await sharp(joined, { raw: { width, height, channels: 3 } })
    .resize({ ...PREVIEW, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: small.info.width, height: small.info.height, channels: 3 } as const;
  for (const quality of PREVIEW_QUALITIES) {
    const preview = await sharp(small.data, { raw }).webp({ quality, effort: 4 }).toBuffer();
    if (preview.length <= PREVIEW_BYTES) return preview;
  }
  // Noise from edge to edge: half the size says as much.
  return await sharp(small.data, { raw })
    .resize({ width: raw.width >> 1 })
    .webp({ quality: 20 })
    .toBuffer();
}
