import { SPELLED_TENS, SPELLED_UNITS } from "../../shared/format/spelled-numbers.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import { plainOf } from "../../shared/spoken/tokens.ts";
import { DAY_NAMES, MONTH_NAMES } from "../../shared/time/calendar-names.ts";
import {
  addDays,
  addMonths,
  dateOf,
  dayOf,
  daysInMonth,
  startOfWeek,
  weekdayOf,
} from "../../shared/time/local-time.ts";

/** A day that somebody names, seen from the day on which it was written. */
export interface SpokenDay {
  /** Pieces from `from` to before `to`. */
  from: number;
  to: number;
  day: string;
  /** «La semana que viene», «en junio»: the day is the first of it, or the last where an end is named. */
  span: "day" | "week" | "month";
  part: DayPart;
  /** Minutes from the writing on, of «en media hora»; the clock is not looked at then. */
  minutes: number | null;
}

export type DayPart = "morning" | "afternoon" | null;

const WEEKDAYS: readonly string[] = DAY_NAMES.map(plainOf);
const MONTHS: ReadonlyMap<string, number> = new Map([
  ...MONTH_NAMES.map((name, at): [string, number] => [name, at + 1]),
  ["setiembre", 9],
  ...["ene", "feb", "", "abr", "", "jun", "jul", "ago", "sep", "oct", "nov", "dic"].flatMap(
    (name, at): [string, number][] => (name ? [[name, at + 1]] : []),
  ),
  ["sept", 9],
]);

/** Words that a day may begin with, beside figures. */
const STARTS: ReadonlySet<string> = new Set([
  ...WEEKDAYS,
  ...MONTHS.keys(),
  ...Object.keys(SPELLED_UNITS),
  ...Object.keys(SPELLED_TENS),
  ...Object.keys(ORDINALS),
  ..."hoy esta manana pasado dentro de en tras la semana proxima otra siguiente finde fin mes proximo este final finales fines ultimos principio principios primeros mediados comienzos inicios mitad".split(
    " ",
  ),
]);

interface Reading {
  message: Scan;
  today: string;
  dayFirst: boolean;
}
type Found = Omit<SpokenDay, "from" | "part" | "minutes"> & { from?: number; minutes?: number; part?: DayPart };

/** All the days that a message names, from left to right. */
export function daysIn(message: Scan, writtenAt: string, dayFirst = true): SpokenDay[] {
  const reading: Reading = { message, today: dayOf(writtenAt), dayFirst };
  const found: SpokenDay[] = [];
  for (let at = 0; at < message.tokens.length; at++) {
    const { kind, word } = message.tokens[at]!;
    if (kind !== "number" && !STARTS.has(word)) continue;
    const day = READERS.map((read) => read(reading, at)).find((one) => one !== null);
    if (!day) continue;
    const { from = at, minutes = null, part = null, ...rest } = day;
    found.push({ ...rest, from, minutes, part: part ?? partBehind(message, rest.to) });
    at = rest.to - 1;
  }
  return found;
}

const partBehind = (message: Scan, at: number): DayPart => {
  const start = /^(en|por|a)$/.test(wordAt(message, at)) ? at + 1 : at;
  const word = wordAt(message, start) === "la" ? wordAt(message, start + 1) : start === at ? wordAt(message, at) : "";
  return partNamed(word);
};
const partNamed = (word: string): DayPart =>
  word === "manana" ? "morning" : /^(tarde|tardecita|noche)$/.test(word) ? "afternoon" : null;

/** Words in a row, from a piece on; each part may be several words with `|` between. */
function isAt({ tokens }: Scan, at: number, pattern: string): boolean {
  let parts = PATTERNS.get(pattern);
  if (!parts) {
    parts = pattern.split(" ").map((part) => new Set(part.split("|")));
    PATTERNS.set(pattern, parts);
  }
  for (let step = 0; step < parts.length; step++) if (!parts[step]!.has(tokens[at + step]?.word ?? "")) return false;
  return true;
}
/** Patterns in pieces; all of them stand in this file. */
const PATTERNS = new Map<string, readonly ReadonlySet<string>[]>();
const whole = (message: Scan, at: number): Quantity | undefined =>
  message.quantities.find(({ from, value, scale }) => from === at && Number.isInteger(value) && scale === 1);

function today({ message, today: day }: Reading, at: number): Found | null {
  const word = wordAt(message, at);
  if (word === "hoy" && !isAt(message, at + 1, "en dia")) return { to: at + 1, day, span: "day" };
  if (word === "esta" && /^(tarde|noche|manana)$/.test(wordAt(message, at + 1)))
    return { to: at + 2, day, span: "day", part: partNamed(wordAt(message, at + 1)) };
  return null;
}

function tomorrow({ message, today: day }: Reading, at: number): Found | null {
  const word = wordAt(message, at);
  const before = wordAt(message, at - 1);
  if (word === "pasado" && wordAt(message, at + 1) === "manana")
    return { to: at + 2, day: addDays(day, 2), span: "day" };
  if (word === "manana" && !/^(la|las|esta|hasta|buena|media|una|cada|de)$/.test(before))
    return { to: at + 1, day: addDays(day, 1), span: "day" };
  // «Del día de mañana», «a partir de mañana».
  if (word === "manana" && before === "de" && /^(dia|partir|lo|visita|cita|reunion)$/.test(wordAt(message, at - 2)))
    return { to: at + 1, day: addDays(day, 1), span: "day" };
  const isAlone = message.tokens[at + 1]?.kind !== "word" || /^(a|por|sin|te|en|al)$/.test(wordAt(message, at + 1));
  const isPast =
    /^(he|ha|han|hemos|has|el|la|lo|ano|mes|semana|finde|verano|invierno|habia|que|bien|mal|nos|me|se)$/.test(before) ||
    WEEKDAYS.includes(before);
  if (word === "pasado" && isAlone && !isPast && at > 0) return { to: at + 1, day: addDays(day, 2), span: "day" };
  return null;
}

const NEXT_WEEK =
  /^(de )?(la )?(semana (que viene|proxima|entrante|siguiente)|proxima semana|otra semana|siguiente semana)( |$)/;
const wordsFrom = ({ tokens }: Scan, at: number, count = 6) =>
  tokens
    .slice(at, at + count)
    .map(({ word }) => word)
    .join(" ");

function weekday({ message, today: day }: Reading, at: number): Found | null {
  const named = WEEKDAYS.indexOf(wordAt(message, at));
  if (named < 0) return null;
  const before = wordAt(message, at - 1);
  if (/^(los|cada|todos|pasado)$/.test(before) || isAt(message, at + 1, "pasado|anterior")) return null;
  // «De lunes a viernes».
  if (isAt(message, at + 1, "a") && WEEKDAYS.includes(wordAt(message, at + 2))) return null;
  if (before === "a" && WEEKDAYS.includes(wordAt(message, at - 2))) return null;
  const dated =
    dayOfMonth({ message, today: day, dayFirst: true }, at + 1, true) ??
    figures({ message, today: day, dayFirst: true }, at + 1);
  // «Miércoles 17:30» and «lunes 18» beside another date name an hour.
  if (dated && (weekdayOf(dated.day) === named || dated.to > at + 2)) return { ...dated, from: at };
  const ahead = (named - weekdayOf(day) + 7) % 7 || 7;
  const rest = wordsFrom(message, at + 1);
  const week = NEXT_WEEK.exec(rest);
  if (week)
    return { to: at + 1 + week[0].trim().split(" ").length, day: addDays(startOfWeek(day), 7 + named), span: "day" };
  if (isAt(message, at + 1, "que viene")) return { to: at + 3, day: addDays(day, ahead), span: "day" };
  const isNamedNext = isAt(message, at + 1, "proximo|siguiente|entrante");
  // «El lunes siguiente», «el lunes no, el otro» are a week later only beside another Monday, which is the first found.
  return { to: at + (isNamedNext ? 2 : 1), day: addDays(day, ahead), span: "day" };
}

/** That day of a month of this year, or of the next where it is past; null where the calendar has none. */
function dayIn(day: string, date: number, month: number, year?: number): string | null {
  const inYear = year ?? Number(day.slice(0, 4));
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(inYear, month)) return null;
  const found = `${inYear}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  // A day of the last weeks is one that is spoken of, not one of next year.
  return year === undefined && found < addDays(day, -45) ? dayIn(day, date, month, inYear + 1) : found;
}

/** «31 de marzo», «el 5», «día 5», «el 5 del mes que viene». */
function dayOfMonth({ message, today: day }: Reading, at: number, isLed = false): Found | null {
  const first = ORDINALS[wordAt(message, at)] === 1 ? 1 : null;
  const number = whole(message, at);
  const date = first ?? number?.value;
  if (date === undefined || date < 1 || date > 31 || number?.isArticle) return null;
  let to = first ? at + 1 : number!.to;
  if (/^(ro|ero|o|º|°)$/.test(message.tokens[to]?.plain ?? "") && date === 1) to++;
  const monthAt = isAt(message, to, "de|del") ? (isAt(message, to + 1, "mes") ? to + 2 : to + 1) : to;
  const month = MONTHS.get(wordAt(message, monthAt));
  if (month !== undefined) {
    const yearAt = isAt(message, monthAt + 1, "de|del") ? monthAt + 2 : monthAt + 1;
    const year = /^20\d\d$/.test(message.tokens[yearAt]?.text ?? "") ? Number(message.tokens[yearAt]!.text) : undefined;
    const found = dayIn(day, date, month, year);
    return found === null ? null : { to: year === undefined ? monthAt + 1 : yearAt + 1, day: found, span: "day" };
  }
  if (/^(:|h|hs|hrs|horas|am|pm|%)$/.test(message.tokens[to]?.plain ?? "")) return null;
  const before = wordAt(message, at - 1);
  if (first !== null || !(isLed || /^(el|dia|al)$/.test(before))) return null;
  if (before === "al" && !isLed) return null;
  const isLater =
    isAt(message, to, "del mes|proximo") &&
    /(mes (que viene|proximo|entrante)|proximo mes)/.test(wordsFrom(message, to, 5));
  const isOfThisMonth = isAt(message, to, "de este mes") || isAt(message, to, "del corriente");
  const next = message.tokens[to];
  const isBare =
    !next ||
    next.kind === "mark" ||
    /^(a|por|y|o|para|te|me|nos|le|os|les|en|si|sin|tengo|puedo|podemos|tenemos|ya|sobre|tipo|como|vamos|firmamos|hay|con|de|es|seria|antes|despues|entonces|mejor|no|cobro|voy|pago|hago|estoy|estare|paso|llego)$/.test(
      next.word,
    );
  if (!isLater && !isOfThisMonth && !isBare) return null;
  // «El 5 de la calle» is no day, «el 5 de la tarde» neither.
  if (next?.word === "de" && !isOfThisMonth) return null;
  const monthStart = `${day.slice(0, 7)}-01`;
  const shift = isLater || (date < dateOf(day) && !isOfThisMonth) ? 1 : 0;
  const [year, inMonth] = addMonths(monthStart, shift).split("-").map(Number) as [number, number];
  const found = dayIn(day, date, inMonth, year);
  const tail = isLater
    ? isAt(message, to, "del mes que")
      ? 4
      : isAt(message, to, "del proximo")
        ? 3
        : 3
    : isOfThisMonth
      ? 3
      : 0;
  return found === null ? null : { to: to + tail, day: found, span: "day" };
}

/** «3/4», «03-04-2025», «3.4.25»: between marks that no fraction and no range has. */
function figures({ message, today: day, dayFirst }: Reading, at: number): Found | null {
  const texts = [0, 1, 2, 3, 4].map((step) => message.tokens[at + step]?.text ?? "");
  const [a, mark, b, secondMark, c] = texts as [string, string, string, string, string];
  if (!/^\d{1,2}$/.test(a) || !/^[/-]$/.test(mark) || !/^\d{1,2}$/.test(b)) return null;
  const hasYear = secondMark === mark && /^(20)?\d\d$/.test(c);
  const before = wordAt(message, at - 1);
  const isLed = /^(el|dia|del|al|para|fecha|hasta|desde|:)$/.test(before) || WEEKDAYS.includes(before);
  if (!hasYear && (mark === "-" || !isLed)) return null;
  const [date, month] = (dayFirst ? [a, b] : [b, a]).map(Number) as [number, number];
  const year = hasYear ? Number(c.length === 2 ? `20${c}` : c) : undefined;
  const found = dayIn(day, date, month, year) ?? dayIn(day, month, date, year);
  return found === null ? null : { to: at + (hasYear ? 5 : 3), day: found, span: "day" };
}

/** «Dentro de dos días», «en una semana», «de aquí a tres meses», «en media hora». */
function ahead({ message, today: day }: Reading, at: number): Found | null {
  const start = isAt(message, at, "dentro de")
    ? at + 2
    : isAt(message, at, "de aqui a")
      ? at + 3
      : isAt(message, at, "en|tras")
        ? at + 1
        : -1;
  if (start < 0) return null;
  if (isAt(message, start, "media hora")) return { to: start + 2, day, span: "day", minutes: 30 };
  const fuzzy = /^(unos|unas|los|las|como|maximo|menos)$/.test(wordAt(message, start)) ? start + 1 : start;
  const article = isAt(message, fuzzy, "un|una|1") ? { value: 1, to: fuzzy + 1 } : null;
  const number = message.quantities.find(({ from }) => from === fuzzy) ?? article;
  if (!number || number.value > 400) return null;
  const afterOther = /^(proximos|proximas|o)$/.test(wordAt(message, number.to)) ? number.to + 1 : number.to;
  const later = isAt(message, number.to, "o|a")
    ? message.quantities.find(({ from }) => from === number.to + 1)
    : undefined;
  const unitAt = later ? later.to : afterOther;
  const unit = wordAt(message, unitAt);
  const value = later?.value ?? number.value;
  const to = unitAt + 1;
  if (/^(dia|dias)$/.test(unit)) return { to, day: addDays(day, value), span: "day" };
  if (/^(semana|semanas)$/.test(unit)) return { to, day: addDays(day, 7 * value), span: "day" };
  if (/^(mes|meses)$/.test(unit)) return { to, day: addMonths(day, value), span: "month" };
  if (/^(hora|horas)$/.test(unit)) return { to, day, span: "day", minutes: Math.round(value * 60) };
  if (/^(minuto|minutos|min|minutitos)$/.test(unit)) return { to, day, span: "day", minutes: value };
  return null;
}

const FRIDAY = 4;

/** «La semana que viene», «este finde», «esta semana». */
function week({ message, today: day }: Reading, at: number): Found | null {
  const next = NEXT_WEEK.exec(wordsFrom(message, at));
  if (next) return { to: at + next[0].trim().split(" ").length, day: addDays(startOfWeek(day), 7), span: "week" };
  if (isAt(message, at, "esta semana"))
    return {
      to: at + 2,
      day: weekdayOf(day) <= FRIDAY ? addDays(startOfWeek(day), FRIDAY) : addDays(startOfWeek(day), 6),
      span: "week",
    };
  const isWeekend = isAt(message, at, "finde") || isAt(message, at, "fin de semana");
  if (
    isWeekend &&
    !/^(los|cada|todos)$/.test(wordAt(message, at - 1)) &&
    !isAt(message, at + (isAt(message, at, "finde") ? 1 : 3), "pasado")
  ) {
    const saturday = addDays(startOfWeek(day), 5);
    return { to: at + (isAt(message, at, "finde") ? 1 : 3), day: saturday < day ? day : saturday, span: "week" };
  }
  return null;
}

const lastOf = (month: string) =>
  `${month.slice(0, 7)}-${String(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)))).padStart(2, "0")}`;

/** «A final de mes», «a principios de abril», «en junio», «el mes que viene», «fin de año». */
function month({ message, today: day }: Reading, at: number): Found | null {
  const first = `${day.slice(0, 7)}-01`;
  if (isAt(message, at, "mes que viene")) return { to: at + 3, day: addMonths(first, 1), span: "month" };
  if (isAt(message, at, "proximo mes") || isAt(message, at, "mes proximo|entrante|siguiente"))
    return { to: at + 2, day: addMonths(first, 1), span: "month" };
  if (isAt(message, at, "este mes")) return { to: at + 2, day: lastOf(day), span: "month" };
  const edge =
    /^(final|finales|fin|fines|ultimos|principio|principios|primeros|mediados|comienzos|inicios|mitad)$/.test(
      wordAt(message, at),
    ) && isAt(message, at + 1, "de|del");
  if (edge) {
    const nameAt = at + 2;
    const word = wordAt(message, at);
    const isEnd = /^(fin|ultimos)/.test(word);
    const isMiddle = /^mi?t?a?d|^med/.test(word);
    if (isAt(message, nameAt, "semana") && isEnd && word !== "fin")
      return { to: nameAt + 1, day: addDays(startOfWeek(day), FRIDAY), span: "day" };
    const isYear = isAt(message, nameAt, "ano");
    if (isYear)
      return isEnd
        ? { to: nameAt + 1, day: `${day.slice(0, 4)}-12-31`, span: "day" }
        : isMiddle
          ? null
          : { to: nameAt + 1, day: `${Number(day.slice(0, 4)) + 1}-01-01`, span: "day" };
    const named = MONTHS.get(wordAt(message, nameAt));
    const isMonth = isAt(message, nameAt, "mes");
    if (named === undefined && !isMonth) return null;
    const isNext = isMonth && /^(que viene|proximo|entrante)/.test(wordsFrom(message, nameAt + 1, 2));
    const start = named === undefined ? (isNext ? addMonths(first, 1) : first) : monthStart(day, named);
    const found = isEnd ? lastOf(start) : isMiddle ? `${start.slice(0, 7)}-15` : start;
    const isPast = named === undefined && !isNext && found < day;
    const to = nameAt + 1 + (isNext ? (isAt(message, nameAt + 1, "que") ? 2 : 1) : 0);
    return { to, day: isPast ? addMonths(found, 1) : found, span: "day" };
  }
  const named = MONTHS.get(wordAt(message, at));
  if (named === undefined || wordAt(message, at).length < 4) return null;
  if (
    !/^(en|para|de|hasta|desde|por|a|antes|tras|partir|y|o|sobre|hacia)$/.test(wordAt(message, at - 1)) ||
    isAt(message, at + 1, "pasado")
  )
    return null;
  return { to: at + 1, day: monthStart(day, named), span: "month" };
}

/** First day of the next month of that name; of this one while it lasts. */
function monthStart(day: string, named: number): string {
  const year = Number(day.slice(0, 4));
  const isPast = named < Number(day.slice(5, 7));
  return `${isPast ? year + 1 : year}-${String(named).padStart(2, "0")}-01`;
}

/** The first that finds something is right. */
const READERS: readonly ((reading: Reading, at: number) => Found | null)[] = [
  today,
  tomorrow,
  weekday,
  figures,
  dayOfMonth,
  ahead,
  week,
  month,
];
