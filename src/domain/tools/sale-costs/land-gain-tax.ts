import { addMonths } from "../../shared/time/local-time.ts";

/** A home's land as the land register values it, and what it was bought and sold for. */
export interface LandGain extends HeldLand {
  /** ISO dates. */
  purchasedOn: string;
  soldOn: string;
}

/** The same without its days: how long the home was owned is told beside it. */
export interface HeldLand {
  landValue: number;
  /** Of the whole home; without it the real method cannot be calculated. */
  cadastralValue?: number | undefined;
  /** Written in the deeds, without costs. */
  purchasePrice?: number | undefined;
  salePrice: number;
  /** Fraction. */
  rate: number;
  /** By complete years, 0 to 20. */
  coefficients: readonly number[];
}

/** The tax in currency units, the method that gave it, and the complete years that the home was owned. */
export interface LandGainTax {
  amount: number;
  method: "objetivo" | "real" | "sin-ganancia";
  years: number;
}

/**
 * Plusvalía municipal (IIVTNU, RDLeg 2/2004, arts. 104 to 107): the lower of two bases times the rate; nothing where there was no gain.
 *
 * - Objective: the land's value times the coefficient of the complete years. Under a year, the first coefficient times the complete
 *   months of twelve.
 * - Real: the gain of the whole home, in the share that the land has of its value.
 */
export function landGainTax(gain: LandGain): LandGainTax {
  return landGainTaxAfter(gain, completeMonths(gain.purchasedOn, gain.soldOn));
}

/**
 * The same of a home that was owned for so many complete months.
 *
 * @param months zero or more
 */
export function landGainTaxAfter(land: HeldLand, months: number): LandGainTax {
  const { purchasePrice, salePrice, rate } = land;
  const years = Math.floor(months / 12);
  if (purchasePrice !== undefined && salePrice <= purchasePrice) return { amount: 0, method: "sin-ganancia", years };
  const { objective, real } = basesAfter(land, months);
  const least = real === null ? objective : Math.min(objective, real);
  return { amount: least * rate, method: real !== null && real < objective ? "real" : "objetivo", years };
}

/** The tax by each of the two methods, in currency units; null where the real one lacks the price of purchase or the whole cadastral value. */
export function landGainMethods(gain: LandGain): { objective: number; real: number | null } {
  const { objective, real } = basesAfter(gain, completeMonths(gain.purchasedOn, gain.soldOn));
  return { objective: objective * gain.rate, real: real === null ? null : Math.max(0, real) * gain.rate };
}

/** Both bases before the rate; the real one is below zero where the home was sold for less than it cost. */
function basesAfter(
  { landValue, cadastralValue, purchasePrice, salePrice, coefficients }: HeldLand,
  months: number,
): { objective: number; real: number | null } {
  const years = Math.floor(months / 12);
  const coefficient = years < 1 ? (coefficients[0]! * months) / 12 : coefficients[Math.min(years, 20)]!;
  const hasGain = purchasePrice !== undefined && cadastralValue !== undefined;
  return {
    objective: landValue * coefficient,
    real: hasGain ? (salePrice - purchasePrice) * (landValue / cadastralValue) : null,
  };
}

/**
 * Counted from date to date; where a month has no such day, it ends on its last one (Código Civil, art. 5.1): from 31 January to
 * 28 February is a whole month. None where it was sold before it was bought.
 */
function completeMonths(from: string, to: string): number {
  const [startYear, startMonth] = from.split("-").map(Number) as [number, number];
  const [endYear, endMonth] = to.split("-").map(Number) as [number, number];
  const months = (endYear - startYear) * 12 + endMonth - startMonth;
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}
