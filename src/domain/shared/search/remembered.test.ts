import { expect, test, vi } from "vitest";
import { remembered } from "./remembered.ts";

test("a word is worked out once, and nothing is kept of what is too long for a word", () => {
  const of = vi.fn((word: string) => word.toUpperCase());
  const upper = remembered(of);
  expect([upper("piso"), upper("piso"), upper("casa")]).toEqual(["PISO", "PISO", "CASA"]);
  expect(of).toHaveBeenCalledTimes(2);
  const long = "a".repeat(41);
  expect([upper(long), upper(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
  expect(of).toHaveBeenCalledTimes(4);
});

test("the memory is emptied before it grows without an end, and what is undefined is remembered too", () => {
  const of = vi.fn((_word: string) => undefined);
  const nothing = remembered(of);
  for (let word = 0; word < 30_000; word++) nothing(`p${word}`);
  nothing("p0");
  expect(of).toHaveBeenCalledTimes(30_000);
  nothing("otra");
  nothing("p0");
  expect(of).toHaveBeenCalledTimes(30_002);
});
