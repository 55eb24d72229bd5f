import { CURRENCY_WORDS, PESO_NAMES } from "../../shared/spoken/amount-words.ts";
import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import { scan } from "../chat/scan.ts";
import { type Candidate, candidatesIn } from "./candidates.ts";

/** A sum that somebody wants in another currency. */
export interface Conversion {
  amount: number;
  /** ISO 4217, `UF`, or `PESOS` of a country that nobody named. */
  from: string;
  to: string;
  /** Prices that the person named: of a currency, or of the stronger one of the two where it has no name. */
  prices: readonly { of: string | null; value: number }[];
  /** A part of the result, or the result without it, percent: "el 4 % de eso", "quitando un 3 %". */
  share?: { percent: number; isTakenOff: boolean };
}

const ASKS = /\b(?:cuant[oa]s?|convier\w{1,8}|convertir|conversion|pasa\w{0,5}|equival\w{1,7}|cambi\w{0,6}|son)\b/;
const INTO = /\b(?:en|a) (?:dolares|pesos|euros|soles|uf)\b/;
const TAKEN_OFF = /\b(?:quit\w{1,6}|rest\w{1,6}|menos|sin|descont\w{1,6})\b/;
/** Other figures of a home are asked for, in whatever currency. */
const OTHER_FIGURE =
  /\b(?:cuotas?|mensual\w{0,6}|mes|hipoteca|prestamo|credito|interes\w{0,3}|rentabilidad|rinde|alquil\w{1,4}|renta|anos|impuestos?|gastos|itp|plan|planes|metro|m2)\b/;
/** Of two currencies the one whose price is told: "el dólar a 950". */
const STRONGEST = ["UF", "EUR", "USD"];

/** The currency that a word names, singular too. */
function currencyOf(message: Scan, at: number): string | null {
  const word = wordAt(message, at);
  if (/^pesos?$/.test(word)) return PESO_NAMES[wordAt(message, at + 1)] ?? "PESOS";
  return CURRENCY_WORDS[word] ?? null;
}

const currencyOfSum = ({ currency, unclear }: Candidate): string | null =>
  currency ?? (unclear === "pesos" ? "PESOS" : null);

/**
 * The conversion that a message asks for, or that it goes on with.
 *
 * @param before the conversion of the message before, whose sum stays while another rate is told
 * @returns null for a message that asks for none
 */
export function conversionIn(text: string, before: Conversion | null = null): Conversion | null {
  const message = scan(text);
  const words = message.tokens.map(({ plain }) => plain).join(" ");
  if (OTHER_FIGURE.test(words)) return null;
  const allCandidates = candidatesIn(message, null);
  const candidates = withDecimals(allCandidates).filter(({ unit }) => unit === "money" || unit === "plain");
  const named = message.tokens.flatMap((_, at) => currencyOf(message, at) ?? []);
  const isRate = (candidate: Candidate) => currencyOfSum(candidate) === null || isPriceOfOne(message, candidate);
  const prices = candidates
    .filter(isRate)
    .map((candidate) => ({ of: pricedBy(message, candidate), value: candidate.value }));
  const sum = candidates.find((candidate) => !isRate(candidate));
  const from = sum && currencyOfSum(sum);
  const to = named.find((currency) => currency !== from);
  if (sum && from && to && (ASKS.test(words) || INTO.test(words))) return { amount: sum.value, from, to, prices };
  const percent =
    before && allCandidates.length === 1 && allCandidates[0]!.unit === "percent" && allCandidates[0]!.value;
  if (before && percent && message.tokens.length <= 16)
    return { ...before, share: { percent, isTakenOff: TAKEN_OFF.test(words) } };
  // "¿Y con el dólar a 900?", "usa 1,08 dólares por euro".
  return before && prices.length > 0 && message.tokens.length <= 16
    ? { ...before, prices: updated(before, prices) }
    : null;
}

/** "A tres setenta y cinco": 3.75, two numbers in a row of which the second is its hundredths. */
const withDecimals = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.flatMap((candidate, at) => {
    const isPart = (one: Candidate | undefined, other: Candidate | undefined) =>
      one?.unit === "plain" && other?.unit === "plain" && one.to === other.from && one.value < 100 && other.value < 100;
    if (isPart(candidates[at - 1], candidate)) return [];
    const next = candidates[at + 1];
    return isPart(candidate, next)
      ? [{ ...candidate, value: candidate.value + next!.value / 100, to: next!.to }]
      : [candidate];
  });

/** "1,08 dólares por euro": a price of one euro, and no sum. */
const isPriceOfOne = (message: Scan, { to }: Candidate): boolean =>
  wordAt(message, to) === "por" && currencyOf(message, to + 1) !== null;

/** The currency whose price a number is: behind "por", or the nearest before it. */
function pricedBy(message: Scan, candidate: Candidate): string | null {
  if (isPriceOfOne(message, candidate)) return currencyOf(message, candidate.to + 1);
  for (let at = candidate.from - 1; at >= Math.max(0, candidate.from - 4); at--) {
    const currency = currencyOf(message, at);
    // "98.500 dólares en soles a 3,52": what the sum is wanted in has no price.
    if (currency !== null) return STRONGEST.includes(currency) ? currency : null;
  }
  return null;
}

const updated = (before: Conversion, prices: Conversion["prices"]): Conversion["prices"] => [
  ...before.prices.filter(({ of }) => prices.length === 1 && of !== prices[0]!.of && before.prices.length > 1),
  ...prices,
];

/** The sum in the wanted currency; null where no rate was told from which it follows. */
export function converted({
  amount,
  from,
  to,
  prices,
}: Conversion): { value: number; rate: number; of: string } | null {
  const priceOf = (currency: string) => prices.find(({ of }) => of === currency)?.value;
  const [own, wanted] = [priceOf(from), priceOf(to)];
  // Both are told in a third one: "con la UF a 39.500 y el dólar a 950".
  if (own !== undefined && wanted !== undefined)
    return { value: (amount * own) / wanted, rate: own / wanted, of: from };
  const rate = own ?? wanted ?? prices.find(({ of }) => of === null)?.value;
  if (rate === undefined || rate <= 0) return null;
  const isOwn = own !== undefined || (wanted === undefined && rankOf(from) <= rankOf(to));
  return isOwn ? { value: amount * rate, rate, of: from } : { value: amount / rate, rate, of: to };
}

/** Place among the strong ones; any other comes after them. */
const rankOf = (currency: string): number => {
  const at = STRONGEST.indexOf(currency);
  return at < 0 ? STRONGEST.length : at;
};
