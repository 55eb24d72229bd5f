import { describe, expect, test } from "vitest";
import { readQuickTask } from "./quick-task.ts";

/** A Wednesday. */
const TODAY = "2026-11-25";
const dayOf = (text: string, today = TODAY) => readQuickTask(`Llamar a Ana ${text}`, today).day;
const timeOf = (text: string) => readQuickTask(`Llamar a Ana ${text}`, TODAY).time;

describe("the day of a task", () => {
  test.each([
    ["hoy", "2026-11-25"],
    ["mañana", "2026-11-26"],
    ["pasado mañana", "2026-11-27"],
    ["en un día", "2026-11-26"],
    ["en dos días", "2026-11-27"],
    ["en tres días", "2026-11-28"],
    ["en cuatro días", "2026-11-29"],
    ["dentro de cinco días", "2026-11-30"],
    ["en seis días", "2026-12-01"],
    ["en siete días", "2026-12-02"],
    ["en ocho días", "2026-12-03"],
    ["en nueve días", "2026-12-04"],
    ["en diez días", "2026-12-05"],
    ["en once días", "2026-12-06"],
    ["en doce días", "2026-12-07"],
    ["en quince días", "2026-12-10"],
    ["en 20 días", "2026-12-15"],
    ["dentro de una semana", "2026-12-02"],
    ["en 2 semanas", "2026-12-09"],
    ["en 3 meses", "2027-02-25"],
    ["la semana que viene", "2026-11-30"],
    ["la próxima semana", "2026-11-30"],
    ["el viernes de la semana que viene", "2026-12-04"],
    ["lunes de la próxima semana", "2026-11-30"],
    ["el mes que viene", "2026-12-01"],
    ["el próximo mes", "2026-12-01"],
    // The next one: never today.
    ["el miércoles", "2026-12-02"],
    ["el jueves", "2026-11-26"],
    ["este domingo", "2026-11-29"],
    ["martes que viene", "2026-12-01"],
    ["el 3 de diciembre", "2026-12-03"],
    ["el 3 de setiembre", "2027-09-03"],
    ["el día 3 de enero", "2027-01-03"],
    ["el 1 de marzo de 2028", "2028-03-01"],
    ["el 25/11", "2026-11-25"],
    ["el 24/11", "2027-11-24"],
    ["el 1/12", "2026-12-01"],
    ["el 30-11", "2026-11-30"],
    ["el 5/1/27", "2027-01-05"],
    ["el 5/1/2026", "2026-01-05"],
    ["el día 25", "2026-11-25"],
    ["el día 28", "2026-11-28"],
    ["el día 10", "2026-12-10"],
    // A month without such a day, and what is none.
    ["el día 31", null],
    ["el 31/11", null],
    ["el 0/12", null],
    ["el 5/13", null],
    ["el 5/0", null],
    ["sin falta", null],
  ])("%s: %s", (text, day) => expect(dayOf(text)).toBe(day));

  test("past in December, it is of the next year", () => expect(dayOf("el día 5", "2026-12-20")).toBe("2027-01-05"));
});

describe("the time of a task", () => {
  test.each([
    ["a las 10", "10:00"],
    ["a las 10:30", "10:30"],
    ["a las 10.45", "10:45"],
    ["a las 10h", "10:00"],
    ["a las 10h15", "10:15"],
    ["a las diez y media", "10:30"],
    ["a las diez y cuarto", "10:15"],
    ["a las diez y 20", "10:20"],
    ["a las 9 menos cuarto", "08:45"],
    // Up to seven nobody means the night.
    ["a la 1", "13:00"],
    ["a la 1 menos cuarto", "12:45"],
    ["a las 5 y cuarto", "17:15"],
    ["a las 7", "19:00"],
    ["a las 8", "08:00"],
    ["a las 12", "12:00"],
    ["a las 5:00", "05:00"],
    ["a las 5 de la mañana", "05:00"],
    ["a las 3 de la madrugada", "03:00"],
    ["a las 8 de la tarde", "20:00"],
    ["a las 10 de la noche", "22:00"],
    ["a las 12 de la tarde", "12:00"],
    ["a las 0:30", "00:30"],
    ["a las 23", "23:00"],
    ["a las 10:59", "10:59"],
    ["18:30", "18:30"],
    ["18h", "18:00"],
    ["al mediodía", "12:00"],
    ["por la mañana", "09:00"],
    ["por la tarde", "17:00"],
    ["por la noche", "20:00"],
    ["a las 24", null],
    ["a las 10:60", null],
    ["a las 0 menos cuarto", null],
    ["sobre el piso", null],
  ])("%s: %s", (text, time) => expect(timeOf(text)).toBe(time));

  test("said without a day it is of today", () => expect(readQuickTask("Llamar a las 10", TODAY).day).toBe(TODAY));
});

describe("the remaining words are the title", () => {
  test.each([
    ["Llamar a Ana mañana a las 10", "Llamar a Ana"],
    ["mañana, llamar a ana", "Llamar a ana"],
    ["  enviar   contrato el viernes ", "Enviar contrato"],
    ["Firma el 3/12 a las 17:00 en notaría", "Firma en notaría"],
    ["Reunión, el lunes, con Eva", "Reunión, con Eva"],
    // Words that cannot be read stay.
    ["Llamar a las 25:00", "Llamar a las 25:00"],
    ["Pagar 5/0", "Pagar 5/0"],
  ])("%s → %s", (text, title) => {
    expect(readQuickTask(text, TODAY).title).toBe(title);
  });
});
