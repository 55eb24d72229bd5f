import { describe, expect, test } from "vitest";
import type { Block } from "#domain/tools/description/description.ts";
import { openCell } from "#domain/tools/description/description-text.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { block, described, FLAT, outcome, pasted, plain, WAITING } from "./appreciation.test-data.ts";
import { appreciation as tool } from "./tool.ts";

describe("drawings", () => {
  test("the value carried back with the series, and ahead with its band", () => {
    const fan = block("fan", "prevision-abanico", WAITING);
    expect(plain(fan.title)).toBe("En 2 años, de 24.700 € a 739.000 €");
    expect(plain(fan.subtitle!)).toBe("Valor en EUR, contado desde el último dato (2024)");
    expect(plain(fan.summary)).toBe("Abanico de 2 años: lo central acaba en 100.000 €.");
    expect(fan.history.map(({ x, y }) => [x, Math.round(y)])).toEqual([
      // e^−3, e^−2 … of 100,000.
      [2017, 4_979],
      [2018, 13_534],
      [2019, 36_788],
      [2020, 13_534],
      [2021, 4_979],
      [2022, 13_534],
      [2023, 36_788],
      [2024, 100_000],
    ]);
    expect(
      fan.forecast.map(({ x, median, range80 }) => [x, ...[median, range80.low, range80.high].map(Math.round)]),
    ).toEqual([
      [2025, 100_000, 36_788, 271_828],
      [2026, 100_000, 24_660, 738_906],
    ]);
    expect(plain(block("fan", "prevision-abanico", FLAT).title)).toBe("En 4 años, los mismos 100.000 €");
  });

  test("the gain of waiting each year, with its band where there is one", () => {
    const { rows, summary } = block("intervals", "prevision-esperar", WAITING);
    expect(
      rows.map(({ label, value, range80 }) => [label, ...[value!, range80!.low, range80!.high].map(Math.round)]),
    ).toEqual([
      // 36.800, 100.000 and 272.000 less 111.200; 24.700 and 739.000 less 123.400.
      ["Vender en 1 año", -11_200, -74_400, 160_800],
      ["Vender en 2 años", -23_400, -98_700, 615_600],
    ]);
    expect(plain(summary)).toBe(
      "En 1 año, −11.200 €, de −74.400 € a +161.000 €. En 2 años, −23.400 €, de −98.700 € a +616.000 €",
    );
    expect(block("intervals", "prevision-esperar", FLAT).rows[0]).toEqual({ label: "Vender en 1 año", value: 0 });
  });

  test("the series as it is and in money of its end, from where prices reach", () => {
    const lines = block("lines", "prevision-real", WAITING);
    expect(plain(lines.title)).toBe("Descontada la inflación, un 49,88 % al año");
    expect(lines.subtitle).toBe("Tus valores");
    expect(lines.summary).toBe("Líneas de 8 periodos, de 2017 a 2024.");
    expect(lines.x).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024]);
    expect(lines.series.map(({ name }) => name)).toEqual(["Nominal", "Real"]);
    expect(lines.series[1]!.values.slice(0, 3)).toEqual([null, null, null]);
    expect(lines.series[1]!.values[3]).toBeCloseTo(Math.E * 1.4641, 6);
    expect(lines.unit).toMatchObject({ decimals: 1 });
    const nominal = block("lines", "prevision-real", { ownSeries: "2023;1000\n2024;1100" });
    expect(nominal.title).toBe("La serie, sin descontar la inflación");
    expect(nominal.series.map(({ name }) => name)).toEqual(["Nominal"]);
    expect(nominal.unit).toMatchObject({ decimals: 0 });
    expect(block("lines", "prevision-real", { ownSeries: "2023;999\n2024;900" }).unit).toMatchObject({ decimals: 1 });
  });

  test("today beside the end of the forecast", () => {
    const { headline } = described(WAITING);
    expect(headline!.drawing).toMatchObject({
      kind: "bars",
      caption: "Hoy y en 2 años",
      rows: [
        { label: "Hoy", value: 100_000 },
        { label: "Banda baja", detail: "En 2 años" },
        { label: "Central", isHighlighted: true },
        { label: "Banda alta" },
      ],
    });
    expect(headline!.details.map(plain)).toEqual(["De 24.700 €", "a 739.000 €"]);
    expect(described(FLAT).headline!.details).toEqual([]);
    expect(described({ ownSeries: "2023;1\n2024;2" }).headline).not.toHaveProperty("drawing");
  });

  test("how much a step changes, among the small print: seven steps of one logarithm are 171.83 %", () => {
    const section = described().sections.find(({ id }) => id === "prevision-metodo")!;
    const small = section.blocks.at(-1) as Extract<Block, { kind: "prose" }>;
    expect(plain(small.text)).toContain("el cambio medio de un periodo a otro (171,83 %). Cuanto más bajo, mejor.");
  });
});

describe("a series that grows by 2 % a year", () => {
  const GROWING = {
    propertyValue: 250_000,
    years: 5,
    ownSeries: pasted(Array.from({ length: 12 }, (_, i) => 100 * 1.02 ** i)),
  };

  test("carries 250,000 to 276,020 in five years, and says what waiting wins with its sign", () => {
    const fan = block("fan", "prevision-abanico", GROWING);
    expect(fan.forecast.map(({ median }) => Math.round(median))).toEqual([255_000, 260_100, 265_302, 270_608, 276_020]);
    const { headline, aside } = described(GROWING);
    const waiting = [...headline!.figures, ...aside!.figures].filter(({ label }) => label === "Esperar");
    expect(waiting.map(({ value }) => plain(valueText(value)))).toEqual(["+26.000 €", "+26.000 €"]);
    const table = block("table", "prevision-anos", GROWING);
    const last = table.rows.at(-1)!.map((cell) => plain(valueText(openCell(cell).value)));
    expect(last.slice(0, 2)).toEqual(["5 años", "276.000 €"]);
    expect(last[5]).toBe("+26.000 €");
  });

  test("typed figures are written with two digits", () => {
    const { input, result } = outcome({ ...GROWING, otherReturn: 2.125, inflation: 1.5 });
    const rows = tool.rowsOf(result, input).map(({ label, value }) => `${label}: ${plain(value)}`);
    expect(rows).toContain("Rendimiento de otra inversión: 2,13 %");
    expect(rows).toContain("Inflación que supones: 1,5 %");
  });
});

describe("columns on narrow pages and on paper", () => {
  test("year by year", () => {
    expect(block("table", "prevision-anos", WAITING).columns).toEqual([
      { title: "En", narrow: "title" },
      { title: "Central", narrow: "figure", isStrong: true },
      { title: "8 de cada 10", narrow: "detail", on: ["page", "pdf", "text"] },
      { title: "Banda baja", on: ["sheet"] },
      { title: "Banda alta", on: ["sheet"] },
      { title: "En dinero de hoy", narrow: "note", narrowSuffix: "de hoy" },
      { title: "Esperar frente a vender ya", on: ["pdf"] },
      { title: "Esperar frente a vender ya", on: ["sheet"] },
      { title: "Pruebas", on: ["sheet"] },
      { title: "Fallo habitual", on: ["sheet"] },
    ]);
  });

  test("methods and growth", () => {
    expect(block("table", "prevision-metodo").columns).toEqual([
      { title: "Método", narrow: "title" },
      { title: "Error (veces el paso)", narrow: "figure", saysName: true },
      { title: "Pruebas", narrow: "note", saysName: true },
      { title: "Elegido", on: ["sheet"] },
    ]);
    expect(block("table", "prevision-crecimiento").columns).toEqual([
      { title: "Tramo", narrow: "title" },
      { title: "Desde", narrow: "detail" },
      { title: "Al año", narrow: "figure", isStrong: true },
      { title: "Al año, real", narrow: "note", narrowSuffix: "real" },
    ]);
  });

  test("a series whose highest value has four digits is drawn without a decimal", () => {
    const decimals = (...values: number[]) =>
      (block("lines", "prevision-real", { ownSeries: pasted(values) }).unit as { decimals: number }).decimals;
    expect([decimals(900, 999.9), decimals(900, 1_000), decimals(900, 1_050)]).toEqual([1, 0, 0]);
    expect(block("table", "prevision-real").rows[1]).toEqual([
      "2018",
      { amount: expect.closeTo(Math.E, 6), unit: { kind: "number", decimals: 2 } },
      { amount: null, unit: { kind: "number", decimals: 2 } },
    ]);
  });
});
