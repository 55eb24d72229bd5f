import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { Operation } from "../chat/intents.ts";
import type { Assignment } from "./assign.ts";
import type { Candidate } from "./candidates.ts";
import type { FinanceSlots } from "./finance-slots.ts";

/** Cases that are set against each other with fewer words than two whole cases have. */

const DIFFERENCE = /\b(?:diferencia|cuanto (?:mas|menos))\b/;

/** "A 30 años que a 20": the second term, of a message whose first one was taken. */
export function secondTerm(
  message: Scan,
  candidates: readonly Candidate[],
  pairs: Assignment["pairs"],
): Operation | null {
  const first = pairs.find(({ role }) => role === "years")?.candidate;
  const second = candidates.find(
    (each) =>
      each !== first &&
      each.unit === "years" &&
      each.from > (first?.from ?? each.from) &&
      /^(a|en)$/.test(wordAt(message, each.from - 1)) &&
      wordAt(message, each.from - 2) === "que",
  );
  return second ? { kind: "both", other: { years: second.value } } : null;
}

/** "¿Qué diferencia hay con 20 años?", behind a calculation: that one is the first case, and what the message gives changes the second. */
export function againstBefore(message: Scan, given: FinanceSlots, hasScenario: boolean): Operation | null {
  const words = message.tokens.map(({ plain }) => plain).join(" ");
  const isAgainst = hasScenario && Object.keys(given).length > 0 && DIFFERENCE.test(words);
  return isAgainst ? { kind: "both", other: given } : null;
}
