import { expect, test } from "vitest";
import { noRepetition, repetitionName, repetitionOf, ruleInWords, ruleOf } from "./recurrence-words.ts";

const TUESDAY = "2026-10-13T10:00:00";

test.each([
  ["FREQ=DAILY", "cada día"],
  ["FREQ=WEEKLY", "cada semana los martes"],
  [
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270110T235959",
    "cada 2 semanas los lunes y jueves, hasta el 10 de enero de 2027",
  ],
  ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "de lunes a viernes"],
  ["FREQ=WEEKLY;BYDAY=SA,SU", "cada semana los sábados y domingos"],
  ["FREQ=MONTHLY;COUNT=6", "cada mes el día 13, 6 veces"],
  ["FREQ=MONTHLY;BYDAY=2TU", "cada mes el segundo martes"],
  ["FREQ=MONTHLY;BYDAY=-1FR", "cada mes el último viernes"],
  ["FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1", "cada 3 meses el último día"],
  ["FREQ=YEARLY", "cada año el 13 de octubre"],
])("%s: %s", (rule, words) => {
  expect(ruleInWords(rule, TUESDAY)).toBe(words);
});

test.each(["dia", "semana", "mes-dia", "mes-semana", "mes-ultimo", "ano"] as const)(
  "%s: form and rule are one",
  (kind) => {
    const rule = ruleOf({ ...noRepetition(TUESDAY), kind, interval: 2, end: "veces", count: 4 }, TUESDAY)!;
    expect(repetitionOf(rule, TUESDAY)).toMatchObject({ kind, interval: 2, end: "veces", count: 4 });
    expect(ruleOf(repetitionOf(rule, TUESDAY), TUESDAY)).toBe(rule);
  },
);

test("the choices name their effect", () => {
  expect(repetitionName("mes-semana", TUESDAY)).toBe("Cada mes el segundo martes");
  expect(repetitionName("mes-semana", "2026-10-27T10:00:00")).toBe("Cada mes el último martes");
  expect(repetitionOf("FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1", TUESDAY).kind).toBe("otra");
});
