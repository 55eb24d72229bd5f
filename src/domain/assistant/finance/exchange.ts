import { CURRENCY_WORDS, PESO_NAMES, PESOS } from "../../shared/spoken/amount-words.ts";
import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { Slots } from "../chat/intents.ts";
import type { Candidate } from "./candidates.ts";

/** The price of a currency that a message tells, and the currency in which it wants a result. */
export interface Exchange {
  /** Units of the other currency for one of `of`. */
  rate?: number;
  /** ISO 4217, or `UF`. Absent where only a number was told. */
  of?: string;
  /** ISO 4217, `UF`, or `PESOS` of a country that nobody named. */
  into?: string;
  /** The numbers of the message that are no price of a currency. */
  rest: readonly Candidate[];
}

interface ExchangeContext {
  known: Readonly<Slots>;
  asked: readonly string[];
  variety: string | null;
  /** The currency that the message before wanted: a bare number is another price of it. */
  lastInto: string | null;
}

const PRICED: Readonly<Record<string, string>> = { dolar: "USD", uf: "UF", euro: "EUR", usd: "USD" };
const LINK = /^(a|de|en|esta|estuviera|es|vale|un|=|:|por)$/;
const MOST_LINKS = 3;

/** Currencies and their prices in a message; a number that prices one is no value of the calculation. */
export function exchangeIn(message: Scan, candidates: readonly Candidate[], context: ExchangeContext): Exchange {
  const into = intoOf(message, context.variety);
  const priced = candidates.flatMap((candidate) => {
    const of = pricedBy(message, candidate, into !== undefined && into !== context.known.currency);
    return of === null ? [] : [{ candidate, of }];
  })[0];
  const bare = priced ? undefined : bareRate(message, candidates, context, into);
  const candidate = priced?.candidate ?? bare;
  if (!candidate) return { ...(into && { into }), rest: candidates };
  const of = priced?.of === "" ? undefined : priced?.of;
  return {
    rate: candidate.value,
    ...(of && { of }),
    ...(into && { into }),
    rest: candidates.filter((each) => each !== candidate),
  };
}

/** "El dólar a 1.400", "a 40 el dólar", "1,08 dólares por euro", "al cambio de 1,12": the currency, "" where none is named. */
function pricedBy(message: Scan, { from, to, unit }: Candidate, isIntoAnother: boolean): string | null {
  if (unit !== "plain" && unit !== "money") return null;
  let behind = to;
  if (/^(pesos?|dolares|soles|euros)$/.test(wordAt(message, behind))) behind += 1;
  if (/^(el|la|por|cada)$/.test(wordAt(message, behind)) && PRICED[wordAt(message, behind + 1)])
    return PRICED[wordAt(message, behind + 1)]!;
  let at = from - 1;
  for (let step = 0; step < MOST_LINKS && LINK.test(wordAt(message, at)); step++) at -= 1;
  const word = wordAt(message, at);
  const isNumberBefore = message.quantities.some((each) => each.to === at);
  // "UF 4.500" is a sum; "la UF 39.500" and "la UF a 39.500" are prices.
  const isArticled = /^(el|la|del)$/.test(wordAt(message, at - 1));
  if (
    PRICED[word] &&
    !isNumberBefore &&
    (isArticled || (at < from - 1 && word !== "usd") || word === "dolar" || isIntoAnother)
  )
    return PRICED[word]!;
  return /^(cambio|cotizacion)$/.test(word) ? "" : null;
}

/** A number alone that can only be the price of a currency: in answer to our question, after a conversion, "en pesos, a 41". */
function bareRate(
  message: Scan,
  candidates: readonly Candidate[],
  { asked, lastInto }: ExchangeContext,
  into: string | undefined,
): Candidate | undefined {
  const numbers = candidates.filter(({ unit, period }) => period === null && (unit === "plain" || unit === "money"));
  const [only] = numbers;
  if (numbers.length !== 1 || !only || candidates.length > 1) return undefined;
  if (asked.includes("exchangeRate")) return only;
  const isTold = /^(a|con)$/.test(wordAt(message, only.from - 1));
  return isTold && (lastInto !== null || into !== undefined) ? only : undefined;
}

/** "¿Y en pesos?": behind "en" or "a", and no sum's own currency. */
function intoOf(message: Scan, variety: string | null): string | undefined {
  for (const [at, { word }] of message.tokens.entries()) {
    if (word !== "en" || message.quantities.some(({ to }) => to === at)) continue;
    const named = wordAt(message, at + 1);
    // "En pesos de 15 millones" is the currency of that sum.
    if (wordAt(message, at + 2) === "de" && message.quantities.some(({ from }) => from === at + 3)) continue;
    if (/^pesos?$/.test(named)) return PESO_NAMES[wordAt(message, at + 2)] ?? PESOS[variety ?? ""] ?? "PESOS";
    if (/^(uf|dolares|euros|soles|usd)$/.test(named)) return CURRENCY_WORDS[named];
  }
  return undefined;
}

/**
 * A sum in another currency at a price of one of the two.
 *
 * @returns undefined where the price is of neither
 */
export function exchanged(
  amount: number,
  from: string,
  to: string,
  { rate, of }: { rate: number; of: string | undefined },
): number | undefined {
  const priced = of ?? STRONGER.find((currency) => currency === from || currency === to);
  if (rate <= 0 || (priced !== from && priced !== to)) return undefined;
  return priced === from ? amount * rate : amount / rate;
}

/** Of two currencies the price is told of the first that is one of them. */
const STRONGER = ["UF", "EUR", "USD"];
