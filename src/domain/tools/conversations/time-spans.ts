import { wordAt } from "../../shared/spoken/scan.ts";
import { addDays, addMonths, daysInMonth, startOfWeek, weekdayOf } from "../../shared/time/local-time.ts";
import { type DayReading, type FoundDay, isAt, MONTHS, NEXT_WEEK, wordsFrom } from "./date-words.ts";

/** Days that are named by a stretch of time: «dentro de dos semanas», «este finde», «a finales de abril». */

/** «Dentro de dos días», «en una semana», «de aquí a tres meses», «en media hora». */
export function ahead({ message, today: day }: DayReading, at: number): FoundDay | null {
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
export function week({ message, today: day }: DayReading, at: number): FoundDay | null {
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
export function month({ message, today: day }: DayReading, at: number): FoundDay | null {
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
    const isMiddle = word === "mediados" || word === "mitad";
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
  // «El 31 de febrero» is no day, and no month either.
  if (/^\d{1,2}$/.test(message.tokens[at - 2]?.text ?? "") && /^(de|del)$/.test(wordAt(message, at - 1))) return null;
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
