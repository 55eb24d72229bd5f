import { describe, expect, test } from "vitest";
import {
  choice,
  integer,
  isBlank,
  number,
  optionalChoice,
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
  percent,
  readNumber,
} from "./fields.ts";
import { refusal } from "./refusals.test-data.ts";

const bounds = { min: 1, max: 100, message: "De 1 a 100" };

test.each([
  [undefined, true],
  [null, true],
  ["", true],
  [" \n", true],
  ["0", false],
  [0, false],
  [false, false],
])("%j is blank: %s", (raw, expected) => expect(isBlank(raw)).toBe(expected));

test("a typed number is read as it is written here; what is no text stays", () => {
  expect(["1.250,5", "12 €", "nada", "", "9".repeat(65), 7, true, null].map(readNumber)).toEqual([
    1250.5,
    12,
    Number.NaN,
    Number.NaN,
    Number.NaN,
    7,
    true,
    null,
  ]);
  // 64 letters are the most that anybody types.
  expect(readNumber(`${"0".repeat(63)}7`)).toBe(7);
});

describe("a number within bounds", () => {
  test.each([
    ["1", 1],
    ["100", 100],
    ["3,5", 3.5],
    [42, 42],
  ])("takes %j", (raw, value) =>
    expect([number(bounds).parse(raw), optionalNumber(bounds).parse(raw)]).toEqual([value, value]),
  );

  test.each(["0", "0,99", "100,01", 101, "x", Number.NaN, Number.POSITIVE_INFINITY, true, []])("refuses %j", (raw) => {
    for (const schema of [number(bounds), optionalNumber(bounds), integer(bounds), optionalInteger(bounds)])
      expect(refusal(schema, raw)).toBe("De 1 a 100");
  });

  test("is whole where it must be", () => {
    expect([integer(bounds).parse("7"), optionalInteger(bounds).parse("1")]).toEqual([7, 1]);
    expect([integer(bounds).parse(100), optionalInteger(bounds).parse(100)]).toEqual([100, 100]);
    expect([refusal(integer(bounds), "7,5"), refusal(optionalInteger(bounds), 7.5)]).toEqual([
      "De 1 a 100",
      "De 1 a 100",
    ]);
  });

  test("blank is unknown where it may be left out, and a fault where it may not", () => {
    for (const blank of ["", "  ", null, undefined]) {
      expect(optionalNumber(bounds).parse(blank)).toBeUndefined();
      expect(optionalInteger(bounds).parse(blank)).toBeUndefined();
      expect(refusal(number(bounds), blank)).toBe("De 1 a 100");
      expect(refusal(integer(bounds), blank)).toBe("De 1 a 100");
    }
  });
});

test("a percentage is typed by the hundred and kept as a fraction: 3,25 is 0.0325", () => {
  expect(percent(bounds).parse("3,25")).toBeCloseTo(0.0325, 12);
  expect(percent(bounds).parse(100)).toBe(1);
  expect(refusal(percent(bounds), "0,5")).toBe("De 1 a 100");
});

test("a choice is of the list; one that may be left out is unknown where it is blank", () => {
  const kinds = ["piso", "casa"] as const;
  expect(choice(kinds, "Elige").parse("casa")).toBe("casa");
  expect([refusal(choice(kinds, "Elige"), "villa"), refusal(choice(kinds, "Elige"), "")]).toEqual(["Elige", "Elige"]);
  expect(optionalChoice(kinds, "Elige").parse(" ")).toBeUndefined();
  expect(optionalChoice(kinds, "Elige").parse("piso")).toBe("piso");
  expect(refusal(optionalChoice(kinds, "Elige"), "villa")).toBe("Elige");
});

test("yes, no or unknown, however forms and programs write it", () => {
  const flag = optionalFlag();
  expect(["si", "true", "1", 1, true].map((raw) => flag.parse(raw))).toEqual([true, true, true, true, true]);
  expect(["no", "false", "0", 0, false].map((raw) => flag.parse(raw))).toEqual([false, false, false, false, false]);
  expect(["", " ", null, undefined].map((raw) => flag.parse(raw))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(["quizá", 2, []].map((raw) => refusal(flag, raw))).toEqual([
    "Elige sí, no o déjalo sin indicar",
    "Elige sí, no o déjalo sin indicar",
    "Elige sí, no o déjalo sin indicar",
  ]);
});

test("a short text is trimmed, and blank is unknown", () => {
  const short = optionalText(5);
  expect([" abc ", "", null, "  abcde  "].map((raw) => short.parse(raw))).toEqual([
    "abc",
    undefined,
    undefined,
    "abcde",
  ]);
  expect(refusal(short, "abcdef")).toBe("Usa como mucho 5 caracteres");
  expect(refusal(short, 7)).not.toBeNull();
});
