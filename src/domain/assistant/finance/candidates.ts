import { CURRENCY_WORDS, EARNERS } from "../../shared/spoken/amount-words.ts";
import { currencyAt, currencyBefore, isCalendarYear, periodAt, skipPeriod } from "../../shared/spoken/amounts.ts";
import { type Bound, boundOf, rangeEnd } from "../../shared/spoken/bounds.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { freeQuantities, type Scan, wordAt } from "../../shared/spoken/scan.ts";
import { isOrdinalYear } from "./said-plainly.ts";

/** "Al -2 %": a sign that stands right before its figure, behind a word that lets a value follow. */
const isBelowZero = (message: Scan, { from }: Quantity): boolean =>
  /^[-–−]$/.test(wordAt(message, from - 1)) &&
  message.tokens[from]?.spaced === false &&
  /^(a|al|de|del|con|tipo|interes|tasa)$/.test(wordAt(message, from - 2));

/** The thing that a number counts, as far as its own words say it; `plain` where they say nothing. */
export type Unit = "money" | "percent" | "years" | "months" | "plain";

/** A number of a message that may be a value of a calculation. */
export interface Candidate {
  /** A percentage as it is read: 2.9. Of a range the upper end. */
  value: number;
  unit: Unit;
  /** ISO 4217, or `UF`. */
  currency?: string;
  /** Money of a country that the words do not show. */
  unclear?: "pesos" | "$";
  period: "month" | "year" | null;
  bound: Bound;
  /** The lower end of a range. */
  low?: number;
  /** "250" where thousands or millions may be meant. */
  isShort: boolean;
  /** Tokens from the first of the number up to, without, the first behind unit, currency and period. */
  from: number;
  to: number;
  /** Number of people that earn this much each: "dos sueldos de 1.500", "1.500 cada uno". */
  earners: number;
}

/** Units of numbers that no calculation takes. */
const OTHER_UNITS =
  /^(m2|metros?|mts?|habitacion(es)?|hab|habs|recamaras?|dormitorios?|cuartos?|alcobas|ambientes|banos?|plantas?|dias?|horas?|semanas?|personas?|hijos?|titulares|compradores|creditos|anuncios|pisos|casas|departamentos|viviendas|km|minutos?|agentes|pagas|sueldos|nominas|salarios)$/;

const PEOPLE_BEFORE = /^(somos|los|las|nosotros|nosotras|ambos)$/;

/** The numbers of a message that no reader has taken, left to right, without articles and calendar years. */
export function candidatesIn(message: Scan, variety: string | null): Candidate[] {
  // "Un mes", "un punto": an article that counts.
  const free = freeQuantities(message).filter(
    (each) => !each.isArticle || /^(%|mes|punto)$/.test(wordAt(message, each.to)),
  );
  const candidates: Candidate[] = [];
  let skipped: Quantity | undefined;
  for (const first of free) {
    // "Por ciento" is a unit, and no hundred.
    if (first === skipped || first.from < (candidates.at(-1)?.to ?? 0)) continue;
    skipped = rangeEnd(message, first, free);
    const read = candidateAt(message, first, skipped ?? first, variety);
    if (read) candidates.push(read);
  }
  // "Son 180, no 150": the one that is denied beside another is none.
  const isDenied = ({ from }: Candidate) => wordAt(message, from - 1) === "no" && candidates.length > 1;
  // "20 años dije. Bah. 20.": said again without its unit; "DFL-2": part of a name.
  const isRepeated = ({ unit, value }: Candidate, at: number) =>
    unit === "plain" && candidates.slice(0, at).some((each) => each.unit !== "plain" && each.value === value);
  const isOfName = ({ from }: Candidate) =>
    wordAt(message, from - 1) === "dfl" || (wordAt(message, from - 1) === "-" && wordAt(message, from - 2) === "dfl");
  return asSpoken(
    message,
    withoutRefused(message, candidates).filter(
      (each, at) => !isDenied(each) && !isRepeated(each, at) && !isOfName(each),
    ),
  );
}

/** "Al 3 % … pero no quiero el 3, el 4": the value that is refused falls away, and the next one is the same thing. */
function withoutRefused(message: Scan, candidates: readonly Candidate[]): Candidate[] {
  const at = candidates.findIndex(
    ({ from }) =>
      /^(el|los|la|las)$/.test(wordAt(message, from - 1)) &&
      REFUSES.test(wordAt(message, from - 2)) &&
      wordAt(message, from - 3) === "no",
  );
  const [refused, next] = [candidates[at], candidates[at + 1]];
  const first = candidates
    .slice(0, Math.max(0, at))
    .find(({ value, unit }) => value === refused?.value && unit !== "plain");
  if (!refused || !next || !first) return [...candidates];
  return candidates.flatMap((each) => {
    if (each === refused || each === first) return [];
    return each === next && each.unit === "plain" ? [{ ...each, unit: first.unit, isShort: false }] : [each];
  });
}

const REFUSES = /^(quiero|queremos|quisiera|era|es)$/;

/** "Al dos con nueve" is 2.9; "yo gano 6,5 millones y mi pareja 4,2" says its scale once. */
function asSpoken(message: Scan, candidates: readonly Candidate[]): Candidate[] {
  const spoken: Candidate[] = [];
  for (const each of candidates) {
    const before = spoken.at(-1);
    const between = before ? message.tokens.slice(before.to, each.from).map(({ word }) => word) : [];
    const isFraction =
      before?.unit === "plain" &&
      before.value < 30 &&
      each.value < 100 &&
      (each.unit === "plain" || each.unit === "percent") &&
      between.join(" ") === "con" &&
      /^(al|del|tasa|tipo|interes)$/.test(wordAt(message, before.from - 1));
    if (before && isFraction) {
      spoken.pop();
      spoken.push({ ...each, value: Number(`${before.value}.${each.value}`), from: before.from });
      continue;
    }
    // "A 30 años que a 20": both are terms.
    if (before?.unit === "years" && each.unit === "plain" && /^que (a|en)$/.test(between.join(" "))) {
      spoken.push({ ...each, unit: "years", isShort: false });
      continue;
    }
    const isOfSecond = between[0] === "y" && between.slice(1).every((word) => EARNERS.has(word)) && between.length > 1;
    const scale = before && isOfSecond ? scaleOf(message, before) : 1;
    const isBelow = each.isShort && each.unit === "plain" && scale > 1;
    spoken.push(isBelow ? { ...each, value: each.value * scale, unit: "money", isShort: false } : each);
  }
  return spoken;
}

/** A thousand of "28 mil"; 1 where the number has no scale of its own. */
const scaleOf = ({ quantities }: Scan, { from }: Candidate): number =>
  quantities.find((each) => each.from === from)?.scale ?? 1;

function candidateAt(message: Scan, first: Quantity, last: Quantity, variety: string | null): Candidate | null {
  if (isCalendarYear(message, first) || isOrdinalYear(message, first.from)) return null;
  const unit = unitAt(message, last.to);
  if (unit === null && last.scale === 1 && last.value < 1000) return null;
  // "Somos dos", "entre los dos": people.
  if (last.value <= 6 && !unit && PEOPLE_BEFORE.test(wordAt(message, first.from - 1))) return null;
  const money = unit ? null : (currencyAt(message, last, variety) ?? currencyBefore(message, first, variety));
  const end = unit ? unit.end : (money?.end ?? last.to);
  const period = unit && unit.unit !== "percent" ? null : (periodAt(message, end) ?? laterPeriod(message, end));
  const isMoney = money !== null || last.scale > 1 || last.grouped || last.value >= 1000;
  const times = timesAMonth(message, end);
  const candidate: Candidate = {
    value: ((isBelowZero(message, first) ? -1 : 1) * Math.round(last.value * times * 100)) / 100,
    unit: unit?.unit ?? (isMoney || period || times > 1 ? "money" : "plain"),
    period: times > 1 ? "month" : (period ?? (!unit && isOfYear(message, first.from) ? "year" : null)),
    bound: boundOf(message, first, end),
    ...(first !== last && { low: first.value }),
    isShort: last.scale === 1 && money === null && last.value < 1000,
    from: first.from,
    to: period ? skipPeriod(message, end) : end,
    earners: earnersOf(message, first.from, end),
  };
  const ahead = money === null && !unit ? currencyAhead(message, first.from) : undefined;
  const named = money?.currency ?? ahead?.currency;
  const unclear = money?.unclear ?? ahead?.unclear;
  if (named) candidate.currency = named;
  if (unclear) candidate.unclear = unclear;
  return candidate;
}

/** "Hipoteca en dólares de 100.000", "un crédito en pesos de 15 millones": the currency stands before the sum. */
function currencyAhead(message: Scan, from: number): Pick<Candidate, "currency" | "unclear"> | undefined {
  if (wordAt(message, from - 1) !== "de" || wordAt(message, from - 3) !== "en") return undefined;
  const named = wordAt(message, from - 2);
  if (named === "pesos") return { unclear: "pesos" };
  const currency = /^(dolares|euros|soles|uf)$/.test(named) ? CURRENCY_WORDS[named] : undefined;
  return currency === undefined ? undefined : { currency };
}

/** "2.000 de mantenimiento al mes": the period behind the thing that the sum is for. */
function laterPeriod(message: Scan, end: number): "month" | "year" | null {
  if (wordAt(message, end) !== "de") return null;
  for (let at = end + 1; at <= end + 4; at++) {
    if (/^([.,;?!%]|y|con|pero|si)$/.test(wordAt(message, at)) || message.tokens[at]?.kind === "number") return null;
    const found = periodAt(message, at);
    if (found) return found;
  }
  return null;
}

/** "18 mil quincenales": how often a month. */
function timesAMonth(message: Scan, at: number): number {
  const word = wordAt(message, at);
  if (/^quincenal(es)?$/.test(word) || (word === "a" && wordAt(message, at + 2) === "quincena")) return 2;
  return /^semanal(es)?$/.test(word) ? 52 / 12 : 1;
}

/** The unit behind a number; undefined where none stands there, null for one that no calculation takes. */
function unitAt(message: Scan, at: number): { unit: Unit; end: number } | null | undefined {
  const [word, next] = [wordAt(message, at), wordAt(message, at + 1)];
  if (word === "%" || word === "porciento") return { unit: "percent", end: at + 1 };
  if (word === "por" && /^(ciento|cien)$/.test(next)) return { unit: "percent", end: at + 2 };
  // "Un punto más", "0,75 puntos": of interest.
  if (/^puntos?$/.test(word)) return { unit: "percent", end: at + 1 };
  if (/^(anos?|anitos|anios?)$/.test(word)) return { unit: "years", end: at + 1 };
  if (/^(mes|meses|mensualidades|cuotas)$/.test(word)) return { unit: "months", end: at + 1 };
  return OTHER_UNITS.test(word) ? null : undefined;
}

/** "Al año gano 36.000", "ingresos anuales de 36.000", in the number's own clause. */
function isOfYear(message: Scan, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 5); at--) {
    const word = wordAt(message, at);
    if (/^([.,;?!]|y|con|pero)$/.test(word) || message.quantities.some(({ to }) => to === at + 1)) return false;
    if (/^anual(es)?$/.test(word) || (word === "ano" && wordAt(message, at - 1) === "al")) return true;
  }
  return false;
}

function earnersOf(message: Scan, from: number, end: number): number {
  const [first, second] = [wordAt(message, end), wordAt(message, end + 1)];
  const behind = [0, 1, 2, 3].map((step) => wordAt(message, end + step)).join(" ");
  if ((first === "cada" && /^un[oa]$/.test(second)) || /^(al mes |netos |euros )+cada un[oa]/.test(behind)) return 2;
  // "Dos sueldos de 1.500": the number of them stands two words before "de".
  const isEach = wordAt(message, from - 1) === "de" && /^(sueldos|nominas|salarios)$/.test(wordAt(message, from - 2));
  const count = isEach ? message.quantities.find(({ to }) => to === from - 2) : undefined;
  return count && count.value >= 2 && count.value <= 6 ? count.value : 1;
}
