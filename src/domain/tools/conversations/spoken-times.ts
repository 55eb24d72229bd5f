import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import { addDays, dayOf } from "../../shared/time/local-time.ts";
import { type DayPart, daysIn, type SpokenDay } from "./spoken-dates.ts";
import { minutesLater } from "./wall-times.ts";

interface SpokenClock {
  from: number;
  to: number;
  hour: number;
  minute: number;
  part: DayPart;
}

/** When something is to happen, as a message says it: a day, a wall time, or both. */
export interface SpokenWhen {
  from: number;
  to: number;
  /** `2025-03-31`; where only an hour is named, null. */
  day: string | null;
  /** `18:00` */
  time: string | null;
  span: SpokenDay["span"];
}

const WHOLE = /^\d{1,2}$/;

/** «6 de la tarde», «5 pm», «10 a. m.»: the half of the day behind an hour, and where it ends. */
function partAt(message: Scan, at: number): { part: DayPart; to: number } {
  const word = wordAt(message, at);
  if (word === "pm" || word === "am") return { part: word === "pm" ? "afternoon" : "morning", to: at + 1 };
  const isDotted = /^[ap]$/.test(word) && wordAt(message, at + 1) === "." && wordAt(message, at + 2) === "m";
  if (isDotted)
    return { part: word === "p" ? "afternoon" : "morning", to: wordAt(message, at + 3) === "." ? at + 4 : at + 3 };
  if (/^[ap]$/.test(word) && wordAt(message, at + 1) === "m")
    return { part: word === "p" ? "afternoon" : "morning", to: at + 2 };
  if (/^(de|en|por)$/.test(word) && wordAt(message, at + 1) === "la") {
    const named = wordAt(message, at + 2);
    if (named === "manana" || named === "madrugada") return { part: "morning", to: at + 3 };
    if (/^(tarde|noche)$/.test(named)) return { part: "afternoon", to: at + 3 };
  }
  if (word === "del" && wordAt(message, at + 1) === "mediodia") return { part: "afternoon", to: at + 2 };
  return { part: null, to: at };
}

/** «Y media», «y cuarto», «menos diez», «y 20», and where they end. */
function minutesAt(message: Scan, at: number): { minutes: number; to: number } {
  const sign = wordAt(message, at);
  if (sign !== "y" && sign !== "menos") return { minutes: 0, to: at };
  const next = wordAt(message, at + 1);
  if (next === "cuarto") return { minutes: sign === "y" ? 15 : -15, to: at + 2 };
  if (next === "media" && sign === "y") return { minutes: 30, to: at + 2 };
  const quantity = message.quantities.find(({ from }) => from === at + 1);
  const isMinutes = quantity && [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55].includes(quantity.value);
  return isMinutes
    ? { minutes: sign === "y" ? quantity.value : -quantity.value, to: quantity.to }
    : { minutes: 0, to: at };
}

/** «Jueves 9.30». */
const DAY_WORDS = /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy)$/;

/** The hour whose number stands at a piece; null where it is none. */
function clockAt(message: Scan, at: number): SpokenClock | null {
  const { tokens } = message;
  const text = tokens[at]?.text ?? "";
  const before = wordAt(message, at - 1);
  const isLed =
    /^(las|la)$/.test(before) &&
    /^(a|sobre|hacia|tipo|para|desde|de|y|o|entre|hasta|antes|como|,|a\.)$/.test(wordAt(message, at - 2));
  const isAfterType = before === "tipo" || (/^(a|sobre)$/.test(before) && tokens[at]?.kind === "number");
  const build = (hour: number, minute: number, to: number): SpokenClock | null => {
    const tail = /^(h|hs|hrs|hr|horas|hora)$/.test(wordAt(message, to)) ? to + 1 : to;
    const named = partAt(message, tail);
    return hour <= 24 && minute < 60 ? { from: at, to: named.to, hour: hour % 24, minute, part: named.part } : null;
  };
  // «18:30», «18h30», «18.30 h».
  if (
    WHOLE.test(text) &&
    /^[:h]$/.test(tokens[at + 1]?.plain ?? "") &&
    /^[0-5]\d$/.test(tokens[at + 2]?.text ?? "") &&
    !tokens[at + 1]!.spaced
  )
    return build(Number(text), Number(tokens[at + 2]!.text), at + 3);
  const dotted = /^(\d{1,2})[.,]([0-5]\d)$/.exec(text);
  if (dotted)
    return isLed || DAY_WORDS.test(before) || /^(h|hs|hrs|horas|am|pm)$/.test(wordAt(message, at + 1))
      ? build(Number(dotted[1]), Number(dotted[2]), at + 1)
      : null;
  const quantity = message.quantities.find(({ from }) => from === at);
  if (!quantity || quantity.scale > 1 || quantity.grouped || quantity.value > 24) return null;
  const hour = Math.floor(quantity.value);
  const isHalf = quantity.value - hour === 0.5;
  const unit = wordAt(message, quantity.to);
  const hasUnit =
    /^(am|pm|hs|hrs)$/.test(unit) ||
    (/^(h|horas)$/.test(unit) && hour >= 7 && !/^(en|de|unas|otras|cada)$/.test(before)) ||
    (/^[ap]$/.test(unit) && /^[.m]$/.test(wordAt(message, quantity.to + 1)));
  const hasPart = partAt(message, quantity.to).part !== null && hour >= 1 && hour <= 12 && !/^(el|dia)$/.test(before);
  if (!(isLed || isAfterType || hasUnit || hasPart) || (!isHalf && quantity.value !== hour)) return null;
  if (
    isAfterType &&
    !isLed &&
    !hasUnit &&
    !hasPart &&
    (/^(euros?|eur|metros|m2|%|personas|minutos|km|anos|dias|meses|mil|habitaciones|€)$/.test(unit) || hour < 7)
  )
    return null;
  const spoken = isHalf ? { minutes: 30, to: quantity.to } : minutesAt(message, quantity.to);
  const total = hour * 60 + spoken.minutes;
  return build(Math.floor(((total + 1440) % 1440) / 60), (total + 60) % 60, spoken.to);
}

function clocksIn(message: Scan): SpokenClock[] {
  const found: SpokenClock[] = [];
  for (let at = 0; at < message.tokens.length; at++) {
    const { kind, word } = message.tokens[at]!;
    if (kind === "number" || kind === "word") {
      const isNoon = word === "mediodia" && /^(a|al)$/.test(wordAt(message, at - 1));
      const clock = isNoon
        ? { from: at, to: at + 1, hour: 12, minute: 0, part: "afternoon" as const }
        : clockAt(message, at);
      if (!clock) continue;
      found.push(clock);
      at = clock.to - 1;
    }
  }
  return found;
}

/** Nobody visits a home at five in the morning: an hour up to eight without its half of the day is one of the afternoon. */
function timeOf({ hour, minute }: SpokenClock, part: DayPart): string {
  const isAfternoon = part === "afternoon" ? hour < 12 : part === null && hour >= 1 && hour <= 8;
  const isMidnight = part === "morning" && hour === 12;
  const full = isMidnight ? 0 : isAfternoon ? hour + 12 : hour;
  return `${String(full).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** Without one of these, and without a number, a message names no time. */
const HINTS: ReadonlySet<string> = new Set(
  "hoy manana pasado esta este lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre semana mes finde fin mediodia dentro media".split(
    " ",
  ),
);

/** How many pieces lie at most between a day and its hour. */
const FARTHEST = 6;

/**
 * Times that a message names, days with their hours.
 *
 * @param writtenAt wall time of the message, `2025-03-28T21:29`
 */
export function timesIn(message: Scan, writtenAt: string): SpokenWhen[] {
  if (!message.tokens.some(({ kind, word }) => kind === "number" || HINTS.has(word)) && message.quantities.length === 0)
    return [];
  const days = daysIn(message, writtenAt);
  const clocks = clocksIn(message).filter(
    (clock) =>
      !days.some(
        ({ from, to, minutes }) =>
          minutes === null &&
          clock.from >= from &&
          clock.from < to &&
          !/^(las|la)$/.test(wordAt(message, clock.from - 1)),
      ),
  );
  const paired = new Set<SpokenClock>();
  const found: SpokenWhen[] = [];
  for (const [at, day] of days.entries()) {
    if (day.minutes !== null) {
      const due = minutesLater(writtenAt, day.minutes);
      found.push({ from: day.from, to: day.to, day: dayOf(due), time: due.slice(11, 16), span: "day" });
      continue;
    }
    const nextDay = days[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const lastDay = days[at - 1]?.to ?? -1;
    const after = clocks.find(
      (clock) => !paired.has(clock) && clock.from >= day.to && clock.from - day.to <= FARTHEST && clock.from < nextDay,
    );
    const before = clocks.findLast(
      (clock) => !paired.has(clock) && clock.to <= day.from && day.from - clock.to <= 2 && clock.from >= lastDay,
    );
    const clock = day.span === "day" || after ? (after ?? before) : undefined;
    if (clock) paired.add(clock);
    const from = Math.min(day.from, clock?.from ?? day.from);
    found.push({
      from,
      to: Math.max(day.to, clock?.to ?? day.to),
      day: day.day,
      time: clock && day.span === "day" ? timeOf(clock, clock.part ?? day.part) : null,
      span: day.span,
    });
  }
  for (const clock of clocks) {
    if (paired.has(clock)) continue;
    found.push({ from: clock.from, to: clock.to, day: null, time: timeOf(clock, clock.part), span: "day" });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** The day on which an hour alone comes next. */
export const dayOfTime = (time: string, writtenAt: string): string =>
  time > writtenAt.slice(11, 16) ? dayOf(writtenAt) : addDays(dayOf(writtenAt), 1);
