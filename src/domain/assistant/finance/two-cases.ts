import type { Scan } from "../../shared/spoken/scan.ts";
import type { Slots } from "../chat/intents.ts";
import { type AssignContext, type Assignment, assign } from "./assign.ts";
import type { Candidate } from "./candidates.ts";
import { slotsOfPairs } from "./finance-slots.ts";
import { ROLES } from "./roles.ts";

const PARTS = /^(o|u|y|frente|contra|versus|vs|que)$/;
const COMPARES = /\b(?:diferencia|(?:cuanto|cuanta) (?:mas|menos)|mas que|menos que|ahorr\w{1,6})\b/;
const wordsOf = ({ tokens }: Scan) => tokens.map(({ plain }) => plain).join(" ");

/** Whether a message sets two cases against each other. */
export const comparesIn = (message: Scan): boolean => COMPARES.test(wordsOf(message));

/**
 * The two cases of a message that gives the same values twice: "uno de 150.000 con renta de 780 o uno de 210.000 con renta de 1.020", "a 20
 * años o a 25". The second one has only what differs.
 *
 * @returns null for a message with one case
 */
export function twoCases(
  message: Scan,
  candidates: readonly Candidate[],
  context: AssignContext,
): { first: Assignment; second: Slots } | null {
  // "¿Qué diferencia hay entre 20 y 30 años?"
  const range = candidates.find(({ low }) => low !== undefined);
  if (range?.low !== undefined && COMPARES.test(wordsOf(message))) {
    const whole = assign(message, candidates, context);
    const role = whole.pairs.find(({ candidate }) => candidate === range)?.role;
    return role ? { first: whole, second: { [role]: range.low } } : null;
  }
  if (candidates.length < 2) return null;
  for (const [at, { word }] of message.tokens.entries()) {
    if (!PARTS.test(word)) continue;
    const [left, right] = [candidates.filter(({ to }) => to <= at), candidates.filter(({ from }) => from > at)];
    if (left.length === 0 || right.length === 0 || left.length + right.length < candidates.length) continue;
    const [first, second] = [assign(message, left, context), assign(message, right, context)];
    const before = new Set(first.pairs.map(({ role }) => role));
    const isAgain =
      second.pairs.length === right.length && second.pairs.every(({ role }) => before.has(role) && !ROLES[role].addsUp);
    if (isAgain)
      return { first, second: slotsOfPairs(message, second.pairs, { ...context, known: {}, hasRate: false }) };
  }
  return null;
}
