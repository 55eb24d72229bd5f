import type { PanoramaSource } from "#domain/tools/tours/imported-tour.ts";
import { type PanoramaSize, TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { tileGrid, tileSizes } from "#domain/tools/tours/tile-sizes.ts";
import { fileKindOf } from "../../../platform/images/file-kind.server.ts";
import { loadSharp } from "../panoramas/load-sharp.server.ts";
import { ImportFault } from "./import-fault.server.ts";

const MOST_PREVIEW_BYTES = 256 * 1024;
/** A tile of grain from edge to edge has 150 KB. */
const MOST_TILE_BYTES = 1024 ** 2;
const MOST_PANORAMA_BYTES = 150 * 1024 ** 2;
const PREVIEW = { widthPx: 1024, heightPx: 512 };

type TileSource = Extract<PanoramaSource, { kind: "tiles" }>;

/**
 * The preview and the tiles of a panorama of our own archive, in the order in which they are stored. Each is unpacked once, so that nothing
 * broken and nothing else is ever served as a picture.
 *
 * @param bytesOf reads a file
 * @param goesOn asked with the share that is done; false gives up
 * @returns null where it was given up
 * @throws ImportFault for sizes that are no panorama's, and a file that is missing, broken or no picture of its size
 */
export async function checkedTiles(
  { preview, tiles, sizes, covers }: TileSource,
  bytesOf: (path: string, mostBytes: number) => Promise<Buffer>,
  goesOn: (share: number) => Promise<boolean>,
): Promise<Buffer[] | null> {
  const largest = sizes.at(-1)!;
  const expected = tileSizes(largest.widthPx, largest.heightPx);
  const isPlain = JSON.stringify(sizes.map(sizeOf)) === JSON.stringify(expected.map(sizeOf));
  if (!isPlain || covers.fromYaw >= covers.toYaw || covers.fromPitch >= covers.toPitch)
    throw new ImportFault("sus tamaños no son los de un panorama");
  const wanted = expected.flatMap((size, number) => tilesOf(size, number, tiles));
  const pieces = [await pictureOf(preview, MOST_PREVIEW_BYTES, PREVIEW, bytesOf, "at-most")];
  let total = pieces[0]!.length;
  for (const [at, { path, size }] of wanted.entries()) {
    if (!(await goesOn(at / wanted.length))) return null;
    const piece = await pictureOf(path, MOST_TILE_BYTES, size, bytesOf, "exactly");
    total += piece.length;
    if (total > MOST_PANORAMA_BYTES) throw new ImportFault("sus imágenes ocupan demasiado");
    pieces.push(piece);
  }
  return pieces;
}

const sizeOf = ({ widthPx, heightPx }: PanoramaSize) => [widthPx, heightPx];

function tilesOf(size: PanoramaSize, number: number, pattern: string): { path: string; size: PanoramaSize }[] {
  const { columns, rows } = tileGrid(size);
  return Array.from({ length: columns * rows }, (_, at) => {
    const column = at % columns;
    const row = (at - column) / columns;
    const path = pattern
      .replace("{size}", String(number))
      .replace("{column}", String(column))
      .replace("{row}", String(row));
    return {
      path,
      size: {
        widthPx: Math.min(TILE_PX, size.widthPx - column * TILE_PX),
        heightPx: Math.min(TILE_PX, size.heightPx - row * TILE_PX),
      },
    };
  });
}

async function pictureOf(
  path: string,
  mostBytes: number,
  { widthPx, heightPx }: PanoramaSize,
  bytesOf: (path: string, mostBytes: number) => Promise<Buffer>,
  fit: "exactly" | "at-most",
): Promise<Buffer> {
  const bytes = await bytesOf(path, mostBytes);
  const broken = () => new ImportFault(`«${path}» no es la imagen que debería ser`);
  if (fileKindOf(bytes) !== "webp") throw broken();
  const sharp = await loadSharp();
  const input = sharp(bytes, { limitInputPixels: PREVIEW.widthPx * PREVIEW.heightPx, failOn: "error", pages: 1 });
  const { info, found } = await Promise.all([input.metadata(), input.raw().toBuffer({ resolveWithObject: true })])
    .then(([metadata, { info: unpacked }]) => ({ found: metadata, info: unpacked }))
    .catch(() => {
      throw broken();
    });
  const isSize =
    fit === "exactly"
      ? info.width === widthPx && info.height === heightPx
      : info.width <= widthPx && info.height <= heightPx;
  // Our tiles bear no position and no camera.
  if (!isSize || found.exif || found.xmp || (found.pages ?? 1) > 1) throw broken();
  return bytes;
}
