import { fold } from "../../shared/listing/fold.ts";
import { DAY_NAMES } from "../../shared/time/calendar-names.ts";
import { DAY_MS } from "../../shared/time/durations.ts";
import { addDays, daysInMonth, weekdayOf } from "../../shared/time/local-time.ts";
import type { RawMessage } from "./read-whatsapp.ts";
import type { Thread } from "./thread.ts";

/** Which figure of a date is the day: by the calendar, and else by how much days, program, words and country speak for it together. */

type Order = NonNullable<Thread["order"]>;

export const twoFigures = (figure: number) => String(figure).padStart(2, "0");
const yearOf = (figure: string) => (figure.length <= 2 ? 2000 + Number(figure) : Number(figure));

/** The day that three figures say; null where the calendar has none. */
export function dayIn([a, b, c]: RawMessage["date"], dayFirst: boolean): string | null {
  const isIso = a.length === 4;
  const year = yearOf(isIso ? a : c);
  const [month, date] = (isIso ? [b, c] : dayFirst ? [b, a] : [a, b]).map(Number) as [number, number];
  if (year < 1990 || year > 2199 || month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return null;
  return `${year}-${twoFigures(month)}-${twoFigures(date)}`;
}

/** Countries whose telephones write the month first: nearly all of one, and some of others. */
const MONTH_FIRST = /-US$/i;
const MONTH_OFTEN_FIRST = /-(PR|PA|PH)$/i;

/** Which figure is the day, by what the whole file says. */
export function orderOf(messages: readonly RawMessage[], locale: string): Order {
  const dated = messages.filter(({ date }) => date[0].length !== 4);
  if (dated.length === 0) return { dayFirst: false, evidence: "iso" };
  let [firstOver, secondOver] = [0, 0];
  for (const { date } of dated) {
    if (Number(date[0]) > 12) firstOver++;
    if (Number(date[1]) > 12) secondOver++;
  }
  if (firstOver !== secondOver) return { dayFirst: firstOver > secondOver, evidence: "over-twelve" };
  const steps = [true, false].map((dayFirst) => backwardSteps(dated, dayFirst)) as [number, number];
  if (steps[0] !== steps[1]) return { dayFirst: steps[0] < steps[1], evidence: "sequence" };
  // Above zero they speak for the day first.
  const sequence = ofGaps(dated) + ofWeekdays(dated);
  const program = ofProgram(dated, messages);
  const country = MONTH_FIRST.test(locale) ? -3 : MONTH_OFTEN_FIRST.test(locale) ? -1.5 : 3;
  const sum = sequence + program + country;
  const dayFirst = sum > 0;
  const agrees = (one: number) => (dayFirst ? one : -one);
  const evidence =
    agrees(sequence) > agrees(program) && agrees(sequence) > agrees(country)
      ? "sequence"
      : agrees(program) > agrees(country)
        ? "program"
        : "locale";
  return { dayFirst, evidence };
}

/** How often the time goes back from one message to the next. */
function backwardSteps(messages: readonly RawMessage[], dayFirst: boolean): number {
  let steps = 0;
  let before = "";
  for (const { date, hour, minute } of messages) {
    const day = dayIn(date, dayFirst);
    const now = day === null ? "" : `${day}T${twoFigures(hour)}:${twoFigures(minute)}`;
    if (now < before) steps++;
    before = now;
  }
  return steps;
}

/** Longest time without a message, in days; null where a day is none. */
function longestGap(messages: readonly RawMessage[], dayFirst: boolean): { gap: number; days: number } | null {
  const days = [...new Set(messages.map(({ date }) => dayIn(date, dayFirst) ?? ""))];
  if (days.includes("")) return null;
  const gap = days
    .slice(1)
    .reduce((most, day, at) => Math.max(most, (Date.parse(day) - Date.parse(days[at]!)) / DAY_MS), 0);
  return { gap, days: days.length };
}

/** Days in a row one way are months apart the other way; three days tell twice as much as two. */
function ofGaps(messages: readonly RawMessage[]): number {
  const [first, second] = [longestGap(messages, true), longestGap(messages, false)];
  if (!first || !second || first.days < 2) return 0;
  const ratio = Math.log((second.gap + 1) / (first.gap + 1));
  return Math.max(-2.9, Math.min(2.9, ratio)) * (first.days > 2 ? 2 : 1);
}

const MOST_WEEKDAYS = 3;
const NAMED_DAY = new RegExp(
  `(?:^| )(?:(hoy|manana)(?: es| que es)?|(?:el|este|proximo)) (${DAY_NAMES.map(fold).join("|")})(?: (?:dia )?(\\d{1,2})(?!\\d|[:.]\\d| ?(?:h|hs|horas|am|pm|a m|p m)(?: |$)))?`,
);

/** «Hoy jueves», «el viernes 12»: the weekday that somebody names is one of that day. */
function ofWeekdays(messages: readonly RawMessage[]): number {
  let found = 0;
  for (const { date, rest } of messages) {
    const named = NAMED_DAY.exec(fold(rest.slice(0, 300)));
    if (!named || (!named[1] && !named[3])) continue;
    const weekday = DAY_NAMES.map(fold).indexOf(named[2]!);
    const fits = [true, false].map((dayFirst) => {
      const day = dayIn(date, dayFirst);
      if (day === null) return false;
      if (!named[3]) return weekdayOf(addDays(day, named[1] === "hoy" ? 0 : 1)) === weekday;
      for (let ahead = 0; ahead < 31; ahead++) {
        const next = addDays(day, ahead);
        if (Number(next.slice(8)) === Number(named[3])) return weekdayOf(next) === weekday;
      }
      return false;
    });
    if (fits[0] !== fits[1]) found += fits[0] ? 1 : -1;
  }
  return Math.max(-MOST_WEEKDAYS, Math.min(MOST_WEEKDAYS, found)) * 2.5;
}

/** Telephones in English write a bare PM and the month first; dots, dashes and zeros before a figure are of those that write the day first. */
function ofProgram(dated: readonly RawMessage[], messages: readonly RawMessage[]): number {
  let sum = 0;
  const isBare = dated.every(({ isBareHalf }) => isBareHalf);
  if (isBare) sum -= 4.5;
  if (messages.some(({ rest }) => isEnglishNotice(rest))) sum += isBare ? -1 : 0;
  else if (dated.some(({ isDottedHalf }) => isDottedHalf) || messages.some(({ rest }) => isSpanishNotice(rest)))
    sum += 2;
  if (dated.every(({ isSlashed }) => !isSlashed)) sum += 3.5;
  if (dated.some(({ date }) => /^0/.test(date[0]) || /^0/.test(date[1]))) sum += 1;
  return sum;
}

const isEnglishNotice = (rest: string): boolean =>
  /(messages and calls are end-to-end encrypted|<media omitted>|(?:image|video|audio|sticker|document) omitted|this message was (?:deleted|edited)|you deleted this message|missed (?:voice|video) call|\(file attached\))/i.test(
    rest.slice(0, 300),
  );
const isSpanishNotice = (rest: string): boolean =>
  /(cifrad[oa]s de extremo|<multimedia omitido>|omitid[oa]|(?:elimin[oó]|edit[oó]) este mensaje|mensaje eliminado|\(archivo adjunto\)|llamada (?:de voz )?perdida)/i.test(
    rest.slice(0, 300),
  );
