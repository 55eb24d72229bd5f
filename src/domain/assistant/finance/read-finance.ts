import type { Scan } from "../../shared/spoken/scan.ts";
import type { Slots } from "../chat/intents.ts";
import { assign } from "./assign.ts";
import { candidatesIn } from "./candidates.ts";
import { type FinanceSlots, slotsOfPairs, zerosIn } from "./finance-slots.ts";
import { type FinanceIntent, type FinanceTarget, INTENT_OF_TARGET } from "./finance-targets.ts";
import { ROLE_NAMES, type RoleName } from "./roles.ts";
import { featuresIn, givenWorth, targetWorths } from "./targets.ts";

/** Surroundings of one message. */
export interface FinanceContext {
  asked: readonly string[];
  known: Readonly<Slots>;
  revises: boolean;
  corrects: boolean;
  variety: string | null;
  /** The figure that was asked for before: a message that names nothing else goes on with it. */
  before: FinanceTarget | null;
  /** The task that the reader of intents has found: its figures are more likely. */
  favoured: FinanceIntent | null;
}

export interface FinanceReading {
  /** The figure that the message asks for; `clearness` says how plainly. */
  target: FinanceTarget;
  /** Worth of the words that name the target: below two they hardly do. */
  clearness: number;
  /** Values that the message gives. */
  slots: FinanceSlots;
  given: readonly RoleName[];
}

/** Targets that are looked at more closely. */
const MOST_TARGETS = 5;
/** The worth of an earlier target: enough to stand where the words name no other. */
const GOES_ON = 2.2;
/** Weight of how well the numbers fit. */
const FIT = 0.5;
const FAVOURED = 1.5;
/** Weight of a value that was given earlier, beside one that the message gives. */
const KNOWN = 0.4;

/** Values of the conversation that the message does not change. */
const knownRoles = ({ known }: FinanceContext, given: readonly RoleName[]): RoleName[] =>
  ROLE_NAMES.filter((role) => known[role] !== undefined && !given.includes(role));

const expected = (target: FinanceTarget, { before, favoured }: FinanceContext): number =>
  (target === before ? GOES_ON : 0) + (favoured !== null && INTENT_OF_TARGET[target] === favoured ? FAVOURED : 0);

/**
 * Target and values of a message, solved together: of the targets that its words name, the one whose values fit its numbers best. The
 * message is not changed.
 */
export function readFinance(message: Scan, context: FinanceContext): FinanceReading {
  const candidates = candidatesIn(message, context.variety);
  const signs = featuresIn(message, candidates);
  const zeros = zerosIn(message, candidates);
  const worths = targetWorths(signs);
  const ranked = [...worths]
    .map(([target, worth]) => [target, worth + expected(target, context)] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_TARGETS);
  const solved = ranked.map(([target, worth]) => {
    const assignment = assign(message, candidates, { ...context, target });
    const given = [...assignment.pairs.map(({ role }) => role), ...(Object.keys(zeros) as RoleName[])];
    const own = worth + givenWorth(target, given);
    const earlier = context.before === null ? 0 : KNOWN * givenWorth(target, knownRoles(context, given));
    return { target, assignment, given, own, total: own + earlier + FIT * assignment.score };
  });
  const best = solved.reduce((top, each) => (each.total > top.total ? each : top));
  return {
    target: withPrice(best.target, best.given, signs, context.known),
    clearness: best.own,
    slots: {
      ...zeros,
      ...slotsOfPairs(message, best.assignment.pairs, context),
      ...periodOf(best.target, signs, context),
    },
    given: best.given,
  };
}

/** "¿Y al año?": twelve instalments. */
function periodOf(
  target: FinanceTarget,
  signs: ReturnType<typeof featuresIn>,
  { known }: FinanceContext,
): Pick<FinanceSlots, "period"> {
  if (target !== "instalment" && target !== "largest-instalment") return {};
  if (signs.has("perYear")) return { period: "year" };
  return signs.has("perMonth") && known.period === "year" ? { period: "month" } : {};
}

/** The rate of a tax where there is no price to take it from, and its amount where there is one. */
function withPrice(
  target: FinanceTarget,
  given: readonly RoleName[],
  signs: ReturnType<typeof featuresIn>,
  known: FinanceContext["known"],
): FinanceTarget {
  const hasPrice = given.includes("price") || known.price !== undefined;
  if (target === "tax" && !hasPrice) return "tax-rate";
  return target === "tax-rate" && given.includes("price") && !signs.has("?rate") ? "tax" : target;
}
