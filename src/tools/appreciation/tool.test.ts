import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { OfficialSeries } from "#domain/tools/market/official-series.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { appreciation as tool } from "./tool.ts";

const TODAY = "2026-11-22";
const PASTED =
  "Año;€/m²\n2012;1.500\n2013;1.530\n2014;1.500\n2015;1.580\n2016;1.640\n2017;1.650\n2018;1.720\n2019;1.810";

function outcome(changes: Record<string, unknown> = {}, emptied: string[] = []) {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  const officialSeries = tool.needs(input).officialSeries.ids.map((id): OfficialSeries => {
    const series = SHIPPED_SERIES[id];
    return { id, ...series, points: emptied.includes(id) ? [] : series.points };
  });
  return { input, result: tool.run(input, { today: TODAY, officialSeries }) };
}

function forecastOf(changes: Record<string, unknown> = {}) {
  const { input, result } = outcome(changes);
  if (result.kind === "no-series") throw new Error(result.kind);
  return { input, result };
}

const messages = (input: Record<string, unknown>) =>
  Object.fromEntries(
    (z.safeParse(tool.input, input).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

const CASES: Record<string, unknown>[] = [
  {},
  { years: 5, inflation: undefined, monthlyCost: undefined },
  { series: "bis-mx", propertyValue: 3_500_000 },
  { series: "bis-pe", otherReturn: 4 },
  { source: "propia", ownSeries: PASTED, ownName: "Ruzafa" },
  { source: "propia", ownSeries: "2019;1.850\n2020;1.900" },
  { source: "propia", ownSeries: "2019;1.850" },
  { source: "propia", ownSeries: PASTED.replace(/;1\.\d+/g, ";1.500") },
];

test("the example runs twice to the same result, and survives JSON", () => {
  const { input, result } = outcome();
  expect(outcome().result).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(result.kind).toBe("forecast");
  expect(tool.titleOf(input)).toBe("250.000\u00a0€ en 3 años");
});

describe("questions of the form", () => {
  test("a value; one to five years", () => {
    expect(messages({})).toEqual({ propertyValue: "Introduce un valor mayor que cero" });
    expect(messages({ propertyValue: "0", years: 6 })).toEqual({
      propertyValue: "Introduce un valor mayor que cero",
      years: "Elige de 1 a 5 años",
    });
    expect(messages({ propertyValue: "250.000", years: "" })).toEqual({});
  });
  test("a pasted series: wrong rows are named by their number, at its field", () => {
    const own = (ownSeries: string) => messages({ propertyValue: 1, source: "propia", ownSeries }).ownSeries;
    expect(own("")).toBe("Pega tu serie: una fila por periodo, con su valor.");
    expect(own("Año;valor\n2019;1\n\n2021;2")).toBe("Fila 4: falta 2020 antes. Añádelo o empieza la serie después.");
    expect(own("2019;1\n2019;2\nayer;3\n2020;nada")).toBe(
      "Fila 3: no entiendo el periodo. Escribe 2024, T3 2024 o 07/2024. Fila 4: no entiendo el valor. Escribe un número, como 1.850,50. Fila 2: repite el periodo de la fila 1.",
    );
    expect(own("2019;-1\n2020;0\n2021;-2\n2022;0\n2023;0\n2024;0")).toMatch(/Fila 4: .+ Y 2 filas más\.$/);
    // Only the series that is asked for is read.
    expect(messages({ propertyValue: 1, ownSeries: "nada" })).toEqual({});
  });
});

describe("official series", () => {
  test("Spain: the source and the day it was read; inflation of the same country", () => {
    const { input, result } = forecastOf();
    expect(result.series).toMatchObject({ perYear: 4, source: { consulted: "2026-05-19" } });
    expect(result.real!.growth).toBeLessThan(result.growth!);
    const sources = tool.sourcesOf(result, input);
    expect(sources.map(({ label }) => label)).toEqual([
      "Precio de la vivienda, España",
      "Precios de consumo, España",
      "Inflación futura",
    ]);
    expect(sources[0]).toMatchObject({ date: "2026-05-19", tag: "una sola fuente" });
  });
  test("an empty one is said, and the nearest with values offered: nothing is put in its place", () => {
    const asked = { series: "ine-ipv-es-vc" };
    const { result } = outcome(asked, ["ine-ipv-es-vc", "ine-ipv-es"]);
    expect(result).toMatchObject({ kind: "no-series", offered: { id: "bis-es" } });
    expect(tool.textOf(result, {} as never)).toContain("España (BIS)");
    expect(tool.figureOf!(result, {} as never)).toBeNull();
    expect(outcome(asked, ["ine-ipv-es-vc", "ine-ipv-es", "bis-es"]).result).toMatchObject({ offered: null });
  });
  test("currency follows the country", () => expect(forecastOf({ series: "bis-cl" }).result.currency).toBe("CLP"));
});

describe("one's own series", () => {
  test("eight points reach four years at most, and it says so", () => {
    const { input, result } = forecastOf({ source: "propia", ownSeries: PASTED, years: 5 });
    expect(result.forecast!.rows.map(({ years }) => years)).toEqual([1, 2, 3, 4]);
    expect(result.forecast!.cut).toBe(1);
    expect(tool.textOf(result, input)).toContain("mitad de la serie");
  });
  test("fewer than eight: growth alone", () => {
    const { input, result } = forecastOf({ source: "propia", ownSeries: "2019;100\n2020;102\n2021;104,04" });
    expect(result).toMatchObject({ kind: "too-short", forecast: null });
    expect(result.growth).toBeCloseTo(0.02, 12);
    expect(tool.figureOf!(result, input)).toBeNull();
    expect(tool.appointmentsOf!(result, input)).toEqual([]);
  });
  test("eight months end before a year: the row says months", () => {
    const months = Array.from({ length: 9 }, (_, i) => `0${i + 1}/2025;${100 + i + (i % 3)}`).join("\n");
    const { input, result } = forecastOf({ source: "propia", ownSeries: months, years: 1 });
    expect(tool.rowsOf(result, input).map(({ label }) => label)).toContain("En 4 meses");
  });
  test("without consumer prices it stays nominal, and says so", () => {
    const { result } = forecastOf({ source: "propia", ownSeries: PASTED, ownPrices: "otro" });
    expect(result.real).toBeNull();
  });
  test("a flat one is constant, without a band", () => {
    const { input, result } = forecastOf({ source: "propia", ownSeries: PASTED.replace(/;1\.\d+/g, ";1.500") });
    const text = tool.textOf(result, input);
    expect(text).toContain("Serie constante");
    expect(text).toContain("0,00\u00a0%");
  });
});

test("waiting against selling now: its costs and the money's own return are taken off", () => {
  const plain = forecastOf({ monthlyCost: undefined }).result.forecast!.rows.at(-1)!.wait;
  const dear = forecastOf({ monthlyCost: 100, otherReturn: 10 }).result.forecast!.rows.at(-1)!.wait;
  expect(plain.value - dear.value).toBeCloseTo(3600 + 250_000 * (1.1 ** 3 - 1), 6);
  expect(dear.breakEven).toBeGreaterThan(0.1);
  expect(dear.shareBetter!).toBeLessThanOrEqual(plain.shareBetter!);
});

test.each(CASES)("texts hold together, in their lengths: %o", (changes) => {
  const { input, result } = outcome(changes);
  const message = tool.messageOf(result, input);
  expect(message.length).toBeGreaterThan(30);
  expect(message.length).toBeLessThanOrEqual(700);
  const rows = tool.rowsOf(result, input);
  const wordings = tool.wordingOf!(result, input).map(({ text }) => text);
  for (const text of [message, tool.textOf(result, input), ...wordings, ...rows.map(({ value }) => value)]) {
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
  }
  expect(new Set(rows.map(({ group, label }) => group + label)).size).toBe(rows.length);
  for (const table of tool.tablesOf(result, input)) {
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  }
});

test("an empty series has its message too", () => {
  const { result } = outcome({ series: "ine-ipv-es-ga" }, ["ine-ipv-es-ga"]);
  expect(tool.messageOf(result, {} as never).length).toBeLessThanOrEqual(700);
});

test("a home fills it in; it goes back to the return with the growth it measured", () => {
  const home = { operation: "venta", type: "piso", builtAreaM2: 80 } as const;
  expect(tool.fillFrom!({ ...home, country: "MX", currency: "MXN", price: 3_000_000 })).toEqual({
    propertyValue: 3_000_000,
    source: "oficial",
    series: "bis-mx",
  });
  expect(tool.fillFrom!({ ...home, country: "UY", currency: "USD" })).toMatchObject({ source: "propia" });
  const { input, result } = forecastOf({ series: "bis-mx" });
  const [back, sale] = tool.nextOf!(result, input);
  expect(back).toMatchObject({
    path: "/calculadora-roi",
    values: { price: 250_000, priceGrowth: 7.04, horizonYears: 3, place: "MX", currency: "MXN" },
  });
  expect(sale).toMatchObject({ path: "/negociador-virtual", values: { listPrice: 250_000 } });
  expect(tool.appointmentsOf!(result, input)[0]).toMatchObject({ startsAt: "2027-02-22T10:00" });
});
