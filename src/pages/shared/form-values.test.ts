import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { fillValues, mergeValues, toFormValues } from "./form-values.ts";

test("numbers become Spanish text, flags words, absent nothing", () => {
  expect(toFormValues({ area: 85.5, lift: true, pool: false, floor: undefined, tags: [1, 2] })).toEqual({
    area: "85,5",
    lift: "si",
    pool: "no",
    floor: "",
    tags: ["1", "2"],
  });
});

test("a latitude of exactly three decimals is not read back as thousands", () => {
  expect(toFormValues(41.123)).toBe("41,1230");
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (x) => {
      const rounded = Number(x.toFixed(6));
      fc.pre(!String(rounded).includes("e"));
      expect(parseSpanishNumber(toFormValues(rounded) as string)).toBeCloseTo(rounded, 9);
    }),
  );
});

test("the values merged over win key by key; lists are replaced", () => {
  expect(mergeValues({ home: { a: 1, b: 2 }, list: [1, 2] }, { home: { b: 3 }, list: [9] })).toEqual({
    home: { a: 1, b: 3 },
    list: [9],
  });
});

test("digits that only the machine wrote are left out", () => {
  expect(toFormValues(0.029 * 100)).toBe("2,9");
});

test("a row of a home or person joins those that are typed, once; other lists are taken whole", () => {
  const typed = {
    prospects: [
      { name: "Ana", address: "" },
      { name: "", address: "" },
    ],
    events: [{ kind: "visita" }],
  };
  const home = { prospects: [{ address: "Calle Cuba, 3" }], events: [{ kind: "llamada" }] };
  const once = fillValues(typed, home);
  expect(once).toEqual({
    prospects: [{ name: "Ana", address: "" }, { address: "Calle Cuba, 3" }],
    events: [{ kind: "llamada" }],
  });
  expect(fillValues(once, home)).toEqual(once);
});
