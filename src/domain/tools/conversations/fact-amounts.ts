import { formatNumber } from "../../shared/format/format.ts";
import { type Amount, amountsIn } from "../../shared/spoken/amounts.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { OF_ONE_HOME, tellsWish } from "./fact-words.ts";
import { besidesSaid } from "./money-beside.ts";
import { bareSum, isLikely, takeAddresses } from "./money-evidence.ts";
import {
  ASKING_PRICE,
  BUDGETS,
  COUNTED,
  DISCOUNTS,
  GIVES_SUM,
  JOKES,
  LAUGHS,
  NO_MORE,
  OF_OTHERS,
  OF_OWN_SUM,
  OFFERS,
  WITH_WHAT,
} from "./money-words.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";
import { isElsewhere } from "./spoken-of.ts";
import { currencyOf, endOf, isUnclear, leastShort, type Sum, sumOf } from "./spoken-sums.ts";
import { stanceAt } from "./stance.ts";

const isJoke = ({ line, text }: Clause): boolean =>
  JOKES.test(line) && LAUGHS.test(text) && !/ (presupuesto|tope|maximo|en serio) /.test(line);

const rangeShown = (min: number | null, max: number | null, shown: (amount: number) => string): string => {
  if (min !== null && max !== null) return min === max ? shown(min) : `entre ${shown(min)} y ${shown(max)}`;
  return max !== null ? `hasta ${shown(max)}` : `desde ${shown(min ?? 0)}`;
};

/** «280, 85 si me apura»: the hundreds are said once. */
function inHundreds({ value, isMoney, from }: Amount, before: Amount | null): number {
  // «Traemos 6.5 millones, máximo 7»: the scale is said once.
  if (before !== null && before.value >= 1e6 && !isMoney && value >= 1 && value < 100 && from - before.from <= 5)
    return value * 1e6;
  const isRest =
    before !== null && !isMoney && before.value < 1000 && before.value >= 100 && value < 100 && from - before.from <= 4;
  return isRest && value > before.value % 100 && value >= 10 ? before.value - (before.value % 100) + value : value;
}

/** Statements of the client in the amounts of a clause. Its rooms, areas, dates and telephones must have been taken. */
export function amountsSaid(clause: Clause, reading: Reading, asked: ReadonlySet<AskedSlot>): Said[] {
  const said: Said[] = [];
  if (isJoke(clause)) return said;
  takeAddresses(clause.scan);
  let before: Amount | null = null;
  for (const given of amountsIn(clause.scan, reading.country)) {
    const value = inHundreds(given, before);
    const amount: Amount = { ...given, value, ...(value >= 1e6 ? { isShort: false, isMoney: true } : {}) };
    before = amount;
    const nextAt = endOf(clause, amount);
    // «2no» is an ordinal, «más de 200 no» is none.
    const isNo = wordAt(clause.scan, nextAt) === "no" && clause.scan.tokens[nextAt]?.spaced === true;
    const behind = wordAt(clause.scan, nextAt);
    // «195 de máximo», «600 de ahorro» count nothing.
    const isBound = behind === "de" && (amount.bound !== "exact" || amount.slot !== null);
    if (!amount.isMoney && !isNo && !isBound && COUNTED.test(behind)) continue;
    // «Una villa de los 80» is of those years; «las expensas son una locura, 280 lucas» are no price.
    if (isDecade(clause, amount) || isExpense(clause, amount)) continue;
    const stance = stanceAt(clause, amount.from);
    if (stance.denier >= 0 || stance.isUnreal || stance.isOfOther || (stance.isPast && !reading.isOwner)) continue;
    const sum = sumOf(clause, amount, reading);
    const beside = besidesSaid(clause, sum, reading, asked);
    if (beside === null) {
      const price = priceSaid(clause, sum, reading, asked);
      if (price) said.push(price);
    } else said.push(...beside);
  }
  return said;
}

const isDecade = ({ scan }: Clause, { value, from, isMoney }: Amount): boolean =>
  !isMoney && value >= 20 && value < 100 && value % 10 === 0 && wordAt(scan, from - 1) === "los" && wordAt(scan, from - 2) === "de"; // biome-ignore format: one condition

/** Pieces before a sum in which the running costs that it is of are named. */
const COSTS_REACH = 7;
const COSTS = / (?:expensas|gastos comunes|mantenimiento|la comunidad son|cuota de mantenimiento) /;
const OF_PURSE = / (?:presupuesto|tope|maximo|hasta|con|incluid[oa]s?) /;

function isExpense({ scan }: Clause, { from }: Amount): boolean {
  const before = ` ${scan.tokens
    .slice(Math.max(0, from - COSTS_REACH), from)
    .map(({ word }) => word)
    .join(" ")} `;
  return COSTS.test(before) && !OF_PURSE.test(before);
}

const TAKES = / (?:vale|ok|perfecto|bien|encaja|acept[a-z]{1,5}|de acuerdo|puedo|podemos|busco|buscamos) /;
/** Words between which a bare number is a sum that somebody would pay, in a conversation about a home. */
const BEFORE_SUM = /^(unos|los|de|en|sobre|con|por|son|a|hasta|y|o|como|seria|serian|rondar|ronda|,|:|;|\(|mucho)?$/;
const BEHIND_SUM =
  /^([,.;:!)…]|y|o|con|como|para|tirando|gastos|todo|impuestos|max|maximo|tope|si|pero|mas|en|es|seria|€|a|por|al)?$/;

/** «Algo por 115, aunque sea en Casetas»: as large as a price, no echo of the agent's, of no other home. */
function isPlainSum(clause: Clause, sum: Sum, reading: Reading): boolean {
  const { amount, words, nextAt } = sum;
  if (reading.isOwner || clause.isQuestion || OF_ONE_HOME.test(clause.line) || OF_OTHERS.test(words)) return false;
  if (reading.money.ofAgent.has(bareSum(amount.value)) || isElsewhere(clause, amount.from)) return false;
  if (amount.isMoney) return isLikely(amount.to ?? amount.value, sum.currency ?? currencyOf(reading), reading.isRent);
  return (
    amount.value >= 60 &&
    BEFORE_SUM.test(wordAt(clause.scan, amount.from - 1)) &&
    BEHIND_SUM.test(wordAt(clause.scan, nextAt)) &&
    isLikely(sum.full(amount.value, true), sum.currency ?? currencyOf(reading), reading.isRent)
  );
}

/** Whether the words of a clause make a sum one of the home: what somebody would pay, or asks. */
function isOfHome(clause: Clause, sum: Sum, reading: Reading, asked: ReadonlySet<AskedSlot>): boolean {
  const { line } = clause;
  const { amount, words } = sum;
  const { isOwner } = reading;
  const isOffer = OFFERS.test(line) || (!isOwner && isBargain(clause, reading));
  // The agent's own sum, said back by somebody who does not say that they would pay it.
  if (
    !isOffer &&
    // «5.400 lo encuentro bajísimo» is no price that an owner asks.
    !(isOwner && ASKING_PRICE.test(words)) &&
    reading.money.ofAgent.has(bareSum(amount.value)) &&
    !OF_OWN_SUM.test(words) &&
    !TAKES.test(words)
  )
    return false;
  // «2.750 es pedir por pedir»: no home costs that.
  if (
    !isOwner &&
    !reading.isRent &&
    amount.isMoney &&
    amount.scale === 1 &&
    amount.value < 10_000 &&
    sum.currency !== "CLF" &&
    (!sum.isLike || amount.currency)
  )
    return false;
  const isWithWhat = WITH_WHAT.test(line);
  // «El tope eran 300 pero ahora 330.»
  const isNow = !isOwner && / ahora (ya )?(unos |son |podemos |hasta )?\d/.test(words);
  if (clause.isQuestion && !isOffer && !isWithWhat && !tellsWish(clause)) return false;
  const isOwnersNote = isOwner && clause.side === "notes";
  if (
    OF_OTHERS.test(words) &&
    !isOffer &&
    !isOwnersNote &&
    !OF_OWN_SUM.test(words) &&
    !(isOwner && / (mi[oa]s?|nuestr[oa]s?) /.test(words))
  )
    return false;
  const isAsked = asked.has("budget") || asked.has("price");
  const isCued = isWithWhat || isNow || (isOwner ? ASKING_PRICE.test(line) : BUDGETS.test(line));
  const isPriced = amount.slot === "price";
  const isExact = amount.bound === "exact";
  if (!amount.isMoney) {
    if (amount.value < leastShort(reading, amount.value)) return false;
    if (!isAsked && isExact && !isPriced && !isCued && !isOffer && !isPlainSum(clause, sum, reading)) return false;
    const gives =
      isOffer ||
      isPlainSum(clause, sum, reading) ||
      isWithWhat ||
      isNow ||
      GIVES_SUM.test(line) ||
      (isOwner && / (vendo|vendemos|creo|diria|digo|pienso|pensamos) /.test(words));
    if (!isAsked && isExact && amount.slot === null && !gives) return false;
  }
  if (isPlainSum(clause, sum, reading)) return true;
  return (
    isCued || isOffer || isAsked || isPriced || (amount.isMoney && tellsWish(clause)) || clause.scan.tokens.length <= 5
  );
}

/** How many messages a bargain waits for the buyer's sum. */
const BARGAINS_FOR = 3;

/** «¿Cuánto ofreceríais?» «Habíamos pensado en 175»; «252 y cerramos» «250 y firmamos el martes». */
const isBargain = ({ message, line }: Clause, { bargains }: Reading): boolean =>
  Array.from({ length: BARGAINS_FOR }, (_, back) => message - 1 - back).some((at) => bargains.has(at)) &&
  !OF_LIMIT.test(line);
const OF_LIMIT = / (?:presupuesto|tope|maximo|limite|ahorrad[oa]s?|hipoteca|nos (?:dan|han dado)|de comunidad|al mes) /;

/** The sums that a buyer would pay or offers, and that an owner asks. */
function priceSaid(clause: Clause, sum: Sum, reading: Reading, asked: ReadonlySet<AskedSlot>): Said | null {
  const { line } = clause;
  const { amount, currency, full, shown, money } = sum;
  const { isOwner } = reading;
  if (!isOwner && DISCOUNTS.test(line)) return null;
  if (!isOfHome(clause, sum, reading, asked)) return null;
  // «Entre cuatro y cuatro y medio millones»: the scale is said once.
  const isScaledOnce = amount.to !== undefined && amount.to >= 1e6 && amount.value < 1000;
  const low = isScaledOnce ? amount.value * 1e6 : full(amount.value, true);
  const high = amount.to === undefined ? null : full(amount.to, true);
  if (low < 50 && currency !== "CLF") return null;
  if (amount.isShort && !sum.isLike && isUnclear(amount.value, reading))
    return {
      kind: isOwner ? "price" : "budget",
      shown: `${amount.bound === "most" || !isOwner ? "hasta " : ""}${formatNumber(amount.to ?? amount.value)}, sin decir si es al mes o son miles`,
      value: null,
      certainty: 0.5,
    };
  const monthly = reading.isRent ? " al mes" : "";
  const scale = amount.isShort && amount.value > 0 ? low / amount.value : low >= 1e6 && low % 1e5 === 0 ? 1e6 : 1e3;
  if (!isOwner && (OFFERS.test(line) || (isBargain(clause, reading) && !reading.isRent)))
    return { kind: "offer", shown: `Ofrece ${shown(low)}${monthly}`, value: money(low, low), certainty: 0.9, scale };
  const isAsked = asked.has("budget") || asked.has("price");
  const certainty = isAsked || / (presupuesto|tope|maximo|hasta|pido|pedimos|precio) /.test(line) ? 0.9 : 0.75;
  const isNoLess =
    isOwner &&
    (amount.bound === "least" ||
      / (no bajo de|menos de|no menos|minimo|no (?:pienso|pensamos|voy a|vamos a) bajar|no bajo |no bajamos de|no bajaria de|por menos) /.test(
        sum.words,
      ));
  const isLeast = amount.bound === "least" && !NO_MORE.test(line);
  const hasRange = high !== null && high > low;
  const min = hasRange || isOwner || isLeast ? low : null;
  const max = hasRange ? high : isOwner ? (isNoLess ? null : low) : isLeast ? null : low;
  // A buyer whom the agent asks what they hope for speaks of the home that they have.
  const isPrice = isOwner || (asked.has("price") && !asked.has("budget"));
  return {
    kind: isPrice ? "price" : "budget",
    // The price that an owner asks and the least that they would take stand beside each other.
    ...(isOwner && isNoLess ? { key: "least" } : {}),
    shown: isOwner && isNoLess ? `no menos de ${shown(low)}${monthly}` : `${rangeShown(min, max, shown)}${monthly}`,
    value: money(min, max),
    certainty,
    scale,
  };
}
