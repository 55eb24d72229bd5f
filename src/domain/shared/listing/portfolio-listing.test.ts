import { expect, test } from "vitest";
import { nameByReference, PORTFOLIO_SOURCE, withHiddenPoint } from "./portfolio-listing.ts";

const at = { latitude: 37.39021, longitude: -5.98954 };

test("a home of the portfolio under its reference, or without a name, keeps three decimals of its position", () => {
  const rounded = { latitude: 37.39, longitude: -5.99 };
  for (const address of [nameByReference("GIR-1"), undefined])
    expect(withHiddenPoint({ source: PORTFOLIO_SOURCE, address, ...at })).toEqual({
      source: "Tu cartera",
      address,
      ...rounded,
    });
});

test("one that shows its address, somebody else's advert and one without a position stay as they are", () => {
  for (const listing of [
    { source: PORTFOLIO_SOURCE, address: "Calle Betis, 9", ...at },
    { source: "Pegado por el agente", address: "Ref. 7", ...at },
    { source: PORTFOLIO_SOURCE, address: "Ref. 7", latitude: undefined, longitude: undefined },
  ])
    expect(withHiddenPoint(listing)).toBe(listing);
});

test("without a reference there is no name", () => {
  expect(nameByReference("S-12")).toBe("Ref. S-12");
  expect(nameByReference("")).toBeUndefined();
  expect(nameByReference(null)).toBeUndefined();
});
