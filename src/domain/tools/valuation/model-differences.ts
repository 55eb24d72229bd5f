import { COMPONENT_LABELS, FEATURES, featureMatrix } from "./features.ts";
import { binRows, type Forest, LEAF } from "./forest.ts";
import { logMean } from "./log-mean.ts";
import type { ValuationModel } from "./model.ts";
import type { AdjustmentLine, ComponentId, ValuationSubject } from "./types.ts";

/** The components that features belong to, and each feature's place among them. */
const COMPONENTS: readonly ComponentId[] = [...new Set(FEATURES.map(({ group }) => group))];
const COMPONENT_OF = Uint8Array.from(FEATURES, ({ group }) => COMPONENTS.indexOf(group));
const AREA = COMPONENTS.indexOf("area");

/**
 * The lines that turn a comparable's price into the subject's by the learned model: its difference between the two
 * homes, shared out among their components. Only differences count, so the model's level of 2018 cancels. A feature
 * that one of the two leaves unknown is unknown for both, so that silence is never priced.
 */
export function modelLines(
  model: ValuationModel,
  subject: ValuationSubject,
  comparable: ValuationSubject,
  price: number,
): AdjustmentLine[] {
  const [asSubject, asComparable] = withSharedKnowledge(subject, comparable);
  const differences = explainDifference(model.base, featureMatrix([asSubject, asComparable], model.points));
  // The forest speaks of €/m²: the price also follows the area itself.
  differences[AREA] = differences[AREA]! + Math.log(subject.areaM2 / comparable.areaM2);
  const adjusted = price * Math.exp(differences.reduce((sum, difference) => sum + difference, 0));
  const scale = logMean(price, adjusted);
  return COMPONENTS.flatMap((id, k) => {
    const logFactor = differences[k]!;
    if (Math.abs(logFactor) < 1e-6) return [];
    return [{ id, label: COMPONENT_LABELS[id], logFactor, amount: logFactor * scale }];
  });
}

/** Both homes with only the features that both know; without a position the comparable takes the subject's. */
function withSharedKnowledge(a: ValuationSubject, b: ValuationSubject): [ValuationSubject, ValuationSubject] {
  const left = { ...a };
  const right = { ...b };
  if (Number.isNaN(right.latitude) || Number.isNaN(right.longitude)) {
    right.latitude = left.latitude;
    right.longitude = left.longitude;
  }
  for (const key of Object.keys(left) as (keyof ValuationSubject)[]) {
    if (Number.isNaN(left[key])) right[key] = Number.NaN;
    if (Number.isNaN(right[key])) left[key] = Number.NaN;
  }
  return [left, right];
}

/**
 * Shapley values of the components in the difference of two predictions (interventional TreeSHAP with one reference,
 * Lundberg et al. 2020): each coalition takes its components from the first home and the others from the second.
 *
 * @param rows two homes' features, one after the other
 * @returns one value per component; they sum to prediction(first) − prediction(second)
 */
export function explainDifference(forest: Forest, rows: Float32Array): Float64Array {
  const bins = binRows(forest, rows);
  const result = new Float64Array(COMPONENTS.length);
  // 0 undecided, 1 taken from the first home, 2 from the second.
  const taken = new Uint8Array(COMPONENTS.length);
  const walk = (node: number, firsts: number, seconds: number): void => {
    const f = forest.feature[node]!;
    if (f === LEAF) {
      addLeaf(forest.value[node]!, firsts, seconds, taken, result);
      return;
    }
    const first = childOf(forest, node, bins[f]!);
    const second = childOf(forest, node, bins[forest.featureCount + f]!);
    const component = COMPONENT_OF[f]!;
    const side = taken[component]!;
    if (first === second || side !== 0) {
      walk(side === 2 ? second : first, firsts, seconds);
      return;
    }
    taken[component] = 1;
    walk(first, firsts + 1, seconds);
    taken[component] = 2;
    walk(second, firsts, seconds + 1);
    taken[component] = 0;
  };
  for (let tree = 0; tree < forest.treeStarts.length - 1; tree++) walk(forest.treeStarts[tree]!, 0, 0);
  return result;
}

function childOf({ bin, unknownRight, rightOffset }: Forest, node: number, b: number): number {
  const left = b === 0 ? unknownRight[node] === 0 : b <= bin[node]!;
  return left ? node + 1 : node + rightOffset[node]!;
}

/** A leaf reached by `firsts` components of the first home and `seconds` of the second. */
function addLeaf(value: number, firsts: number, seconds: number, taken: Uint8Array, result: Float64Array): void {
  if (firsts + seconds === 0) return;
  const gain = firsts > 0 ? value * coalitionWeight(firsts - 1, seconds) : 0;
  const loss = seconds > 0 ? value * coalitionWeight(firsts, seconds - 1) : 0;
  for (let k = 0; k < taken.length; k++) {
    if (taken[k] === 1) result[k] = result[k]! + gain;
    else if (taken[k] === 2) result[k] = result[k]! - loss;
  }
}

/** a!·b! / (a + b + 1)!: the share of the orders in which exactly these a come before and these b after. */
function coalitionWeight(a: number, b: number): number {
  let weight = 1 / (a + b + 1);
  for (let k = 1; k <= b; k++) weight *= k / (a + k);
  return weight;
}
