import { expect, test } from "vitest";
import { buffersOf, FoundHomes } from "./zone-homes.ts";

test("another thread gets the memory of every column, and of nothing else", () => {
  const homes = {
    count: 2,
    numbers: new Int32Array(2),
    currencyNames: ["", "EUR"],
    prices: new Float64Array(2),
  } as unknown as Parameters<typeof buffersOf>[0];
  expect(buffersOf(homes).map(({ byteLength }) => byteLength)).toEqual([8, 16]);
});

test("homes that were found are counted one by one", () => {
  const found = new FoundHomes();
  expect(found.count).toBe(0);
  found.add({} as never, 7);
  found.add({} as never, 9);
  expect([found.count, found.slots]).toEqual([2, [7, 9]]);
});
