import { expect, test } from "vitest";
import { writeFigureAmount } from "./result-figure.ts";

test("a figure with a range shows three digits, an exact one all of them", () => {
  const range80 = { low: 500_000, high: 600_000 };
  expect(writeFigureAmount({ currency: "EUR", range80 }, 550_048)).toBe("550.000\u00a0€");
  expect(writeFigureAmount({ currency: "EUR" }, 550_048)).toBe("550.048\u00a0€");
  expect(writeFigureAmount({ currency: "MXN", range80 }, 3_456_789)).toBe("3.460.000\u00a0MXN");
});
