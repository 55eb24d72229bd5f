import { expect, test } from "vitest";
import { NumberTable } from "./number-table.ts";

test("a number has the slot that it was given last, and none after it was let go of", () => {
  const table = new NumberTable();
  table.set(5, 0);
  table.set(7, 3);
  table.set(5, 9);
  expect([table.get(5), table.get(7), table.get(6), table.size]).toEqual([9, 3, undefined, 2]);
  table.delete(5);
  table.delete(5);
  table.delete(6);
  expect([table.get(5), table.get(7), table.size]).toEqual([undefined, 3, 1]);
  table.set(5, 0);
  expect([table.get(5), table.size]).toEqual([0, 2]);
});

test("numbers stay found while thousands come and go, and each is handed over once", () => {
  const table = new NumberTable();
  for (let number = 1; number <= 5_000; number++) table.set(number, number * 2);
  for (let number = 1; number <= 5_000; number += 2) table.delete(number);
  for (let number = 5_001; number <= 9_000; number++) table.set(number, number * 2);
  expect(table.size).toBe(6_500);
  const found: [number: number, slot: number][] = [];
  table.each((number, slot) => found.push([number, slot]));
  expect(found).toHaveLength(6_500);
  for (const [number, slot] of found) expect(slot).toBe(number * 2);
  for (let number = 1; number <= 9_000; number++)
    expect(table.get(number)).toBe(number <= 5_000 && number % 2 === 1 ? undefined : number * 2);
});

test("a table whose numbers go again and again does not fill up: looking for a number that is not there ends", () => {
  const table = new NumberTable();
  for (let number = 1; number <= 20_000; number++) {
    table.set(number, 1);
    table.delete(number);
  }
  expect([table.size, table.get(20_001)]).toEqual([0, undefined]);
});
