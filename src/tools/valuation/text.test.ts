import { describe, expect, test } from "vitest";
import { acceptsRewording } from "#domain/shared/wording/accept-rewording.ts";
import { input, none, of2018, offer, orientation, valueToday as value } from "./fixtures.test-data.ts";
import { valuationInput } from "./schema.ts";
import { valuationSources } from "./sources.ts";
import { valuation } from "./tool.ts";
import { weightText } from "./wording.ts";
import { wordingOf } from "./wording-texts.ts";

/** Spaces that do not break read like others here. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the text to copy", () => {
  test("a value of today: figure, range, basis, evidence, sources and the notice of what it is not", () => {
    const text = plain(valuation.textOf(value, input));
    expect(text).toMatch(/^CALLE DE CÁDIZ, 42, 3\.º 8\.ª\nPiso · Ruzafa, Valencia\n/);
    expect(text).toContain("Precio estimado de venta: 342.000 €\n3.640 €/m².");
    expect(text).toContain("En 8 de cada 10 casos el precio queda entre 324.000 € y 361.000 €.");
    expect(text).toContain("Hoy, con 2 comparables actuales.");
    // −10.500 with the digits of 342.000 is −10.000; 353.000 − 10.000 needs 1.000 less to end at 342.000.
    expect(text).toContain("\nSuperficie: −10.000 €\nOtros detalles: −1.000 €\nEstimación: 342.000 €");
    expect(text).toContain(
      "1 · Dirección: C/ Sueca, 31, a 180 m, 3 hab. · m²: 98 · Precio: 352.500 € · Por m²: 3.597 € · Precio de: Cierre, jul 2026 · Peso: 40 % · Ajuste: −2,0 % · Ajustado a esta vivienda: 345.000 €",
    );
    expect(text).toContain("Sin contar: 4 anuncios.");
    expect(text).toContain("Pegado por el agente. 2 comparables: 1 oferta y 1 cierre (1 de septiembre de 2026)");
    expect(text).toContain("No es una tasación oficial (Orden ECO/805/2003)");
  });

  test("a rent is told as one, by square metre with the three digits of an estimate", () => {
    const home = { ...input.home, operation: "alquiler" as const };
    const rent = (pricePerM2: number) =>
      plain(valuation.textOf({ ...value, value: 1_306, pricePerM2 }, { ...input, home }));
    expect(rent(13.91)).toContain("Renta mensual estimada: 1.310 € al mes\n13,9 €/m² al mes.");
    expect(rent(14.55)).toContain("14,6 €/m² al mes.");
    expect(rent(8.137)).toContain("8,14 €/m² al mes.");
    expect(rent(131.7)).toContain("132 €/m² al mes.");
    expect(rent(13.91)).toContain("En 8 de cada 10 casos la renta queda entre");
    expect(rent(13.91)).toContain("Renta media de los comparables: ");
    expect(rent(13.91)).toContain("Partimos de la renta media de los comparables");
    expect(rent(13.91)).not.toMatch(/[Pp]recio medio/);
  });

  test("a comparable that hardly weighs is not told to weigh nothing", () => {
    const [first, second] = value.used;
    const used = [
      { ...first!, weightShare: 0.996 },
      { ...second!, weightShare: 0.004 },
    ];
    expect(plain(valuation.textOf({ ...value, used }, input))).toContain("Peso: menos del 1 %");
    expect([0, 0.0049, 0.005].map((share) => plain(weightText(share)))).toEqual(["0 %", "menos del 1 %", "1 %"]);
  });

  test("a value of 2018 says so, with its measured error, and gives today only as a range", () => {
    const text = plain(valuation.textOf(of2018, input));
    expect(text).toContain("A precios de oferta de 2018.");
    expect(text).toContain(
      "Hoy, solo como orientación con ratios oficiales hasta el 31 de diciembre de 2025: entre 470.000 € y 590.000 €.",
    );
    expect(text).toContain("Error mediano medido: 9,1 %");
    expect(text).toContain("Anuncios comprobados: 4.146");
    expect(text).toContain("Open Database License 1.0");
  });

  test("without a value: the reason and the next step", () => {
    expect(plain(valuation.textOf(orientation, input))).toContain(
      "Sin un precio, solo un rango amplio: 130.000 € a 357.000 €",
    );
    const text = plain(valuation.textOf(none, input));
    expect(text).toContain("Hay 2 comparables que sirven. Hacen falta 3.");
    expect(text).toContain("Falta un comparable: pégalo y vuelve a calcular.");
    expect(text).toContain("La fila 4 no se ha leído: Falta el precio");
  });
});

describe("the message", () => {
  test.each([
    ["value", value, "*342.000 €*"],
    ["2018", of2018, "A precios de oferta de 2018."],
    ["orientation", orientation, "Solo una orientación: entre 130.000 € y 357.000 €"],
    ["none", none, "Todavía sin precio: hay 2 comparables y hacen falta 3."],
  ] as const)("%s: fits 700 characters, has its figure and says what it is not", (_, result, words) => {
    const long = { ...input, home: { ...input.home, address: "Calle ".repeat(33) } };
    for (const home of [input, long]) {
      const message = plain(valuation.messageOf(result, home));
      expect(message.length).toBeLessThanOrEqual(700);
      expect(message).toContain(words);
      expect(message).toContain("No es una tasación oficial");
    }
  });
});

describe("tables", () => {
  test("comparables, adjustments that add up, explanation", () => {
    const [explanation, comparables, adjustments] = valuation.tablesOf(value, input);
    expect(comparables?.name).toBe("Comparables");
    expect(comparables?.rows[0]).toEqual([
      1,
      "C/ Sueca, 31",
      null,
      183,
      98,
      3,
      352_500,
      3596.94,
      "2026-07-01",
      "cierre",
      345_000,
      0.4,
      "Pegado por el agente",
    ]);
    expect(adjustments?.columns).toEqual([
      "N.º",
      "Precio",
      "Superficie",
      "Ascensor",
      "Modelo de precios",
      "Precio ajustado",
      "Ajuste neto",
      "Ajuste bruto",
    ]);
    // 352,500 − 10,500 + 3,500 − 500 = 345,000
    expect(adjustments?.rows[0]).toEqual([1, 352_500, -10_500, 3_500, -500, 345_000, -0.02, 0.04]);
    expect(adjustments?.rows[1]).toEqual([2, 352_500, null, null, null, 352_500, -0.02, 0.04]);
    expect(explanation?.rows).toEqual([
      ["Precio medio de los comparables", 352_500, null],
      ["Superficie", -10_500, -0.0302],
      ["Estimación", 342_000, null],
    ]);
  });

  test("every row has a cell for each column", () => {
    for (const { columns, rows } of valuation.tablesOf(value, input))
      for (const row of rows) expect(row).toHaveLength(columns.length);
  });

  test("empty tables are left out", () => {
    expect(valuation.tablesOf(orientation, input)).toEqual([]);
    expect(valuation.tablesOf(none, input).map(({ name }) => name)).toEqual(["Comparables", "Ajustes"]);
  });
});

describe("sources", () => {
  test("demonstration comparables bear their tag", () => {
    const demo = { ...offer, listing: { ...offer.listing, source: "Demostración" } };
    expect(valuationSources({ ...value, used: [demo] })).toEqual([
      { label: "Comparables", title: "Demostración. 1 comparable: 1 oferta", date: "2026-09-01", tag: "demostración" },
    ]);
    expect(valuation.messageOf({ ...value, used: [demo] }, input)).toContain("demostración");
  });

  test("the ministry's figures are to be checked", () => {
    expect(valuationSources(of2018).map(({ date, tag }) => [date, tag])).toEqual([
      ["2018-12-31", undefined],
      ["2025-12-31", "orientativo"],
      ["2025-12-31", "por comprobar"],
    ]);
    expect(valuationSources(orientation)[0]?.tag).toBe("por comprobar");
  });
});

test("a run is called by its address, else by type and place", () => {
  expect(plain(valuation.titleOf(input))).toBe("Calle de Cádiz, 42, 3.º 8.ª, 94 m²");
  expect(plain(valuation.titleOf(valuationInput.parse(valuation.example)))).toBe("Piso en Gràcia, Barcelona, 76 m²");
});

test("in a list: the value with its ranges; an orientation is a range alone, tagged; without a value nothing", () => {
  expect(valuation.figureOf!(value, input)).toEqual({
    label: "Precio estimado de venta",
    value: 342_000,
    range80: value.range80,
    range50: value.range50,
    currency: "EUR",
  });
  expect(valuation.figureOf!(of2018, input)).toMatchObject({ tag: "Precios de 2018" });
  expect(valuation.figureOf!(orientation, input)).toMatchObject({ value: null, tag: "Solo orientación" });
  expect(valuation.figureOf!(none, input)).toBeNull();
});

test("the text that a model may word better is the value with its reservations, which stay", () => {
  const demo = { ...offer, listing: { ...offer.listing, source: "Demostración" } };
  for (const result of [value, { ...value, used: [demo] }]) {
    const [given] = wordingOf(result, input);
    expect(acceptsRewording(given!, given!.text), given!.text).toBe(true);
    expect(
      acceptsRewording(given!, given!.text.replace("No es una tasación oficial", "Casi es una tasación oficial")),
    ).toBe(false);
    expect(acceptsRewording(given!, `${given!.text} Tiene piscina.`)).toBe(false);
  }
  const [given] = wordingOf({ ...value, used: [demo] }, input);
  expect(acceptsRewording(given!, given!.text.replace("inventados", "reales"))).toBe(false);
  for (const result of [orientation, none]) expect(wordingOf(result, input)).toEqual([]);
});
