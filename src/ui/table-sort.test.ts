import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nextSorting, sortRows } from "./table-sort.ts";

const by = <T>(value: T) => value;

test("text follows Spanish order", () => {
  expect(sortRows(["Ñuñoa", "Oviedo", "Nules", "Ávila", "Benimaclet"], by, "ascending")).toEqual([
    "Ávila",
    "Benimaclet",
    "Nules",
    "Ñuñoa",
    "Oviedo",
  ]);
  expect(sortRows(["Calle 10", "Calle 2"], by, "ascending")).toEqual(["Calle 2", "Calle 10"]);
});

test("numbers sort by value and the unknown stays last in both directions", () => {
  const prices = [342_000, null, 289_000, undefined, 1_200_000];
  expect(sortRows(prices, by, "ascending")).toEqual([289_000, 342_000, 1_200_000, null, undefined]);
  expect(sortRows(prices, by, "descending")).toEqual([1_200_000, 342_000, 289_000, null, undefined]);
});

test("equal rows keep their order", () => {
  const rows = [
    { id: 1, rooms: 3 },
    { id: 2, rooms: 2 },
    { id: 3, rooms: 3 },
  ];
  expect(sortRows(rows, (row) => row.rooms, "descending").map((row) => row.id)).toEqual([1, 3, 2]);
});

test("sorting loses and invents nothing, and leaves the original alone", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (rows) => {
      const before = [...rows];
      const sorted = sortRows(rows, by, "ascending");
      expect(rows).toEqual(before);
      expect(sorted.toSorted()).toEqual(rows.toSorted());
    }),
  );
});

test("a header starts in its natural direction and then turns", () => {
  const first = nextSorting(null, "price", true);
  expect(first).toEqual({ column: "price", direction: "descending" });
  expect(nextSorting(first, "price", true).direction).toBe("ascending");
  expect(nextSorting(first, "street", false)).toEqual({ column: "street", direction: "ascending" });
});
