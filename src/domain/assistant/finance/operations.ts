import type { Scan } from "../../shared/spoken/scan.ts";
import type { Operation, Scenario } from "../chat/intents.ts";
import type { Exchange } from "./exchange.ts";

const DIFFERENCE =
  /\b(diferencia|ahorr\w{1,8}|aorr\w{1,8}|de (?:una|uno|un caso) a (?:otra|otro)|cuanto (?:mas|menos))\b/;
const FIRST = /\b(?:primer\w{0,2}|principio|inicial)\b/;
const PAST = /\b(?:era|eran|fue|dij\w{1,5}|dist\w{1,2}|salia|daba)\b/;
const BEFORE = /\b(?:antes|anterior|primer\w{0,2}|principio|inicial)\b/;
const INTEREST = /\bintereses\b/;
const TAXES = /\b(?:impuestos?|itp|iva)\b/;
/** Longer messages ask for something of their own. */
const MOST_WORDS = 16;

/**
 * The operation on results of before that a message asks for; null for one that asks for a calculation.
 *
 * @param scenarios oldest first
 * @param given whether the message gives values of a calculation
 */
export function operationIn(
  message: Scan,
  scenarios: readonly Scenario[],
  { exchange, given, lastInto }: { exchange: Exchange; given: boolean; lastInto: string | null },
): Operation | null {
  const last = scenarios.at(-1);
  const words = message.tokens.filter(({ kind }) => kind !== "mark").map(({ plain }) => plain);
  if (!last || given || words.length > MOST_WORDS) return null;
  // "Cuánto más o menos" asks for about how much, and for no difference.
  const text = words.join(" ").replaceAll("mas o menos", "");
  if (scenarios.length > 1 && DIFFERENCE.test(text))
    return {
      kind: "difference",
      with: FIRST.test(text) ? "first" : "previous",
      target: INTEREST.test(text) ? "total-interest" : TAXES.test(text) ? "tax" : null,
    };
  if (PAST.test(text) && BEFORE.test(text)) return { kind: "recall", which: FIRST.test(text) ? "first" : "previous" };
  const rate = exchange.rate ?? null;
  const into = exchange.into ?? (rate === null ? null : lastInto);
  if (into === null) return null;
  return { kind: "convert", into, rate, of: exchange.of ?? null };
}
