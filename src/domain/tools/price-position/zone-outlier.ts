import { median, medianAbsoluteDeviation } from "../../shared/stats/order.ts";

/** Beyond this a figure stands apart from its zone (Iglewicz and Hoaglin, "How to Detect and Handle Outliers", 1993). */
const APART = 3.5;
/** 0.6745 is the third quartile of the normal distribution: with it z counts standard deviations. */
const BY_MEDIAN = 0.6745;
/** √(π ÷ 2): the mean deviation of a normal distribution times this is its standard deviation. */
const BY_MEAN = 1.253314;

/** How far a figure stands from those around it. `sin-dispersion`: they are all equal, so that no distance can be told. */
export type ZoneDistance =
  | { kind: "distancia"; z: number; middle: number; isApart: boolean }
  | { kind: "sin-dispersion" };

/**
 * The modified z of a figure: 0.6745 · (x − median) ÷ MAD. Where half of the figures are equal, so that the MAD is zero, the mean
 * deviation from the median takes its place; where all are, there is no distance.
 *
 * @param figure €/m² of the advert
 * @param around €/m² of the homes of its zone, without its own; undefined comes back for none
 */
export function zoneDistance(figure: number, around: readonly number[]): ZoneDistance | undefined {
  if (around.length === 0) return undefined;
  const middle = median(around);
  const mad = medianAbsoluteDeviation(around);
  const mean = around.reduce((sum, one) => sum + Math.abs(one - middle), 0) / around.length;
  if (mean === 0) return { kind: "sin-dispersion" };
  const z = mad > 0 ? (BY_MEDIAN * (figure - middle)) / mad : (figure - middle) / (BY_MEAN * mean);
  return { kind: "distancia", z, middle, isApart: Math.abs(z) > APART };
}
