import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { Slots } from "../chat/intents.ts";
import type { Candidate } from "./candidates.ts";
import type { FinanceSlots } from "./finance-slots.ts";

/**
 * Values that fixed words beside a number say by themselves, whatever figure is asked for: what is added to the euríbor, a longer or
 * shorter term, an index that rises, and a part of the loan that is paid back early.
 */

const MARGIN = /^(diferencial|margen|spread)$/;
const LINK = /^(de|del|un|una|el|los)$/;
const ADDED = /^(\+|mas)$/;
const MOST_MARGIN = 10;
const LONGER = /^(anad\w{1,4}|sum\w{1,4}|agreg\w{1,4}|aument\w{1,4}|ampli\w{1,4}|alarg\w{1,4})$/;
const SHORTER = /^(quit\w{1,4}|rest\w{1,4}|acort\w{1,4}|reduc\w{1,5})$/;
const RISES = /^(sub\w{1,7}|aument\w{1,5})$/;
const FALLS = /^baj\w{1,6}$/;
const INDEX = /^(euribor|tipos?|interes|intereses|tasa)$/;
const REPAYS = /^amorti[zc]\w{1,7}$/;
const PAYS_IN = /^(abon|adelant|aport|met|pag)\w{1,6}$/;
const REACH = 5;

type Said = FinanceSlots | null;

/** The words before a number, nearest first, up to the mark or number that parts them from it. */
function wordsBefore({ tokens }: Scan, from: number): string[] {
  const words: string[] = [];
  for (let at = from - 1; at >= 0 && words.length < REACH; at--) {
    const { word, kind } = tokens[at]!;
    if (kind === "mark" || kind === "number") break;
    words.push(word);
  }
  return words;
}

/** "Euríbor + 0,8", "euríbor con un diferencial del 0,8". */
function marginIn(message: Scan, { unit, value, from }: Candidate): Said {
  if ((unit !== "percent" && unit !== "plain") || value > MOST_MARGIN) return null;
  const [nearest, ...more] = wordsBefore(message, from).filter((word) => !LINK.test(word));
  const isNamed = nearest !== undefined && MARGIN.test(nearest);
  const isAdded = nearest !== undefined && ADDED.test(nearest) && (more[0] === "euribor" || MARGIN.test(more[0] ?? ""));
  return (isNamed && message.tokens.some(({ word }) => word === "euribor")) || isAdded
    ? { marginPercent: value }
    : null;
}

/** "¿Y si el euríbor sube 1 punto?": of a rate that was told the rate itself, else the index that is looked up. */
function riseIn(message: Scan, { value, from, to }: Candidate, { ratePercent, marginPercent }: Readonly<Slots>): Said {
  if (!/^puntos?$/.test(wordAt(message, to - 1))) return null;
  const words = wordsBefore(message, from);
  const sign = words.some((word) => RISES.test(word)) ? 1 : words.some((word) => FALLS.test(word)) ? -1 : 0;
  if (sign === 0 || !words.some((word) => INDEX.test(word))) return null;
  if (ratePercent !== undefined) return { ratePercent: Math.round((ratePercent + sign * value) * 1000) / 1000 };
  return marginPercent === undefined ? null : { indexRisePercent: sign * value };
}

/** "Añade 10 años más", "con 5 años menos": of the term of before. */
function termIn(message: Scan, { unit, value, from, to }: Candidate, { years }: Readonly<Slots>): Said {
  if (years === undefined || (unit !== "years" && unit !== "months")) return null;
  const behind = wordAt(message, to);
  const before = wordsBefore(message, from);
  const isLess = behind === "menos" || before.some((word) => SHORTER.test(word));
  const isMore = behind === "mas" || before.some((word) => LONGER.test(word));
  // "Amplía a 30 años", "reduce a 15" name the new term.
  if (isLess === isMore || (behind !== "mas" && behind !== "menos" && before[0] === "a")) return null;
  const change = unit === "months" ? value / 12 : value;
  return { years: isLess ? years - change : years + change };
}

/** "Con 2 años de carencia": of the term, those in which only interest is paid. */
function graceIn(message: Scan, { unit, value, from, to }: Candidate): Said {
  const isBehind = [0, 1, 2].some((step) => wordAt(message, to + step) === "carencia") && wordAt(message, to) !== "y";
  const isNamed = isBehind || wordsBefore(message, from).slice(0, 2).includes("carencia");
  if (!isNamed || (unit !== "years" && unit !== "months")) return null;
  return { graceYears: unit === "months" ? value / 12 : value };
}

/** "Amortizo 20.000 en el año 5", "abono 20 millones a capital", "amortizo 10.000 al año". */
function repaymentIn(message: Scan, { unit, value, isShort, period, from, to }: Candidate): Said {
  if (unit !== "money" && unit !== "plain") return null;
  const words = wordsBefore(message, from);
  const isToCapital = wordAt(message, to) === "a" && /^(capital|hipoteca)$/.test(wordAt(message, to + 1));
  const isRepaid = words.some((word) => REPAYS.test(word)) || (isToCapital && words.some((word) => PAYS_IN.test(word)));
  if (!isRepaid || value <= 0 || /^(anos?|mes(es)?)$/.test(wordAt(message, from - 1))) return null;
  const amount = isShort && value >= 3 && value < 200 ? value * 1000 : value;
  if (period !== null) return { yearlyPrepayment: period === "month" ? amount * 12 : amount };
  const year = yearIn(message);
  return { prepayment: amount, ...(year !== null && { prepaymentYear: year }) };
}

/** "El año 5": which year of the loan, and no amount. */
function yearIn(message: Scan): number | null {
  const found = message.quantities.find(
    ({ from, value, isArticle }) => isOrdinalYear(message, from) && value > 0 && !isArticle,
  );
  return found && Number.isInteger(found.value) && found.value <= MOST_YEARS ? found.value : null;
}
const MOST_YEARS = 40;

/** Whether the number that begins at a token counts the years of a loan: "en el año 5". */
export const isOrdinalYear = (message: Scan, from: number): boolean =>
  wordAt(message, from - 1) === "ano" && wordAt(message, from - 2) !== "al";

/** The values that are said so, and the numbers that they take from the message. */
export function saidPlainly(
  message: Scan,
  candidates: readonly Candidate[],
  { known }: { known: Readonly<Slots> },
): { slots: FinanceSlots; used: readonly Candidate[] } {
  const slots: FinanceSlots = {};
  const used: Candidate[] = [];
  for (const each of candidates) {
    const said =
      marginIn(message, each) ??
      riseIn(message, each, known) ??
      graceIn(message, each) ??
      termIn(message, each, known) ??
      repaymentIn(message, each);
    if (said === null) continue;
    Object.assign(slots, said);
    used.push(each);
  }
  return { slots, used };
}
