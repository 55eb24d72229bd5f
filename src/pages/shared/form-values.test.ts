import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { fillValues, fillWithFigures, hasFigures, layFigures, mergeValues, toFormValues } from "./form-values.ts";

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

const VALUED = { values: { value: "320000" }, figures: { value: "467732", valueLow: "396000" } };

test("a valuation goes over the asking price of the file, and over what stood there before anybody typed", () => {
  const valued = { value: "467732", valueLow: "396000" };
  expect(fillWithFigures({ value: "", valueLow: "" }, VALUED, [])).toEqual(valued);
  expect(fillWithFigures({}, VALUED, [])).toEqual(valued);
  // Another home was chosen before, whose value nobody typed; and a form that starts with a zero.
  expect(fillWithFigures({ value: "200000", valueLow: "0" }, VALUED, [{ valueLow: "0" }, { value: "200000" }])).toEqual(
    valued,
  );
});

test("a typed figure stays, also before the price of the file", () => {
  const filled = fillWithFigures({ value: "450000", valueLow: "" }, VALUED, [{ value: "" }]);
  expect(filled).toEqual({ value: "450000", valueLow: "396000" });
  expect(hasFigures(filled, VALUED.figures)).toBe(false);
  expect(layFigures(filled, VALUED.figures)).toEqual(VALUED.figures);
  expect(hasFigures(VALUED.figures, VALUED.figures)).toBe(true);
});

test("in a list, the row of the same home takes the value that it lacks and keeps the one that was typed", () => {
  const row = { address: "Calle Sueca, 12" };
  const fill = { values: { owners: [row] }, figures: { owners: [{ address: "Calle Sueca, 12", value: "467732" }] } };
  const other = { address: "Otra", value: "1" };
  expect(fillWithFigures({ owners: [other, {}] }, fill, [])).toEqual({
    owners: [other, { address: "Calle Sueca, 12", value: "467732" }],
  });
  const typed = { owners: [{ name: "Marta", address: "Calle Sueca, 12", value: "400000" }, other] };
  expect(fillWithFigures(typed, fill, [])).toEqual(typed);
  expect(hasFigures(typed, fill.figures)).toBe(false);
  expect(layFigures(typed, fill.figures)).toEqual({
    owners: [{ name: "Marta", address: "Calle Sueca, 12", value: "467732" }, other],
  });
});
