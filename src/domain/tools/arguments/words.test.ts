import { describe, expect, test } from "vitest";
import { caseOf, TODAY } from "./arguments.test-data.ts";
import type { ArgumentCase } from "./case.ts";
import { figuresOf } from "./figures.ts";
import { communityEvidence, knownOf, officialEvidence, priceEvidence, propertyTaxEvidence } from "./words.ts";

const known = (changes: Partial<ArgumentCase>, home: Partial<ArgumentCase["home"]> = {}) => {
  const given = caseOf(changes, home);
  return knownOf(given, figuresOf(given));
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("the proof of", () => {
  test("a price is the form; without one it shows zero", () => {
    const of = (price: number | undefined) => priceEvidence(known({}, { price }));
    expect(of(250_000)).toMatchObject({ kind: "ficha", date: TODAY });
    expect([of(250_000), of(undefined)].map(({ value }) => plain(value))).toEqual(["250.000 €", "0 €"]);
  });

  test("a community fee is its receipt where that has a date, else the form", () => {
    const of = (communityFeeOn: string | undefined) =>
      communityEvidence(known({ communityFeeOn }, { communityFee: 80 }));
    expect(of("2026-10-05")).toMatchObject([{ kind: "documento", date: "2026-10-05", value: "80\u00a0€ al mes" }]);
    expect(of(undefined)).toMatchObject([{ kind: "ficha", date: TODAY, value: "80\u00a0€ al mes" }]);
    expect(communityEvidence(known({}, { communityFee: undefined }))).toEqual([]);
  });

  test("a property tax is its receipt where that has a year, else the form", () => {
    const of = (propertyTaxYear: number | undefined) =>
      propertyTaxEvidence(known({ propertyTax: 312, propertyTaxYear }));
    expect(of(2026)).toMatchObject([{ kind: "documento", date: "2026", value: "312\u00a0€ al año" }]);
    expect(of(undefined)).toMatchObject([{ kind: "ficha", date: TODAY, value: "312\u00a0€ al año" }]);
    expect(propertyTaxEvidence(known({ propertyTax: undefined }))).toEqual([]);
  });

  test("an official value is none where nobody publishes it", () =>
    expect(officialEvidence(known({ official: undefined }))).toEqual([]));
});
