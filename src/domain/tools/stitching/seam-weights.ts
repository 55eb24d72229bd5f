import type { SeamMap } from "./seam-map.ts";

/** How far seams are soft in each band, finest first, in radians: fine detail changes over at once, broad light slowly. */
export const SOFT = [0.006, 0.03, 0.12, 0.35] as const;

/** Weights are held at half the seam map's size; 16 by 16 of them make a block. */
const BLOCK = 16;

/** How much each photo counts at each place of the panorama, by band. */
export class SeamWeights {
  readonly width: number;
  readonly height: number;
  readonly #seams: SeamMap;
  /** By photo, then by band from the second on: 0 to 255 for each place. */
  readonly #maps: readonly (readonly Uint8Array[] | null)[];
  readonly #blocks: readonly (readonly number[])[];

  /** @param count of photos in the set */
  constructor(seams: SeamMap, count: number) {
    this.#seams = seams;
    this.width = seams.width / 2;
    this.height = seams.height / 2;
    const counted = new Int32Array(count);
    for (const owner of seams.owners) if (owner >= 0) counted[owner] = counted[owner]! + 1;
    this.#maps = Array.from(counted, (cells, photo) => (cells === 0 ? null : this.#mapsOf(photo)));
    this.#blocks = this.#photosByBlock();
  }

  /** Photos that count near a place, in the order of the set. @param x from 0 to 1 across the panorama @param y down */
  photosNear(x: number, y: number): readonly number[] {
    const columns = Math.ceil(this.width / BLOCK);
    const column = Math.min(columns - 1, Math.floor((x * this.width) / BLOCK));
    const row = Math.min(Math.ceil(this.height / BLOCK) - 1, Math.floor((y * this.height) / BLOCK));
    return this.#blocks[row * columns + column]!;
  }

  /** From 0 to 1, between the places. */
  at(photo: number, band: number, x: number, y: number): number {
    if (band === 0) return this.#owned(photo, x, y);
    const map = this.#maps[photo]?.[band - 1];
    if (map === undefined) return 0;
    const { width, height } = this;
    corners(x * width - 0.5, y * height - 0.5, width, height);
    return (
      ((map[CELLS[0]!]! * (1 - SHARES[0]!) + map[CELLS[1]!]! * SHARES[0]!) * (1 - SHARES[1]!) +
        (map[CELLS[2]!]! * (1 - SHARES[0]!) + map[CELLS[3]!]! * SHARES[0]!) * SHARES[1]!) /
      255
    );
  }

  #owned(photo: number, x: number, y: number): number {
    const { width, height, owners } = this.#seams;
    corners(x * width - 0.5, y * height - 0.5, width, height);
    const top = (owners[CELLS[0]!] === photo ? 1 - SHARES[0]! : 0) + (owners[CELLS[1]!] === photo ? SHARES[0]! : 0);
    const low = (owners[CELLS[2]!] === photo ? 1 - SHARES[0]! : 0) + (owners[CELLS[3]!] === photo ? SHARES[0]! : 0);
    return top * (1 - SHARES[1]!) + low * SHARES[1]!;
  }

  #mapsOf(photo: number): Uint8Array[] {
    const { width, height } = this;
    const { owners, width: whole } = this.#seams;
    let mask = new Float32Array(width * height);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const from = row * 2 * whole + column * 2;
        let sum = 0;
        for (const cell of [from, from + 1, from + whole, from + whole + 1]) if (owners[cell] === photo) sum++;
        mask[row * width + column] = (sum * 255) / 4;
      }
    let before = 0;
    return SOFT.slice(1).map((soft) => {
      // Two box blurs of this radius fall off over about the softness; each band goes on from the one before.
      const radius = (soft * width) / (2 * Math.PI) / 1.4;
      const more = Math.max(1, Math.round(Math.sqrt(Math.max(1, radius * radius - before * before))));
      before = radius;
      for (let again = 0; again < 2; again++) mask = boxBlurred(mask, width, height, more);
      const map = new Uint8Array(mask.length);
      for (let cell = 0; cell < map.length; cell++) map[cell] = Math.ceil(mask[cell]!);
      return map;
    });
  }

  #photosByBlock(): number[][] {
    const columns = Math.ceil(this.width / BLOCK);
    const rows = Math.ceil(this.height / BLOCK);
    const blocks: number[][] = Array.from({ length: columns * rows }, () => []);
    this.#maps.forEach((maps, photo) => {
      const broadest = maps?.at(-1);
      if (broadest === undefined) return;
      const isIn = new Uint8Array(columns * rows);
      for (let row = 0; row < this.height; row++)
        for (let column = 0; column < this.width; column++) {
          if (broadest[row * this.width + column] === 0) continue;
          // A place beside a block reaches into it between places.
          for (let y = Math.max(0, row - 1); y <= Math.min(this.height - 1, row + 1); y++)
            for (let x = column - 1; x <= column + 1; x++)
              isIn[Math.floor(y / BLOCK) * columns + Math.floor(((x + this.width) % this.width) / BLOCK)] = 1;
        }
      isIn.forEach((is, block) => {
        if (is === 1) blocks[block]!.push(photo);
      });
    });
    return blocks;
  }
}

/** The four places around a point and how far it lies to the right and down between them; filled again for every point. */
const CELLS = new Int32Array(4);
const SHARES = new Float64Array(2);

/** Fills `CELLS` and `SHARES`: around the panorama's ends, and with the last rows going on beyond the poles. */
function corners(x: number, y: number, width: number, height: number): void {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  SHARES[0] = x - x0;
  SHARES[1] = y - y0;
  const left = (x0 + width) % width;
  const right = (x0 + 1) % width;
  const top = Math.max(0, y0) * width;
  const bottom = Math.min(height - 1, y0 + 1) * width;
  CELLS[0] = top + left;
  CELLS[1] = top + right;
  CELLS[2] = bottom + left;
  CELLS[3] = bottom + right;
}

/** Means over a box that is as wide on the sphere in every row, and goes around. */
function boxBlurred(data: Float32Array, width: number, height: number, radius: number): Float32Array<ArrayBuffer> {
  const across = new Float32Array(data.length);
  for (let row = 0; row < height; row++) {
    const stretch = 1 / Math.max(0.05, Math.cos((0.5 - (row + 0.5) / height) * Math.PI));
    const reach = Math.min(width / 2 - 1, Math.round(radius * stretch));
    const from = row * width;
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += data[from + ((k + width) % width)]!;
    for (let column = 0; column < width; column++) {
      across[from + column] = sum / (2 * reach + 1);
      sum += data[from + ((column + reach + 1) % width)]! - data[from + ((column - reach + width) % width)]!;
    }
  }
  const out = new Float32Array(data.length);
  for (let column = 0; column < width; column++) {
    const at = (row: number) => across[Math.min(height - 1, Math.max(0, row)) * width + column]!;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += at(k);
    for (let row = 0; row < height; row++) {
      // Running sums leave a trace of less than nothing where all is nothing.
      out[row * width + column] = sum < 1e-3 ? 0 : sum / (2 * radius + 1);
      sum += at(row + radius + 1) - at(row - radius);
    }
  }
  return out;
}
