import { describe, expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readSentence } from "./read-sentence.ts";

/** Where a place lies: by its INE code Spain's, else by its longitude, as no two of these countries share one with the other. */
function read(text: string, country: string | null = null) {
  const { filter, choices } = readSentence(text, PLACE_FINDER, { country });
  const [place] = filter.places;
  const where = place && "code" in place ? "ES" : place && "country" in place ? place.country : place?.kind;
  return { where, currency: filter.currency, operation: filter.operation, choices };
}

describe("which of the towns of one name is meant", () => {
  test.each<[string, string | undefined, string | null]>([
    // By words that one country uses.
    ["casa con recámaras en Mérida", "MX", null],
    ["departamento con cochera y alberca en Guadalajara", "MX", null],
    ["piso en Mérida", "ES", null],
    ["casa con pileta y quincho en Córdoba", "AR", null],
    ["apto en Cartagena", "CO", null],
    ["casa en Cartagena estrato 4", "CO", null],
    // «Tercer piso» is a floor, and says nothing of Spain.
    ["departamento en tercer piso, 2 recámaras, en Guadalajara", "MX", null],
    // By the currency: 200,000 euros are asked in Spain, dollars in Argentina.
    ["casa en Córdoba hasta 200.000 euros", "ES", "EUR"],
    ["casa en Córdoba hasta 120 mil dólares", "AR", "USD"],
    // By the amount: 900 million are no euros, three million in Guadalajara are pesos.
    ["apartamento en Cartagena 900 millones", "CO", "COP"],
    ["casa en Guadalajara por 3 millones", "MX", "MXN"],
    ["alquiler en Mérida, 12.000 al mes", "MX", "MXN"],
    ["casa en Cartagena hasta 250 mil", "ES", "EUR"],
    // By a place beside it that only one country has.
    ["casa en Córdoba o en Bahía Blanca", "AR", null],
  ])("%s", (text, where, currency) => {
    const read_ = read(text);
    expect([read_.where, read_.currency, read_.choices]).toEqual([where, currency, []]);
  });

  test("without any of these it is the asker's own country, and nothing is asked", () => {
    for (const country of ["ES", "AR"]) {
      const { where, choices } = read("casa en Córdoba con patio", country);
      expect([where, choices]).toEqual([country, []]);
    }
    // A word of the sentence says more than where somebody works.
    expect(read("piso en Córdoba", "AR").where).toBe("ES");
  });

  test("two countries that are left are offered, each with a search in its own money", () => {
    const { where, currency, choices } = read("casa en Córdoba hasta 120 mil");
    expect([where, currency]).toEqual(["ES", "EUR"]);
    const [choice] = choices;
    expect(choice).toMatchObject({ name: "cordoba", chosen: "Córdoba, España" });
    const [other] = choice!.others;
    expect(other?.label).toBe("Córdoba, Argentina");
    // Homes are sold in dollars there.
    expect(other?.filter).toMatchObject({ currency: "USD", price: { min: null, max: 120_000 }, operation: "venta" });
    expect(other?.filter.places).toEqual([expect.objectContaining({ kind: "ciudad", country: "AR" })]);
  });

  test("a quarter of several cities is offered for each, the one that everybody knows first", () => {
    const [choice] = read("algo en Palermo").choices;
    expect(choice?.chosen).toBe("Palermo, Buenos Aires");
    expect(choice?.others.map(({ label }) => label)).toContain("Palermo, Bogotá");
    expect(read("depto de 3 ambientes en Palermo").choices).toEqual([]);
    expect(read("apto en Palermo, Bogotá").choices).toEqual([]);
  });

  test("a village that nobody means without its province is not offered: La Victoria de Córdoba has 2.336 people", () => {
    const labels = read("algo en La Victoria").choices.flatMap(({ others }) => others.map(({ label }) => label));
    expect(labels).not.toContain("La Victoria, España");
  });
});

test("«apto crédito» asks for words of the title, and for no flat of Colombia", () => {
  const { filter } = readSentence("casa en Palermo apto crédito", PLACE_FINDER);
  expect(filter.words).toBe("apto crédito");
  expect(filter.types).not.toContain("piso");
});

describe("amounts that name no currency", () => {
  test.each<[string, string, "venta" | "alquiler"]>([
    // 200,000 pesos are no rent and no price of Argentina today: homes are sold in dollars.
    ["casa en Pilar con pileta hasta 200 lucas", "USD", "venta"],
    ["depto en Palermo, alquiler 700 lucas, 2 ambientes", "ARS", "alquiler"],
    ["depto en Ñuñoa por 400 lucas", "CLP", "alquiler"],
    ["depto en Ñuñoa hasta 120 millones", "CLP", "venta"],
    ["departamento en Montevideo hasta 150 mil", "USD", "venta"],
    ["piso cerca de la Sagrada Familia hasta 450.000", "EUR", "venta"],
    ["depa cerca de Larcomar hasta 400 mil", "PEN", "venta"],
  ])("%s", (text, currency, operation) => {
    const { filter } = readSentence(text, PLACE_FINDER);
    expect([filter.currency, filter.operation]).toEqual([currency, operation]);
  });
});
