import { expect, test } from "vitest";
import { isEstimated, writeFigureAmount } from "./result-figure.ts";

test("what has a range or says so is an estimate, and shows three digits; all else is exact", () => {
  const range80 = { low: 250_000, high: 290_000 };
  expect([{ range80 }, { isEstimate: true }, { isEstimate: false }, {}].map(isEstimated)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const written = (figure: object) => writeFigureAmount({ currency: "EUR", ...figure }, 267_373);
  expect(written({ range80 })).toBe("267.000\u00a0€");
  expect(written({ isEstimate: true })).toBe("267.000\u00a0€");
  expect(written({})).toBe("267.373\u00a0€");
});
