import type { CitedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";

/**
 * Assumed terms of a loan where the person gave none: the values that the capacity calculator starts with, named as
 * assumptions.
 */

const { example, defaults } = borrowingCapacity;

/** Percent a year: that of the calculator's worked example. Only for loans in Spain. */
export const USUAL_RATE = Number(example.rate);
export const USUAL_YEARS = Number(defaults?.years);
/** At which banks want a loan to be paid. */
export const LONGEST_AGE = Number(defaults?.maxAgeAtEnd);
/** Fraction of the price. */
export const USUAL_LOAN_SHARE = Number(defaults?.loanToValue) / 100;

export function usualRateNote(cited: CitedFigures): string {
  return `Tipo fijo del ${cited.percent(USUAL_RATE / 100, 3)}, el del ejemplo de la calculadora.`;
}
