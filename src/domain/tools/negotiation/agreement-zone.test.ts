import { expect, test } from "vitest";
import { agreementZone } from "./agreement-zone.ts";

const ceiling = { low: 240_000, high: 250_000 };

test("from the reserve to the ceiling, with its middle", () =>
  expect(agreementZone(230_000, ceiling)).toEqual({ kind: "sure", low: 230_000, high: 250_000, midpoint: 240_000 }));
test("the lowest guess reaches it to the euro", () => {
  expect(agreementZone(240_000, ceiling).kind).toBe("sure");
  expect(agreementZone(240_001, ceiling).kind).toBe("possible");
});
test("only the high guess reaches", () =>
  expect(agreementZone(245_000, ceiling)).toEqual({
    kind: "possible",
    low: 245_000,
    high: 250_000,
    midpoint: 247_500,
  }));
test("a reserve at the ceiling leaves one price, above it none", () => {
  expect(agreementZone(250_000, ceiling)).toEqual({ kind: "possible", low: 250_000, high: 250_000, midpoint: 250_000 });
  expect(agreementZone(252_000, ceiling)).toEqual({ kind: "none", gap: 2000 });
});
