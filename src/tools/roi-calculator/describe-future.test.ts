import { describe, expect, test } from "vitest";
import { CASH, followed, invested, LOAN, plain, SIMULATION } from "./outcomes.test-data.ts";
import type { RoiResult } from "./result.ts";
import { roiCalculator as tool } from "./tool.ts";

const { input } = followed(CASH);
const textOf = (result: RoiResult) => plain(tool.textOf(result, input));
const rowsOf = (result: RoiResult) => tool.rowsOf(result, input).map(({ label, value }) => plain(`${label}: ${value}`));
const sectionOf = (result: RoiResult, id: string) =>
  tool.describe(result, input).sections.find((section) => section.id === id);
const blockOf = (result: RoiResult, id: string, kind: string) =>
  sectionOf(result, id)?.blocks.find((block) => block.kind === kind);

const cash = invested(CASH);
const loan = invested(LOAN);

describe("the years until it is sold", () => {
  test("columns of each year, in the money of the result", () => {
    expect(blockOf(loan, "roi-futuro", "stacked")).toMatchObject({
      title: "En 2 años el alquiler te deja 4.930\u00a0€",
      subtitle: "A dónde va lo que se cobra cada año, en EUR",
      summary:
        "Barras de 2 años: gastos, intereses, capital devuelto y lo que te queda. El primer año te quedan 2.465\u00a0€.",
      unit: { kind: "money", currency: "EUR" },
      parts: ["Gastos", "Intereses", "Capital devuelto", "Te queda"],
      columns: [
        {
          label: "1",
          values: [1250, expect.closeTo(3110.83, 2), expect.closeTo(2864.23, 2), expect.closeTo(2464.94, 2)],
        },
        {
          label: "2",
          values: [1250, expect.closeTo(3023.71, 2), expect.closeTo(2951.35, 2), expect.closeTo(2464.94, 2)],
        },
      ],
    });
    expect(sectionOf(loan, "roi-futuro")?.isTwoColumns).toBe(true);
  });
  test("rents that take money cost: 2 · (12 · 500 · 0,95 − 1.250 − 5.975,06) = −3.050", () => {
    const poor = invested({ ...LOAN, monthlyRent: 500 });
    expect(blockOf(poor, "roi-futuro", "stacked")).toMatchObject({
      title: "En 2 años el alquiler te cuesta 3.050\u00a0€",
    });
    const even = {
      ...cash,
      returns: { ...cash.returns, years: cash.returns.years.map((year) => ({ ...year, cashFlow: 0 })) },
    };
    expect(blockOf(even, "roi-futuro", "stacked")).toMatchObject({ title: "En 1 año el alquiler te deja 0\u00a0€" });
  });
  test("suppositions with two figures after the comma; the sale costs 4,846 % of 159.181,35", () => {
    const grown = invested({
      ...LOAN,
      rentGrowth: 2.256,
      priceGrowth: 3.015,
      expenseGrowth: 1.516,
      exitCostShare: 4.846,
    });
    expect(textOf(grown)).toContain(
      "Suposiciones: el alquiler sube un 2,26 % al año, la vivienda un 3,02 % y los gastos un 1,52 %. Vender cuesta el 4,85 %.",
    );
    // 150.000 · 1,03015² = 159.181,35; of which 4,846 % are 7.713,93.
    expect(textOf(grown)).toContain("Valor a los 2 años: 159.181 €\nCoste de vender: −7.714 €\n");
  });
  test("the spreadsheet has every year to the cent", () => {
    const sheet = tool.tablesOf(loan, input).find(({ name }) => name === "Año a año")!;
    expect(sheet.columns).toEqual([
      "Año",
      "Alquiler cobrado (EUR)",
      "Gastos (EUR)",
      "Resultado antes de hipoteca (EUR)",
      "Intereses (EUR)",
      "Capital devuelto (EUR)",
      "Te queda (EUR)",
      "Valor de la vivienda (EUR)",
      "Deuda (EUR)",
      "Ganancia si vendes (EUR)",
    ]);
    expect(sheet.rows).toEqual([
      [1, 9690, 1250, 8440, 3110.83, 2864.23, 2464.94, 150_000, 102_135.77, -16_670.83],
      [2, 9690, 1250, 8440, 3023.71, 2951.35, 2464.94, 150_000, 99_184.42, -11_254.54],
    ]);
  });
});

describe("maps around the case in hand", () => {
  const map = (id: string) => blockOf(loan, id, "heatmap") as unknown as Record<string, unknown>;

  test("the rate by rent and growth", () => {
    expect(sectionOf(loan, "roi-mapa-tir")).toMatchObject({
      title: "La TIR, según alquiler y revalorización",
      width: "half",
    });
    expect(map("roi-mapa-tir")).toMatchObject({
      caption: "TIR de tu dinero según el alquiler y la revalorización al año",
      corner: "Alquiler / sube al año",
      unit: { kind: "share" },
      columns: ["−2 %", "−1 %", "0 %", "1 %", "2 %"].map((text) => text.replace(" ", "\u00a0")),
      current: { row: 2, column: 2 },
    });
    expect((map("roi-mapa-tir").rows as { label: string }[]).map(({ label }) => plain(label))).toEqual([
      "−10 %",
      "−5 %",
      "El tuyo",
      "+5 %",
      "+10 %",
    ]);
  });
  test("the cash by rent and interest: at 4 % 6.650,74 are paid, and 8.440 − 6.650,74 = 1.789,26", () => {
    expect(map("roi-mapa-caja")).toMatchObject({
      caption: "Lo que queda el primer año, en EUR, según el alquiler y el interés",
      corner: "Alquiler / interés",
      unit: { kind: "money", currency: "EUR" },
      columns: ["1 %", "2 %", "3 %", "4 %", "5 %"].map((text) => text.replace(" ", "\u00a0")),
    });
    const sheet = tool.tablesOf(loan, input).find(({ name }) => name === "Caja (EUR) por alquiler")!;
    expect(sheet.columns).toEqual(["Alquiler", "1 %", "2 %", "3 %", "4 %", "5 %"]);
    expect(sheet.rows[2]?.[0]).toBe("0 %");
    expect(sheet.rows[2]?.[4]).toBeCloseTo(1789.26, 2);
  });
  test("interest below zero is a dash: at 0,5 % two columns; growth below zero is none", () => {
    const cheap = invested({ ...LOAN, rate: 0.5 });
    expect((blockOf(cheap, "roi-mapa-caja", "heatmap") as unknown as { columns: string[] }).columns.map(plain)).toEqual(
      ["–", "–", "0,5 %", "1,5 %", "2,5 %"],
    );
    const free = invested({ ...LOAN, rate: 2 });
    expect((blockOf(free, "roi-mapa-caja", "heatmap") as unknown as { columns: string[] }).columns[0]).toBe("0\u00a0%");
  });
  test("columns keep two figures after the comma: around 3,256 %", () => {
    const odd = invested({ ...LOAN, rate: 3.256 });
    const columns = ["1,26 %", "2,26 %", "3,26 %", "4,26 %", "5,26 %"];
    expect((blockOf(odd, "roi-mapa-caja", "heatmap") as unknown as { columns: string[] }).columns.map(plain)).toEqual(
      columns,
    );
    expect(tool.tablesOf(odd, input).at(-1)!.columns.slice(1)).toEqual(columns);
  });
  test("in percent: a rate of 5,12345 % is 5,1235 in the spreadsheet; what is not defined is empty", () => {
    const { rateMap } = loan;
    const rows = rateMap.rows.map((row) => ({ ...row, values: [null, 0.0512345, 0, 0, 0] }));
    const sheet = tool
      .tablesOf({ ...loan, rateMap: { ...rateMap, rows } }, input)
      .find(({ name }) => name === "TIR (%) por alquiler")!;
    expect(sheet.rows[0]?.slice(0, 3)).toEqual(["−10 %", null, 5.1235]);
  });
  test("without a loan there is no interest to vary", () => {
    expect(sectionOf(cash, "roi-mapa-caja")).toBeUndefined();
    expect(sectionOf(cash, "roi-mapa-tir")).toBeDefined();
  });
});

describe("simulations", () => {
  const simulated = { ...loan, simulation: SIMULATION };

  test("while they are calculated the page says so, and nothing else does", () => {
    expect(sectionOf(loan, "roi-simulacion")?.blocks).toEqual([
      { kind: "prose", text: "Calculando diez mil recorridos…", tone: "muted", on: ["page"] },
    ]);
  });
  test("the spread of the simulated runs, and that the seed gives the same again", () => {
    const text = textOf(simulated);
    expect(text).toContain(
      "SI SALE DE OTRA MANERA\nEn 8 de cada 10 simulaciones la TIR queda entre el −2 % y el 8,4 %. Pierdes dinero en el 22,5 % de las simulaciones y no llegas al 5 % en el 60 %. 10.000 simulaciones con la semilla 7: los mismos datos dan el mismo dibujo.\nEl precio se aparta de lo que supones",
    );
    expect(rowsOf(simulated)).toContain("TIR en 8 de cada 10 simulaciones: −2 % a 8,4 %");
    expect(rowsOf({ ...loan, simulation: { ...SIMULATION, rate: null } }).join()).not.toContain("8 de cada 10");
  });
  test("a fan of the years from the day of the purchase: 150.000 − 172.000", () => {
    expect(blockOf(simulated, "roi-simulacion", "fan")).toMatchObject({
      title: "Vendiendo al final, en 8 de cada 10 simulaciones ganas entre −25.100\u00a0€ y 20.600\u00a0€",
      subtitle: "Ganancia si vendes ese año, en EUR",
      summary: "Abanico de 2 años. La ganancia central al final es 1.230\u00a0€.",
      history: [{ x: 0, y: -22_000 }],
      forecast: [
        { x: 1, median: -10_300, range80: { low: -30_100, high: 500 }, range50: { low: -20_200, high: -4_400 } },
        { x: 2, median: 1_234, range80: { low: -25_123, high: 20_567 }, range50: { low: -15_200, high: 8_400 } },
      ],
    });
  });
  test("columns of the rates, where there are any", () => {
    expect(blockOf(simulated, "roi-simulacion", "stacked")).toMatchObject({
      title: "La simulación central da una TIR del 3,1\u00a0%",
      parts: ["Simulaciones"],
      columns: [{ values: [0.1] }, { values: [0.4] }, { values: [0.3] }, { values: [0.2] }],
    });
    const single = { ...SIMULATION, histogram: { ...SIMULATION.histogram, shares: [1] } };
    expect(blockOf({ ...loan, simulation: single }, "roi-simulacion", "stacked")).toMatchObject({
      columns: [{ label: "0\u00a0%", values: [1] }],
    });
    expect(sectionOf(simulated, "roi-simulacion")?.isTwoColumns).toBe(true);
    const empty = { ...SIMULATION, histogram: { ...SIMULATION.histogram, shares: [] } };
    expect(blockOf({ ...loan, simulation: empty }, "roi-simulacion", "stacked")).toBeUndefined();
  });
  test("the spreadsheet names the percentiles", () => {
    const sheet = tool.tablesOf(simulated, input).find(({ name }) => name === "Simulación")!;
    expect(sheet.columns.map((title) => title.replace(" (EUR)", ""))).toEqual([
      "Año",
      "Percentil 10",
      "Percentil 25",
      "Mediana",
      "Percentil 75",
      "Percentil 90",
    ]);
    expect(sheet.rows).toEqual([
      [1, -30_100, -20_200, -10_300, -4_400, 500],
      [2, -25_123, -15_200, 1_234, 8_400, 20_567],
    ]);
  });
});
