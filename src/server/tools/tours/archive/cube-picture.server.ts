import { sphereBand } from "#domain/tools/tours/cube-to-sphere.ts";
import { CUBE_FACES, type CubeFace, type PanoramaSource } from "#domain/tools/tours/imported-tour.ts";
import { loadSharp } from "../panoramas/load-sharp.server.ts";
import { ImportFault } from "./import-fault.server.ts";

/** Larger faces are made smaller, so that six of them and a band of the sphere take some 250 MB. */
const MOST_SIDE = 3072;
/** Rows of the sphere that are made at once. */
const BAND_ROWS = 128;
const MOST_TILE_BYTES = 8 * 1024 ** 2;

type CubeSource = Extract<PanoramaSource, { kind: "cube" }>;

/**
 * One equirectangular JPEG of the tiles of a cube, four times as wide as a face.
 *
 * @param bytesOf reads a tile
 * @param goesOn asked between two faces and bands; false gives up
 * @returns null where it was given up
 * @throws ImportFault for a tile that is missing or no picture
 */
export async function cubePicture(
  { sidePx, tilePx, tiles }: CubeSource,
  bytesOf: (path: string, mostBytes: number) => Promise<Buffer>,
  goesOn: () => Promise<boolean>,
): Promise<Buffer | null> {
  const sharp = await loadSharp();
  const side = Math.min(sidePx, MOST_SIDE);
  const faces = {} as Record<CubeFace, Uint8ClampedArray>;
  for (const face of CUBE_FACES) {
    if (!(await goesOn())) return null;
    const layers = [];
    for (const { column, row, path } of tiles.filter((tile) => tile.face === face)) {
      const input = await bytesOf(path, MOST_TILE_BYTES);
      const width = Math.min(tilePx, sidePx - column * tilePx);
      const height = Math.min(tilePx, sidePx - row * tilePx);
      const found = await sharp(input, { limitInputPixels: 4096 * 4096 })
        .metadata()
        .catch(() => null);
      // A tile of another size would shift all that lies behind it.
      if (found?.width !== width || found.height !== height)
        throw new ImportFault(`«${path}» no es la imagen que debería ser`);
      layers.push({ input, left: column * tilePx, top: row * tilePx });
    }
    const whole = await sharp({ create: { width: sidePx, height: sidePx, channels: 3, background: "#000000" } })
      .composite(layers)
      .removeAlpha()
      .raw()
      .toBuffer()
      .catch(() => {
        throw new ImportFault("una de sus imágenes está dañada");
      });
    const pixels = await sharp(whole, { raw: { width: sidePx, height: sidePx, channels: 3 } })
      .resize(side, side, { fit: "fill" })
      .ensureAlpha()
      .raw()
      .toBuffer();
    faces[face] = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  }
  const widthPx = side * 4;
  const heightPx = side * 2;
  const bands: Buffer[] = [];
  for (let fromRow = 0; fromRow < heightPx; fromRow += BAND_ROWS) {
    if (!(await goesOn())) return null;
    const toRow = Math.min(heightPx, fromRow + BAND_ROWS);
    const band = sphereBand({ sidePx: side, faces }, { widthPx, fromRow, toRow });
    bands.push(
      await sharp(band, { raw: { width: widthPx, height: toRow - fromRow, channels: 4 } })
        .removeAlpha()
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  }
  return await sharp(bands, { join: { across: 1 } })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
