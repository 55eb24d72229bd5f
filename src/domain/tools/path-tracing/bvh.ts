/**
 * Bounding volume hierarchy over triangles, built by the surface area heuristic with bins (Wald, "On fast construction of SAH-based
 * bounding volume hierarchies", 2007). Plain arrays, so that a worker or a thread can be handed it.
 */
export interface Bvh {
  /** Six numbers a node: least and greatest corner. */
  readonly bounds: Float32Array;
  /** Two numbers a node: of an inner one its first child (the second follows it) and 0; of a leaf its first triangle and how many. */
  readonly links: Int32Array;
  /** Which triangle of those given stands at each place, so that those of a leaf are neighbours. */
  readonly order: Uint32Array;
}

const BINS = 12;
const MOST_IN_LEAF = 4;
/** Beyond this depth nodes are halved by number: no walk needs a longer stack than `STACK_SIZE`. */
const DEPTH_OF_HEURISTIC = 36;
export const STACK_SIZE = 96;

/** @param corners nine numbers a triangle, in metres */
export function buildBvh(corners: Float32Array): Bvh {
  const count = Math.floor(corners.length / 9);
  const order = new Uint32Array(count);
  const boxes = new Float32Array(count * 6);
  const middles = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    order[i] = i;
    for (let axis = 0; axis < 3; axis++) {
      const a = corners[i * 9 + axis]!;
      const b = corners[i * 9 + 3 + axis]!;
      const c = corners[i * 9 + 6 + axis]!;
      const least = Math.min(a, b, c);
      const greatest = Math.max(a, b, c);
      boxes[i * 6 + axis] = least;
      boxes[i * 6 + 3 + axis] = greatest;
      middles[i * 3 + axis] = (least + greatest) / 2;
    }
  }
  const mostNodes = Math.max(1, 2 * count);
  const bounds = new Float32Array(mostNodes * 6);
  const links = new Int32Array(mostNodes * 2);
  let nodes = 1;

  const enclose = (node: number, from: number, to: number) => {
    let x0 = Infinity;
    let y0 = Infinity;
    let z0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    let z1 = -Infinity;
    for (let i = from; i < to; i++) {
      const o = order[i]! * 6;
      x0 = Math.min(x0, boxes[o]!);
      y0 = Math.min(y0, boxes[o + 1]!);
      z0 = Math.min(z0, boxes[o + 2]!);
      x1 = Math.max(x1, boxes[o + 3]!);
      y1 = Math.max(y1, boxes[o + 4]!);
      z1 = Math.max(z1, boxes[o + 5]!);
    }
    bounds.set([x0, y0, z0, x1, y1, z1], node * 6);
  };

  const counts = new Int32Array(BINS);
  const bins = new Float32Array(BINS * 6);
  const rightAreas = new Float64Array(BINS);

  /** The place at which the triangles from `from` to `to` are parted, or `from` where a leaf is cheaper. */
  const part = (node: number, from: number, to: number, depth: number): number => {
    const size = to - from;
    if (size <= MOST_IN_LEAF) return from;
    let bestAxis = -1;
    let bestBin = 0;
    let bestCost = size > 16 ? Infinity : size * halfArea(bounds, node * 6);
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      for (let axis = 0; axis < 3; axis++) {
        const middle = middles[order[i]! * 3 + axis]!;
        if (middle < low[axis]!) low[axis] = middle;
        if (middle > high[axis]!) high[axis] = middle;
      }
    }
    if (depth < DEPTH_OF_HEURISTIC) {
      for (let axis = 0; axis < 3; axis++) {
        const extent = high[axis]! - low[axis]!;
        if (extent < 1e-7) continue;
        const scale = BINS / extent;
        counts.fill(0);
        for (let b = 0; b < BINS; b++) bins.set(NOTHING, b * 6);
        for (let i = from; i < to; i++) {
          const triangle = order[i]!;
          const bin = Math.min(BINS - 1, Math.floor((middles[triangle * 3 + axis]! - low[axis]!) * scale));
          counts[bin]!++;
          grow(bins, bin * 6, boxes, triangle * 6);
        }
        growing.set(NOTHING);
        for (let b = BINS - 1; b > 0; b--) {
          grow(growing, 0, bins, b * 6);
          rightAreas[b] = halfArea(growing, 0);
        }
        growing.set(NOTHING);
        let left = 0;
        for (let b = 0; b < BINS - 1; b++) {
          grow(growing, 0, bins, b * 6);
          left += counts[b]!;
          if (left === 0 || left === size) continue;
          const cost = left * halfArea(growing, 0) + (size - left) * rightAreas[b + 1]!;
          if (cost < bestCost) {
            bestCost = cost;
            bestAxis = axis;
            bestBin = b;
          }
        }
      }
      if (bestAxis >= 0) {
        const scale = BINS / (high[bestAxis]! - low[bestAxis]!);
        let i = from;
        let j = to - 1;
        while (i <= j) {
          const bin = Math.min(BINS - 1, Math.floor((middles[order[i]! * 3 + bestAxis]! - low[bestAxis]!) * scale));
          if (bin <= bestBin) i++;
          else {
            const other = order[j]!;
            order[j] = order[i]!;
            order[i] = other;
            j--;
          }
        }
        return i;
      }
      if (size <= 16) return from;
    }
    return from + (size >> 1);
  };

  if (count > 0) {
    enclose(0, 0, count);
    const todo: [node: number, from: number, to: number, depth: number][] = [[0, 0, count, 0]];
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      const [node, from, to, depth] = next;
      const middle = part(node, from, to, depth);
      if (middle === from) {
        links[node * 2] = from;
        links[node * 2 + 1] = to - from;
        continue;
      }
      links[node * 2] = nodes;
      const left = nodes;
      nodes += 2;
      enclose(left, from, middle);
      enclose(left + 1, middle, to);
      todo.push([left, from, middle, depth + 1], [left + 1, middle, to, depth + 1]);
    }
  }
  return { bounds: bounds.slice(0, nodes * 6), links: links.slice(0, nodes * 2), order };
}

const NOTHING = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
const growing = new Float32Array(6);

function grow(box: Float32Array, at: number, other: Float32Array, from: number): void {
  for (let axis = 0; axis < 3; axis++) {
    if (other[from + axis]! < box[at + axis]!) box[at + axis] = other[from + axis]!;
    if (other[from + 3 + axis]! > box[at + 3 + axis]!) box[at + 3 + axis] = other[from + 3 + axis]!;
  }
}

function halfArea(box: Float32Array, at: number): number {
  const x = box[at + 3]! - box[at]!;
  const y = box[at + 4]! - box[at + 1]!;
  const z = box[at + 5]! - box[at + 2]!;
  return x < 0 ? 0 : x * y + y * z + z * x;
}
