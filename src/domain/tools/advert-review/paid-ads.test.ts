import fc from "fast-check";
import { expect, test } from "vitest";
import { adsOfFacts, checkAds, checkLines, likeness, metaScope, RSA_RULES } from "./paid-ads.ts";

const LINES = {
  headlines: ["Piso en venta", "Zona Centro", "Con terraza"],
  descriptions: ["Tres habitaciones.", "Pide una visita."],
  paths: ["venta"],
};

test("thirty letters fit a headline and thirty-one do not; an emoji counts as one", () => {
  expect(checkLines(["a".repeat(30), "b".repeat(31), "é".repeat(30)], 30).map(({ fits }) => fits)).toEqual([
    true,
    false,
    true,
  ]);
  expect(checkLines(["🏠".repeat(30)], 30)[0]).toMatchObject({ letters: 30, fits: true });
});

test("three headlines and two descriptions are enough; two, sixteen and five are told", () => {
  expect(checkAds(LINES)).toMatchObject({ isReady: true, problems: [] });
  const sixteen = Array.from({ length: 16 }, (_, at) => `${at}${String.fromCharCode(97 + at).repeat(9)}`);
  expect(checkAds({ ...LINES, headlines: LINES.headlines.slice(1) }).problems).toEqual([
    "Faltan títulos: hay 2 y hacen falta 3.",
  ]);
  expect(checkAds({ ...LINES, headlines: sixteen }).problems).toEqual(["Sobran títulos: hay 16 y caben 15."]);
  expect(checkAds({ ...LINES, paths: ["a".repeat(16)] }).problems[0]).toContain("pasa de 15 caracteres: tiene 16");
});

test("headlines that say the same are named, other ones are not", () => {
  expect(likeness("Piso en venta", "piso en VENTA")).toBe(1);
  expect(likeness("Piso en venta", "Con terraza")).toBeLessThan(0.1);
  const lines = checkLines(["Piso en venta en Zaragoza", "Con terraza", "Piso en venta, Zaragoza"], 30);
  expect(lines.map(({ likeLine }) => likeLine)).toEqual([null, null, 0]);
});

test("lines made of any facts are within every limit and unlike one another", () => {
  const facts = fc.record({
    operation: fc.constantFrom("venta" as const, "alquiler" as const),
    type: fc.constant("piso" as const),
    country: fc.constant("ES"),
    currency: fc.constant("EUR"),
    placeName: fc.option(fc.string({ maxLength: 120 }), { nil: undefined }),
    price: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
  });
  const text = fc.array(fc.string({ maxLength: 120 }), { maxLength: 6 });
  fc.assert(
    fc.property(facts, text, text, (known, sentences, points) => {
      const made = adsOfFacts(known, "Piso en venta", { text: sentences.join(". "), points });
      expect(checkAds(made).problems.filter((one) => !/^Faltan/.test(one))).toEqual([]);
      expect(made.headlines.length).toBeGreaterThanOrEqual(RSA_RULES.value.headlines[0]);
      expect(made.descriptions.length).toBeGreaterThanOrEqual(RSA_RULES.value.descriptions[0]);
    }),
    { numRuns: 100 },
  );
});

test("Meta's limits hold in the United States and Canada, perhaps in Europe, and as far as is known not elsewhere", () => {
  expect(["US", "CA", "ES", "PT", "MX"].map(metaScope)).toEqual([
    "surely",
    "surely",
    "perhaps",
    "perhaps",
    "not-known",
  ]);
});
