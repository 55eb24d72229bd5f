import type { Alignment } from "./align-photos.ts";
import { type EvenLight, rayOf } from "./even-light.ts";
import type { ColourPicture } from "./grey-picture.ts";
import { pointOf } from "./lens.ts";
import { bandsOf, type PhotoBands, sampleBand } from "./photo-bands.ts";
import { transposed, turned } from "./rotation.ts";

/** Rows of a level equirectangular panorama, four bytes a pixel; opacity 0 where no photo looks. */
interface PanoramaRows {
  readonly top: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** How far seams are soft in each band, finest first, in radians: fine detail changes over at once, broad light slowly. */
const SOFT = [0.006, 0.03, 0.12, 0.35] as const;

/**
 * Draws the panorama in bands of rows. Each photo is split into four bands of detail; along the seams of a Voronoi picture (the photo whose
 * edge lies farthest away wins) each band fades over its own width (multi-band blending after Burt and Adelson 1983, as Brown and Lowe 2007
 * use it, with the bands taken in the photos instead of in the panorama, so that memory does not grow with its size).
 *
 * @param photos at the size they are drawn from, in the order of the alignment; null for those left out
 * @param width of the whole panorama, which is half as high
 */
export function* blendPhotos(
  photos: readonly (ColourPicture | null)[],
  alignment: Alignment,
  light: EvenLight,
  width: number,
  rowsAtOnce = 64,
): Generator<PanoramaRows, void, void> {
  const height = width / 2;
  const blender = new Blender(photos, alignment, light);
  for (let top = 0; top < height; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - top);
    const data = new Uint8ClampedArray(rows * width * 4);
    for (let row = 0; row < rows; row++) {
      const pitch = (0.5 - (top + row + 0.5) / height) * Math.PI;
      for (let column = 0; column < width; column++)
        blender.drawPixel(((column + 0.5) / width - 0.5) * 2 * Math.PI, pitch, data, (row * width + column) * 4);
    }
    yield { top, height: rows, data };
  }
}

interface Seen {
  readonly at: number;
  readonly depth: number;
  readonly u: number;
  readonly v: number;
}

class Blender {
  readonly #bands: readonly (PhotoBands | null)[];
  readonly #inverse;
  readonly #alignment;
  readonly #light;
  readonly #colour = new Float32Array(3);
  readonly #sum = new Float32Array(3);

  constructor(photos: readonly (ColourPicture | null)[], alignment: Alignment, light: EvenLight) {
    this.#alignment = alignment;
    this.#light = light;
    this.#inverse = alignment.photos.map(({ rotation }) => (rotation === null ? null : transposed(rotation)));
    this.#bands = photos.map((photo, at) => (photo === null || this.#inverse[at] === null ? null : bandsOf(photo)));
  }

  drawPixel(yaw: number, pitch: number, data: Uint8ClampedArray, to: number): void {
    const { lens, sizes } = this.#alignment;
    const ray = rayOf(yaw, pitch);
    const seen: Seen[] = [];
    let deepest = 0;
    for (let at = 0; at < this.#bands.length; at++) {
      const back = this.#inverse[at];
      if (!back || this.#bands[at] === null) continue;
      // A point behind the camera, or far aside, is in no photo.
      if (back[6]! * ray[0] + back[7]! * ray[1] + back[8]! * ray[2] < 0.2) continue;
      const point = pointOf(lens, turned(back, ray));
      if (point === null) continue;
      const halfX = sizes[at]!.width / 2 / lens.focal;
      const halfY = sizes[at]!.height / 2 / lens.focal;
      const depth = Math.min(halfX - Math.abs(point.x), halfY - Math.abs(point.y));
      if (depth <= 0) continue;
      deepest = Math.max(deepest, depth);
      seen.push({ at, depth, u: 0.5 + point.x / halfX / 2, v: 0.5 + point.y / halfY / 2 });
    }
    if (seen.length === 0) return;
    const sum = this.#sum.fill(0);
    for (let band = 0; band < SOFT.length; band++) {
      const soft = SOFT[band]!;
      let total = 0;
      for (const { depth } of seen) total += weightOf(depth, deepest, soft);
      for (const one of seen) {
        const weight = weightOf(one.depth, deepest, soft) / total;
        if (weight > 0) this.#add(one, band, weight, sum);
      }
    }
    data[to] = sum[0]!;
    data[to + 1] = sum[1]!;
    data[to + 2] = sum[2]!;
    data[to + 3] = 255;
  }

  #add({ at, u, v }: Seen, band: number, weight: number, sum: Float32Array): void {
    const { lens, sizes } = this.#alignment;
    sampleBand(this.#bands[at]!, band, u, v, this.#colour);
    const x = ((u - 0.5) * sizes[at]!.width) / lens.focal;
    const y = ((v - 0.5) * sizes[at]!.height) / lens.focal;
    const factor = weight * Math.exp(this.#light.vignette * (x * x + y * y));
    const gain = this.#light.gains[at]!;
    sum[0] = sum[0]! + factor * gain[0] * this.#colour[0]!;
    sum[1] = sum[1]! + factor * gain[1] * this.#colour[1]!;
    sum[2] = sum[2]! + factor * gain[2] * this.#colour[2]!;
  }
}

/** One for the photo whose edge is farthest, less for others within the softness, nothing at a photo's own edge. */
function weightOf(depth: number, deepest: number, soft: number): number {
  const behind = 1 - (deepest - depth) / soft;
  return behind <= 0 ? 0 : behind * Math.min(1, depth / soft);
}
