import { COMPONENT_LABELS, FEATURES, featureMatrix } from "./features.ts";
import { binRows, type Forest, LEAF, packedNodes, UNKNOWN_RIGHT } from "./forest.ts";
import { logMean } from "./log-mean.ts";
import type { ValuationModel } from "./model.ts";
import { predictHomes } from "./model-value.ts";
import type { AdjustmentLine, ComponentId, ValuationSubject } from "./types.ts";

/** The components that features belong to, and each feature's place among them. */
const COMPONENTS: readonly ComponentId[] = [...new Set(FEATURES.map(({ group }) => group))];
const COMPONENT_OF = Uint8Array.from(FEATURES, ({ group }) => COMPONENTS.indexOf(group));
const AREA = COMPONENTS.indexOf("area");

/**
 * The lines that turn a comparable's price into the subject's by the learned model: its difference between the two
 * homes, shared out among their components. Only differences count, so the level of the model's own years cancels. Each home keeps
 * what it says: what one leaves unknown stands for what the model has learned of homes that do not say it.
 */
export function modelLines(
  model: ValuationModel,
  subject: ValuationSubject,
  comparable: ValuationSubject,
  price: number,
): AdjustmentLine[] {
  const homes = [subject, placed(comparable, subject)];
  const differences = explainDifference(model.base, featureMatrix(homes, model.points));
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

/** All of those lines in one number: what the logarithm of a comparable's price changes by to become the subject's. */
export function modelDifference(
  model: ValuationModel,
  subject: ValuationSubject,
  comparable: ValuationSubject,
): number {
  const { logUnitPrice } = predictHomes(model, [subject, placed(comparable, subject)]);
  return logUnitPrice[0]! - logUnitPrice[1]! + Math.log(subject.areaM2 / comparable.areaM2);
}

/** A comparable without a position takes the subject's: it was chosen for it. */
function placed(home: ValuationSubject, { latitude, longitude }: ValuationSubject): ValuationSubject {
  return Number.isNaN(home.latitude) || Number.isNaN(home.longitude) ? { ...home, latitude, longitude } : home;
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
  const { value, featureCount, treeStarts } = forest;
  const nodes = packedNodes(forest);
  const result = new Float64Array(COMPONENTS.length);
  // What the leaves under the last node walked to give to each component that was taken from the first home, and from the second.
  let toFirsts = 0;
  let toSeconds = 0;
  // Components taken from the first home and from the second, as bits, and their numbers.
  const walk = (start: number, firsts: number, seconds: number, a: number, b: number): void => {
    let node = start;
    let packed = nodes[node]!;
    for (let f = packed & 255; f !== LEAF; f = packed & 255) {
      const first = bins[f]!;
      const second = bins[featureCount + f]!;
      const splitAt = (packed >>> 8) & 255;
      const firstLeft = first === 0 ? (packed & UNKNOWN_RIGHT) === 0 : first <= splitAt;
      const secondLeft = second === 0 ? (packed & UNKNOWN_RIGHT) === 0 : second <= splitAt;
      const right = node + (packed >>> 17);
      const bit = 1 << COMPONENT_OF[f]!;
      if (firstLeft !== secondLeft && ((firsts | seconds) & bit) === 0) {
        const k = COMPONENT_OF[f]!;
        walk(firstLeft ? node + 1 : right, firsts | bit, seconds, a + 1, b);
        const [ofFirsts, ofSeconds] = [toFirsts, toSeconds];
        walk(secondLeft ? node + 1 : right, firsts, seconds | bit, a, b + 1);
        result[k] = result[k]! + ofFirsts - toSeconds;
        toFirsts += ofFirsts;
        toSeconds += ofSeconds;
        return;
      }
      node = ((seconds & bit) === 0 ? firstLeft : secondLeft) ? node + 1 : right;
      packed = nodes[node]!;
    }
    // The share of the orders in which the components of one home come before, or after, those of the other.
    toFirsts = a === 0 ? 0 : value[node]! * coalitionWeight(a - 1, b);
    toSeconds = b === 0 ? 0 : value[node]! * coalitionWeight(a, b - 1);
  };
  for (let tree = 0; tree < treeStarts.length - 1; tree++) walk(treeStarts[tree]!, 0, 0, 0, 0);
  return result;
}

/** a!·b! / (a + b + 1)!: the share of the orders in which exactly these a come before and these b after. */
function coalitionWeight(a: number, b: number): number {
  return COALITION_WEIGHTS[a * (COMPONENTS.length + 1) + b]!;
}

const COALITION_WEIGHTS = Float64Array.from({ length: (COMPONENTS.length + 1) ** 2 }, (_, at) => {
  const a = Math.floor(at / (COMPONENTS.length + 1));
  const b = at % (COMPONENTS.length + 1);
  let weight = 1 / (a + b + 1);
  for (let k = 1; k <= b; k++) weight *= k / (a + k);
  return weight;
});
