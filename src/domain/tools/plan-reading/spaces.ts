import { emptyGrid, type Grid } from "./grid.ts";

/** The connected spaces between the lines of a drawing: rooms, the bodies of hollow walls, what furniture encloses. */
export interface Spaces {
  readonly width: number;
  readonly height: number;
  /** The space that each pixel belongs to; 0 where a line is. */
  readonly labels: Int32Array;
  /** Pixels of each space, by its label. */
  readonly areas: readonly number[];
  /** Side of the largest level square that lies in each space, in pixels. */
  readonly breadths: readonly number[];
  /** Whether a space reaches the edge of the picture. */
  readonly isOutside: readonly boolean[];
}

/** Parts the paper by the lines on it. Spaces that only touch at corners are two. */
export function spacesBetween({ width, height, data }: Grid): Spaces {
  const labels = new Int32Array(data.length);
  const stack = new Int32Array(data.length);
  const areas: number[] = [0];
  const breadths: number[] = [0];
  const isOutside: boolean[] = [false];
  for (let seed = 0; seed < data.length; seed++) {
    if (labels[seed] !== 0 || data[seed] !== 0) continue;
    const label = areas.length;
    let [count, touches, top] = [0, false, 0];
    stack[top++] = seed;
    labels[seed] = label;
    while (top > 0) {
      const at = stack[--top]!;
      count++;
      const x = at % width;
      const row = at - x;
      if (x === 0 || x === width - 1 || row === 0 || row === data.length - width) touches = true;
      if (x > 0 && data[at - 1] === 0 && labels[at - 1] === 0) {
        labels[at - 1] = label;
        stack[top++] = at - 1;
      }
      if (x + 1 < width && data[at + 1] === 0 && labels[at + 1] === 0) {
        labels[at + 1] = label;
        stack[top++] = at + 1;
      }
      if (row > 0 && data[at - width] === 0 && labels[at - width] === 0) {
        labels[at - width] = label;
        stack[top++] = at - width;
      }
      if (at + width < data.length && data[at + width] === 0 && labels[at + width] === 0) {
        labels[at + width] = label;
        stack[top++] = at + width;
      }
    }
    areas.push(count);
    breadths.push(0);
    isOutside.push(touches);
  }
  measureBreadths(width, height, labels, breadths);
  return { width, height, labels, areas, breadths, isOutside };
}

/** The largest square that ends at a pixel is one more than the least of those that end above, before and between. */
function measureBreadths(width: number, height: number, labels: Int32Array, breadths: number[]): void {
  let above = new Int32Array(width);
  let own = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const label = labels[y * width + x]!;
      if (label === 0) {
        own[x] = 0;
        continue;
      }
      const side = x === 0 || y === 0 ? 1 : 1 + Math.min(above[x]!, above[x - 1]!, own[x - 1]!);
      own[x] = side;
      if (side > breadths[label]!) breadths[label] = side;
    }
    [above, own] = [own, above];
  }
}

/** One in the spaces that `isKept` wants, nothing elsewhere. */
export function maskOf(spaces: Spaces, isKept: (label: number) => boolean): Grid {
  const { width, height, labels, areas } = spaces;
  const kept = Uint8Array.from(areas, (_, label) => (label > 0 && isKept(label) ? 1 : 0));
  const mask = emptyGrid(width, height);
  for (let i = 0; i < labels.length; i++) mask.data[i] = kept[labels[i]!]!;
  return mask;
}
