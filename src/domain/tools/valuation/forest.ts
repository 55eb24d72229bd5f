/**
 * Boosted trees over binned features, in flat typed arrays.
 *
 * A feature's values are first put into at most 255 bins (bin 0 is "unknown"), then a tree compares bins: a row goes
 * left when its bin is at most the node's, unknown goes where the node says. Nodes lie in pre-order, so the left child
 * is the next node.
 */
export interface Forest {
  featureCount: number;
  /** Constant added to the sum of the trees. */
  base: number;
  /** Per feature the upper edges of its bins, ascending: bin k (from 1) holds values ≤ edges[k − 1]. */
  edges: Float32Array[];
  /** First node of each tree, and the total as last item. */
  treeStarts: Uint32Array;
  /** Feature compared, 255 at a leaf. */
  feature: Uint8Array;
  /** Highest bin that goes left. */
  bin: Uint8Array;
  /** 1 when unknown goes right. */
  unknownRight: Uint8Array;
  /** Distance from a node to its right child. */
  rightOffset: Uint16Array;
  /** Leaf value; 0 at inner nodes. */
  value: Float32Array;
  /** Training weight that reached the node: TreeSHAP needs it. */
  cover: Float32Array;
}

export const LEAF = 255;

/** The bin of a value: 0 for `NaN`, else 1 + the number of edges below the value. */
export function binOf(value: number, edges: Float32Array): number {
  if (Number.isNaN(value)) return 0;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return low + 1;
}

/**
 * Bins rows for `predictBinned`.
 *
 * @param rows row after row, `featureCount` values each
 */
export function binRows(forest: Forest, rows: Float64Array | Float32Array): Uint8Array {
  const { featureCount, edges } = forest;
  const bins = new Uint8Array(rows.length);
  const count = rows.length / featureCount;
  for (let row = 0, i = 0; row < count; row++) {
    for (let f = 0; f < featureCount; f++, i++) bins[i] = binOf(rows[i]!, edges[f]!);
  }
  return bins;
}

export const UNKNOWN_RIGHT = 1 << 16;
const packedOf = new WeakMap<Forest, Uint32Array>();

/** A node in one word, for speed: feature (8 bits), bin (8), unknown goes right (1), distance to the right child (15). */
export function packedNodes(forest: Forest): Uint32Array {
  let packed = packedOf.get(forest);
  if (!packed) {
    const { feature, bin, unknownRight, rightOffset } = forest;
    packed = Uint32Array.from(
      feature,
      (f, i) => (f | (bin[i]! << 8) | (unknownRight[i]! << 16) | (rightOffset[i]! << 17)) >>> 0,
    );
    packedOf.set(forest, packed);
  }
  return packed;
}

/** Predictions for binned rows. Tree by tree over a block of rows, so that a tree stays in the processor's cache. */
export function predictBinned(forest: Forest, bins: Uint8Array): Float64Array {
  const { featureCount, treeStarts, value } = forest;
  const nodes = packedNodes(forest);
  const count = bins.length / featureCount;
  const result = new Float64Array(count).fill(forest.base);
  const treeCount = treeStarts.length - 1;
  const block = 512;
  for (let first = 0; first < count; first += block) {
    const end = Math.min(count, first + block);
    for (let tree = 0; tree < treeCount; tree++) {
      const start = treeStarts[tree]!;
      for (let row = first, offset = first * featureCount; row < end; row++, offset += featureCount) {
        let node = start;
        let packed = nodes[node]!;
        let f = packed & 255;
        while (f !== LEAF) {
          const b = bins[offset + f]!;
          const left = b === 0 ? (packed & UNKNOWN_RIGHT) === 0 : b <= ((packed >>> 8) & 255);
          node = left ? node + 1 : node + (packed >>> 17);
          packed = nodes[node]!;
          f = packed & 255;
        }
        result[row] = result[row]! + value[node]!;
      }
    }
  }
  return result;
}

/** Predictions for rows of raw values. */
export function predict(forest: Forest, rows: Float64Array | Float32Array): Float64Array {
  return predictBinned(forest, binRows(forest, rows));
}
