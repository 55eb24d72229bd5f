import { describe, expect, test } from "vitest";
import type { DatedFact } from "../../shared/dated-fact.ts";
import {
  COMMUNITY_CODES,
  communityOfMunicipality,
  isCommunity,
  isLatinAmericanCountry,
} from "../../shared/places/tax-places.ts";
import { LATIN_AMERICAN_COSTS } from "./latin-america.ts";
import { STAMP_DUTY_GENERAL, VALUE_ADDED_TAXES } from "./new-home-tax.ts";
import * as deedCosts from "./notary-registry.ts";
import { RELIEF_OPTIONS, reliefOptionsFor } from "./relief-catalogue.ts";
import { RELIEF_RULE_IDS, RELIEFS } from "./reliefs.ts";
import type { Scale } from "./scale.ts";
import { TRANSFER_TAX_ALTERNATIVES, TRANSFER_TAX_GENERAL } from "./transfer-tax.ts";

const TAX_FACTS: DatedFact<unknown>[] = [
  ...TRANSFER_TAX_GENERAL,
  ...TRANSFER_TAX_ALTERNATIVES,
  ...VALUE_ADDED_TAXES,
  ...STAMP_DUTY_GENERAL,
  ...RELIEFS,
  ...LATIN_AMERICAN_COSTS,
  ...Object.values(deedCosts).filter((value) => typeof value === "object"),
];

const ISO = /^\d{4}-\d{2}-\d{2}$/;

test("every row has its own id, a source with its date, a mark and a place", () => {
  expect(TAX_FACTS.length).toBeGreaterThan(140);
  expect(new Set(TAX_FACTS.map((fact) => fact.id)).size).toBe(TAX_FACTS.length);
  for (const fact of TAX_FACTS) {
    expect(fact.id, fact.id).toMatch(/^[a-z0-9-]+$/);
    expect(fact.label.length, fact.id).toBeGreaterThan(3);
    expect(fact.source.title.length, fact.id).toBeGreaterThan(3);
    expect(fact.source.consulted, fact.id).toMatch(ISO);
    expect(fact.validFrom, fact.id).toMatch(ISO);
    if (fact.validTo) expect(fact.validTo > fact.validFrom, fact.id).toBe(true);
    expect(["ley", "contrastado", "una-fuente", "por-comprobar"], fact.id).toContain(fact.mark);
    const { jurisdiction } = fact;
    expect(jurisdiction === "ES" || isCommunity(jurisdiction) || isLatinAmericanCountry(jurisdiction), fact.id).toBe(
      true,
    );
    if (fact.mark === "por-comprobar") expect(fact.note, fact.id).toBeTruthy();
  }
});

describe("scales", () => {
  const scales: [string, Scale][] = [
    ...[...TRANSFER_TAX_GENERAL, ...TRANSFER_TAX_ALTERNATIVES, ...STAMP_DUTY_GENERAL].map((fact): [string, Scale] => [
      fact.id,
      fact.value,
    ]),
    ...RELIEFS.flatMap((fact): [string, Scale][] => (fact.value.kind === "scale" ? [[fact.id, fact.value.scale]] : [])),
  ];
  test.each(scales)("%s ascends and ends open", (_id, scale) => {
    if (scale.kind === "flat") {
      expect(scale.rate).toBeGreaterThanOrEqual(0);
      expect(scale.rate).toBeLessThanOrEqual(0.2);
      return;
    }
    expect(scale.brackets.at(-1)!.upTo).toBeNull();
    scale.brackets.forEach((bracket, index) => {
      const before = scale.brackets[index - 1];
      if (!before) return;
      expect(bracket.upTo ?? Number.POSITIVE_INFINITY).toBeGreaterThan(before.upTo!);
      expect(bracket.rate).toBeGreaterThan(before.rate);
    });
  });
});

test("every community has exactly one general tariff in force, for used and for new homes", () => {
  for (const place of COMMUNITY_CODES) {
    for (const rows of [TRANSFER_TAX_GENERAL, STAMP_DUTY_GENERAL]) {
      for (const date of ["2026-05-31", "2026-06-01", "2026-11-21"]) {
        const inForce = rows.filter(
          (row) =>
            row.jurisdiction === place && row.validFrom <= date && (row.validTo === undefined || date <= row.validTo),
        );
        expect(inForce, `${place} ${date}`).toHaveLength(1);
      }
    }
  }
});

test("the form's list of reduced rates and their rules say the same", () => {
  expect([...RELIEF_RULE_IDS].sort()).toEqual(RELIEF_OPTIONS.map((option) => option.id).sort());
  for (const option of RELIEF_OPTIONS) expect(option.condition.length, option.id).toBeGreaterThan(5);
  expect(reliefOptionsFor("ES-CT", "itp").map((option) => option.id)).toEqual([
    "itp-ct-grupos",
    "itp-ct-protegida",
    "itp-ct-gran-tenedor",
  ]);
  expect(reliefOptionsFor("ES-MD", "iva").map((option) => option.id)).toEqual(["iva-vpo"]);
  expect(reliefOptionsFor("ES-CN", "iva")).toHaveLength(6);
  expect(reliefOptionsFor("MX", "itp")).toEqual([]);
});

test("a municipality's code names its community", () => {
  expect(communityOfMunicipality("46250")).toBe("ES-VC");
  expect(communityOfMunicipality("08019")).toBe("ES-CT");
  expect(communityOfMunicipality("99000")).toBeUndefined();
});
