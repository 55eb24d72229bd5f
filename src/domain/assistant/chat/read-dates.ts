import { wordTable } from "../../shared/format/spelled-numbers.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import { freeQuantities, type Scan, take, wordAt } from "../../shared/spoken/scan.ts";
import { MONTH_NAMES } from "../../shared/time/calendar-names.ts";
import { addDays } from "../../shared/time/local-time.ts";

/** A local date and time, relative to the day of the message. */
interface When {
  date?: string;
  time?: string;
}

const WEEKDAYS = ["domingo", "lunes", "martes", "miercoles", "jueves", "viernes", "sabado"];
/** As they are typed, without accents: none of them has one. */
const MONTHS: readonly string[] = MONTH_NAMES;
const SHORT_MONTHS = wordTable<number>({
  ene: 1,
  feb: 2,
  mar: 3,
  abr: 4,
  jun: 6,
  jul: 7,
  ago: 8,
  sep: 9,
  sept: 9,
  oct: 10,
  nov: 11,
  dic: 12,
});

/** Takes the numbers it reads. */
export function readWhen(message: Scan, today: string, isAsked: boolean): When {
  const time = readTime(message, isAsked);
  const date = readDate(message, today, isAsked);
  return { ...(date && { date }), ...(time && { time }) };
}

const weekdayOf = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay();

function readDate(message: Scan, today: string, isAsked: boolean): string | undefined {
  return (
    namedDate(message, today) ??
    figureDate(message, today) ??
    weekday(message, today) ??
    relative(message, today) ??
    (isAsked ? dayAlone(message, today) : undefined)
  );
}

/** "El 3 de diciembre", "3 dic", "tres de diciembre de 2026". */
function namedDate(message: Scan, today: string): string | undefined {
  for (const [at, { word }] of message.tokens.entries()) {
    const month = MONTHS.includes(word) ? MONTHS.indexOf(word) + 1 : SHORT_MONTHS[word];
    if (!month) continue;
    const end = wordAt(message, at - 1) === "de" ? at - 1 : at;
    const first = ORDINALS[wordAt(message, end - 1)] === 1 ? { value: 1, from: end - 1 } : undefined;
    const day = first ?? message.quantities.find(({ to }) => to === end);
    if (!day || day.value < 1 || day.value > 31) continue;
    const yearAt = /^(de|del)$/.test(wordAt(message, at + 1)) ? at + 2 : at + 1;
    const year = /^20\d\d$/.test(wordAt(message, yearAt)) ? Number(wordAt(message, yearAt)) : undefined;
    take(message, day.from, year ? yearAt + 1 : at + 1);
    return dateOf(today, day.value, month, year);
  }
  return undefined;
}

/** "3/12", "03-12-2026"; "2026-12-03". */
function figureDate(message: Scan, today: string): string | undefined {
  const match =
    /\b(?:(20\d\d)-(\d{1,2})-(\d{1,2})|(\d{1,2})[/-](\d{1,2})(?:[/-](20\d\d|\d\d))?)(?![\d/-])(?!\s*(?:hab|dorm|m2|m²|ba[nñ]|rec|mil|%|k\b))/i.exec(
      message.text,
    );
  if (!match) return undefined;
  const [whole, isoYear, isoMonth, isoDay, day = isoDay, month = isoMonth, shortYear] = match;
  if (!isoYear && whole.includes("-") && !shortYear) return undefined;
  const year = isoYear ?? (shortYear && (shortYear.length === 2 ? `20${shortYear}` : shortYear));
  const date = dateOf(today, Number(day), Number(month), year ? Number(year) : undefined);
  if (!date) return undefined;
  for (const [at, token] of message.tokens.entries()) {
    if (token.start >= match.index && token.end <= match.index + whole.length) take(message, at, at + 1);
  }
  return date;
}

/** The next such day, from today on; undefined where there is none: 31/2. */
function dateOf(today: string, day: number, month: number, year?: number): string | undefined {
  const iso = (inYear: number) => `${inYear}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const thisYear = Number(today.slice(0, 4));
  const date = iso(year ?? (iso(thisYear) < today ? thisYear + 1 : thisYear));
  const isReal =
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    new Date(`${date}T00:00:00Z`).toString() !== "Invalid Date" &&
    addDays(date, 0) === date;
  return isReal ? date : undefined;
}

/** "El jueves", "el próximo lunes", "el martes que viene": the next one, never today. */
function weekday(message: Scan, today: string): string | undefined {
  const at = message.tokens.findIndex(({ word }) => WEEKDAYS.includes(word));
  if (at < 0) return undefined;
  if (/^(cada|los|todos)$/.test(wordAt(message, at - 1))) return undefined;
  const ahead = (WEEKDAYS.indexOf(wordAt(message, at)) - weekdayOf(today) + 7) % 7 || 7;
  const following = message.tokens
    .slice(at + 1, at + 6)
    .map(({ word }) => word)
    .join(" ");
  if (!/^(de )?(la semana que viene|la proxima semana|la semana proxima)/.test(following)) return addDays(today, ahead);
  // Weeks begin on Monday.
  const nextMonday = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
  return addDays(nextMonday, (WEEKDAYS.indexOf(wordAt(message, at)) + 6) % 7);
}

/** "Hoy", "esta tarde", "mañana", "pasado mañana", "dentro de tres días", "en dos semanas". */
function relative(message: Scan, today: string): string | undefined {
  for (const [at, { word, plain }] of message.tokens.entries()) {
    const before = wordAt(message, at - 1);
    if (word === "manana" && plain === "manana" && !/^(la|de|las|esta)$/.test(before)) {
      return addDays(today, before === "pasado" ? 2 : 1);
    }
    if (word === "pasado" && wordAt(message, at + 1) !== "manana" && /^(o)$/.test(before)) return addDays(today, 2);
    if (word === "hoy" || (word === "esta" && /^(tarde|manana|noche)$/.test(wordAt(message, at + 1)))) return today;
  }
  for (const { value, from, to } of freeQuantities(message)) {
    const unit = wordAt(message, to);
    const isAhead =
      /^(en)$/.test(wordAt(message, from - 1)) ||
      (wordAt(message, from - 1) === "de" && wordAt(message, from - 2) === "dentro");
    if (!isAhead || !/^(dias?|semanas?)$/.test(unit) || value > 60) continue;
    take(message, from, to + 1);
    return addDays(today, value * (unit.startsWith("semana") ? 7 : 1));
  }
  return undefined;
}

/** "El 15", "el día 15", asked for a day. */
function dayAlone(message: Scan, today: string): string | undefined {
  for (const { value, from, to, scale } of freeQuantities(message)) {
    const isDay =
      /^(el|dia)$/.test(wordAt(message, from - 1)) &&
      Number.isInteger(value) &&
      value >= 1 &&
      value <= 31 &&
      scale === 1;
    if (!isDay) continue;
    take(message, from, to);
    const [year, month, day] = today.split("-").map(Number) as [number, number, number];
    if (value >= day) return dateOf(today, value, month, year);
    return month === 12 ? dateOf(today, value, 1, year + 1) : dateOf(today, value, month + 1, year);
  }
  return undefined;
}

function readTime(message: Scan, isAsked: boolean): string | undefined {
  const clock = /\b([01]?\d|2[0-3])[:.h]([0-5]\d)(?!\d|[.,]\d)\s*(?:h\b|hs\b|horas\b)?/i;
  const match = clock.exec(message.text);
  const isClock =
    match &&
    (!match[0].includes(".") || /(?:a las|a la|sobre las|desde las)\s*$/i.test(message.text.slice(0, match.index)));
  if (match && isClock) {
    let last = 0;
    for (const [at, token] of message.tokens.entries()) {
      if (token.start < match.index || token.start >= match.index + match[0].length) continue;
      take(message, at, at + 1);
      last = at + 1;
    }
    return timeOf(Number(match[1]), Number(match[2]), partOfDay(message, last));
  }
  for (const { value, from, to, scale } of freeQuantities(message)) {
    const whole = Math.floor(value);
    const unit = wordAt(message, to);
    const isNamed =
      /^(las|la)$/.test(wordAt(message, from - 1)) &&
      /^(a|sobre|hacia|tipo|para|desde|de)$/.test(wordAt(message, from - 2));
    const hasUnit =
      /^(am|pm|hs|horas)$/.test(unit) || (unit === "h" && whole >= 7 && !/^\d/.test(wordAt(message, to + 1)));
    const isTipo = wordAt(message, from - 1) === "tipo" && isAsked;
    const isFree =
      isAsked &&
      message.tokens.length <= 3 &&
      wordAt(message, from - 1) !== "el" &&
      wordAt(message, from - 1) !== "dia";
    if (!(isNamed || hasUnit || isTipo || isFree) || scale > 1 || whole > 24 || unit === "%") continue;
    const half = value - whole === 0.5 ? 30 : 0;
    const spoken = spokenMinutes(message, to);
    take(message, from, spoken.end);
    const minutes = half + spoken.minutes;
    // "La una menos cinco" is after noon, not after midnight.
    const hour = minutes < 0 ? (whole === 1 ? 12 : whole - 1) : whole;
    return timeOf(hour, (minutes + 60) % 60, partOfDay(message, spoken.end));
  }
  const noon = message.tokens.findIndex(({ word }, at) => word === "mediodia" && wordAt(message, at - 1) === "al");
  return noon >= 0 ? "12:00" : undefined;
}

/** "Y cuarto", "y media", "menos cuarto", "y veinte". */
function spokenMinutes(message: Scan, at: number): { minutes: number; end: number } {
  const sign = wordAt(message, at);
  if (sign !== "y" && sign !== "menos") return { minutes: 0, end: at };
  const next = wordAt(message, at + 1);
  const quantity = message.quantities.find(({ from }) => from === at + 1);
  const minutes =
    next === "cuarto" ? 15 : /^media$/.test(next) ? 30 : quantity && quantity.value < 60 ? quantity.value : 0;
  if (minutes === 0) return { minutes: 0, end: at };
  return { minutes: sign === "y" ? minutes : -minutes, end: quantity?.to ?? at + 2 };
}

function partOfDay(message: Scan, at: number): "morning" | "afternoon" | null {
  const words = message.tokens.slice(at, at + 4).map(({ word }) => word);
  const unit = wordAt(message, at);
  if (unit === "pm" || (unit === "p" && words[2] === "m")) return "afternoon";
  if (unit === "am" || (unit === "a" && words[2] === "m")) return "morning";
  const isOf = /^(de|en|por)$/.test(words[0] ?? "") && words[1] === "la";
  const spoken = isOf ? words[2] : undefined;
  if (spoken === "tarde" || spoken === "noche") return "afternoon";
  if (spoken === "manana") return "morning";
  return message.tokens.some(({ word }, index) => word === "tarde" && /^(esta|la)$/.test(wordAt(message, index - 1)))
    ? "afternoon"
    : null;
}

/**
 * Nobody visits a home at five in the morning: hours up to eight are in the afternoon, unless the person says
 * otherwise.
 */
function timeOf(hour: number, minutes: number, part: "morning" | "afternoon" | null): string {
  const isAfternoon = part === "afternoon" ? hour < 12 : part === null && hour >= 1 && hour <= 8;
  const full = (isAfternoon ? hour + 12 : hour) % 24;
  return `${String(full).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
