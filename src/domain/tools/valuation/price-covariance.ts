/** The source of the differences that adjust the prices: the grid of `adjustments.ts`, or a city's learned model. */
export type EngineKind = "grid" | "model";

/** How prices vary together, after they were adjusted to one home. Variances are of ln price, distances in kilometres. */
export interface PriceCovariance {
  /** Parts that fade with distance: variance · e^(−d / range). */
  places: readonly { variance: number; rangeKm: number }[];
  /** Fades with distance and with unkinship: homes of one building or one estate. */
  building: { variance: number; rangeKm: number; kinship: number };
  /** Fades with unkinship alone: kinds of home that a whole town values alike. */
  kind: { variance: number; kinship: number };
  /** The variance of one advert's price alone: more with large adjustments, with each year of age and with silence. */
  nugget: { variance: number; perAdjustment: number; perYear: number; perUnknown: number };
  /** Stands for an unknown distance: the listing was chosen for this home by a person. */
  unknownDistanceKm: number;
  /** Deviations from the value beyond which a price speaks less and less. */
  huber: number;
}

/**
 * Found by search for the least mean error of the situations of the protocol, on the half of the kept-out homes of all cities that
 * no table reports (docs/valuation.md, Comparables). The minimum is flat: a third more or less of any number changes little.
 */
export const PRICE_COVARIANCE: Record<EngineKind, PriceCovariance> = {
  grid: {
    places: [
      { variance: 0.0361, rangeKm: 2.29 },
      { variance: 0.0506, rangeKm: 2.97 },
      { variance: 0.0452, rangeKm: 5.29 },
    ],
    building: { variance: 0.0112, rangeKm: 0.166, kinship: 2.87 },
    kind: { variance: 0.0191, kinship: 5.84 },
    nugget: { variance: 0.0042, perAdjustment: 0.0519, perYear: 0.0106, perUnknown: 0.0142 },
    unknownDistanceKm: 0.996,
    huber: 0.989,
  },
  model: {
    places: [
      { variance: 0.00355, rangeKm: 0.136 },
      { variance: 0.00401, rangeKm: 2.33 },
      { variance: 0.014, rangeKm: 38.6 },
    ],
    building: { variance: 0.0272, rangeKm: 0.184, kinship: 0.902 },
    kind: { variance: 0.00725, kinship: 1.19 },
    nugget: { variance: 0.0091, perAdjustment: 0.0112, perYear: 0.00266, perUnknown: 0.00954 },
    unknownDistanceKm: 1.97,
    huber: 0.376,
  },
};

/**
 * The variance that two homes share.
 *
 * @param distanceKm `NaN` when it is not known
 * @param unkinship as `unkinship` gives it
 */
export function covarianceOf(model: PriceCovariance, distanceKm: number, unkinship: number): number {
  const distance = Number.isNaN(distanceKm) ? model.unknownDistanceKm : distanceKm;
  const { places, building, kind } = model;
  let sum = kind.variance * Math.exp(-unkinship / kind.kinship);
  sum += building.variance * Math.exp(-distance / building.rangeKm - unkinship / building.kinship);
  for (const { variance, rangeKm } of places) sum += variance * Math.exp(-distance / rangeKm);
  return sum;
}

/** The variance that a home shares with itself: all of it but the nugget. */
export function sillOf({ places, building, kind }: PriceCovariance): number {
  return places.reduce((sum, { variance }) => sum + variance, building.variance + kind.variance);
}
