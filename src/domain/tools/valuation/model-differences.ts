import { COMPONENT_LABELS, FEATURES, featureMatrix } from "./features.ts";
import { binRows, type Forest, LEAF, packedNodes, predict, UNKNOWN_RIGHT } from "./forest.ts";
import { unkinship } from "./kinship.ts";
import { logMean } from "./log-mean.ts";
import type { ValuationModel } from "./model.ts";
import { expectedGaps } from "./pair-gap.ts";
import { distanceM } from "./position.ts";
import type { AdjustmentLine, ComponentId, ValuationSubject } from "./types.ts";

/** The components that features belong to, and each feature's place among them. */
const COMPONENTS: readonly ComponentId[] = [...new Set(FEATURES.map(({ group }) => group))];
const COMPONENT_OF = Uint8Array.from(FEATURES, ({ group }) => COMPONENTS.indexOf(group));
const AREA = COMPONENTS.indexOf("area");

/** The part of a model that tells two homes apart. */
export type DifferenceModel = Pick<ValuationModel, "base" | "gap" | "points">;

/** A home held against the subject, and the price that its lines are shares of. */
export interface PricedHome {
  home: ValuationSubject;
  price: number;
}

/** A comparable beside the subject, as a model sees it. */
export interface Adjustment {
  /** They turn its price into the subject's. */
  lines: AdjustmentLine[];
  /** How far its adjusted price usually parts from the subject's: `expectedGaps`. Missing where no model has learned it. */
  gap?: number;
}

/**
 * The lines that turn comparables' prices into the subject's by the learned model: its difference between the two
 * homes, shared out among their components. Only differences count, so the level of the model's own years cancels. Each home keeps
 * what it says: what one leaves unknown stands for what the model has learned of homes that do not say it.
 *
 * @returns for each comparable its lines, and its expected gap
 */
export function modelAdjustments(
  model: DifferenceModel,
  subject: ValuationSubject,
  comparables: readonly PricedHome[],
): Adjustment[] {
  if (comparables.length === 0) return [];
  const homes = comparables.map(({ home }) => placed(home, subject));
  const features = featureMatrix([subject, ...homes], model.points);
  const all = explainDifferences(model.base, features);
  const predicted = predict(model.base, features.subarray(0, model.base.featureCount))[0]!;
  // The shares of a difference sum to it.
  const ofOthers = all.map((differences) => differences.reduce((rest, difference) => rest - difference, predicted));
  const gaps = expectedGaps(model, subject, predicted, {
    homes: comparables.map(({ home }) => home),
    predicted: ofOthers,
  });
  return comparables.map(({ home, price }, i) => ({
    lines: linesOf(subject, home, price, { shares: all[i]!, belief: beliefOf(model, subject, home) }),
    ...(gaps && { gap: gaps[i]! }),
  }));
}

/** @param learned the shares of the difference per m² by component, and the part of it that is believed */
function linesOf(
  subject: ValuationSubject,
  home: ValuationSubject,
  price: number,
  { shares, belief }: { shares: Float64Array; belief: Belief },
): AdjustmentLine[] {
  const differences = shares.map((share) => share * belief.perM2);
  // The forest speaks of €/m²: the price also follows the area itself.
  differences[AREA] = differences[AREA]! + belief.area * Math.log(subject.areaM2 / home.areaM2);
  const adjusted = price * Math.exp(differences.reduce((sum, difference) => sum + difference, 0));
  const scale = logMean(price, adjusted);
  return COMPONENTS.flatMap((id, k) => {
    const logFactor = differences[k]!;
    if (Math.abs(logFactor) < 1e-6) return [];
    const line = { id, label: COMPONENT_LABELS[id], logFactor, amount: logFactor * scale };
    return [isSilent(home, id) ? { ...line, isSupposed: true } : line];
  });
}

/** The fact that tells most of each component that a person may leave unsaid: the first of its features that is read as it is. */
const MAIN_FACTS = new Map(FEATURES.toReversed().flatMap(({ fact, group }) => (fact ? [[group, fact] as const] : [])));

/** Whether a home leaves unsaid what a component rests on. */
function isSilent(home: ValuationSubject, id: ComponentId): boolean {
  const fact = MAIN_FACTS.get(id);
  return fact !== undefined && Number.isNaN(home[fact]);
}

/** The model's ln €/m² for the subject and for each comparable. */
export function predictedBeside(
  { base, points }: DifferenceModel,
  subject: ValuationSubject,
  comparables: readonly ValuationSubject[],
): { own: number; others: number[] } {
  const homes = [subject, ...comparables.map((home) => placed(home, subject))];
  const [own, ...others] = predict(base, featureMatrix(homes, points));
  return { own: own!, others };
}

/** All lines of each comparable in one number: what the logarithm of its price changes by to become the subject's. */
export function modelDifferences(
  model: DifferenceModel,
  subject: ValuationSubject,
  comparables: readonly Pick<PricedHome, "home">[],
): number[] {
  const homes = comparables.map(({ home }) => home);
  const { own, others } = predictedBeside(model, subject, homes);
  return homes.map((home, i) => {
    const belief = beliefOf(model, subject, home);
    return belief.perM2 * (own - others[i]!) + belief.area * Math.log(subject.areaM2 / home.areaM2);
  });
}

/** A model that has learned no gaps knows no buildings: all that it tells is believed. */
const beliefOf = ({ gap }: DifferenceModel, subject: ValuationSubject, home: ValuationSubject): Belief =>
  gap ? beliefIn(subject, home) : WHOLE;

/** The parts that are believed of the learned difference per m², and of the ratio of the areas. */
interface Belief {
  perM2: number;
  area: number;
}

const WHOLE: Belief = { perM2: 1, area: 1 };

/**
 * How far a difference is left unbelieved, with distance in kilometres and with unkinship: like a bell, so that it is nearly all of it between
 * twins and soon nothing beyond. Found by search on the fitted half of the kept-out homes of Barcelona and Valencia, all adverts around.
 */
const UNBELIEVED = {
  perM2: { rangeKm: 0.3, kinship: 3.7 },
  area: { rangeKm: 0.4, kinship: 4.6 },
  power: 2.5,
} as const;

/**
 * Almost nothing is believed of a difference between two homes that look the same and stand at one place, and nearly all of it between two that
 * do not. Between such two the model tells little but the noise of their positions and of what their adverts happen to say; and areas
 * that part by a few per cent are one flat measured twice, or two that are asked for alike. Without a position all of it is believed.
 */
export function beliefIn(subject: ValuationSubject, home: ValuationSubject): Belief {
  const distance = distanceM(subject, home);
  if (Number.isNaN(distance)) return WHOLE;
  const unlike = unkinship(subject, home);
  const believed = ({ rangeKm, kinship }: { rangeKm: number; kinship: number }) =>
    1 - Math.exp(-((distance / 1000 / rangeKm + unlike / kinship) ** UNBELIEVED.power));
  return { perM2: believed(UNBELIEVED.perM2), area: believed(UNBELIEVED.area) };
}

/** A comparable without a position takes the subject's: it was chosen for it. */
function placed(home: ValuationSubject, { latitude, longitude }: ValuationSubject): ValuationSubject {
  return Number.isNaN(home.latitude) || Number.isNaN(home.longitude) ? { ...home, latitude, longitude } : home;
}

/**
 * Shapley values of the components in the difference of two predictions (interventional TreeSHAP with one reference,
 * Lundberg et al. 2020): each coalition takes its components from the first home and the others from the second.
 *
 * @param rows the first home's features, and then those of all that it is held against, one after the other
 * @returns for each of those one value per component; they sum to prediction(first) − prediction(other)
 */
export function explainDifferences(forest: Forest, rows: Float32Array): Float64Array[] {
  const bins = binRows(forest, rows);
  const { value, featureCount, treeStarts } = forest;
  const nodes = packedNodes(forest);
  const results = Array.from({ length: rows.length / featureCount - 1 }, () => new Float64Array(COMPONENTS.length));
  let result = results[0]!;
  /** Where the bins of the other home begin. */
  let other = featureCount;
  // Sums over the leaves below the node walked last, for a component that was taken from the first home, and from the other.
  let toFirsts = 0;
  let toOthers = 0;
  // Components taken from the first home and from the other, as bits, and their numbers.
  const descend = (start: number, firsts: number, others: number, a: number, b: number): void => {
    let node = start;
    let packed = nodes[node]!;
    for (let f = packed & 255; f !== LEAF; f = packed & 255) {
      const unknownLeft = (packed & UNKNOWN_RIGHT) === 0;
      const splitAt = (packed >>> 8) & 255;
      const right = node + (packed >>> 17);
      const ofFirst = bins[f]!;
      const ofOther = bins[other + f]!;
      const firstLeft = ofFirst === 0 ? unknownLeft : ofFirst <= splitAt;
      // Most features of two homes are alike, and then both go the same way.
      if (ofFirst === ofOther) {
        node = firstLeft ? node + 1 : right;
        packed = nodes[node]!;
        continue;
      }
      const otherLeft = ofOther === 0 ? unknownLeft : ofOther <= splitAt;
      const k = COMPONENT_OF[f]!;
      const bit = 1 << k;
      if (firstLeft !== otherLeft && ((firsts | others) & bit) === 0) {
        descend(firstLeft ? node + 1 : right, firsts | bit, others, a + 1, b);
        const firstsBefore = toFirsts;
        const othersBefore = toOthers;
        descend(otherLeft ? node + 1 : right, firsts, others | bit, a, b + 1);
        result[k] = result[k]! + firstsBefore - toOthers;
        toFirsts += firstsBefore;
        toOthers += othersBefore;
        return;
      }
      node = ((others & bit) === 0 ? firstLeft : otherLeft) ? node + 1 : right;
      packed = nodes[node]!;
    }
    // The share of the orders in which the components of one home come before, or after, those of the other.
    toFirsts = a === 0 ? 0 : value[node]! * coalitionWeight(a - 1, b);
    toOthers = b === 0 ? 0 : value[node]! * coalitionWeight(a, b - 1);
  };
  // Tree by tree, so that a tree stays in the processor's cache while all homes go through it.
  for (let tree = 0; tree < treeStarts.length - 1; tree++) {
    for (let i = 0; i < results.length; i++) {
      result = results[i]!;
      other = (i + 1) * featureCount;
      descend(treeStarts[tree]!, 0, 0, 0, 0);
    }
  }
  return results;
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
