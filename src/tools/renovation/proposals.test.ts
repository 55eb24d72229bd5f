import { describe, expect, test } from "vitest";
import { gatherWorks, proposalFor, termsOf } from "./proposals.ts";
import { CLOSED, home, only, outcome, TODAY } from "./renovations.test-data.ts";

const terms = (changes: Record<string, unknown> = {}, today = TODAY) => termsOf(outcome(changes).input, today);
const quantity = (id: Parameters<typeof proposalFor>[0], changes: Record<string, unknown> = {}) => {
  const { input } = outcome(changes);
  const proposal = proposalFor(id, input, termsOf(input, TODAY).terms);
  return "work" in proposal ? proposal.quantity.replaceAll("\u00a0", " ") : proposal.reason;
};

describe("the terms of a budget", () => {
  test("a typed value wins, and then no row is named as its source", () => {
    const usual = terms();
    expect(usual.terms.rates).toMatchObject({ contingency: 0.12, vatReduced: 0.1, vatGeneral: 0.21, licence: 0.02 });
    expect(usual.facts.map(({ label }) => label)).toContain("Imprevistos");
    const typed = terms({ contingency: 15 });
    expect(typed.terms.rates.contingency).toBe(0.15);
    expect(typed.facts.map(({ label }) => label)).not.toContain("Imprevistos");
  });
  test("labour: Madrid's 1.15 unless a factor was typed; a village's 0.9", () => {
    expect(terms().terms.labour).toBe(1.15);
    expect(terms({ isRural: "si" }).terms.labour).toBe(0.9);
    const typed = terms({ labour: 1.4 });
    expect(typed.terms.labour).toBe(1.4);
    expect(typed.facts.some(({ label }) => label.startsWith("Mano de obra"))).toBe(false);
  });
  test("where IVA is not paid, the one tax that was typed holds for all", () => {
    const { rates } = terms({ place: "ES-CN", vatGeneral: 7 }).terms;
    expect([rates.vatReduced, rates.vatGeneral]).toEqual([0.07, 0.07]);
    // Abroad no rate of ours holds.
    expect(terms({ place: "MX" }).terms.rates).toMatchObject({ vatReduced: 0, vatGeneral: 0, contingency: 0, icio: 0 });
  });
  test.each([
    ["a home of 1962, a private person", {}, true],
    ["a company", { payer: "empresa" }, false],
    ["a home of the year", { home: home({ yearBuilt: "2026", condition: "bueno" }) }, false],
    ["a home of 2025: not two years old yet", { home: home({ yearBuilt: "2025", condition: "bueno" }) }, false],
    ["a home of 2024: two years old", { home: home({ yearBuilt: "2024", condition: "bueno" }) }, true],
    ["a new one, whatever its year", { home: home({ yearBuilt: "1962", condition: "obra_nueva" }) }, false],
    ["a home of no known year", { home: home({ yearBuilt: undefined }) }, true],
  ])("the reduced IVA may hold: %s", (_who, changes, expected) =>
    expect(terms(changes).terms.mayReduceVat).toBe(expected),
  );
  test("the months of a whole flat are a source only where waiting costs something", () => {
    const named = (changes: Record<string, unknown>) =>
      terms(changes).facts.some(({ id }) => id === "coste-plazo-integral");
    expect(named({})).toBe(false);
    expect(named({ carryPerMonth: 100 })).toBe(true);
    expect(terms().terms.fullMonths.usual).toBe(3);
  });
  test("prices are of the market unless they are said to be of execution", () => {
    expect(terms().terms.pricesArePem).toBe(false);
    expect(terms({ pricesArePem: "si" }).terms.pricesArePem).toBe(true);
  });
});

describe("how much of a work there is", () => {
  test.each([
    ["banos", {}, "1 baño"],
    ["banos", { home: home({ bathrooms: 2 }) }, "2 baños"],
    // 85 · 2.8
    ["pintura", {}, "238 m² de pared"],
    // 85 · 0.125 = 10.6; 72 · 0.125 = 9
    ["ventanas", {}, "11 m² de ventana"],
    ["ventanas", { home: home({ builtAreaM2: 74 }) }, "9,3 m² de ventana"],
    ["ascensor", { home: home({ hasLift: "no" }), allowsCommunity: "si", communityHomes: 12 }, "1/12 del edificio"],
    ["fachada", { allowsCommunity: "si", communityHomes: 300, facadeM2: 300 }, "1 m² de fachada"],
    ["ascensor", {}, "Ya tiene ascensor"],
  ] as const)("%s with %j: %s", (id, changes, expected) => expect(quantity(id, changes)).toBe(expected));
});

describe("how sure a work is", () => {
  const sure = (changes: Record<string, unknown>) => {
    const { input } = outcome(changes);
    const { works } = gatherWorks(input, termsOf(input, TODAY).terms);
    return Object.fromEntries(works.map(({ id, confidence, why }) => [id, [confidence, why]]));
  };
  test("by the worse of cost and rise: supposed, of one source, typed", () => {
    expect(sure({})).toMatchObject({
      integral: ["media", "Coste de una sola fuente; subida medida en 2018"],
      pintura: ["baja", "Coste supuesto; subida supuesta o sin medir suelta"],
      cocina: ["baja", "Coste de una sola fuente; subida supuesta o sin medir suelta"],
    });
    expect(sure({ works: { integral: { cost: 50_000 } } }).integral).toEqual([
      "alta",
      "Coste puesto por ti; subida medida en 2018",
    ]);
    expect(sure({ works: { pintura: { cost: 2000 } } }).pintura).toEqual([
      "media",
      "Coste puesto por ti; subida supuesta o sin medir suelta",
    ]);
    expect(sure({ works: { pintura: { uplift: 2 } } }).pintura).toEqual([
      "media",
      "Coste supuesto; subida puesta por ti",
    ]);
    expect(sure({ works: { pintura: { cost: 2000, uplift: 2 } } }).pintura![0]).toBe("alta");
  });
  test("the effect of a label is surer, because several studies measured it", () => {
    const chalet = { home: home({ type: "chalet", hasLift: undefined, condition: "bueno", energyRating: "E" }) };
    expect(sure(chalet).solar).toEqual(["media", "Coste supuesto; subida de varios estudios"]);
  });
});

test("sources are those of what was taken from the table", () => {
  const factsOf = (changes: Record<string, unknown>) => {
    const { input } = outcome({ ...CLOSED, ...changes });
    return gatherWorks(input, termsOf(input, TODAY).terms).facts.map(({ id }) => id);
  };
  expect(factsOf({})).toEqual([]);
  expect(factsOf({ works: only({ cocina: { cost: 6000 } }) })).toEqual(["subida-parte-cocina"]);
  expect(factsOf({ works: only({ cocina: { uplift: 4 } }) })).toEqual(["coste-cocina"]);
});

test("rows in which nothing was typed are no works", () => {
  const { input } = outcome({ ...CLOSED, works: only({}), others: [{}, { name: "Terraza", cost: 9000, uplift: 3 }] });
  const { works, typed } = gatherWorks(input, termsOf(input, TODAY).terms);
  expect(works.map(({ id, name }) => [id, name])).toEqual([["otra-1", "Terraza"]]);
  expect(typed).toEqual({});
});
