import { expect, test } from "vitest";
import { scanOfText } from "./clauses.ts";
import { timesIn } from "./spoken-times.ts";

/** Friday, 28 March 2025, 21:29: the clock of Spain is changed on the 30th. */
const WRITTEN = "2025-03-28T21:29";
const read = (text: string) =>
  timesIn(scanOfText(text), WRITTEN).map(({ day, time }) => [day, time].filter((part) => part !== null).join(" "));

test.each([
  ["El lunes a las 18 nos vemos", "2025-03-31 18:00"],
  // Days that the calendar has not are no days, and no months either.
  ["te lo mando el 31 de abril", ""],
  ["el 29 de febrero", ""],
  ["de hoy en ocho", "2025-04-04"],
  ["mañana en ocho", "2025-04-05"],
  ["el primer lunes de abril", "2025-04-07"],
  ["el último viernes del mes", "2025-03-28"],
  ["antes del 30 te lo mando", "2025-03-30"],
  ["para el 20", "2025-04-20"],
  ["el 31 firmamos", "2025-03-31"],
  ["piso para el 2b", ""],
  ["Te envío la nota mañana", "2025-03-29"],
  ["pasado mañana a las 10:30", "2025-03-30 10:30"],
  ["te llamo mañana por la mañana", "2025-03-29"],
  ["mañana por la mañana a las 8", "2025-03-29 08:00"],
  ["mañana a las 6 y media de la tarde", "2025-03-29 18:30"],
  ["el martes a las seis y media", "2025-04-01 18:30"],
  ["el lunes que viene", "2025-03-31"],
  ["el próximo miércoles a las 12", "2025-04-02 12:00"],
  ["el viernes de la semana que viene a las 17h", "2025-04-04 17:00"],
  ["la semana que viene", "2025-03-31"],
  ["el viernes a las 5", "2025-04-04 17:00"],
  ["dentro de dos días", "2025-03-30"],
  ["en una semana", "2025-04-04"],
  ["dentro de un par de días", "2025-03-30"],
  ["dentro de 15 días", "2025-04-12"],
  ["en media hora te llamo", "2025-03-28 21:59"],
  ["en 20 minutos", "2025-03-28 21:49"],
  ["en dos horas", "2025-03-28 23:29"],
  ["en tres meses", "2025-06-28"],
  ["el 5", "2025-04-05"],
  ["el 30 a las 11", "2025-03-30 11:00"],
  ["el día 5 a las 11", "2025-04-05 11:00"],
  ["el 5 de mayo", "2025-05-05"],
  ["el 3 de marzo de 2026", "2026-03-03"],
  ["el 5 del mes que viene", "2025-04-05"],
  ["lunes 31 de marzo, 18:00 h", "2025-03-31 18:00"],
  ["el lunes 7 a las 10", "2025-04-07 10:00"],
  ["el jueves 3/4 a las 10.30", "2025-04-03 10:30"],
  ["el 3/4/25", "2025-04-03"],
  ["a final de mes", "2025-03-31"],
  ["a finales de abril", "2025-04-30"],
  ["a principios de mayo", "2025-05-01"],
  ["a mediados de junio", "2025-06-15"],
  ["antes de fin de año", "2025-12-31"],
  ["el mes que viene", "2025-04-01"],
  ["en septiembre", "2025-09-01"],
  ["para febrero", "2026-02-01"],
  ["hoy a las 22", "2025-03-28 22:00"],
  ["esta noche a las 10", "2025-03-28 22:00"],
  ["este finde", "2025-03-29"],
  ["el sábado a las 11 de la mañana", "2025-03-29 11:00"],
  ["el sábado 11am", "2025-03-29 11:00"],
  ["sábado 5 pm", "2025-03-29 17:00"],
  ["el jueves tipo 17 hs", "2025-04-03 17:00"],
  ["el jueves a las 7 menos cuarto", "2025-04-03 18:45"],
  ["a las 9 y cuarto de la mañana del martes", "2025-04-01 09:15"],
  ["el lunes a mediodía", "2025-03-31 12:00"],
  ["a las 17:30", "17:30"],
  ["mañana o pasado", "2025-03-29,2025-03-30"],
  ["te llamo pasado", "2025-03-30"],
  ["el martes o el jueves a las 10", "2025-04-01,2025-04-03 10:00"],
  // These name no day of the future.
  ["hasta mañana", ""],
  ["el lunes pasado", ""],
  ["los lunes trabajo", ""],
  ["de lunes a viernes", ""],
  ["por la mañana", ""],
  ["el año pasado", ""],
  ["el 5 piso", ""],
  ["en dos habitaciones", ""],
  ["3/4 habitaciones", ""],
  ["son 250 euros", ""],
  ["he pasado a verlo", ""],
  ["unos 90 metros", ""],
])("%s", (text, expected) => expect(read(text).join(",")).toBe(expected));

test("a Monday said on a Monday is the next one, and a day of the past month the one to come", () => {
  expect(timesIn(scanOfText("el lunes"), "2025-03-31T09:00")[0]!.day).toBe("2025-04-07");
  expect(timesIn(scanOfText("el 1 de febrero"), WRITTEN)[0]!.day).toBe("2026-02-01");
  expect(timesIn(scanOfText("el 15"), "2024-12-20T10:00")[0]!.day).toBe("2025-01-15");
});
