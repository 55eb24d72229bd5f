import type { Scan } from "../../shared/spoken/scan.ts";
import type { Slots } from "../chat/intents.ts";
import { type AssignContext, type Assignment, assign, MOST_NUMBERS, numbersOf } from "./assign.ts";
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
    const whole = assign(numbersOf(message, candidates), context);
    const role = whole.pairs.find(({ candidate }) => candidate === range)?.role;
    return role ? { first: whole, second: { [role]: range.low } } : null;
  }
  if (candidates.length < 2) return null;
  // Beyond its most numbers a reading tells no more of them apart, so that all longer beginnings are read alike.
  let longest: Assignment | undefined;
  const seen = new Set<number>();
  for (const [at, { word }] of message.tokens.entries()) {
    if (!PARTS.test(word)) continue;
    const [left, right] = [candidates.filter(({ to }) => to <= at), candidates.filter(({ from }) => from > at)];
    if (left.length === 0 || right.length === 0 || left.length + right.length < candidates.length) continue;
    // Each value of the second case has its own in the first one, and two words at one place part the same cases.
    if (right.length > Math.min(left.length, MOST_NUMBERS) || seen.has(left.length)) continue;
    seen.add(left.length);
    const second = assign(numbersOf(message, right), context);
    if (second.pairs.length < right.length || second.pairs.some(({ role }) => ROLES[role].addsUp)) continue;
    const isLong = left.length >= MOST_NUMBERS;
    const first = (isLong ? longest : undefined) ?? assign(numbersOf(message, left), context);
    if (isLong) longest = first;
    const before = new Set(first.pairs.map(({ role }) => role));
    if (second.pairs.every(({ role }) => before.has(role)))
      return { first, second: slotsOfPairs(message, second.pairs, { ...context, known: {}, hasRate: false }) };
  }
  return null;
}
