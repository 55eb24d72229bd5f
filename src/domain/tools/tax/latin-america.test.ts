import { describe, expect, test } from "vitest";
import { COUNTRY_CODES } from "../../shared/places/tax-places.ts";
import { costModel } from "./cost-model.ts";
import { costTemplate, LATIN_AMERICAN_COSTS, NAMED_TAXES, namedTaxAmount, TAX_UNIT } from "./latin-america.ts";

/**
 * Costs of a buyer on top of the price, in percent, from the table of countries, and the highest costs of 200,000: a
 * ceiling that costs could break would be none.
 */
const RANGES = [
  ["MX", 4, 8, "por-comprobar", 16_000],
  ["AR", 5, 8, "por-comprobar", 16_000],
  ["CO", 2, 4, "contrastado", 8_000],
  ["CL", 2, 4, "por-comprobar", 8_000],
  ["PE", 4, 6, "por-comprobar", 12_000],
  ["UY", 8, 9, "una-fuente", 18_000],
  ["PA", 2, 3, "por-comprobar", 6_000],
  ["CR", 3.5, 4.5, "una-fuente", 9_000],
  ["DO", 4, 6, "por-comprobar", 12_000],
  ["EC", 2, 4, "por-comprobar", 8_000],
] as const;

test("every country has its range here, and one row", () => {
  expect(RANGES.map(([country]) => country).sort()).toEqual([...COUNTRY_CODES].sort());
  expect(LATIN_AMERICAN_COSTS.map(({ jurisdiction }) => jurisdiction)).toEqual([...COUNTRY_CODES]);
});

describe.each(RANGES)("%s: %d to %d percent", (country, low, high, mark, most) => {
  const fact = costTemplate(country);

  test("the row", () => {
    expect(fact.value.low * 100).toBeCloseTo(low, 9);
    expect(fact.value.high * 100).toBeCloseTo(high, 9);
    expect(fact).toMatchObject({ jurisdiction: country, mark, unit: "fracción del precio", validFrom: "2026-01-01" });
    expect(fact.id).toBe(`gastos-compra-${country.toLowerCase()}`);
  });

  test("a home of 200,000 costs the upper end, in one line that says so", () => {
    const { breakdown, facts, mode } = costModel({ place: country, homeKind: "nueva" }, "2026-11-21", true)!;
    expect({ mode, facts }).toEqual({ mode: "template", facts: [fact] });
    const { lines, total, share, ...rest } = breakdown(200_000);
    expect(total).toBeCloseTo(most, 6);
    expect(lines).toEqual([
      {
        id: "template",
        label: `Impuestos y gastos, orientativo (${String(high).replace(".", ",")}\u00a0%)`,
        amount: total,
      },
    ]);
    expect(share * 100).toBeCloseTo(high, 9);
    expect(rest).toEqual({ lostReliefs: [], alternatives: [] });
  });
});

test.each([
  ["PE", "Gastos de compra, Perú", "La alcabala es el 3 % de lo que exceda de 10 UIT, a cargo de quien compra."],
  ["MX", "Gastos de compra, México", "El ISAI es municipal o estatal, del 2 al 4,5 % o más, y lo paga quien compra."],
] as const)("%s in words", (country, label, note) => expect(costTemplate(country)).toMatchObject({ label, note }));

test("a named tax has the rate of its country's note", () => {
  for (const { country, low, high } of NAMED_TAXES) {
    const written = [low, high].map((rate) => String(Math.round(rate * 10_000) / 100).replace(".", ","));
    for (const rate of written) expect(costTemplate(country).note).toContain(rate);
  }
});

test("nothing is paid on the free units of a price", () => {
  const alcabala = NAMED_TAXES.find(({ country }) => country === "PE")!;
  // 3 % of 155,000 − 55,000.
  expect(namedTaxAmount(alcabala, 155_000, TAX_UNIT.value)).toEqual({ low: 3000, high: 3000 });
  expect(namedTaxAmount(alcabala, 50_000, TAX_UNIT.value)).toEqual({ low: 0, high: 0 });
});
