import fc from "fast-check";
import { expect, test } from "vitest";
import { NumberTable } from "./number-table.ts";

test("it holds what a map of the same changes holds", () => {
  const change = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 60 }), fc.nat(1_000));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
      const [table, map] = [new NumberTable(), new Map<number, number>()];
      for (const [isSet, number, slot] of changes) {
        if (isSet) {
          table.set(number, slot);
          map.set(number, slot);
        } else {
          table.delete(number);
          map.delete(number);
        }
        expect(table.size).toBe(map.size);
      }
      for (let number = 1; number <= 60; number++) expect(table.get(number)).toBe(map.get(number));
      const held: [number, number][] = [];
      table.each((number, slot) => held.push([number, slot]));
      expect(held.sort(([a], [b]) => a - b)).toEqual([...map].sort(([a], [b]) => a - b));
    }),
  );
});

test("it grows for thousands, and forgets the deleted ones on the way", () => {
  const table = new NumberTable();
  for (let number = 1; number <= 5_000; number++) table.set(number * 1_024, number - 1);
  for (let number = 1; number <= 5_000; number += 2) table.delete(number * 1_024);
  for (let number = 5_001; number <= 20_000; number++) table.set(number * 1_024, number - 1);
  expect(table.size).toBe(17_500);
  expect(table.get(1_024)).toBeUndefined();
  expect(table.get(2 * 1_024)).toBe(1);
  expect(table.get(20_000 * 1_024)).toBe(19_999);
});
