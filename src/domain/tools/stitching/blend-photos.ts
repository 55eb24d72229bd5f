import type { Alignment } from "./align-photos.ts";
import { type EvenLight, rayOf } from "./even-light.ts";
import type { ColourPicture } from "./grey-picture.ts";
import { projectInto } from "./lens.ts";
import { bandsOf, type PhotoBands, sampleBand, sampleWhole } from "./photo-bands.ts";
import { transposed } from "./rotation.ts";
import type { SeamMap } from "./seam-map.ts";
import { SeamWeights, SOFT } from "./seam-weights.ts";

/** Rows of a level equirectangular panorama, four bytes a pixel; opacity 0 where no photo looks. */
interface PanoramaRows {
  readonly top: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** The parts that rows are drawn of. */
interface PanoramaParts {
  /** At the size they are drawn from, in the order of the alignment; null for those left out. */
  readonly photos: readonly (ColourPicture | null)[];
  readonly alignment: Alignment;
  readonly light: EvenLight;
  readonly seams: SeamMap;
}

/**
 * Draws the panorama in bands of rows. Each photo is split into four bands of detail; along the seams each band fades over its own width
 * (multi-band blending after Burt and Adelson 1983, as Brown and Lowe 2007 use it, with the bands taken in the photos instead of in the
 * panorama, so that memory does not grow with its size).
 *
 * @param width of the whole panorama, which is half as high
 * @param rows top and end of those wanted, in pixels; all of them where they are left out
 */
export function* blendPhotos(
  parts: PanoramaParts,
  width: number,
  { from, to } = { from: 0, to: width / 2 },
  rowsAtOnce = 64,
): Generator<PanoramaRows, void, void> {
  const height = width / 2;
  const blender = new Blender(parts);
  for (let top = from; top < to; top += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, to - top);
    const data = new Uint8ClampedArray(rows * width * 4);
    for (let row = 0; row < rows; row++) {
      const y = (top + row + 0.5) / height;
      for (let column = 0; column < width; column++)
        blender.drawPixel((column + 0.5) / width, y, data, (row * width + column) * 4);
    }
    yield { top, height: rows, data };
  }
}

/** Most photos that count at one place: more than eight never do but where two rows meet a pole. */
const MOST = 16;

class Blender {
  readonly #bands: readonly (PhotoBands | null)[];
  readonly #backs;
  readonly #alignment;
  readonly #light;
  readonly #weights;
  readonly #colour = new Float32Array(3);
  readonly #sum = new Float32Array(3);
  readonly #point = new Float64Array(2);
  readonly #seen = new Int32Array(MOST);
  readonly #edges = new Float64Array(MOST);
  readonly #xs = new Float64Array(MOST);
  readonly #ys = new Float64Array(MOST);
  readonly #shares = new Float64Array(MOST);

  constructor({ photos, alignment, light, seams }: PanoramaParts) {
    this.#alignment = alignment;
    this.#light = light;
    this.#backs = alignment.photos.map(({ rotation }) => (rotation === null ? null : transposed(rotation)));
    this.#bands = photos.map((photo, at) => (photo === null || this.#backs[at] === null ? null : bandsOf(photo)));
    this.#weights = new SeamWeights(seams, photos.length);
  }

  drawPixel(across: number, down: number, data: Uint8ClampedArray, to: number): void {
    const count = this.#look(across, down);
    if (count === 0) return;
    const sum = this.#sum.fill(0);
    if (count === 1) this.#add(0, null, 1);
    else
      for (let band = 0; band < SOFT.length; band++) {
        const soft = SOFT[band]!;
        let total = 0;
        for (let k = 0; k < count; k++) {
          const weight = this.#weights.at(this.#seen[k]!, band, across, down) * Math.min(1, this.#edges[k]! / soft);
          this.#shares[k] = weight;
          total += weight;
        }
        if (total < 1e-4) {
          // Nobody's place between seams: the photo whose edge is farthest away takes it.
          const deepest = this.#deepest(count);
          this.#shares.fill(0).fill(1, deepest, deepest + 1);
          total = 1;
        }
        for (let k = 0; k < count; k++) if (this.#shares[k]! > 0) this.#add(k, band, this.#shares[k]! / total);
      }
    data[to] = sum[0]!;
    data[to + 1] = sum[1]!;
    data[to + 2] = sum[2]!;
    data[to + 3] = 255;
  }

  /** Notes which photos show a place and where, and answers how many. */
  #look(across: number, down: number): number {
    const { lens, sizes } = this.#alignment;
    const ray = rayOf((across - 0.5) * 2 * Math.PI, (0.5 - down) * Math.PI);
    let count = 0;
    for (const at of this.#weights.photosNear(across, down)) {
      const back = this.#backs[at];
      if (!back || this.#bands[at] === null || count === MOST) continue;
      if (!projectInto(back, ray, lens, this.#point)) continue;
      const [x, y] = [this.#point[0]!, this.#point[1]!];
      const edge = Math.min(
        sizes[at]!.width / 2 / lens.focal - Math.abs(x),
        sizes[at]!.height / 2 / lens.focal - Math.abs(y),
      );
      if (edge <= 0 || this.#weights.at(at, SOFT.length - 1, across, down) === 0) continue;
      this.#seen[count] = at;
      this.#edges[count] = edge;
      this.#xs[count] = x;
      this.#ys[count] = y;
      count++;
    }
    return count;
  }

  #deepest(count: number): number {
    let best = 0;
    for (let k = 1; k < count; k++) if (this.#edges[k]! > this.#edges[best]!) best = k;
    return best;
  }

  /** @param band null adds the whole photo */
  #add(k: number, band: number | null, weight: number): void {
    const { lens, sizes } = this.#alignment;
    const at = this.#seen[k]!;
    const [x, y] = [this.#xs[k]!, this.#ys[k]!];
    const u = 0.5 + (x * lens.focal) / sizes[at]!.width;
    const v = 0.5 + (y * lens.focal) / sizes[at]!.height;
    if (band === null) sampleWhole(this.#bands[at]!, u, v, this.#colour);
    else sampleBand(this.#bands[at]!, band, u, v, this.#colour);
    const factor = weight * Math.exp(this.#light.vignette * (x * x + y * y));
    const gain = this.#light.gains[at]!;
    const sum = this.#sum;
    sum[0] = sum[0]! + factor * gain[0] * this.#colour[0]!;
    sum[1] = sum[1]! + factor * gain[1] * this.#colour[1]!;
    sum[2] = sum[2]! + factor * gain[2] * this.#colour[2]!;
  }
}
