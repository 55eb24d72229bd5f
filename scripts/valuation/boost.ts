import { seededRandom } from "#domain/shared/stats/random.ts";
import { type Forest, LEAF } from "#domain/tools/valuation/forest.ts";
import type { Objective } from "./objectives.ts";

/**
 * Histogram gradient boosting, grown leaf by leaf (best gain first). One thread, no dependencies, deterministic: the
 * same columns, targets and seed give the same forest.
 */
export interface BoostOptions {
  trees: number;
  leaves: number;
  /** Splits between the root and a leaf, at most: bounds the time of TreeSHAP. */
  depth: number;
  learningRate: number;
  /** Least sum of hessians (≈ rows) in a leaf. */
  minLeaf: number;
  /** L2 pull of the leaves towards zero, in rows. */
  lambda: number;
  rowShare: number;
  featureShare: number;
  seed: number;
  objective: Objective;
}

const MAX_BINS = 254;

/** Upper edges of at most 254 bins with about equal numbers of rows; every distinct value its own bin when few. */
export function binEdges(column: Float32Array): Float32Array {
  const known = column.filter((value) => !Number.isNaN(value)).sort();
  const distinct: number[] = [];
  for (const value of known) if (distinct.length === 0 || distinct[distinct.length - 1] !== value) distinct.push(value);
  if (distinct.length <= MAX_BINS)
    return Float32Array.from(distinct.slice(0, -1).map((v, i) => (v + distinct[i + 1]!) / 2));
  const edges: number[] = [];
  for (let k = 1; k < MAX_BINS; k++) {
    const edge = known[Math.floor((known.length * k) / MAX_BINS)]!;
    if (edges.length === 0 || edge > edges[edges.length - 1]!) edges.push(edge);
  }
  return Float32Array.from(edges);
}

interface Leaf {
  rows: Int32Array;
  histogram: Float64Array;
  pull: number;
  hessian: number;
  split: Split | undefined;
  node: TreeNode;
  depth: number;
}
interface Split {
  gain: number;
  feature: number;
  bin: number;
  unknownRight: boolean;
}
interface TreeNode {
  cover: number;
  value: number;
  split?: Split;
  left?: TreeNode;
  right?: TreeNode;
}

/**
 * @param columns one Float32Array per feature, `NaN` for unknown
 * @param target one per row
 * @param weight one per row
 */
export function boost(
  columns: Float32Array[],
  target: Float64Array,
  weight: Float64Array,
  base: number,
  options: BoostOptions,
): Forest {
  const rowCount = target.length;
  const featureCount = columns.length;
  const random = seededRandom(options.seed);
  const edges = columns.map(binEdges);
  const bins = columns.map((column, f) => binColumn(column, edges[f]!));
  const rowMajor = new Uint8Array(rowCount * featureCount);
  for (let f = 0; f < featureCount; f++) {
    const column = bins[f]!;
    for (let r = 0; r < rowCount; r++) rowMajor[r * featureCount + f] = column[r]!;
  }
  const score = new Float64Array(rowCount).fill(base);
  const pull = new Float64Array(rowCount);
  const hessian = new Float64Array(rowCount);
  const roots: TreeNode[] = [];
  const binCounts = edges.map((own) => own.length + 2);
  const grower = new TreeGrower(bins, binCounts, pull, hessian, options);
  for (let tree = 0; tree < options.trees; tree++) {
    options.objective(target, score, weight, pull, hessian);
    const rows = sampleRows(rowCount, options.rowShare, random);
    const features = sampleFeatures(featureCount, options.featureShare, random);
    const root = grower.grow(rows, features);
    addScores(root, rowMajor, featureCount, score);
    roots.push(root);
  }
  return flatten(roots, edges, base);
}

function binColumn(column: Float32Array, edges: Float32Array): Uint8Array {
  const result = new Uint8Array(column.length);
  for (let r = 0; r < column.length; r++) {
    const value = column[r]!;
    if (Number.isNaN(value)) continue;
    let low = 0;
    let high = edges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value <= edges[middle]!) high = middle;
      else low = middle + 1;
    }
    result[r] = low + 1;
  }
  return result;
}

function sampleRows(count: number, share: number, random: () => number): Int32Array {
  const rows = new Int32Array(count);
  let n = 0;
  for (let r = 0; r < count; r++) if (share >= 1 || random() < share) rows[n++] = r;
  return rows.subarray(0, n);
}

function sampleFeatures(count: number, share: number, random: () => number): number[] {
  const all = Array.from({ length: count }, (_, f) => f);
  const wanted = Math.max(1, Math.round(count * share));
  for (let i = 0; i < wanted; i++) {
    const j = i + Math.floor(random() * (count - i));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all.slice(0, wanted).sort((a, b) => a - b);
}

class TreeGrower {
  bins: Uint8Array[];
  pull: Float64Array;
  hessian: Float64Array;
  options: BoostOptions;
  free: Float64Array[] = [];
  pullOf: Float64Array;
  hessianOf: Float64Array;
  /** Bins that each feature has, "unknown" among them. */
  binCounts: number[];
  /** Where each chosen feature's histogram starts, and the length of all. */
  starts: number[] = [];
  size = 0;

  constructor(
    bins: Uint8Array[],
    binCounts: number[],
    pull: Float64Array,
    hessian: Float64Array,
    options: BoostOptions,
  ) {
    this.bins = bins;
    this.binCounts = binCounts;
    this.pull = pull;
    this.hessian = hessian;
    this.options = options;
    this.pullOf = new Float64Array(pull.length);
    this.hessianOf = new Float64Array(pull.length);
  }

  grow(rows: Int32Array, features: number[]): TreeNode {
    this.size = 0;
    this.starts = features.map((f) => {
      const start = this.size;
      this.size += 2 * this.binCounts[f]!;
      return start;
    });
    const root = this.leaf(rows, features, this.histogram(rows, features), 0);
    const open: Leaf[] = [root];
    for (let leaves = 1; leaves < this.options.leaves; leaves++) {
      let best = -1;
      for (let i = 0; i < open.length; i++) {
        const gain = open[i]!.split?.gain ?? 0;
        if (gain > 0 && (best < 0 || gain > open[best]!.split!.gain)) best = i;
      }
      if (best < 0) break;
      const parent = open[best]!;
      const [left, right] = this.divide(parent, features);
      parent.node.split = parent.split!;
      parent.node.left = left.node;
      parent.node.right = right.node;
      open[best] = left;
      open.push(right);
    }
    for (const leaf of open) this.free.push(leaf.histogram);
    return root.node;
  }

  leaf(rows: Int32Array, features: number[], histogram: Float64Array, depth: number): Leaf {
    let pull = 0;
    let hessian = 0;
    // Any one feature's histogram holds the totals.
    for (let b = 0; b < this.binCounts[features[0]!]!; b++) {
      pull += histogram[b * 2]!;
      hessian += histogram[b * 2 + 1]!;
    }
    const { lambda, learningRate } = this.options;
    const node: TreeNode = { cover: hessian, value: (learningRate * pull) / (hessian + lambda) };
    const leaf: Leaf = { rows, histogram, pull, hessian, split: undefined, node, depth };
    if (depth < this.options.depth) leaf.split = this.bestSplit(leaf, features);
    return leaf;
  }

  /** Room for any choice of features. */
  newHistogram(): Float64Array {
    return new Float64Array(2 * this.binCounts.reduce((sum, count) => sum + count, 0));
  }

  histogram(rows: Int32Array, features: number[]): Float64Array {
    const { pullOf, hessianOf, pull, hessian, bins } = this;
    const result = this.free.pop()?.fill(0, 0, this.size) ?? this.newHistogram();
    const n = rows.length;
    for (let i = 0; i < n; i++) {
      const r = rows[i]!;
      pullOf[i] = pull[r]!;
      hessianOf[i] = hessian[r]!;
    }
    for (let k = 0; k < features.length; k++) {
      const column = bins[features[k]!]!;
      const at = this.starts[k]!;
      for (let i = 0; i < n; i++) {
        const o = at + (column[rows[i]!]! << 1);
        result[o] = result[o]! + pullOf[i]!;
        result[o + 1] = result[o + 1]! + hessianOf[i]!;
      }
    }
    return result;
  }

  bestSplit(leaf: Leaf, features: number[]): Split | undefined {
    const { lambda, minLeaf } = this.options;
    const { histogram, pull, hessian } = leaf;
    if (hessian < 2 * minLeaf) return undefined;
    const own = (pull * pull) / (hessian + lambda);
    let best: Split | undefined;
    let bestGain = 1e-12;
    for (let k = 0; k < features.length; k++) {
      const at = this.starts[k]!;
      const count = this.binCounts[features[k]!]!;
      const unknownPull = histogram[at]!;
      const unknownHessian = histogram[at + 1]!;
      let g = 0;
      let h = 0;
      for (let b = 1; b < count; b++) {
        const hb = histogram[at + 2 * b + 1]!;
        if (hb === 0) continue;
        g += histogram[at + 2 * b]!;
        h += hb;
        const restHessian = hessian - h;
        if (restHessian < minLeaf) break;
        // Unknown to the right…
        if (h >= minLeaf) {
          const rest = pull - g;
          const gain = (g * g) / (h + lambda) + (rest * rest) / (restHessian + lambda) - own;
          if (gain > bestGain) {
            bestGain = gain;
            // Nothing unknown was seen here: send it where most rows go.
            best = { gain, feature: features[k]!, bin: b, unknownRight: unknownHessian > 0 || restHessian > h };
          }
        }
        // …and to the left.
        if (unknownHessian > 0) {
          const gl = g + unknownPull;
          const hl = h + unknownHessian;
          const hr = hessian - hl;
          if (hl >= minLeaf && hr >= minLeaf) {
            const gr = pull - gl;
            const gain = (gl * gl) / (hl + lambda) + (gr * gr) / (hr + lambda) - own;
            if (gain > bestGain) {
              bestGain = gain;
              best = { gain, feature: features[k]!, bin: b, unknownRight: false };
            }
          }
        }
      }
      // Known against unknown.
      if (unknownHessian >= minLeaf && hessian - unknownHessian >= minLeaf) {
        const known = pull - unknownPull;
        const gain =
          (unknownPull * unknownPull) / (unknownHessian + lambda) +
          (known * known) / (hessian - unknownHessian + lambda) -
          own;
        if (gain > bestGain) {
          bestGain = gain;
          best = { gain, feature: features[k]!, bin: 254, unknownRight: true };
        }
      }
    }
    return best;
  }

  divide(parent: Leaf, features: number[]): [Leaf, Leaf] {
    const { feature, bin, unknownRight } = parent.split!;
    const column = this.bins[feature]!;
    const n = parent.rows.length;
    const left = new Int32Array(n);
    const right = new Int32Array(n);
    let nl = 0;
    let nr = 0;
    for (let i = 0; i < n; i++) {
      const r = parent.rows[i]!;
      const b = column[r]!;
      if (b === 0 ? !unknownRight : b <= bin) left[nl++] = r;
      else right[nr++] = r;
    }
    const [small, large] =
      nl < nr ? [left.subarray(0, nl), right.subarray(0, nr)] : [right.subarray(0, nr), left.subarray(0, nl)];
    const smallHistogram = this.histogram(small, features);
    const largeHistogram = parent.histogram;
    for (let i = 0; i < this.size; i++) largeHistogram[i] = largeHistogram[i]! - smallHistogram[i]!;
    const smallLeaf = this.leaf(small, features, smallHistogram, parent.depth + 1);
    const largeLeaf = this.leaf(large, features, largeHistogram, parent.depth + 1);
    return nl < nr ? [smallLeaf, largeLeaf] : [largeLeaf, smallLeaf];
  }
}

function addScores(root: TreeNode, rowMajor: Uint8Array, featureCount: number, score: Float64Array): void {
  const tree = flatten([root], [], 0);
  for (let r = 0, at = 0; r < score.length; r++, at += featureCount) {
    let node = 0;
    let f = tree.feature[0]!;
    while (f !== LEAF) {
      const b = rowMajor[at + f]!;
      const left = b === 0 ? tree.unknownRight[node] === 0 : b <= tree.bin[node]!;
      node = left ? node + 1 : node + tree.rightOffset[node]!;
      f = tree.feature[node]!;
    }
    score[r] = score[r]! + tree.value[node]!;
  }
}

function flatten(roots: TreeNode[], edges: Float32Array[], base: number): Forest {
  const feature: number[] = [];
  const bin: number[] = [];
  const unknownRight: number[] = [];
  const rightOffset: number[] = [];
  const value: number[] = [];
  const cover: number[] = [];
  const starts: number[] = [];
  const visit = (node: TreeNode) => {
    const at = feature.length;
    feature.push(node.split ? node.split.feature : LEAF);
    bin.push(node.split?.bin ?? 0);
    unknownRight.push(node.split?.unknownRight ? 1 : 0);
    rightOffset.push(0);
    value.push(node.split ? 0 : node.value);
    cover.push(node.cover);
    if (!node.split) return;
    visit(node.left!);
    rightOffset[at] = feature.length - at;
    visit(node.right!);
  };
  for (const root of roots) {
    starts.push(feature.length);
    visit(root);
  }
  starts.push(feature.length);
  return {
    featureCount: edges.length,
    base,
    edges,
    treeStarts: Uint32Array.from(starts),
    feature: Uint8Array.from(feature),
    bin: Uint8Array.from(bin),
    unknownRight: Uint8Array.from(unknownRight),
    rightOffset: Uint16Array.from(rightOffset),
    value: Float32Array.from(value),
    cover: Float32Array.from(cover),
  };
}
