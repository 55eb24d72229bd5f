import { seededRandom } from "#domain/shared/stats/random.ts";
import { isOutOfBand, pricePosition, verdictOf } from "#domain/tools/price-position/price-position.ts";

/** A home that was valued without its price. */
export interface Judged {
  price: number;
  value: number;
  /** Half width of the 80 % range in logarithms. */
  halfWidth: number;
}

/** How well altered prices are found. Fractions. */
export interface Found {
  homes: number;
  /** Share of the altered prices that are «fuera de banda»: all, those raised and those lowered. */
  recall: number;
  recallRaised: number;
  recallLowered: number;
  /** Share of prices as they were asked that are «fuera de banda» all the same. */
  falseAlarms: number;
  /** Share of the prices «fuera de banda» that were altered. */
  precision: number;
  /** Share of the altered prices that stand among as many farthest from the value as were altered. */
  inTop: number;
}

/** One price in twenty is altered by three tenths. */
const ALTERED = 0.05;
const STEP = 0.3;
/** Draws of which prices are altered; their mean is told. */
const DRAWS = 400;

/**
 * The finds of a check of prices where one price in twenty is wrong by 30 %, half of those upwards. Each home is judged with its own price
 * and with both altered ones, so that shares rest on all homes; only the order by distance needs draws.
 */
export function foundAmong(judged: readonly Judged[], seed: number): Found {
  const positions = (factor: number) =>
    judged.map(({ price, value, halfWidth }) => pricePosition(price * factor, value, halfWidth));
  const own = positions(1);
  const raised = positions(1 + STEP);
  const lowered = positions(1 - STEP);
  const shareOut = (all: readonly number[]) =>
    all.filter((position) => isOutOfBand(verdictOf(position))).length / all.length;
  const [recallRaised, recallLowered, falseAlarms] = [shareOut(raised), shareOut(lowered), shareOut(own)];
  const recall = (recallRaised + recallLowered) / 2;
  const hits = ALTERED * recall;
  return {
    homes: judged.length,
    recall,
    recallRaised,
    recallLowered,
    falseAlarms,
    precision: hits / (hits + (1 - ALTERED) * falseAlarms),
    inTop: shareInTop({ own, raised, lowered }, seed),
  };
}

function shareInTop(
  { own, raised, lowered }: Record<"own" | "raised" | "lowered", readonly number[]>,
  seed: number,
): number {
  const random = seededRandom(seed);
  const count = Math.max(1, Math.round(own.length * ALTERED));
  let found = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const altered = new Set<number>();
    while (altered.size < count) altered.add(Math.floor(random() * own.length));
    const far = own.map((position, i) => {
      const shown = altered.has(i) ? (random() < 0.5 ? raised : lowered)[i]! : position;
      return { far: Math.abs(shown), isAltered: altered.has(i) };
    });
    far.sort((a, b) => b.far - a.far);
    found += far.slice(0, count).filter(({ isAltered }) => isAltered).length;
  }
  return found / (count * DRAWS);
}
