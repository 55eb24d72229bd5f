import type { Alignment } from "./align-photos.ts";
import { type EvenLight, rayOf } from "./even-light.ts";
import type { ColourPicture } from "./grey-picture.ts";
import { projectInto } from "./lens.ts";
import { PriorityQueue } from "./priority-queue.ts";
import { transposed } from "./rotation.ts";

/** Which photo shows each place of the panorama. */
export interface SeamMap {
  readonly width: number;
  readonly height: number;
  /** A photo's place in the set for each pixel, row by row; −1 where none looks. */
  readonly owners: Int16Array;
}

const WIDTH = 1024;
/** A place belongs to a photo beyond doubt where its edge lies farther away by this share of a photo than any other's. */
const SURE = 0.3;

/**
 * Seams where photos agree: places in the middle of a photo are its own; from there each photo grows over what lies between, first over the
 * places that photos show most differently, so that a chair that one of them shifts, or a person who walked, is taken whole from one photo and
 * the seam runs over wall, floor or ceiling (a watershed, Beucher and Meyer 1993, of what agrees).
 *
 * @param photos at the working size of the alignment
 * @param width of the map, in cells
 */
export function findSeams(
  photos: readonly ColourPicture[],
  alignment: Alignment,
  light: EvenLight,
  width = WIDTH,
): SeamMap {
  const height = width / 2;
  const cells = width * height;
  const owners = new Int16Array(cells).fill(-1);
  const seen = photos.map((photo, at) => seenBy(photo, at, alignment, light, width));
  const difference = new Uint8Array(cells);
  const isOpen = new Uint8Array(cells);
  const lead = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    let best = -1;
    let [deepest, second] = [0, 0];
    let [low, high] = [255, 0];
    for (let photo = 0; photo < seen.length; photo++) {
      const one = seen[photo];
      const depth = one?.depth[cell];
      if (!one || !depth) continue;
      low = Math.min(low, one.luma[cell]!);
      high = Math.max(high, one.luma[cell]!);
      if (depth > deepest) [best, second, deepest] = [photo, deepest, depth];
      else if (depth > second) second = depth;
    }
    if (best < 0) continue;
    owners[cell] = best;
    lead[cell] = deepest - second;
    if (second > 0 && deepest - second < SURE * 255) {
      isOpen[cell] = 1;
      difference[cell] = high - low;
    }
  }
  const rough = widened(difference, width);
  const deepestOwner = owners.slice();
  for (let cell = 0; cell < cells; cell++) if (isOpen[cell] === 1) owners[cell] = -1;
  const queue = new PriorityQueue();
  const offer = (cell: number, owner: number) => {
    const column = cell % width;
    for (const next of [
      column > 0 ? cell - 1 : cell + width - 1,
      column < width - 1 ? cell + 1 : cell - width + 1,
      cell - width,
      cell + width,
    ]) {
      if (next < 0 || next >= cells || isOpen[next] !== 1 || owners[next] !== -1) continue;
      if (!seen[owner]?.depth[next]) continue;
      queue.push(priorityOf(rough[next]!, lead[next]!, deepestOwner[next] === owner), next * 64 + owner);
    }
  };
  for (let cell = 0; cell < cells; cell++) if (isOpen[cell] === 0 && owners[cell] !== -1) offer(cell, owners[cell]!);
  for (let top = queue.pop(); top !== null; top = queue.pop()) {
    const cell = Math.floor(top / 64);
    if (owners[cell] !== -1) continue;
    owners[cell] = top % 64;
    offer(cell, top % 64);
  }
  for (let cell = 0; cell < cells; cell++)
    if (isOpen[cell] === 1 && owners[cell] === -1) owners[cell] = deepestOwner[cell]!;
  return { width, height, owners };
}

/** Grey levels from which photos show different things, and not the same thing in another light. */
const DIFFERS = 24;

/**
 * Places that differ go before all else, so that the photo that reaches it first takes all of it. Where photos agree, the one whose edge is
 * farther away goes first, so that seams are straight there.
 */
function priorityOf(difference: number, lead: number, isOwn: boolean): number {
  if (difference >= DIFFERS) return 4096;
  return Math.floor(difference / 6) * 512 + (isOwn ? 256 + lead : 255 - lead);
}

interface SeenCells {
  readonly luma: Uint8Array;
  /** How far the photo's edge is, 255 for the middle of its shorter side; 0 outside. */
  readonly depth: Uint8Array;
}

function seenBy(
  photo: ColourPicture,
  at: number,
  { lens, sizes, photos }: Alignment,
  light: EvenLight,
  wide: number,
): SeenCells | null {
  const rotation = photos[at]!.rotation;
  if (rotation === null) return null;
  const back = transposed(rotation);
  const high = wide / 2;
  const { width, height } = sizes[at]!;
  const luma = new Uint8Array(wide * high);
  const depth = new Uint8Array(wide * high);
  const [halfX, halfY] = [width / 2 / lens.focal, height / 2 / lens.focal];
  const half = Math.min(halfX, halfY);
  const [red, green, blue] = light.gains[at]!;
  const point = new Float64Array(2);
  for (let row = 0; row < high; row++) {
    const pitch = (0.5 - (row + 0.5) / high) * Math.PI;
    for (let column = 0; column < wide; column++) {
      if (!projectInto(back, rayOf(((column + 0.5) / wide - 0.5) * 2 * Math.PI, pitch), lens, point)) continue;
      const [x, y] = point as unknown as [number, number];
      const edge = Math.min(halfX - Math.abs(x), halfY - Math.abs(y));
      if (edge <= 0) continue;
      const cell = row * wide + column;
      depth[cell] = 1 + 254 * Math.min(1, edge / half);
      const px = Math.min(photo.width - 2, Math.max(1, Math.round((0.5 + x / halfX / 2) * photo.width - 0.5)));
      const py = Math.min(photo.height - 2, Math.max(1, Math.round((0.5 + y / halfY / 2) * photo.height - 0.5)));
      let sum = 0;
      for (let v = -1; v <= 1; v++)
        for (let u = -1; u <= 1; u++) {
          const from = ((py + v) * photo.width + px + u) * 4;
          sum +=
            0.3 * red * photo.data[from]! + 0.59 * green * photo.data[from + 1]! + 0.11 * blue * photo.data[from + 2]!;
        }
      luma[cell] = Math.min(255, (sum / 9) * Math.exp(light.vignette * (x * x + y * y)));
    }
  }
  return { luma, depth };
}

/** The largest of each cell's neighbours two cells away or nearer, so that seams keep off the rims of what differs. */
function widened(data: Uint8Array, width: number): Uint8Array {
  const across = new Uint8Array(data.length);
  const out = new Uint8Array(data.length);
  for (let cell = 0; cell < data.length; cell++)
    across[cell] = Math.max(
      data[cell]!,
      data[cell - 1] ?? 0,
      data[cell + 1] ?? 0,
      data[cell - 2] ?? 0,
      data[cell + 2] ?? 0,
    );
  for (let cell = 0; cell < data.length; cell++)
    out[cell] = Math.max(
      across[cell]!,
      across[cell - width] ?? 0,
      across[cell + width] ?? 0,
      across[cell - 2 * width] ?? 0,
      across[cell + 2 * width] ?? 0,
    );
  return out;
}
