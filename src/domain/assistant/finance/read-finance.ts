import type { Scan } from "../../shared/spoken/scan.ts";
import type { Operation, Scenario, Slots } from "../chat/intents.ts";
import { type Assignment, assign, numbersOf } from "./assign.ts";
import { candidatesIn } from "./candidates.ts";
import { changedValues, termsIn } from "./changes.ts";
import { againstBefore, secondTerm } from "./compared.ts";
import { exchangeIn } from "./exchange.ts";
import { type FinanceSlots, slotsOfPairs, zerosIn } from "./finance-slots.ts";
import { type FinanceIntent, type FinanceTarget, INTENT_OF_TARGET } from "./finance-targets.ts";
import { operationIn } from "./operations.ts";
import { leftOver } from "./out-of-range.ts";
import { ROLE_NAMES, type RoleName } from "./roles.ts";
import { saidPlainly } from "./said-plainly.ts";
import { featuresIn, givenWorth, targetWorths } from "./targets.ts";
import { comparesIn, twoCases } from "./two-cases.ts";

/** Surroundings of one message. */
export interface FinanceContext {
  asked: readonly string[];
  known: Readonly<Slots>;
  revises: boolean;
  corrects: boolean;
  variety: string | null;
  /** The figure that was asked for before: a message that names nothing else goes on with it. */
  before: FinanceTarget | null;
  /** Calculations of the conversation that had all they needed, oldest first. */
  scenarios: readonly Scenario[];
  /** The currency in which the message before wanted a result. */
  lastInto: string | null;
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
  /** An operation on results of before, in place of a calculation. */
  operation: Operation | null;
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
  const numbers = candidatesIn(message, context.variety);
  const exchange = exchangeIn(message, numbers, context);
  const changed = changedValues(message, exchange.rest, context);
  const plainly = saidPlainly(message, exchange.rest, context);
  const free = exchange.rest.filter((each) => each !== changed.used && !plainly.used.includes(each));
  // A percentage below zero is no share of anything.
  const candidates = free.filter(({ unit, value }) => unit !== "percent" || value >= 0);
  const signs = featuresIn(message, numbers);
  const zeros = { ...zerosIn(message, candidates, context), ...changed.slots, ...plainly.slots };
  const worths = targetWorths(signs);
  const ranked = [...worths]
    .map(([target, worth]) => [target, worth + expected(target, context)] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_TARGETS);
  const told = numbersOf(message, candidates);
  const solved = ranked.map(([target, worth]) => {
    const assignment = assign(told, { ...context, target });
    const given = [...assignment.pairs.map(({ role }) => role), ...(Object.keys(zeros) as RoleName[])];
    const own = worth + givenWorth(target, given);
    const earlier = context.before === null ? 0 : KNOWN * givenWorth(target, knownRoles(context, given));
    return { target, assignment, given, own, total: own + earlier + FIT * assignment.score };
  });
  const best = solved.reduce((top, each) => (each.total > top.total ? each : top));
  // Where each number is a value of its own there is one case.
  const isOneCase =
    !comparesIn(message) && best.assignment.pairs.length === candidates.length && !hasTwins(best.assignment.pairs);
  const cases = isOneCase ? null : twoCases(message, candidates, { ...context, target: best.target });
  const slots = {
    ...slotsOfPairs(message, (cases?.first ?? best.assignment).pairs, {
      ...context,
      hasRate: exchange.rate !== undefined,
    }),
    ...leftOver(message, free, { pairs: best.assignment.pairs, target: best.target }),
    ...zeros,
    ...termsIn(message, context),
    ...(exchange.rate !== undefined && { exchangeRate: exchange.rate }),
    ...(exchange.of !== undefined && { exchangeOf: exchange.of }),
    ...periodOf(best.target, signs, context),
    ...(isWantedYield(best.target) && (signs.has("gross") || signs.has("net")) && { isGrossYield: signs.has("gross") }),
  };
  const isPriceOfForeignSum = context.known.foreignSum !== undefined && exchange.rate !== undefined;
  const isRepaid = plainly.slots.prepayment !== undefined || plainly.slots.yearlyPrepayment !== undefined;
  const isOfLoan = (context.known.loan ?? context.known.price ?? slots.loan ?? slots.price) !== undefined;
  // Early repayment changes a loan, and asks for no income.
  const target = isRepaid && isOfLoan ? "instalment" : settled(best.target, best.given, signs, context);
  // "¿Cuánto es el impuesto al mutuo con el 0,8 %?": the rate of a tax that is named.
  const named = slots.taxName ?? (context.before === "tax" ? context.known.taxName : undefined);
  const isOfTax = named !== undefined && INTENT_OF_TARGET[target] === "instalment" && !signs.has("?instalment");
  const isOfYield = target === "rent-for-yield" && slots.yieldPercent === undefined;
  // "350 mil, entrada 20 %": a sum that nobody calls a loan, and of which a share is the entry, is a price.
  if (slots.loan !== undefined && slots.entrySharePercent !== undefined && slots.loanToValuePercent === undefined)
    if (slots.price === undefined && context.known.loan === undefined && !signs.has("loan")) {
      slots.price = slots.loan;
      delete slots.loan;
    }
  const { ratePercent, ...others } = slots;
  const isAlike = context.before !== null && INTENT_OF_TARGET[context.before] === INTENT_OF_TARGET[best.target];
  const against = cases
    ? null
    : (secondTerm(message, candidates, best.assignment.pairs) ??
      againstBefore(
        message,
        slots,
        isAlike && context.scenarios.length > 0 && best.given.every((role) => context.known[role] !== undefined),
      ));
  const renamed = isOfTax ? "costsSharePercent" : isOfYield ? "yieldPercent" : null;
  return {
    target: isOfTax ? "tax" : target,
    clearness: best.own,
    slots:
      against && "other" in against && against.other === slots
        ? {}
        : renamed && ratePercent !== undefined
          ? { ...others, [renamed]: ratePercent }
          : slots,
    given: best.given,
    operation: cases
      ? { kind: "both", other: cases.second }
      : (against ??
        operationIn(message, context.scenarios, {
          exchange: isPriceOfForeignSum ? { rest: candidates } : exchange,
          given: best.given.length > 0,
          lastInto: context.lastInto,
        })),
  };
}

/** Two sums that would add up may as well be of two cases. */
const hasTwins = (pairs: Assignment["pairs"]): boolean => new Set(pairs.map(({ role }) => role)).size < pairs.length;

const isWantedYield = (target: FinanceTarget) => target === "rent-for-yield" || target === "price-for-yield";

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

const isWholeLoan = (given: readonly RoleName[]): boolean =>
  given.includes("price") &&
  given.includes("years") &&
  given.includes("ratePercent") &&
  !given.includes("netMonthlyIncome") &&
  !given.includes("instalment");

/** The target after what is given has had its say: no figure is asked for that the values cannot lead to while another one does. */
function settled(
  target: FinanceTarget,
  given: readonly RoleName[],
  signs: ReturnType<typeof featuresIn>,
  { known, before }: Pick<FinanceContext, "known" | "before">,
): FinanceTarget {
  const has = (...roles: RoleName[]) => roles.some((role) => given.includes(role) || known[role] !== undefined);
  const ofSavings = has("savings") && has("loanToValuePercent", "entrySharePercent");
  // Savings and the share that is lent of a price lead to that price and to nothing else.
  if (
    ofSavings &&
    !has("price", "loan", "netMonthlyIncome", "monthlyRent") &&
    (signs.has("home") || signs.has("price"))
  )
    return "price-for-savings";
  // "¿Y si me lo dejan en 140.000?": nobody has spoken of an income.
  if (ofSavings && before === "price-for-savings" && target === "savings-needed") return before;
  // "¿Y si el pie es 20?" changes the entry, and asks for the figure of before.
  const isEntry = given.includes("entrySharePercent") || given.includes("savings");
  if (target === "savings-needed" && before !== null && isEntry) return before;
  // "Pago 620 al mes, ¿cuánto debo?"
  if (target === "savings-needed" && given.includes("instalment") && !has("price")) return "loan-for-instalment";
  if (target === "income-needed" && before !== null && INTENT_OF_TARGET[before] === "rental_yield")
    return "rent-for-yield";
  const isOfIncome = target === "largest-price" || target === "largest-loan" || target === "largest-instalment";
  if (isOfIncome && before !== null && !has("netMonthlyIncome", "instalment")) return before;
  switch (target) {
    // The rate of a tax where there is no price to take it from, and its amount where there is one.
    case "tax":
      return has("price", "loan") ? "tax" : "tax-rate";
    case "tax-rate":
      return (given.includes("price") && !signs.has("?rate")) || (has("price") && given.includes("costsSharePercent"))
        ? "tax"
        : "tax-rate";
    case "largest-price":
      // "Un piso de 300.000 con 60.000 de entrada a 30 años al 2,5 %" has all of an instalment, and nobody spoke of an income.
      if (before === null && isWholeLoan(given) && !["can", "fits", "most"].some((sign) => signs.has(sign as never)))
        return "instalment";
      if (!has("netMonthlyIncome") && has("savings") && (ofSavings || has("instalment"))) return "price-for-savings";
      return has("price", "loan") && has("netMonthlyIncome") && has("years") && has("ratePercent")
        ? "can-afford"
        : "largest-price";
    case "largest-loan":
      return !has("netMonthlyIncome") && ofSavings ? "price-for-savings" : target;
    case "costs":
      return has("loanToValuePercent", "entrySharePercent") && signs.has("need") ? "savings-needed" : target;
    case "can-afford":
      return has("savings", "years", "ratePercent", "debtRatioPercent", "loan") ? target : "largest-price";
    case "loan-for-instalment":
      return has("savings") && (signs.has("?price") || signs.has("?home")) ? "price-for-savings" : target;
    case "gross-yield":
      return has("yearlyExpenses", "expensesSharePercent", "vacancyPercent") && !signs.has("gross")
        ? "net-yield"
        : target;
    default:
      return target;
  }
}
