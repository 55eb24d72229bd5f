import { SPELLED_TENS, SPELLED_UNITS } from "../../shared/format/spelled-numbers.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import { addDays, addMonths, dayOf, startOfWeek, weekdayOf } from "../../shared/time/local-time.ts";
import { dayOfMonth, figures } from "./calendar-days.ts";
import { type DayReading, type FoundDay, isAt, MONTHS, NEXT_WEEK, WEEKDAYS, wordsFrom } from "./date-words.ts";
import { ahead, month, week } from "./time-spans.ts";

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

/** All the days that a message names, from left to right. */
export function daysIn(message: Scan, writtenAt: string): SpokenDay[] {
  const reading: DayReading = { message, today: dayOf(writtenAt) };
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

/** «De hoy en ocho», «el lunes en quince»: that day one week later, or two. */
function weeksBehind(message: Scan, at: number): { to: number; days: number } | null {
  if (!isAt(message, at, "en ocho|quince|8|15")) return null;
  const days = /^(ocho|8)$/.test(wordAt(message, at + 1)) ? 7 : 14;
  return { to: at + (isAt(message, at + 2, "dias") ? 3 : 2), days };
}

function today({ message, today: day }: DayReading, at: number): FoundDay | null {
  const word = wordAt(message, at);
  const weeks = word === "hoy" ? weeksBehind(message, at + 1) : null;
  if (weeks) return { to: weeks.to, day: addDays(day, weeks.days), span: "day" };
  if (word === "hoy" && !isAt(message, at + 1, "en dia")) return { to: at + 1, day, span: "day" };
  if (word === "esta" && /^(tarde|noche|manana)$/.test(wordAt(message, at + 1)))
    return { to: at + 2, day, span: "day", part: partNamed(wordAt(message, at + 1)) };
  return null;
}

function tomorrow({ message, today: day }: DayReading, at: number): FoundDay | null {
  const word = wordAt(message, at);
  const before = wordAt(message, at - 1);
  if (word === "pasado" && wordAt(message, at + 1) === "manana")
    return { to: at + 2, day: addDays(day, 2), span: "day" };
  const weeks = word === "manana" ? weeksBehind(message, at + 1) : null;
  if (weeks) return { to: weeks.to, day: addDays(day, 1 + weeks.days), span: "day" };
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

function weekday({ message, today: day }: DayReading, at: number): FoundDay | null {
  const named = WEEKDAYS.indexOf(wordAt(message, at));
  if (named < 0) return null;
  const before = wordAt(message, at - 1);
  if (/^(los|cada|todos|pasado)$/.test(before) || isAt(message, at + 1, "pasado|anterior")) return null;
  // «De lunes a viernes».
  if (isAt(message, at + 1, "a") && WEEKDAYS.includes(wordAt(message, at + 2))) return null;
  if (before === "a" && WEEKDAYS.includes(wordAt(message, at - 2))) return null;
  const dated = dayOfMonth({ message, today: day }, at + 1, true) ?? figures({ message, today: day }, at + 1);
  // «Miércoles 17:30» and «lunes 18» beside another date name an hour.
  if (dated && (weekdayOf(dated.day) === named || dated.to > at + 2)) return { ...dated, from: at };
  const ahead = (named - weekdayOf(day) + 7) % 7 || 7;
  const rest = wordsFrom(message, at + 1);
  const week = NEXT_WEEK.exec(rest);
  if (week)
    return { to: at + 1 + week[0].trim().split(" ").length, day: addDays(startOfWeek(day), 7 + named), span: "day" };
  const counted = countedInMonth({ message, today: day }, at, named);
  if (counted) return counted;
  const weeks = weeksBehind(message, at + 1);
  if (weeks) return { to: weeks.to, day: addDays(day, ahead + weeks.days), span: "day" };
  if (isAt(message, at + 1, "que viene")) return { to: at + 3, day: addDays(day, ahead), span: "day" };
  const isNamedNext = isAt(message, at + 1, "proximo|siguiente|entrante");
  // «El lunes siguiente», «el lunes no, el otro» are a week later only beside another Monday, which is the first found.
  return { to: at + (isNamedNext ? 2 : 1), day: addDays(day, ahead), span: "day" };
}

/** «El primer lunes de diciembre», «el último viernes del mes». */
function countedInMonth({ message, today: day }: DayReading, at: number, named: number): FoundDay | null {
  const before = wordAt(message, at - 1);
  const place =
    before === "ultimo" ? -1 : (ORDINALS[before] ?? (before === "primer" ? 1 : before === "tercer" ? 3 : 0));
  if (place === 0 || place > 5 || !isAt(message, at + 1, "de|del")) return null;
  const month = MONTHS.get(wordAt(message, at + 2));
  const isMonth = wordAt(message, at + 2) === "mes";
  if (month === undefined && !isMonth) return null;
  const isNext = isMonth && /^(que viene|proximo|entrante|siguiente)/.test(wordsFrom(message, at + 3, 2));
  const thisMonth = `${day.slice(0, 7)}-01`;
  const start =
    month === undefined
      ? addMonths(thisMonth, isNext ? 1 : 0)
      : `${Number(day.slice(0, 4)) + (month < Number(day.slice(5, 7)) ? 1 : 0)}-${String(month).padStart(2, "0")}-01`;
  const first = addDays(start, (named - weekdayOf(start) + 7) % 7);
  const last = addDays(addMonths(start, 1), -1);
  const lastSuch = addDays(last, -((weekdayOf(last) - named + 7) % 7));
  const found = place < 0 ? lastSuch : addDays(first, 7 * (place - 1));
  const to = at + 3 + (isNext ? (isAt(message, at + 3, "que") ? 2 : 1) : 0);
  return found > last ? null : { from: at - 1, to, day: found, span: "day" };
}

/** The first that finds something is right. */
const READERS: readonly ((reading: DayReading, at: number) => FoundDay | null)[] = [
  today,
  tomorrow,
  weekday,
  figures,
  dayOfMonth,
  ahead,
  week,
  month,
];
