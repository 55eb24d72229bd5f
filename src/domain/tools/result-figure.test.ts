import { expect, test } from "vitest";
import { isEstimated, writeFigureAmount } from "./result-figure.ts";

const range80 = { low: 500_000, high: 600_000 };

test("a figure with a range, or one that says so, is an estimate", () => {
  expect([{ range80 }, { isEstimate: true }, { isEstimate: false }, {}].map(isEstimated)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("an estimate shows three digits, an exact figure all of them", () => {
  expect(writeFigureAmount({ currency: "EUR", range80 }, 550_048)).toBe("550.000\u00a0€");
  expect(writeFigureAmount({ currency: "EUR", isEstimate: true }, 550_048)).toBe("550.000\u00a0€");
  expect(writeFigureAmount({ currency: "EUR" }, 550_048)).toBe("550.048\u00a0€");
  expect(writeFigureAmount({ currency: "MXN", range80 }, 3_456_789)).toBe("$3,460,000\u00a0MXN");
});
