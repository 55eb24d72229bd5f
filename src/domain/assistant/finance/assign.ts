import { CURRENCY_OF_COUNTRY } from "../../shared/spoken/amount-words.ts";
import type { Scan } from "../../shared/spoken/scan.ts";
import type { Slots } from "../chat/intents.ts";
import type { Candidate } from "./candidates.ts";
import { type CueWorths, cueWorths } from "./cue-worths.ts";
import type { FinanceTarget } from "./finance-targets.ts";
import { NEEDED, ROLE_NAMES, ROLES, type Role, type RoleName } from "./roles.ts";

/** Surroundings of a message that say which number is which. */
export interface AssignContext {
  target: FinanceTarget;
  /** Slots that the assistant asked for last. */
  asked: readonly string[];
  /** Values of the conversation so far: a bare number may correct one. */
  known: Readonly<Slots>;
  /** The message corrects or goes on: "mejor 25", "¿y con 40.000?". */
  revises: boolean;
  /** It takes back a value that was said: "no, 2.700". */
  corrects: boolean;
  variety: string | null;
}

export interface Assignment {
  /** Sum of the worth of all pairs. */
  score: number;
  pairs: readonly { candidate: Candidate; role: RoleName; value: number }[];
}

/** Roughly how many units of a currency make one euro, by magnitude only: to tell a rent from a price, never to convert. */
const MAGNITUDES: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1,
  MXN: 20,
  ARS: 1400,
  COP: 4400,
  CLP: 1000,
  PEN: 4,
  UYU: 43,
  DOP: 65,
  CRC: 560,
  UF: 1 / 37,
};

/** Percentages that are also said without their sign. */
const SHARES: ReadonlySet<RoleName> = new Set(["entrySharePercent", "loanToValuePercent", "debtRatioPercent"]);

const PURCHASE = /^(compro|compra|comprar|compramos|reforma)$/;
const LEAST_WORTH = 0.5;

const isMoneyRole = (role: Role) => "money" in role.units;

/** The full value of "250": thousands for a home in most places, millions in Colombia; a monthly sum is what it says. */
export function inFull(candidate: Candidate, name: RoleName, variety: string | null): number {
  const { value, isShort } = candidate;
  const role = ROLES[name];
  if (!isShort || !isMoneyRole(role) || value === 0) return value;
  if (name === "price" || name === "loan") {
    if (variety === "CO" && value >= 20) return value * 1e6;
    if (variety === "MX" && value < 30) return value * 1e6;
  }
  const { shortFrom = 0, shortTo = 0 } = role;
  return value >= shortFrom && value < shortTo ? value * 1e3 : value;
}

/** A number of a message with all that its worth in any role rests on. */
interface Surrounded {
  candidate: Candidate;
  /** The other numbers. */
  others: readonly Candidate[];
  cues: CueWorths;
  /** The word before the number. */
  wordBefore: string | undefined;
  isBaseOfShare: boolean;
}

/** Worth of a number in a role; null where it cannot be it. */
function worthOf(
  { candidate, others, cues, wordBefore, isBaseOfShare }: Surrounded,
  name: RoleName,
  isOfPurchase: boolean,
  context: AssignContext,
): number | null {
  const role = ROLES[name];
  const base = role.units[candidate.unit];
  if (base === undefined) return null;
  const { asked, known, revises, corrects, target, variety } = context;
  const value = inFull(candidate, name, variety);
  if (role.possible && candidate.unit !== "months" && (value < role.possible[0] || value > role.possible[1]))
    return null;
  if (name === "years" && !Number.isInteger(value)) return null;
  // A sum that is paid each month is no price and no loan.
  if (candidate.period === "month" && (role.period?.month ?? 0) <= -4) return null;
  const own = cues(name);
  let worth = base + (NEEDED[target][name] ?? 0) + own;
  if (asked.includes(name)) worth += asked[0] === name ? 5 : 3;
  // "Compro por 110.000 con gastos del 9 %": of the purchase, and not of the rent.
  if (name === "costsSharePercent" && isOfPurchase) worth += 1.5;
  // "El 20 % de 300.000": a share is of a price.
  if (isBaseOfShare) worth += name === "price" ? 2.5 : name === "savings" ? -4 : 0;
  // "¿Y con el 30?", "inicial del 20": a share without its sign, of which something was said before or that its own word names.
  if (candidate.unit === "plain" && SHARES.has(name)) {
    const isArticled = /^(el|del|un)$/.test(wordBefore ?? "");
    const isKnown = revises && known[name] !== undefined;
    worth += isArticled && (isKnown || own >= 2) ? 3.5 : -4;
  }
  if (name === "years" && candidate.unit === "plain" && wordBefore === "el") worth -= 2;
  if (name === "savings" && candidate.unit === "plain" && /^(del|el)$/.test(wordBefore ?? "")) worth -= 3;
  // "Al 2,75", "al 3": no sign, but nothing else it could be.
  if (name === "ratePercent" && candidate.unit === "plain" && revises && known.ratePercent !== undefined)
    worth += wordBefore === "el" ? 2 : 0;
  if (name === "ratePercent" && candidate.unit === "plain")
    worth += (wordBefore === "al" ? 3 : 0) + (Number.isInteger(value) ? 0 : 2);
  if (isMoneyRole(role) && candidate.unit === "plain" && wordBefore === "al") worth -= 3;
  worth += role.period?.[candidate.period ?? "once"] ?? 0;
  if (candidate.unit !== "months") worth -= offUsual(value, role, currenciesOf(candidate, others, variety));
  const before = known[name];
  if (typeof before === "number" && before > 0 && value > 0) {
    const off = Math.abs(Math.log(value / before));
    // "El depa vale 2 millones": another name stands beside it, whatever its value was before.
    const isRenamed =
      own < NAMES &&
      ROLE_NAMES.some(
        (other) => other !== name && ROLES[other].units[candidate.unit] !== undefined && cues(other) >= NAMES_PLAINLY,
      );
    if (revises && !isRenamed) worth += Math.max(0, (corrects ? 7 : 3) - (corrects ? 6 : 2.5) * off);
    // A sum that is far from what it was before, and has no name, is rather another one.
    if (!corrects && isMoneyRole(role) && own < NAMES && off > FAR_FROM_BEFORE) worth -= 2.5;
  }
  return worth;
}

/** A word beside a number that plainly names a role, and how far a value may move and still be the same thing, in powers of e. */
const NAMES = 2;
const NAMES_PLAINLY = 3.4;
const FAR_FROM_BEFORE = 1.6;

function standsBehindShare(message: Scan, { from, unit }: Candidate, others: readonly Candidate[]): boolean {
  const before = others.find((each) => each.to < from && each.to >= from - 3);
  const between = message.tokens.slice(before?.to ?? from, from).map(({ word }) => word);
  return unit === "money" && before?.unit === "percent" && /^(de|del)( los| unos| valor de)?$/.test(between.join(" "));
}

/** Currencies that a sum may be in: its own, else that of the sums beside it, else those in which its country counts. */
function currenciesOf({ currency }: Candidate, others: readonly Candidate[], variety: string | null): string[] {
  const said = currency ?? others.find((each) => each.currency !== undefined)?.currency;
  if (said !== undefined) return [said];
  if (variety === null) return Object.keys(MAGNITUDES);
  // Homes are priced in dollars in half of Latin America, and salaries paid in the country's own money.
  return [CURRENCY_OF_COUNTRY[variety ?? ""] ?? "EUR", "USD"];
}

/** Cost of a value three times beyond the usual ones, and of another currency than the likeliest. */
const STEEP = 1.3 / Math.log(3);
const OTHER_CURRENCY = 1.3;

/** How far a value lies from the usual ones, in powers of three, in the currency in which it is nearest to them. */
function offUsual(value: number, role: Role, currencies: readonly string[]): number {
  if (value <= 0) return 0;
  const [least, most] = role.usual;
  const off = (factor: number) => Math.max(0, Math.log((least * factor) / value), Math.log(value / (most * factor)));
  if (!isMoneyRole(role)) return STEEP * off(1);
  // The first is the likeliest; where nothing shows the country, any other may be meant.
  const [first = "EUR", ...more] = currencies;
  const others = more.map((currency) => OTHER_CURRENCY + STEEP * off(MAGNITUDES[currency] ?? 1));
  return Math.min(STEEP * off(MAGNITUDES[first] ?? 1), ...others);
}

/** The numbers of a message that are told apart together, with what their worths rest on: worked out once for all targets. */
export interface Numbers {
  each: readonly Surrounded[];
  isOfPurchase: boolean;
}

export function numbersOf(message: Scan, candidates: readonly Candidate[]): Numbers {
  const all = candidates.slice(0, MOST_NUMBERS);
  return {
    each: all.map((candidate) => {
      const others = all.filter((other) => other !== candidate);
      return {
        candidate,
        others,
        cues: cueWorths(message, candidate, others),
        wordBefore: message.tokens[candidate.from - 1]?.word,
        isBaseOfShare: standsBehindShare(message, candidate, others),
      };
    }),
    isOfPurchase: message.tokens.some(({ word }) => PURCHASE.test(word)),
  };
}

/**
 * Which number is which: the assignment of numbers to roles with the greatest sum of worths, each number in at most one role and each
 * role with at most one number, save those that add up. Exact for the few numbers of a message.
 */
export function assign({ each: all, isOfPurchase }: Numbers, context: AssignContext): Assignment {
  const options = all.map((number) =>
    ROLE_NAMES.flatMap((role, index) => {
      const worth = worthOf(number, role, isOfPurchase, context);
      return worth !== null && worth >= LEAST_WORTH ? [{ role, worth, bit: 1 << index }] : [];
    })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, MOST_OPTIONS),
  );
  // The most that the numbers from each one on can still add.
  const left = options.map((_, at) => options.slice(at).reduce((sum, each) => sum + (each[0]?.worth ?? 0), 0));
  // The best score with which each number was reached for each set of roles in use: from there on all ways are the same.
  const reached = options.map(() => new Map<number, number>());
  let best: (RoleName | null)[] = all.map(() => null);
  let most = -1;
  const chosen: (RoleName | null)[] = [];
  const search = (at: number, score: number, used: number) => {
    if (at === all.length) {
      if (score > most) {
        most = score;
        best = [...chosen];
      }
      return;
    }
    if (score + left[at]! <= most || score <= (reached[at]!.get(used) ?? -1)) return;
    reached[at]!.set(used, score);
    for (const { role, worth, bit } of options[at]!) {
      const isSecond = (used & bit) !== 0;
      if (isSecond && !ROLES[role].addsUp) continue;
      chosen.push(role);
      search(at + 1, score + worth - (isSecond ? SECOND_COST : 0), used | bit);
      chosen.pop();
    }
    chosen.push(null);
    search(at + 1, score, used);
    chosen.pop();
  };
  search(0, 0, 0);
  return {
    score: Math.max(0, most),
    pairs: all.flatMap(({ candidate }, index) => {
      const role = best[index];
      return role ? [{ candidate, role, value: inFull(candidate, role, context.variety) }] : [];
    }),
  };
}

/** Numbers of a message that are told apart; what follows them has no role. */
export const MOST_NUMBERS = 10;
const MOST_OPTIONS = 5;
/** Two sums of one role are less likely than two roles. */
const SECOND_COST = 1;
