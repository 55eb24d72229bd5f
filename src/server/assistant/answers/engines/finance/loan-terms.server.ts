import type { CitedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { SlotName } from "#domain/assistant/chat/intents.ts";
import { latestEuribor } from "#domain/tools/mortgage/euribor.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { placeOf } from "../../answer-places.server.ts";
import { termWords } from "./possible-terms.server.ts";

/**
 * Terms of a loan where the person gave none: the values that the capacity calculator starts with, each said as a supposition. Those of
 * Spanish loans are never used for another country's money.
 */

const { example, defaults } = borrowingCapacity;

/** Percent a year: that of the calculator's worked example. Only for loans in Spain. */
export const USUAL_RATE = Number(example.rate);
export const USUAL_YEARS = Number(defaults?.years);
/** At which banks want a loan to be paid. */
export const LONGEST_AGE = Number(defaults?.maxAgeAtEnd);
/** Fractions: of the price that is lent, and of the income that all instalments may take. */
export const USUAL_LOAN_SHARE = Number(defaults?.loanToValue) / 100;
export const USUAL_DEBT_RATIO = Number(defaults?.maxIncomeShare) / 100;

export interface LoanInput {
  loan?: number | undefined;
  price?: number | undefined;
  savings?: number | undefined;
  prepayment?: number | undefined;
  entrySharePercent?: number | undefined;
  loanToValuePercent?: number | undefined;
  years?: number | undefined;
  ratePercent?: number | undefined;
  rateType?: string | undefined;
  marginPercent?: number | undefined;
  indexRisePercent?: number | undefined;
  isEffectiveRate?: boolean | undefined;
  age?: number | undefined;
  currency?: string | undefined;
  place?: string | undefined;
}

/** Currency of an answer: the one that was said, else that of the place, else euros. */
export const currencyOf = ({ currency, place }: LoanInput): string =>
  currency ?? (place === undefined ? undefined : placeOf(place)?.currency) ?? "EUR";

export function usualRateNote(cited: CitedFigures): string {
  return `Tipo fijo del ${cited.percent(USUAL_RATE / 100, 3)}, el del ejemplo de la calculadora.`;
}

/** The nominal rate whose twelve monthly parts grow to an effective one: 12 · ((1 + e)^(1/12) − 1). Fractions. */
const nominalOf = (effective: number): number => 12 * Math.expm1(Math.log1p(effective) / 12);

/** The rate that a person means, as a fraction a year: as it was told, and nominal; an index with its margin is their sum. */
function rateOf(cited: CitedFigures, input: LoanInput, today: string) {
  const { ratePercent, marginPercent, indexRisePercent: rise = 0, isEffectiveRate } = input;
  if (marginPercent === undefined) {
    const told = (ratePercent ?? USUAL_RATE) / 100;
    const note = ratePercent === undefined ? usualRateNote(cited) : "";
    if (!isEffectiveRate) return { nominal: told, words: cited.percent(told, 3), note };
    const nominal = nominalOf(told);
    const monthly = `Un ${cited.percent(told, 3)} efectivo anual es un ${cited.percent(nominal / 12, 4)} al mes.`;
    return { nominal, words: `${cited.percent(told, 3)} efectivo anual`, note: `${note} ${monthly}`.trim() };
  }
  const known = ratePercent === undefined ? latestEuribor(today) : undefined;
  const index = ratePercent === undefined ? (known?.value ?? USUAL_RATE / 100) : ratePercent / 100;
  const nominal = Math.max(0, index + (rise + marginPercent) / 100);
  const points = (value: number) => `${cited.number(value, 3)} ${value === 1 ? "punto" : "puntos"}`;
  const change = rise === 0 ? "" : `, ${points(Math.abs(rise))} ${rise > 0 ? "más alto" : "más bajo"},`;
  const source = known ? ` (${cited.quote(known.label)})` : "";
  return {
    nominal,
    words: cited.percent(nominal, 3),
    note: `Euríbor del ${cited.percent(index, 3)}${source}${change} más ${points(marginPercent)}.`,
  };
}

/**
 * Rate as a nominal fraction and term, with what was supposed of them; the slot that must be asked for where nothing may be supposed.
 *
 * @param today ISO date, of which the euríbor is the last known one
 */
export function termsOf(
  cited: CitedFigures,
  input: LoanInput,
  today: string,
): { rate: number; years: number; words: string; supposed: string[] } | { missing: SlotName } {
  if (input.ratePercent === undefined && input.marginPercent === undefined && currencyOf(input) !== "EUR")
    return { missing: "ratePercent" };
  const { nominal: rate, words: rateWords, note } = rateOf(cited, input, today);
  const youngest = input.age === undefined ? USUAL_YEARS : Math.max(1, Math.min(USUAL_YEARS, LONGEST_AGE - input.age));
  const years = input.years ?? youngest;
  const supposed = [
    note,
    input.years === undefined ? `A ${cited.number(years)} años.` : "",
    input.rateType === "variable" || input.rateType === "mixto"
      ? "Que el tipo no cambia: en uno variable o mixto, la cuota se revisa con el índice."
      : "",
  ];
  const words = `${termWords(cited, years)} al ${rateWords}`;
  return { rate, years, words, supposed: supposed.filter(Boolean) };
}

/** The loan that is named or follows from price and entry, with what was supposed; the slot that is asked for where it cannot be known. */
export function loanOf(
  cited: CitedFigures,
  input: LoanInput,
): { loan: number; supposed: string[] } | { missing: SlotName } {
  const { loan, price, savings, entrySharePercent: entry, loanToValuePercent: lent, prepayment = 0 } = input;
  // "Una hipoteca de 200.000 con entrada del 20 %": an entry is a part of a price.
  const isOfPrice = price === undefined && savings === undefined && lent === undefined;
  if (loan !== undefined && isOfPrice && entry !== undefined && entry > 0)
    return {
      loan: loan * (1 - entry / 100) - prepayment,
      supposed: [
        `Que ${cited.money(loan, currencyOf(input))} es el precio, y que de él pones el ${cited.percent(entry / 100, 2)} de entrada.`,
      ],
    };
  if (loan !== undefined)
    return {
      loan: loan - prepayment,
      supposed: prepayment > 0 ? ["Que el plazo es el mismo tras amortizar, sin comisión."] : [],
    };
  const ownShare = entry ?? (lent === undefined ? undefined : 100 - lent);
  // The loan beside savings that are the whole entry.
  if (price === undefined && savings !== undefined && ownShare !== undefined && ownShare > 0)
    return { loan: (savings * (100 - ownShare)) / ownShare, supposed: [] };
  if (price === undefined) return { missing: "loan" };
  if (entry !== undefined) return { loan: price * (1 - entry / 100), supposed: [] };
  if (savings !== undefined) return { loan: price - savings, supposed: [] };
  if (lent !== undefined) return { loan: (price * lent) / 100, supposed: [] };
  if (currencyOf(input) !== "EUR") return { missing: "savings" };
  const share = cited.percent(USUAL_LOAN_SHARE);
  return {
    loan: price * USUAL_LOAN_SHARE,
    supposed: [`Que el banco presta el ${share} de ${cited.money(price)}.`],
  };
}

/** Suppositions as the last but one line of an answer. */
export const supposedLine = (supposed: readonly string[]): string =>
  supposed.length > 0 ? `Lo que he supuesto: ${supposed.join(" ")} Dime otra cosa y lo cambio.` : "";
