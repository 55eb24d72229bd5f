import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { looksLikeMailAddress, MAIL_ADDRESS_MAX, mailAddress, typedMailAddress } from "./mail-address.ts";
import { dayOfPast, isPastDay } from "./past-day.ts";
import { refusal, refusals } from "./refusals.test-data.ts";
import { anyJson, atMost, dictionary, LONGEST_FIGURE, list, text, trimmedText } from "./text.ts";
import { money, optionalPercent, orUsual, percentage } from "./usual-fields.ts";
import { day, instant, isRealTime } from "./when.ts";

describe("a text from outside", () => {
  test("has 300 letters at most where nothing else is said", () => {
    expect(refusal(text(), "a".repeat(300))).toBeNull();
    expect(refusal(text(), "a".repeat(301))).toBe("Usa como mucho 300 caracteres");
    expect(refusal(trimmedText(), ` ${"a".repeat(300)} `)).toBeNull();
    expect(refusal(trimmedText(), "a".repeat(301))).toBe("Usa como mucho 300 caracteres");
    expect(LONGEST_FIGURE).toBe(64);
  });

  test("says its bound with grouped thousands, or in the words of its field", () => {
    expect(refusal(text({ max: 2000 }), "a".repeat(2001))).toBe("Usa como mucho 2.000 caracteres");
    expect(refusal(text({ max: 2, tooLong: "Demasiado" }), "abc")).toBe("Demasiado");
    expect(refusal(text({ message: "Escribe algo" }), 7)).toBe("Escribe algo");
    expect(refusal(trimmedText({ message: "Escribe algo" }), null)).toBe("Escribe algo");
  });

  test("too long ends the check: no rule behind it reads the text", () => {
    const read: string[] = [];
    const watched = z.string().check(
      atMost(3),
      z.refine((typed) => read.push(typed) > 0),
    );
    expect([refusal(watched, "abcd"), read]).toEqual(["Usa como mucho 3 caracteres", []]);
    expect([refusal(watched, "abc"), read]).toEqual([null, ["abc"]]);
  });
});

describe("several of something", () => {
  test("a list has 100 members at most where nothing else is said", () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
    expect(refusal(list(z.number()), numbers(100))).toBeNull();
    expect(refusal(list(z.number()), numbers(101))).toBe("Pon como mucho 100");
    expect(refusal(list(z.number(), { max: 1, tooMany: "Uno solo" }), numbers(2))).toBe("Uno solo");
    expect(refusal(list(z.number(), { message: "Falta la lista" }), "no")).toBe("Falta la lista");
  });

  test("so has a dictionary, and its document says so", () => {
    const values = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
    expect(refusal(dictionary(text(), z.number()), values(100))).toBeNull();
    expect(refusal(dictionary(text(), z.number()), values(101))).toBe("Pon como mucho 100");
    expect(z.toJSONSchema(dictionary(text(), z.number(), { max: 7 }))).toMatchObject({ maxProperties: 7 });
  });

  test("any JSON is counted by its letters: [1,2] has five", () => {
    expect([refusal(anyJson(5), [1, 2]), refusal(anyJson(4), [1, 2]), refusal(anyJson(2), undefined)]).toEqual([
      null,
      "Es demasiado largo",
      null,
    ]);
    expect(z.toJSONSchema(anyJson(10_000))).toMatchObject({ description: "JSON de hasta 10.000 caracteres" });
  });
});

describe("addresses of mail", () => {
  test("those that we write to are as strict as any mail server", () => {
    expect(refusal(mailAddress(), "ana@ejemplo.es")).toBeNull();
    expect(refusal(mailAddress(), " ana@ejemplo.es")).toBe("Email inválido");
    expect(refusal(mailAddress("Revisa el correo"), "ñandú@ejemplo")).toBe("Revisa el correo");
    expect(typedMailAddress().parse(" ana@ejemplo.es ")).toBe("ana@ejemplo.es");
    expect(refusal(typedMailAddress(), 7)).toBe("Email inválido");
    expect(refusal(mailAddress(), `${"a".repeat(244)}@ejemplo.es`)).toBeNull();
    expect(refusal(mailAddress(), `${"a".repeat(245)}@ejemplo.es`)).toBe("Usa como mucho 255 caracteres");
    expect(MAIL_ADDRESS_MAX).toBe(255);
  });

  test.each([
    ["jose.muñoz@correo.example", true],
    ["олена@пошта.укр", true],
    ["a@b.c", true],
    ["a@b", false],
    ["a b@c.es", false],
    ["a@b@c.es", false],
    ["a@b.es.", false],
    ["@b.es", false],
    ["", false],
    [`${"a".repeat(250)}@b.es`, true],
    [`${"a".repeat(251)}@b.es`, false],
  ])("%s looks like one: %s", (typed, expected) => expect(looksLikeMailAddress(typed)).toBe(expected));
});

test.each([
  ["2026-11-20", true, "2026-11-20"],
  ["hace 1 día", true, "2026-11-24"],
  ["hace 30 días", true, "2026-10-26"],
  ["hace 1000 días", false, "hace 1000 días"],
  ["2026-02-30", false, "2026-02-30"],
  ["ayer", false, "ayer"],
])("%s is a day of the past: %s, seen from 25 November 2026 it is %s", (typed, isDay, iso) => {
  expect(isPastDay(typed)).toBe(isDay);
  expect(dayOfPast(typed, "2026-11-25")).toBe(iso);
});

describe("days and instants", () => {
  test.each([
    ["1000-01-01", true],
    ["0999-12-31", false],
    ["9998-12-31T23:59:59Z", true],
    ["9999-01-01", false],
    ["nunca", false],
  ])("%s can be kept: %s", (typed, expected) => expect(isRealTime(typed)).toBe(expected));

  test("are refused in the words of their field", () => {
    expect([refusal(day("Elige el día"), "2026-02-30"), refusal(day("Elige el día"), "0999-01-01")]).toEqual([
      "Elige el día",
      "Elige el día",
    ]);
    expect(refusal(day(), "2026-02-28")).toBeNull();
    expect(refusal(instant(), "2026-11-21T10:00:00Z")).toBeNull();
    expect(refusal(instant({ message: "Indica cuándo" }), "2026-11-21T10:00:00+02:00")).toBe("Indica cuándo");
    expect(refusal(instant({ offset: true }), "2026-11-21T10:00:00+02:00")).toBeNull();
    expect(refusal(instant({ message: "Indica cuándo" }), "0001-01-01T00:00:00Z")).toBe("Indica cuándo");
  });
});

describe("fields of calculators", () => {
  test("an amount goes to a billion of Spain, and below zero only where it says so", () => {
    expect(money("Un importe")).toEqual({ min: 0, max: 1_000_000_000_000, message: "Un importe" });
    expect(money("Un importe", -5).min).toBe(-5);
  });

  test("blank takes the usual value, as leaving the field out does", () => {
    const form = z.object({ years: orUsual(z.number(), 30) });
    expect([form.parse({}), form.parse({ years: "" }), form.parse({ years: 25 })]).toEqual([
      { years: 30 },
      { years: 30 },
      { years: 25 },
    ]);
    expect(Object.keys(refusals(form, { years: "muchos" }))).toEqual(["years"]);
    expect(z.toJSONSchema(orUsual(z.number(), 30), { io: "input" })).toMatchObject({ default: 30 });
  });

  test("a percentage that may be left out is rounded to a millionth of a percent", () => {
    const rate = optionalPercent({ min: 0, max: 50, message: "De 0 a 50" });
    expect([rate.parse("3,25"), rate.parse(""), rate.parse(undefined), rate.parse(0.07)]).toEqual([
      0.0325,
      undefined,
      undefined,
      0.0007,
    ]);
    expect(rate.parse(1 / 3)).toBe(0.00333333);
    expect(refusal(rate, 51)).toBe("De 0 a 50");
    expect(percentage({ min: 0, max: 50, message: "De 0 a 50" }).parse("50")).toBe(0.5);
  });

  test("the API's document says that it is in percent", () => {
    expect(z.toJSONSchema(percentage({ min: 1, max: 50, message: "" }), { io: "input" })).toMatchObject({
      type: "number",
      minimum: 1,
      maximum: 50,
      description: "En porcentaje: 3,25 es un 3,25 %",
    });
  });
});
