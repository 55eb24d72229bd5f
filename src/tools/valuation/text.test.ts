import { describe, expect, test } from "vitest";
import { listingSchema } from "#domain/listing/property.ts";
import type { UsedComparable, ValuedHome } from "#domain/valuation/types.ts";
import type { ValuationOutcome } from "./engine.ts";
import { type ValuationInput, valuationInput } from "./schema.ts";
import { valuationSources } from "./sources.ts";
import { valuationTables } from "./tables.ts";
import { valuationMessage, valuationText } from "./text.ts";
import { valuation } from "./tool.ts";

const input: ValuationInput = valuationInput.parse({
  home: {
    placeName: "Ruzafa, València",
    address: "Calle de Cádiz, 42, 3.º 8.ª",
    builtAreaM2: "94",
    rooms: "3",
    bathrooms: "2",
    floor: "3",
    latitude: "39,4622",
    longitude: "-0,3740",
  },
});

const comparable: UsedComparable = {
  id: "c1",
  listing: listingSchema.parse({
    id: "c1",
    address: "C/ Sueca, 31",
    builtAreaM2: 98,
    rooms: 3,
    price: 352_500,
    evidence: "cierre",
    date: "2026-07-01",
    source: "Pegado por el agente",
  }) as UsedComparable["listing"],
  distanceM: 183,
  weightShare: 0.4,
  price: 352_500,
  pricePerM2: 352_500 / 98,
  adjustedPrice: 345_000,
  lines: [
    { id: "area", label: "Superficie", logFactor: -0.03, amount: -10_500 },
    { id: "lift", label: "Ascensor", logFactor: 0.01, amount: 3_500 },
  ],
  netAdjustment: -0.02,
  grossAdjustment: 0.04,
  isHeavilyAdjusted: false,
};
const offer: UsedComparable = {
  ...comparable,
  id: "c2",
  listing: {
    ...comparable.listing,
    id: "c2",
    address: undefined,
    placeName: "Ruzafa",
    evidence: "oferta",
    date: "2026-09-01",
  },
  distanceM: null,
  weightShare: 0.6,
  lines: [],
  adjustedPrice: 352_500,
};

const value: ValuationOutcome & ValuedHome = {
  kind: "value",
  basis: "current-comparables",
  engine: "comparables",
  date: "2026-11-21",
  calculatedOn: "2026-11-21",
  currency: "EUR",
  value: 342_000,
  pricePerM2: 342_000 / 94,
  range50: { low: 333_000, high: 351_000 },
  range80: { low: 324_000, high: 361_000 },
  range90: { low: 318_000, high: 368_000 },
  fsd: 0.06,
  confidence: { level: "media", score: 84, reasons: ["2 testigos sostienen el valor."] },
  explanation: {
    start: { label: "Precio medio de los comparables", amount: 352_500 },
    bars: [{ id: "area", label: "Superficie", logContribution: -0.0302, amount: -10_500 }],
    value: 342_000,
  },
  used: [comparable, offer],
  excluded: [],
  leftOut: [{ reason: "too-far", text: "Está demasiado lejos.", count: 4 }],
  measured: [],
  notice: "",
};
const of2018: ValuationOutcome = {
  ...value,
  basis: "model-2018",
  engine: "model",
  date: "2018-12-31",
  used: [],
  leftOut: [],
  measured: [
    {
      label: "Valencia",
      homes: 4146,
      medianError: 0.091,
      meanError: 0.13,
      within10: 0.54,
      within20: 0.79,
      coverage80: 0.8,
      halfWidth80: 0.2,
    },
  ],
  notice: "Contains data from idealista18, made available under the Open Database License 1.0.",
  today: {
    low: 470_000,
    high: 590_000,
    lowRatio: 1.45,
    highRatio: 1.63,
    date: "2025-12-31",
    sources: ["España: +58,1 % (BIS, con datos del INE).", "Comunitat Valenciana: +50 % (Ministerio de Vivienda)."],
  },
};
const orientation: ValuationOutcome = {
  kind: "orientation",
  basis: "official-orientation",
  found: 0,
  needed: 3,
  currency: "EUR",
  range: { low: 130_000, high: 357_000 },
  official: {
    eurPerM2: 2528,
    level: "municipality",
    placeName: "Sevilla",
    period: "media de 2025T3 a 2026T2",
    source: "Ministerio de Vivienda, valor tasado",
  },
  reasons: ["No hay comparables que sirvan. Hacen falta 3."],
  used: [],
  excluded: [],
  leftOut: [],
  calculatedOn: "2026-11-21",
};
const none: ValuationOutcome = {
  kind: "too-few-comparables",
  basis: "none",
  found: 2,
  needed: 3,
  reasons: ["Hay 2 comparables que sirven. Hacen falta 3."],
  used: [comparable, offer],
  excluded: [],
  leftOut: [],
  calculatedOn: "2026-11-21",
  paste: { understood: 2, refused: [{ line: 4, reason: "Falta el precio" }] },
};
/** Spaces that do not break read like others here. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the text to copy", () => {
  test("a value of today: figure, range, basis, evidence, sources and the notice of what it is not", () => {
    const text = plain(valuationText(value, input));
    expect(text).toContain("Valoración: Calle de Cádiz, 42, 3.º 8.ª, 94 m²");
    expect(text).toContain("Precio estimado: 342.000 € (3.638 €/m²)");
    expect(text).toContain("En 8 de cada 10 casos el precio queda entre 324.000 € y 361.000 €.");
    expect(text).toContain("Hoy, con 2 comparables actuales.");
    expect(text).toContain("- Superficie: −10.500 €");
    expect(text).toContain(
      "1. C/ Sueca, 31, 98 m², a 180 m, cierre 352.500 €, jul 2026, ajustado 345.000 €, peso 40 %",
    );
    expect(text).toContain("Sin contar: 4 anuncios.");
    expect(text).toContain("Pegado por el agente. 2 comparables: 1 oferta y 1 cierre (1 de septiembre de 2026)");
    expect(text).toContain("No es una tasación oficial (Orden ECO/805/2003)");
  });

  test("a value of 2018 says so, with its measured error, and gives today only as a range", () => {
    const text = plain(valuationText(of2018, input));
    expect(text).toContain("A precios de oferta de 2018.");
    expect(text).toContain(
      "Hoy, solo como orientación con ratios oficiales hasta el 31 de diciembre de 2025: entre 470.000 € y 590.000 €.",
    );
    expect(text).toContain("Error mediano medido: 9,1 % (Valencia, 4.146 viviendas).");
    expect(text).toContain("Open Database License 1.0");
  });

  test("without a value: the reason and the next step", () => {
    expect(plain(valuationText(orientation, input))).toContain("Solo una orientación: entre 130.000 € y 357.000 €.");
    const text = plain(valuationText(none, input));
    expect(text).toContain("Hay 2 comparables que sirven. Hacen falta 3.");
    expect(text).toContain("Pega al menos tres comparables y vuelve a calcular.");
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
      const message = plain(valuationMessage(result, home));
      expect(message.length).toBeLessThanOrEqual(700);
      expect(message).toContain(words);
      expect(message).toContain("No es una tasación oficial");
    }
  });
});

describe("tables", () => {
  test("comparables, adjustments that add up, explanation", () => {
    const [comparables, adjustments, explanation] = valuationTables(value);
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
    for (const { columns, rows } of valuationTables(value))
      for (const row of rows) expect(row).toHaveLength(columns.length);
  });

  test("what is empty is left out", () => {
    expect(valuationTables(orientation)).toEqual([]);
    expect(valuationTables(none).map(({ name }) => name)).toEqual(["Comparables", "Ajustes"]);
  });
});

describe("sources", () => {
  test("demonstration comparables bear their tag", () => {
    const demo = { ...offer, listing: { ...offer.listing, source: "Demostración" } };
    expect(valuationSources({ ...value, used: [demo] })).toEqual([
      { label: "Comparables", title: "Demostración. 1 comparable: 1 oferta", date: "2026-09-01", tag: "demostración" },
    ]);
    expect(valuationMessage({ ...value, used: [demo] }, input)).toContain("demostración");
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
