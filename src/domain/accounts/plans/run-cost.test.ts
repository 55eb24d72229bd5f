import { expect, test } from "vitest";
import { costOf } from "./run-cost.ts";

const costs = { browser: 0, server: 1, text: 5, image: 20 };

test.each([
  ["browser", 0],
  ["server", 2],
  ["text", 5],
  ["image", 20],
] as const)("a run by %s costs %i: the tool sets the cost of the server alone", (engine, credits) => {
  expect(costOf(engine, { credits: 2 }, costs)).toBe(credits);
});
