/** A home's land as the land register values it, and what it was bought and sold for. */
export interface LandGain {
  landValue: number;
  /** Of the whole home; without it the real method cannot be calculated. */
  cadastralValue?: number | undefined;
  /** Written in the deeds, without costs. */
  purchasePrice?: number | undefined;
  salePrice: number;
  /** ISO dates. */
  purchasedOn: string;
  soldOn: string;
  /** Fraction. */
  rate: number;
  /** By complete years, 0 to 20. */
  coefficients: readonly number[];
}

export interface LandGainTax {
  amount: number;
  method: "objetivo" | "real" | "sin-ganancia";
  years: number;
}

/** Plusvalía municipal (IIVTNU): the lower of both methods; nothing where there was no gain (art. 104.5). */
export function landGainTax(gain: LandGain): LandGainTax {
  const { landValue, cadastralValue, purchasePrice, salePrice, rate, coefficients } = gain;
  const months = completeMonths(gain.purchasedOn, gain.soldOn);
  const years = Math.floor(months / 12);
  if (purchasePrice !== undefined && salePrice <= purchasePrice) return { amount: 0, method: "sin-ganancia", years };
  const coefficient = years < 1 ? (coefficients[0]! * months) / 12 : coefficients[Math.min(years, 20)]!;
  const objective = landValue * coefficient;
  const real =
    purchasePrice === undefined || cadastralValue === undefined
      ? Number.POSITIVE_INFINITY
      : (salePrice - purchasePrice) * (landValue / cadastralValue);
  return { amount: Math.min(objective, real) * rate, method: real < objective ? "real" : "objetivo", years };
}

function completeMonths(from: string, to: string): number {
  const [y1, m1, d1] = from.split("-").map(Number) as [number, number, number];
  const [y2, m2, d2] = to.split("-").map(Number) as [number, number, number];
  return Math.max(0, (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0));
}
