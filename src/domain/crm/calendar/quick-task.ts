import { withoutEnd } from "../../shared/format/text-ends.ts";
import { DAY_NAMES, MONTH_NAMES } from "../../shared/time/calendar-names.ts";
import { addDays, addMonths, dateOf, daysInMonth, weekdayOf } from "../../shared/time/local-time.ts";

/**
 * A task as somebody writes it: «Llamar a Ana mañana a las 10». The fields read from it are shown before it is kept.
 */

export interface QuickTask {
  title: string;
  /** Null: the text names no day. */
  day: string | null;
  /** `10:00`; null: the whole day. */
  time: string | null;
}

/** Words of the same length without marks, so that places in both texts agree; `ñ` stays. */
const fold = (text: string) =>
  text.toLowerCase().replace(/[áàäâéèëêíìïîóòöôúùüû]/g, (letter) => letter.normalize("NFD").charAt(0));

const NUMBERS: Record<string, number> = {
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
};
const NUMBER = `(\\d{1,2}|${Object.keys(NUMBERS).join("|")})`;
const numberOf = (text: string) => NUMBERS[text] ?? Number(text);

/** A part of the day, with the hours that it makes of a number up to twelve. */
const PART = "(?: (?:de|por) la (mañana|tarde|noche|madrugada))?";
const MINUTES = "(?:[:.](\\d{2})|h(\\d{2})?| y (media|cuarto|\\d{1,2})| (menos cuarto))?";

type Reader<T> = readonly [pattern: string, read: (groups: (string | undefined)[], today: string) => T | null];

const TIMES: readonly Reader<string>[] = [
  [`(?:a|sobre|hacia) las? ${NUMBER}${MINUTES}(?: ?h(?:oras)?)?${PART}`, readTime],
  [`(\\d{1,2})(?:[:.](\\d{2})|h(\\d{2})?)()()(?: ?h(?:oras)?)?${PART}`, readTime],
  ["(?:al?|a el) mediodia", () => "12:00"],
  ["por la mañana", () => "09:00"],
  ["por la tarde", () => "17:00"],
  ["por la noche", () => "20:00"],
];

const WEEKDAY = DAY_NAMES.map(fold).join("|");
const MONTH = [...MONTH_NAMES, "setiembre"].join("|");

const DAYS: readonly Reader<string>[] = [
  ["pasado mañana", (_, today) => addDays(today, 2)],
  ["hoy", (_, today) => today],
  ["mañana", (_, today) => addDays(today, 1)],
  [`(?:en|dentro de) ${NUMBER} dias?`, ([n], today) => addDays(today, numberOf(n!))],
  [`(?:en|dentro de) ${NUMBER} semanas?`, ([n], today) => addDays(today, 7 * numberOf(n!))],
  [`(?:en|dentro de) ${NUMBER} mes(?:es)?`, ([n], today) => addMonths(today, numberOf(n!))],
  [
    `(?:el )?(${WEEKDAY}) (?:de la semana que viene|de la proxima semana)`,
    ([name], today) => addDays(today, 7 - weekdayOf(today) + weekdayNamed(name!)),
  ],
  ["(?:la semana que viene|la proxima semana)", (_, today) => addDays(today, 7 - weekdayOf(today))],
  ["(?:el mes que viene|el proximo mes)", (_, today) => addMonths(`${today.slice(0, 7)}-01`, 1)],
  [
    `(?:(?:el|este|proximo|el proximo) )?(${WEEKDAY})(?: que viene| proximo)?`,
    ([name], today) => addDays(today, ((weekdayNamed(name!) - weekdayOf(today) + 6) % 7) + 1),
  ],
  [
    `(?:el (?:dia )?)?(\\d{1,2}) de (${MONTH})(?: (?:de|del) (\\d{4}))?`,
    ([date, month, year], today) => dayIn(today, Number(date), monthNamed(month!), year),
  ],
  [
    "(?:el (?:dia )?)?(\\d{1,2})[/-](\\d{1,2})(?:[/-](\\d{4}|\\d{2}))?",
    ([date, month, year], today) => dayIn(today, Number(date), Number(month), year),
  ],
  [
    "el dia (\\d{1,2})",
    ([date], today) => {
      const isPast = Number(date) < dateOf(today);
      const month = addMonths(`${today.slice(0, 7)}-01`, isPast ? 1 : 0);
      return dayIn(today, Number(date), Number(month.slice(5, 7)), month.slice(0, 4));
    },
  ],
];

/**
 * Reads a task from a typed line such as "llamar a Ana mañana a las 10": date, time and priority are taken out, and the
 * rest is the title. `today` is a day (`2026-10-25`); of several dates the first kind that fits wins.
 */
export function readQuickTask(text: string, today: string): QuickTask {
  let rest = text.trim().replace(/\s+/g, " ");
  const take = (readers: readonly Reader<string>[]): string | null => {
    const folded = fold(rest);
    for (const [pattern, read] of readers) {
      const found = new RegExp(`(?<![\\p{L}\\d/])(?:${pattern})(?![\\p{L}\\d/])`, "u").exec(folded);
      const value = found && read(found.slice(1), today);
      if (found && value) {
        rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.replace(/\s+/g, " ").trim();
        return value;
      }
    }
    return null;
  };
  // The time first: its «de la mañana» is no day.
  const time = take(TIMES);
  const day = take(DAYS);
  const title = withoutEnd(rest.replace(/^[\s,;:.-]+/, ""), /[\s,;:-]/)
    .replace(/ ([,.])/g, "$1")
    .replace(/,{2,}/g, ",");
  return {
    title: title.charAt(0).toLocaleUpperCase("es") + title.slice(1),
    day: day ?? (time === null ? null : today),
    time,
  };
}

function readTime(groups: (string | undefined)[]): string | null {
  const [hourText, colon, afterH, spoken, lessQuarter, part] = groups;
  let hour = numberOf(hourText!);
  const half = spoken === "media" ? 30 : spoken === "cuarto" ? 15 : Number(spoken ?? 0);
  let minute = colon ? Number(colon) : afterH ? Number(afterH) : half;
  if (lessQuarter) {
    hour -= 1;
    minute = 45;
  }
  if (hour > 23 || hour < 0 || minute > 59) return null;
  if (hour < 12 && (part === "tarde" || part === "noche")) hour += 12;
  // Nobody calls at five in the morning without saying so.
  else if (part === undefined && !colon?.length && hour < 8 && (hour >= 1 || lessQuarter)) hour += 12;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

const weekdayNamed = (name: string) => DAY_NAMES.findIndex((day) => fold(day) === name);
const monthNamed = (name: string) => (name === "setiembre" ? 9 : (MONTH_NAMES as readonly string[]).indexOf(name) + 1);

/** That day of this year, or of the next where it is past. */
function dayIn(today: string, date: number, month: number, yearText: string | undefined): string | null {
  if (month < 1 || month > 12) return null;
  const year =
    yearText === undefined ? Number(today.slice(0, 4)) : Number(yearText.length === 2 ? `20${yearText}` : yearText);
  if (date < 1 || date > daysInMonth(year, month)) return null;
  const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return yearText === undefined && day < today ? dayIn(today, date, month, String(year + 1)) : day;
}
