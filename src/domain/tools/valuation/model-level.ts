import { median } from "../../shared/stats/order.ts";
import { covers, type ValuationModel } from "./model.ts";
import { predictHomes } from "./model-value.ts";
import { METRES_PER_DEGREE } from "./position.ts";
import type { TodayOrientation, ValuationSubject, ValueRange } from "./types.ts";

/** A neighbourhood is looked at in points this far apart, to this distance. */
const STEP_M = 250;
const REACH_M = 500;
/** Built area of the flat that stands for a neighbourhood. */
const USUAL_AREA_M2 = 70;
/**
 * Deviation of ln price of what a mean per m² leaves open: which homes it was taken of, and over which streets. A supposition.
 */
const TYPED_DEVIATION = 0.1;
const NORMAL_80 = 1.2816;

/**
 * The model's price per m² around a home, at the end of its data: the median of flats of 70 m² of which nothing else is
 * known.
 *
 * @param home with a position that the model covers
 */
export function levelAround(model: ValuationModel, home: ValuationSubject): number {
  const unknown = Object.fromEntries(Object.keys(home).map((key) => [key, Number.NaN])) as unknown as ValuationSubject;
  const eastDegrees = METRES_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180);
  const flats: ValuationSubject[] = [];
  for (let north = -REACH_M; north <= REACH_M; north += STEP_M) {
    for (let east = -REACH_M; east <= REACH_M; east += STEP_M) {
      const latitude = home.latitude + north / METRES_PER_DEGREE;
      const longitude = home.longitude + east / eastDegrees;
      if (!covers(model, latitude, longitude)) continue;
      flats.push({ ...unknown, areaM2: USUAL_AREA_M2, latitude, longitude, quarter: home.quarter });
    }
  }
  return Math.exp(median(predictHomes(model, flats).logUnitPrice));
}

/**
 * A value of the model's own years brought to today by a present price per m² of the neighbourhood that somebody has typed: only a
 * range, wider by what such a mean leaves open.
 *
 * @param level what the model gives per m² there
 * @param present per m² today, in the currency of the model
 */
export function orientationByPresentPrice(
  { value, range80 }: { value: number; range80: ValueRange },
  level: number,
  present: number,
  today: string,
): TodayOrientation {
  const ratio = present / level;
  const open = TYPED_DEVIATION * NORMAL_80;
  return {
    low: value * ratio * Math.exp(-Math.hypot(Math.log(value / range80.low), open)),
    high: value * ratio * Math.exp(Math.hypot(Math.log(range80.high / value), open)),
    lowRatio: ratio,
    highRatio: ratio,
    date: today,
    sources: [],
    typed: { present, level },
  };
}
