import type { PanoramaSize, PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { type BlurArea, type Cell, cellsToBlur } from "./blur-cells.server.ts";
import { previewOf, TILE_WEBP } from "./cut-tiles.server.ts";
import { loadSharp } from "./load-sharp.server.ts";
import { columnsOf, rowsOf } from "./panorama-tiles.server.ts";

/**
 * Blurs areas of a panorama in the tiles of every size and in its preview. Only tiles that an area touches are encoded anew; the others stay
 * byte for byte, so that blurring again and again costs the rest of the picture nothing.
 *
 * @param pieces the preview, then the tiles of every size
 * @param goesOn hears the share that is done; it is given up where this answers false
 * @returns the new pieces; null where it was given up
 */
export async function blurPieces(
  pieces: readonly Buffer[],
  {
    sizes,
    covers,
    areas,
  }: { sizes: readonly PanoramaSize[]; covers: PublishedPanorama["covers"]; areas: readonly BlurArea[] },
  goesOn: (share: number) => Promise<boolean>,
): Promise<Buffer[] | null> {
  const tiles = pieces.slice(1);
  let first = 0;
  for (const size of sizes) {
    const shrunk = sizes.at(-1)!.widthPx / size.widthPx;
    for (const [at, cells] of cellsToBlur(areas, size, covers, shrunk)) {
      if (!(await goesOn((first + at) / tiles.length))) return null;
      const place = { left: (at % columnsOf(size)) * TILE_PX, top: Math.floor(at / columnsOf(size)) * TILE_PX };
      tiles[first + at] = await blurTile(tiles[first + at]!, place, cells);
    }
    first += columnsOf(size) * rowsOf(size);
  }
  return [await previewOf(sizes[0]!, tiles), ...tiles];
}

async function blurTile(tile: Buffer, place: { left: number; top: number }, cells: readonly Cell[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(tile).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const { left, top, right, bottom } of cells) {
    const box = {
      left: left - place.left,
      top: top - place.top,
      right: right - place.left,
      bottom: bottom - place.top,
    };
    fillWithMean(data, { width, channels }, box);
  }
  return await sharp(data, { raw: { width, height, channels } }).webp(TILE_WEBP).toBuffer();
}

function fillWithMean(data: Buffer, { width, channels }: { width: number; channels: number }, box: Cell): void {
  const count = (box.right - box.left) * (box.bottom - box.top);
  for (let channel = 0; channel < channels; channel++) {
    let sum = 0;
    for (let y = box.top; y < box.bottom; y++)
      for (let x = box.left; x < box.right; x++) sum += data[(y * width + x) * channels + channel]!;
    const mean = Math.round(sum / count);
    for (let y = box.top; y < box.bottom; y++)
      for (let x = box.left; x < box.right; x++) data[(y * width + x) * channels + channel] = mean;
  }
}
