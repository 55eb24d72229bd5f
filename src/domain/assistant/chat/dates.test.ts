import { describe, expect, test } from "vitest";
import { readWhen } from "./read-dates.ts";
import { scan } from "./scan.ts";

/** A Tuesday. */
const TUESDAY = "2026-11-24";

const when = (text: string, today = TUESDAY) => readWhen(scan(text), today, false);
const dateIn = (text: string, today = TUESDAY) => when(text, today).date;
const timeIn = (text: string) => when(text).time;
/** Result where the assistant has just asked for a day or an hour. */
const answered = (text: string, today = TUESDAY) => readWhen(scan(text), today, true);

describe("named months", () => {
  test.each([
    ["el 3 de diciembre", "2026-12-03"],
    ["tres de diciembre de 2027", "2027-12-03"],
    ["el primero de enero", "2027-01-01"],
    // Today still counts; yesterday is next year's.
    ["el 24 de noviembre", "2026-11-24"],
    ["el 23 de noviembre", "2027-11-23"],
    ["el 31 de diciembre", "2026-12-31"],
    ["el 28 de febrero", "2027-02-28"],
    ["el 1 de abril del 2028", "2028-04-01"],
  ])("%s", (text, date) => expect(dateIn(text)).toBe(date));

  test.each([
    ["ene", "01"],
    ["feb", "02"],
    ["mar", "03"],
    ["abr", "04"],
    ["jun", "06"],
    ["jul", "07"],
    ["ago", "08"],
    ["sep", "09"],
    ["sept", "09"],
    ["setiembre", "09"],
    ["oct", "10"],
  ])("15 %s is of next year: it has passed", (month, number) => {
    expect(dateIn(`el 15 ${month}`)).toBe(`2027-${number}-15`);
  });
  test.each([
    ["nov", "2027-11-15"],
    ["dic", "2026-12-15"],
  ])("15 %s", (month, date) => expect(dateIn(`el 15 ${month}`)).toBe(date));

  test("a day that the month lacks is none", () => {
    expect(dateIn("el 31 de abril")).toBeUndefined();
    expect(dateIn("el 32 de enero")).toBeUndefined();
    expect(dateIn("el 29 de febrero de 2027")).toBeUndefined();
    expect(dateIn("el 29 de febrero de 2028")).toBe("2028-02-29");
  });
});

describe("figures", () => {
  test.each([
    ["el 3/12", "2026-12-03"],
    ["el 1/1", "2027-01-01"],
    ["el 03-12-2026", "2026-12-03"],
    ["el 3/12/27", "2027-12-03"],
    ["2026-12-03", "2026-12-03"],
  ])("%s", (text, date) => expect(dateIn(text)).toBe(date));

  test.each(["el 31/2", "el 3/13", "el 0/12", "2-3 hab", "3-12"])("%s is no date", (text) => {
    expect(dateIn(text)).toBeUndefined();
  });
});

describe("days of the week, the next one and never today", () => {
  test.each([
    ["el miércoles", "2026-11-25"],
    ["el jueves", "2026-11-26"],
    ["el viernes", "2026-11-27"],
    ["el sábado", "2026-11-28"],
    ["el domingo", "2026-11-29"],
    ["el próximo lunes", "2026-11-30"],
    ["el martes", "2026-12-01"],
    // Weeks begin on Monday the 30th.
    ["el lunes de la semana que viene", "2026-11-30"],
    ["el martes de la próxima semana", "2026-12-01"],
    ["el domingo de la semana que viene", "2026-12-06"],
  ])("%s", (text, date) => expect(dateIn(text)).toBe(date));

  test("said on a Sunday and on a Monday", () => {
    expect(dateIn("el lunes de la semana que viene", "2026-11-29")).toBe("2026-11-30");
    expect(dateIn("el domingo de la semana que viene", "2026-11-30")).toBe("2026-12-13");
    expect(dateIn("el lunes", "2026-11-30")).toBe("2026-12-07");
  });

  test("every Thursday is no day", () => {
    expect(dateIn("los jueves no puedo")).toBeUndefined();
    expect(dateIn("cada jueves trabajo")).toBeUndefined();
  });
});

describe("from today on", () => {
  test.each([
    ["hoy", "2026-11-24"],
    ["esta tarde", "2026-11-24"],
    ["esta noche", "2026-11-24"],
    ["mañana", "2026-11-25"],
    ["pasado mañana", "2026-11-26"],
    ["mañana o pasado", "2026-11-25"],
    ["dentro de tres días", "2026-11-27"],
    ["en dos semanas", "2026-12-08"],
    ["en 60 días", "2027-01-23"],
  ])("%s", (text, date) => expect(dateIn(text)).toBe(date));

  test.each(["por la mañana", "en 61 días", "llevo dos semanas", "dentro de 3 meses"])("%s is no day", (text) => {
    expect(dateIn(text)).toBeUndefined();
  });
});

describe("a day alone, where it was asked for", () => {
  test.each([
    ["el 24", TUESDAY, "2026-11-24"],
    ["el 30", TUESDAY, "2026-11-30"],
    ["el 23", TUESDAY, "2026-12-23"],
    ["el día 1", "2026-12-15", "2027-01-01"],
    ["el día 31", "2026-12-15", "2026-12-31"],
    ["el 1", "2026-01-15", "2026-02-01"],
  ])("%s, said on %s", (text, today, date) => expect(answered(text, today).date).toBe(date));

  test("unasked, no date is read, and no month has 32 days", () => {
    expect(dateIn("el 30")).toBeUndefined();
    expect(answered("el 32").date).toBeUndefined();
    // 31 November.
    expect(answered("el 31").date).toBeUndefined();
  });
});

describe("hours", () => {
  test.each([
    ["a las 10:30", "10:30"],
    ["a las 17.45", "17:45"],
    ["a las 0:15", "00:15"],
    ["a las 23h59", "23:59"],
    // Nobody visits before nine: hours up to eight are in the afternoon, unless the person says otherwise.
    ["a las 5", "17:00"],
    ["a la 1", "13:00"],
    ["a las 8", "20:00"],
    ["a las 9", "09:00"],
    ["a las 12", "12:00"],
    ["a las 8 de la mañana", "08:00"],
    ["a las 8 am", "08:00"],
    ["a las 9 de la noche", "21:00"],
    ["a las 11 pm", "23:00"],
    ["a las 12 pm", "12:00"],
    ["a las 10 p. m.", "22:00"],
    ["a las 8 a. m.", "08:00"],
    ["a las 5 y cuarto", "17:15"],
    ["a las 5 y media", "17:30"],
    ["a las 5 y veinte", "17:20"],
    ["a las 5 menos cuarto", "16:45"],
    ["a las 11 menos diez", "10:50"],
    ["sobre las 18 h", "18:00"],
    ["a las 24", "00:00"],
    ["al mediodía", "12:00"],
  ])("%s is %s", (text, time) => expect(timeIn(text)).toBe(time));

  test.each(["a las 25", "tengo 3 hijos", "3 h", "cuesta 10.30", "a las 5 %"])("%s is no hour", (text) => {
    expect(timeIn(text)).toBeUndefined();
  });

  test("a number alone is an hour where it was asked for, after «el» a day", () => {
    expect(answered("11")).toEqual({ time: "11:00" });
    expect(answered("el 28")).toEqual({ date: "2026-11-28" });
    expect(answered("tipo 7")).toEqual({ time: "19:00" });
    expect(when("11")).toEqual({});
  });

  test("an hour and a day of one sentence are kept apart", () => {
    expect(when("el jueves 3 de diciembre a las 5 de la tarde")).toEqual({ date: "2026-12-03", time: "17:00" });
  });
});

describe("the words of a date are marked as taken, so that nobody reads them again", () => {
  const taken = (text: string, isAsked = false) => {
    const message = scan(text);
    readWhen(message, TUESDAY, isAsked);
    return message.tokens.filter((_, at) => message.taken[at]).map(({ text: piece }) => piece);
  };
  test.each([
    ["el 3 de diciembre y 90", ["3", "de", "diciembre"]],
    ["el 3 dic 90", ["3", "dic"]],
    ["tres de diciembre de 2027 y 90", ["tres", "de", "diciembre", "de", "2027"]],
    ["3 de diciembre 2027 y 90", ["3", "de", "diciembre", "2027"]],
    ["el primero de enero y 90", ["primero", "de", "enero"]],
    ["el 3/12 y 90", ["3", "/", "12"]],
    ["1 3/12 9", ["3", "/", "12"]],
    ["el 03-12-2026 90", ["03", "-", "12", "-", "2026"]],
    ["en dos semanas y 90", ["dos", "semanas"]],
    ["dentro de 3 días 90", ["3", "días"]],
    ["90 a las 10:30 y 90", ["10", ":", "30"]],
    ["a las 17.45 y 90", ["17.45"]],
    ["a las 5 y media y 90", ["5", "y", "media"]],
    ["a las 5 y veinte y 90", ["5", "y", "veinte"]],
    ["a las 5 y cuarto de 90", ["5", "y", "cuarto"]],
    ["a las 5 y 90 metros", ["5"]],
  ])("%s", (text, pieces) => expect(taken(text)).toEqual(pieces));
  test("a day alone too", () => expect(taken("el 15 y 90 metros", true)).toEqual(["15"]));
});

describe("dates that are near to none", () => {
  test.each([
    "0 de enero",
    "32 de enero",
    "el segundo de enero",
    "enero",
    "dentro tres días",
    "de tres días",
    "pasado",
  ])("%s", (text) => expect(dateIn(text)).toBeUndefined());
  test("«la semana que viene» needs no «de», and «o pasado» is the day after tomorrow", () => {
    expect(dateIn("el viernes la semana que viene")).toBe("2026-12-04");
    expect(dateIn("el viernes la próxima semana")).toBe("2026-12-04");
    expect(dateIn("el viernes, la otra semana")).toBe("2026-11-27");
    expect(dateIn("ahora o pasado")).toBe("2026-11-26");
    expect(dateIn("pasado o luego")).toBeUndefined();
  });
  test("an answer that is no day of a month, where one was asked for", () => {
    for (const text of ["el 3,5", "el 0", "15", "el 15 mil", "con el quince mil"])
      expect(answered(text).date, text).toBeUndefined();
    expect(answered("el día 31", "2026-12-31").date).toBe("2026-12-31");
  });
});

describe("hours that are said in other ways", () => {
  test.each([
    ["a las cinco y media", "17:30"],
    ["a las 5 y 59", "17:59"],
    ["a las 5 y 60", "17:00"],
    ["a las 5 y 1", "17:01"],
    ["7 h", "19:00"],
    ["10 horas", "10:00"],
    ["10 hs", "10:00"],
    ["de las 10 en adelante", "10:00"],
    ["desde las 10:15", "10:15"],
    ["sobre las 10.15", "10:15"],
    ["10:15 h", "10:15"],
    ["esta tarde a las 9", "21:00"],
    ["por la tarde a las 9:30", "21:30"],
    ["más tarde a las 9", "09:00"],
    ["a las 8 por la mañana", "08:00"],
    ["a las 8 en la mañana", "08:00"],
    ["a las 8 de esa mañana", "20:00"],
    ["a las 8 a pie", "20:00"],
    ["a las 8 p. m.", "20:00"],
    ["a las 9 p. ej.", "09:00"],
    ["a las 10:30 pm", "22:30"],
    ["a las 8:30 de la mañana", "08:30"],
    ["a la 1 menos cinco", "12:55"],
  ])("%s is %s", (text, time) => expect(timeIn(text)).toBe(time));
  test.each(["6 h", "7h 2b", "las 5", "mediodía", "a las 2 mil", "tipo 7", "precio: 10.15", "10:75", "a las 25:00"])(
    "%s is no hour",
    (text) => expect(timeIn(text)).toBeUndefined(),
  );
  test("an answer of three words may be an hour, one of four is not", () => {
    expect(answered("pues mira 11").time).toBe("11:00");
    expect(answered("pues mira ahora 11").time).toBeUndefined();
    expect(answered("día 11").time).toBeUndefined();
    expect(answered("11 y media").time).toBe("11:30");
  });
});
