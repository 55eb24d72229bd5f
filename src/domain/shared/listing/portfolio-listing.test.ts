import { expect, test } from "vitest";
import { hidesItsPlace, nameByReference, PORTFOLIO_SOURCE } from "./portfolio-listing.ts";

test("a home of the portfolio that comes with its reference, or with no name, hides its place", () => {
  expect(nameByReference("GIR-1")).toBe("Ref. GIR-1");
  expect(nameByReference("")).toBeUndefined();
  expect(nameByReference(null)).toBeUndefined();
  expect(hidesItsPlace({ source: PORTFOLIO_SOURCE, address: nameByReference("GIR-1") })).toBe(true);
  expect(hidesItsPlace({ source: PORTFOLIO_SOURCE, address: undefined })).toBe(true);
  expect(hidesItsPlace({ source: PORTFOLIO_SOURCE, address: "Calle Betis, 9" })).toBe(false);
  expect(hidesItsPlace({ source: "Pegado por el agente", address: undefined })).toBe(false);
});
