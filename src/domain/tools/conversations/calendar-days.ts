import { ORDINALS } from "../../shared/spoken/number-words.ts";
import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import { addDays, addMonths, dateOf, daysInMonth } from "../../shared/time/local-time.ts";
import { type DayReading, type FoundDay, isAt, MONTHS, WEEKDAYS, whole, wordsFrom } from "./date-words.ts";

/** Days that are named by their number: «31 de marzo», «el 5», «3/4». */

/** That day of a month of this year, or of the next where it is past; null where the calendar has none. */
function dayIn(day: string, date: number, month: number, year?: number): string | null {
  const inYear = year ?? Number(day.slice(0, 4));
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(inYear, month)) return null;
  const found = `${inYear}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  // A day of the last weeks is one that is spoken of, not one of next year.
  return year === undefined && found < addDays(day, -45) ? dayIn(day, date, month, inYear + 1) : found;
}

/** «Antes del 30», «para el 20», «hasta el 15»: a day is meant whatever follows. */
const isDeadline = (message: Scan, at: number): boolean =>
  /(^| )(antes del|para el|para el dia|hasta el|hasta el dia|a partir del|desde el|antes del dia)$/.test(
    wordsFrom(message, Math.max(0, at - 3), Math.min(at, 3)),
  );
/** Words after a number that show that it is no day: units, and parts of addresses. */
const UNITS =
  /^(%|€|\$|euro|euros|eur|peso|pesos|dolares|mil|millon|millones|k|m|m2|metros|piso|planta|a|b|c|puerta|dormitorio|dormitorios|habitacion|habitaciones|ano|anos|mes|meses|persona|personas|por|de|:|h|hs|hrs|horas|am|pm)$/;

/** «31 de marzo», «el 5», «día 5», «el 5 del mes que viene». */
export function dayOfMonth({ message, today: day }: DayReading, at: number, isLed = false): FoundDay | null {
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
  const isUntil = isDeadline(message, at);
  if (first !== null || !(isLed || isUntil || /^(el|dia|al)$/.test(before))) return null;
  if (before === "al" && !isLed) return null;
  const isLater =
    isAt(message, to, "del mes|proximo") &&
    /(mes (que viene|proximo|entrante)|proximo mes)/.test(wordsFrom(message, to, 5));
  const isOfThisMonth = isAt(message, to, "de este mes") || isAt(message, to, "del corriente");
  const next = message.tokens[to];
  const isBare =
    (isUntil && !UNITS.test(next?.word ?? "")) ||
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
  const monthOf = (months: number) => addMonths(monthStart, months).split("-").map(Number) as [number, number];
  const inMonth = (months: number) => dayIn(day, date, monthOf(months)[1], monthOf(months)[0]);
  // «El 31», said in November, is in December.
  const found = inMonth(shift) ?? (isLater || isOfThisMonth ? null : inMonth(shift + 1));
  // «Del mes que viene» are four words, «del mes próximo», «del próximo mes» and «de este mes» three.
  const tail = isAt(message, to, "del mes que") ? 4 : isLater || isOfThisMonth ? 3 : 0;
  return found === null ? null : { to: to + tail, day: found, span: "day" };
}

/**
 * «3/4» behind a word that leads to a day, «03-04-2025» anywhere. Without a year «3/4» alone may be a fraction and «3-4» a range. The day
 * stands first, whatever the file's own dates do: people write as they speak, programs as their telephone is set.
 */
export function figures({ message, today: day }: DayReading, at: number): FoundDay | null {
  const texts = [0, 1, 2, 3, 4].map((step) => message.tokens[at + step]?.text ?? "");
  const [a, mark, b, secondMark, c] = texts as [string, string, string, string, string];
  if (!/^\d{1,2}$/.test(a) || !/^[/-]$/.test(mark) || !/^\d{1,2}$/.test(b)) return null;
  const hasYear = secondMark === mark && /^(20)?\d\d$/.test(c);
  const before = wordAt(message, at - 1);
  const isLed = /^(el|dia|del|al|para|fecha|hasta|desde|:)$/.test(before) || WEEKDAYS.includes(before);
  if (!hasYear && (mark === "-" || !isLed)) return null;
  const [date, month] = [Number(a), Number(b)];
  const year = hasYear ? Number(c.length === 2 ? `20${c}` : c) : undefined;
  const found = dayIn(day, date, month, year) ?? dayIn(day, month, date, year);
  return found === null ? null : { to: at + (hasYear ? 5 : 3), day: found, span: "day" };
}
