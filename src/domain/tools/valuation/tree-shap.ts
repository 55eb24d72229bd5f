import { binRows, type Forest, LEAF } from "./forest.ts";

/**
 * Exact contributions of the features to one prediction: TreeSHAP, path-dependent (Lundberg, Erion, Lee 2018,
 * "Consistent individualized feature attribution for tree ensembles", algorithm 2). Features outside a coalition are
 * averaged with the training weights that lie in the nodes.
 *
 * @param row the raw feature values
 * @returns `mean`, the forest's mean prediction, and one contribution per feature; mean + Σ contributions = prediction
 */
export function explainPrediction(
  forest: Forest,
  row: Float64Array | Float32Array,
): { mean: number; contributions: Float64Array } {
  const walker = new ShapTraversal(forest, binRows(forest, row));
  let mean = forest.base;
  for (let tree = 0; tree < forest.treeStarts.length - 1; tree++) {
    const root = forest.treeStarts[tree]!;
    mean += walker.treeMean(root, forest.treeStarts[tree + 1]!);
    walker.walk(root, 0, 0, 1, 1, -1);
  }
  return { mean, contributions: walker.contributions };
}

/** Deepest path that is supported; the trainer's trees are far shallower. */
const MAX_DEPTH = 64;

/**
 * The path from the root is a list of features, each with the share of training rows that goes on when the feature is
 * unknown (zero), whether this home goes on (one), and the weight of the subsets of that size. Each depth has its own
 * copy in the flat arrays, so that nothing is allocated while walking.
 */
class ShapTraversal {
  contributions: Float64Array;
  forest: Forest;
  bins: Uint8Array;
  feature = new Int16Array(MAX_DEPTH * MAX_DEPTH);
  zero = new Float64Array(MAX_DEPTH * MAX_DEPTH);
  one = new Float64Array(MAX_DEPTH * MAX_DEPTH);
  weight = new Float64Array(MAX_DEPTH * MAX_DEPTH);

  constructor(forest: Forest, bins: Uint8Array) {
    this.forest = forest;
    this.bins = bins;
    this.contributions = new Float64Array(forest.featureCount);
  }

  treeMean(root: number, end: number): number {
    const { feature, value, cover } = this.forest;
    let sum = 0;
    for (let node = root; node < end; node++) if (feature[node] === LEAF) sum += value[node]! * cover[node]!;
    return sum / cover[root]!;
  }

  /** `length` items lie on the path copied at `depth`; the item to add has feature −1 at the root. */
  walk(node: number, depth: number, length: number, zeroShare: number, oneShare: number, item: number): void {
    const at = depth * MAX_DEPTH;
    if (depth > 0) {
      const from = at - MAX_DEPTH;
      for (let i = 0; i < length; i++) {
        this.feature[at + i] = this.feature[from + i]!;
        this.zero[at + i] = this.zero[from + i]!;
        this.one[at + i] = this.one[from + i]!;
        this.weight[at + i] = this.weight[from + i]!;
      }
    }
    this.extend(at, length, zeroShare, oneShare, item);
    this.visit(node, depth, length + 1);
  }

  visit(node: number, depth: number, length: number): void {
    const { feature, bin, unknownRight, rightOffset, value, cover } = this.forest;
    const at = depth * MAX_DEPTH;
    const f = feature[node]!;
    if (f === LEAF) {
      for (let i = 1; i < length; i++) {
        const share = this.unwoundSum(at, length, i) * (this.one[at + i]! - this.zero[at + i]!);
        const k = this.feature[at + i]!;
        this.contributions[k] = this.contributions[k]! + share * value[node]!;
      }
      return;
    }
    const b = this.bins[f]!;
    const left = node + 1;
    const right = node + rightOffset[node]!;
    const goesLeft = b === 0 ? unknownRight[node] === 0 : b <= bin[node]!;
    const hot = goesLeft ? left : right;
    const cold = goesLeft ? right : left;
    let zero = 1;
    let one = 1;
    let rest = length;
    for (let i = 1; i < length; i++) {
      if (this.feature[at + i] !== f) continue;
      zero = this.zero[at + i]!;
      one = this.one[at + i]!;
      this.unwind(at, length, i);
      rest = length - 1;
      break;
    }
    this.walk(hot, depth + 1, rest, (zero * cover[hot]!) / cover[node]!, one, f);
    this.walk(cold, depth + 1, rest, (zero * cover[cold]!) / cover[node]!, 0, f);
  }

  extend(at: number, length: number, zero: number, one: number, item: number): void {
    const { weight } = this;
    this.feature[at + length] = item;
    this.zero[at + length] = zero;
    this.one[at + length] = one;
    weight[at + length] = length === 0 ? 1 : 0;
    for (let i = length - 1; i >= 0; i--) {
      weight[at + i + 1] = weight[at + i + 1]! + (one * weight[at + i]! * (i + 1)) / (length + 1);
      weight[at + i] = (zero * weight[at + i]! * (length - i)) / (length + 1);
    }
  }

  unwind(at: number, length: number, index: number): void {
    const { weight, zero, one, feature } = this;
    const last = length - 1;
    const z = zero[at + index]!;
    const o = one[at + index]!;
    let next = weight[at + last]!;
    for (let i = last - 1; i >= 0; i--) {
      if (o !== 0) {
        const old = weight[at + i]!;
        weight[at + i] = (next * length) / ((i + 1) * o);
        next = old - (weight[at + i]! * z * (last - i)) / length;
      } else {
        weight[at + i] = (weight[at + i]! * length) / (z * (last - i));
      }
    }
    for (let i = index; i < last; i++) {
      feature[at + i] = feature[at + i + 1]!;
      zero[at + i] = zero[at + i + 1]!;
      one[at + i] = one[at + i + 1]!;
    }
  }

  unwoundSum(at: number, length: number, index: number): number {
    const { weight } = this;
    const last = length - 1;
    const z = this.zero[at + index]!;
    const o = this.one[at + index]!;
    let next = weight[at + last]!;
    let total = 0;
    for (let i = last - 1; i >= 0; i--) {
      if (o !== 0) {
        const part = (next * length) / ((i + 1) * o);
        total += part;
        next = weight[at + i]! - (part * z * (last - i)) / length;
      } else {
        total += (weight[at + i]! * length) / (z * (last - i));
      }
    }
    return total;
  }
}
