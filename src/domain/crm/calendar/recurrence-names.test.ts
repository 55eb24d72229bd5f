import { describe, expect, test } from "vitest";
import {
  dateInWords,
  dayInWords,
  noRepetition,
  REPETITION_KINDS,
  repetitionName,
  repetitionOf,
  ruleInWords,
  ruleOf,
} from "./recurrence-words.ts";

/** A Monday, the third of its month. */
const MONDAY = "2026-10-19T10:00:00";

test.each([
  ["2026-10-19", "lunes, 19 de octubre", "19 de octubre de 2026"],
  ["2026-01-06", "martes, 6 de enero", "6 de enero de 2026"],
  ["2026-12-30", "miércoles, 30 de diciembre", "30 de diciembre de 2026"],
  ["2024-02-29", "jueves, 29 de febrero", "29 de febrero de 2024"],
  ["2026-05-01", "viernes, 1 de mayo", "1 de mayo de 2026"],
  ["2026-08-15", "sábado, 15 de agosto", "15 de agosto de 2026"],
  ["2026-09-20", "domingo, 20 de septiembre", "20 de septiembre de 2026"],
])("%s is «%s», and «%s»", (day, name, date) => expect([dayInWords(day), dateInWords(day)]).toEqual([name, date]));

describe("a repetition in words", () => {
  test.each([
    ["FREQ=DAILY", "cada día"],
    ["FREQ=DAILY;INTERVAL=3;COUNT=1", "cada 3 días, una vez"],
    ["FREQ=DAILY;COUNT=5", "cada día, 5 veces"],
    ["FREQ=DAILY;UNTIL=20270110T235959", "cada día, hasta el 10 de enero de 2027"],
    ["FREQ=WEEKLY", "cada semana los lunes"],
    ["FREQ=WEEKLY;BYDAY=TH,MO", "cada semana los lunes y jueves"],
    ["FREQ=WEEKLY;BYDAY=SA", "cada semana los sábados"],
    ["FREQ=WEEKLY;BYDAY=SU,WE,TU", "cada semana los martes, miércoles y domingos"],
    ["FREQ=WEEKLY;BYDAY=FR,TH,WE,TU,MO", "de lunes a viernes"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR", "cada 2 semanas los lunes, martes, miércoles, jueves y viernes"],
    ["FREQ=MONTHLY", "cada mes el día 19"],
    ["FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5", "cada 2 meses el día 5"],
    ["FREQ=MONTHLY;BYMONTHDAY=1,15", "cada mes el día 1 y 15"],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", "cada mes el último día"],
    ["FREQ=MONTHLY;BYDAY=1MO", "cada mes el primer lunes"],
    ["FREQ=MONTHLY;BYDAY=2TU", "cada mes el segundo martes"],
    ["FREQ=MONTHLY;BYDAY=3WE", "cada mes el tercer miércoles"],
    ["FREQ=MONTHLY;BYDAY=4SA", "cada mes el cuarto sábado"],
    ["FREQ=MONTHLY;BYDAY=5SU", "cada mes el quinto domingo"],
    ["FREQ=MONTHLY;BYDAY=6MO", "cada mes el 6.º lunes"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "cada mes el último viernes"],
    ["FREQ=MONTHLY;BYDAY=MO", "cada mes"],
    ["FREQ=MONTHLY;BYDAY=1MO,2MO", "cada mes"],
    ["FREQ=YEARLY", "cada año el 19 de octubre"],
    ["FREQ=YEARLY;INTERVAL=2", "cada 2 años el 19 de octubre"],
    ["FREQ=YEARLY;BYMONTH=3", "cada año el 19 de marzo"],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=5", "cada año el 5 de febrero"],
    ["FREQ=YEARLY;BYDAY=20MO", "cada año"],
    ["FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1", "con un ritmo propio"],
    ["a veces", "se repite"],
  ])("%s: %s", (rule, words) => expect(ruleInWords(rule, MONDAY)).toBe(words));

  test("as a form offers it", () => {
    expect(REPETITION_KINDS.map((kind) => repetitionName(kind, MONDAY))).toEqual([
      "No se repite",
      "Cada día",
      "Cada semana",
      "Cada mes el día 19",
      "Cada mes el tercer lunes",
      "Cada mes el último día",
      "Cada año el 19 de octubre",
      "Como está",
    ]);
  });
});

describe("a rule in the words of a form", () => {
  const of = (rule: string | null, start = MONDAY) => repetitionOf(rule, start);

  test("of none, or of one that cannot be read, is what a new event begins with: 90 days, ten times", () => {
    const none = { kind: "no", interval: 1, days: ["MO"], end: "nunca", until: "2027-01-17", count: 10, rule: null };
    expect(noRepetition(MONDAY)).toEqual(none);
    expect([of(null), of("FREQ=HOURLY")]).toEqual([none, none]);
  });

  test("holds its days and its end", () => {
    expect(of("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4")).toMatchObject({
      kind: "semana",
      interval: 2,
      days: ["TU", "TH"],
      end: "veces",
      count: 4,
      until: "2027-01-17",
    });
    expect(of("FREQ=WEEKLY;BYDAY=TU;UNTIL=20261201T235959")).toMatchObject({
      days: ["TU"],
      end: "hasta",
      until: "2026-12-01",
      count: 10,
    });
    expect(of("FREQ=DAILY")).toMatchObject({ days: ["MO"], end: "nunca", rule: "FREQ=DAILY" });
  });

  test.each([
    ["FREQ=DAILY", "dia"],
    ["FREQ=DAILY;BYDAY=MO", "otra"],
    ["FREQ=DAILY;BYMONTHDAY=1", "otra"],
    ["FREQ=WEEKLY;BYDAY=MO,TU", "semana"],
    ["FREQ=WEEKLY;BYMONTH=3", "otra"],
    ["FREQ=MONTHLY", "mes-dia"],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", "mes-ultimo"],
    ["FREQ=MONTHLY;BYMONTHDAY=5", "otra"],
    ["FREQ=MONTHLY;BYMONTHDAY=-1;BYDAY=MO", "otra"],
    ["FREQ=MONTHLY;BYDAY=3MO", "mes-semana"],
    ["FREQ=MONTHLY;BYDAY=2MO", "otra"],
    ["FREQ=MONTHLY;BYDAY=3TU", "otra"],
    ["FREQ=MONTHLY;BYDAY=3MO,3TU", "otra"],
    ["FREQ=MONTHLY;BYDAY=3MO;BYMONTHDAY=19", "otra"],
    ["FREQ=MONTHLY;BYDAY=3MO;BYSETPOS=1", "otra"],
    ["FREQ=YEARLY", "ano"],
    ["FREQ=YEARLY;BYDAY=1MO", "otra"],
    ["FREQ=YEARLY;BYMONTHDAY=1", "otra"],
  ])("%s is of the kind %s", (rule, kind) => expect(of(rule).kind).toBe(kind));

  test("the last Monday of a month is said from its end", () =>
    expect(of("FREQ=MONTHLY;BYDAY=-1MO", "2026-10-26T10:00:00").kind).toBe("mes-semana"));
});

describe("the rule of what a form says", () => {
  const rule = (more: object, start = MONDAY) => ruleOf({ ...noRepetition(start), ...more }, start);

  test.each([
    [{ kind: "no" }, null],
    [{ kind: "otra", rule: "FREQ=YEARLY;BYDAY=20MO" }, "FREQ=YEARLY;BYDAY=20MO"],
    [{ kind: "dia" }, "FREQ=DAILY"],
    [{ kind: "semana" }, "FREQ=WEEKLY;BYDAY=MO"],
    [{ kind: "semana", days: ["FR", "MO"] }, "FREQ=WEEKLY;BYDAY=MO,FR"],
    [{ kind: "semana", days: ["FR"] }, "FREQ=WEEKLY;BYDAY=FR"],
    [{ kind: "semana", days: [] }, "FREQ=WEEKLY;BYDAY=MO"],
    [{ kind: "mes-dia" }, "FREQ=MONTHLY"],
    [{ kind: "mes-semana" }, "FREQ=MONTHLY;BYDAY=3MO"],
    [{ kind: "mes-ultimo" }, "FREQ=MONTHLY;BYMONTHDAY=-1"],
    [{ kind: "ano" }, "FREQ=YEARLY"],
    [{ kind: "dia", end: "hasta", until: "2026-12-01" }, "FREQ=DAILY;UNTIL=20261201T235959"],
    // From one to a thousand, and one where nothing was typed.
    [{ kind: "dia", interval: 0 }, "FREQ=DAILY"],
    [{ kind: "dia", interval: -5 }, "FREQ=DAILY"],
    [{ kind: "dia", interval: Number.NaN }, "FREQ=DAILY"],
    [{ kind: "dia", interval: 2.6 }, "FREQ=DAILY;INTERVAL=3"],
    [{ kind: "dia", interval: 1500 }, "FREQ=DAILY;INTERVAL=1000"],
    [{ kind: "dia", end: "veces", count: 0 }, "FREQ=DAILY;COUNT=1"],
    [{ kind: "dia", end: "veces", count: -5 }, "FREQ=DAILY;COUNT=1"],
    [{ kind: "dia", end: "veces", count: 6000 }, "FREQ=DAILY;COUNT=5000"],
  ])("%o: %s", (more, expected) => expect(rule(more)).toBe(expected));

  test.each([
    ["2026-10-07", "1WE"],
    ["2026-10-08", "2TH"],
    ["2026-10-24", "4SA"],
    ["2026-10-25", "-1SU"],
    ["2026-02-21", "3SA"],
    ["2026-02-22", "-1SU"],
  ])("%s is the %s of its month", (day, nth) =>
    expect(rule({ kind: "mes-semana" }, `${day}T10:00:00`)).toBe(`FREQ=MONTHLY;BYDAY=${nth}`),
  );
});
