import { describe, expect, test } from "vitest";
import type { HomeFacts } from "../writing/facts.ts";
import { caseOf } from "./arguments.test-data.ts";
import type { ArgumentCase } from "./case.ts";
import { figuresOf } from "./figures.ts";
import { objectionsOf } from "./objections.ts";
import { floorText, knownOf } from "./words.ts";

/** A non-breaking blank is a blank here: the words are read, not set. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

function objections(changes: Partial<ArgumentCase> = {}, home: Partial<HomeFacts> = {}) {
  const given = caseOf(changes, home);
  return objectionsOf(knownOf(given, figuresOf(given)));
}

const find = (id: string, ...of: Parameters<typeof objections>) => objections(...of).find((one) => one.id === id);
const answer = (id: string, ...of: Parameters<typeof objections>) => plain(find(id, ...of)?.answer ?? "–");

describe("without a lift, high up", () => {
  const flat: Partial<HomeFacts> = { type: "piso", hasLift: false, floor: 3 };

  test("is owned up to from the first floor on, in a building, and only where it is known", () => {
    expect(answer("sin-ascensor", {}, flat)).toContain("por la escalera");
    expect(find("sin-ascensor", {}, { ...flat, floor: 1 })).toBeDefined();
    expect(find("sin-ascensor", {}, { ...flat, floor: 0 })).toBeUndefined();
    expect(find("sin-ascensor", {}, { ...flat, floor: undefined })).toBeUndefined();
    expect(find("sin-ascensor", {}, { ...flat, hasLift: true })).toBeUndefined();
    expect(find("sin-ascensor", {}, { ...flat, hasLift: undefined })).toBeUndefined();
    expect(find("sin-ascensor", {}, { ...flat, type: "chalet" })).toBeUndefined();
  });

  test("with a price, its price a metre is said and proven: 200,000 / 80 = 2,500", () => {
    const priced = find("sin-ascensor", {}, { ...flat, price: 200_000, builtAreaM2: 80 })!;
    expect(plain(priced.answer)).toContain("2.500 €/m²");
    expect(priced.evidence).toHaveLength(3);
    const unpriced = find("sin-ascensor", {}, { ...flat, price: undefined })!;
    expect(unpriced.answer).not.toContain("/m²");
    expect(unpriced.evidence).toHaveLength(2);
  });
});

describe("too dear", () => {
  const home = { price: 200_000, builtAreaM2: 80 };
  const valued = (low: number, high: number) => ({ valuation: { low, high, on: "2026-11-12" } });
  const official = (eurPerM2: number) => ({
    official: {
      eurPerM2,
      level: "municipality" as const,
      placeName: "Valencia",
      period: "2026-T2",
      source: "Ministerio",
    },
  });

  test("above, within and below its valuation: 190,000 leaves 10,000, 215,000 lacks 15,000", () => {
    expect(answer("caro", valued(170_000, 190_000), home)).toContain("el precio lo pasa en 10.000 €");
    expect(answer("caro", valued(180_000, 220_000), home)).toContain("el precio está dentro");
    expect(answer("caro", valued(200_000, 220_000), home)).toContain("el precio está dentro");
    expect(answer("caro", valued(180_000, 200_000), home)).toContain("el precio está dentro");
    expect(answer("caro", valued(215_000, 230_000), home)).toContain("el precio queda 15.000 € por debajo");
  });

  test("beside the official mean: 2,500 against 2,000 is a quarter above, against 3,125 a fifth below", () => {
    expect(answer("caro", official(2_000), home)).toContain("un 25 % por encima");
    expect(answer("caro", official(3_125), home)).toContain("un 20 % por debajo");
  });

  test("a difference that reads as 0 % is none: 2,500 beside 2,512 is 0.48 % less, beside 2,513 it is 0.52 %", () => {
    expect(answer("caro", official(2_500), home)).toContain("es 2.500 €/m²: casi lo mismo. Esa media");
    expect(answer("caro", official(2_512), home)).toContain("casi lo mismo");
    expect(answer("caro", official(2_513), home)).toContain("un 1 % por debajo");
    expect(answer("caro", official(2_488), home)).toContain("casi lo mismo");
    expect(answer("caro", official(2_487), home)).toContain("un 1 % por encima");
  });

  test("with neither nothing is said", () => expect(find("caro", {}, home)).toBeUndefined());
});

describe("a neighbour that asks less", () => {
  const home = { price: 200_000, builtAreaM2: 80 };
  const other = (price: number, areaM2: number, name = "La otra") => ({ name, price, areaM2 });

  test("the cheapest one, by how much, and by the metre", () => {
    // 180,000 / 60 = 3,000 against 2,500.
    const shown = answer("competencia", { competitors: [other(190_000, 80, "La cara"), other(180_000, 60)] }, home);
    expect(shown).toContain("La otra pide 180.000 € por 60 m²: 20.000 € menos.");
    expect(shown).toContain("Por metro pide más: 3.000 €/m² frente a 2.500 €/m²");
    // 160,000 / 80 = 2,000.
    expect(answer("competencia", { competitors: [other(160_000, 80)] }, home)).toContain(
      "También por metro: 2.000 €/m²",
    );
  });

  test("a smaller one of the same price by the metre is cheaper for its size", () => {
    // 175,000 / 70 = 2,500, as 200,000 / 80.
    expect(answer("competencia", { competitors: [other(175_000, 70)] }, home)).toContain(
      "Por metro pide casi lo mismo: 2.500 €/m² frente a 2.500 €/m². Pide menos porque mide menos.",
    );
  });

  test("one that asks as much or more is no objection", () => {
    expect(find("competencia", { competitors: [other(200_000, 90)] }, home)).toBeUndefined();
    expect(find("competencia", { competitors: [other(210_000, 90)] }, home)).toBeUndefined();
    expect(find("competencia", {}, home)).toBeUndefined();
  });
});

describe("the loan", () => {
  // 80 % of 250,000 at 3 % over 30 years: 843.21 a month.
  const home = { price: 250_000 };

  test("its instalment is told to a person who will live there, not to an investor", () => {
    const shown = answer("cuota", {}, home);
    expect(shown).toContain("200.000 € de préstamo, el 80 % del precio, a 30 años y al 3 %");
    expect(shown).toContain("843 € al mes");
    expect(find("cuota", { purpose: "invertir" }, home)).toBeUndefined();
    expect(find("cuota", { loan: { share: 0, rate: 0.03, years: 30 } }, home)).toBeUndefined();
  });

  test("the cash needed to sign is the part nobody lends, and the costs: 10 % of 250,000 and 50,000", () => {
    expect(answer("gastos", { costShare: 0.1 }, home)).toContain("hacen falta 75.000 €");
    expect(find("gastos", { place: undefined, costShare: undefined }, home)).toBeUndefined();
  });
});

describe("it does not yield", () => {
  const home = { price: 150_000, communityFee: 80 };
  const investor = { purpose: "invertir", areaRent: { monthly: 950, source: "Anuncios" } } as const;

  test("950 a month are 11,400 a year: 7.6 %, and less 960 and 312 of fees 6.8 %", () => {
    const shown = answer("rentabilidad", investor, home);
    expect(shown).toContain("950 € al mes son 11.400 € al año: el 7,6 % bruto");
    expect(shown).toContain("queda el 6,8 %");
    expect(answer("rentabilidad", { ...investor, propertyTax: undefined }, home)).toContain(
      "Faltan la comunidad o el IBI",
    );
  });

  test("only an investor gets it, and only with a rent", () => {
    expect(find("rentabilidad", { ...investor, purpose: "primera" }, home)).toBeUndefined();
    expect(find("rentabilidad", { purpose: "invertir" }, home)).toBeUndefined();
  });
});

describe("works to be done, costs to be paid, and age", () => {
  test("a budget of works beside the price: 150,000 and 40,000 to 62,000", () => {
    const shown = answer(
      "reformar",
      { works: { low: 40_000, high: 62_000, source: "Presupuesto de obra" } },
      { price: 150_000, condition: "a_reformar" },
    );
    expect(shown).toContain("entre 40.000 € y 62.000 €");
    expect(shown).toContain("de 190.000 € a 212.000 €");
  });

  test("a label from E on is bad, and the bills are said where they are known", () => {
    for (const energyRating of ["E", "F", "G"] as const)
      expect(answer("certificado", {}, { energyRating })).toContain(`Es una ${energyRating}`);
    for (const energyRating of ["A", "D"] as const) expect(find("certificado", {}, { energyRating })).toBeUndefined();
    expect(answer("certificado", { utilities: 120 }, { energyRating: "G" })).toContain("120 € al mes");
    expect(answer("certificado", {}, { energyRating: "G" })).toContain("El certificado dice qué mejoras");
  });

  test("a fee of 80 is 960 a year, for the building's services", () => {
    const home = { communityFee: 80, hasLift: true, hasDoorman: true, hasPool: false };
    expect(answer("comunidad", {}, home)).toContain("80 € al mes, 960 € al año. La finca tiene ascensor, conserje.");
    const bare = find("comunidad", {}, { ...home, hasLift: false, hasDoorman: undefined })!;
    expect(bare.answer).not.toContain("La finca tiene");
    expect(find("comunidad", {}, home)!.evidence.length).toBe(bare.evidence.length + 2);
    expect(find("comunidad", {}, { ...home, communityFee: undefined })).toBeUndefined();
  });

  test("an old building lists later works", () => {
    expect(answer("antiguo", {}, { yearBuilt: 1965 })).toContain(
      "Es de 1965. Desde entonces se ha hecho: baños e instalación eléctrica, 2021",
    );
    expect(find("antiguo", { renovations: [] }, { yearBuilt: 1965 })).toBeUndefined();
    expect(find("antiguo", {}, { yearBuilt: undefined })).toBeUndefined();
  });
});

test("floors by their names", () => {
  expect([-1, 0, 1, 3].map(floorText)).toEqual(["semisótano", "planta baja", "planta 1", "planta 3"]);
});
