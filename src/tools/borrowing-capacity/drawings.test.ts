import { describe, expect, test } from "vitest";
import { BRIEF, blocks, MADRID, plain, sheet, UVA } from "./capacity.test-data.ts";

describe("spreadsheets", () => {
  test("the purchase: a note where there is one, the fee among the costs", () => {
    const { columns, rows } = sheet(MADRID, "Impuestos y gastos");
    expect(columns).toEqual(["Concepto", "Importe (EUR)", "Nota"]);
    expect(rows).toEqual([
      ["Precio", 300_000, null],
      [
        "ITP general, Madrid",
        12_400,
        "Se calcula sobre el valor de referencia. Tipo reducido (4 %: familia numerosa): comprueba los requisitos.",
      ],
      ["Notaría", 654.62, "Arancel, folios y copias, con IVA."],
      ["Registro de la Propiedad", 259, "Arancel y asientos, con IVA."],
      ["Gestoría", 423.5, "Con IVA."],
      ["Tasación", 350, null],
      ["Otros gastos", 1_000, null],
      ["Comisión de apertura", 1_162.5, null],
      // 15,087.12 and the fee.
      ["Total de impuestos y gastos", 16_249.62, null],
      ["Hipoteca", 116_249.62, null],
      ["Ahorro que hace falta", 200_000, null],
    ]);
  });

  test("if rates rise: points, percent and cents", () => {
    expect(sheet(BRIEF, "Si suben los tipos").rows).toEqual([
      [0, 3, 602.29, 30.0764, 178_571.43],
      [1, 4, 682.02, 32.7341, 178_571.43],
      [2, 5, 766.89, 35.5629, 175_658.53],
      [3, 6, 856.5, 38.55, 162_123.81],
    ]);
  });

  test("the map: by savings, or by years", () => {
    const bySavings = sheet(BRIEF, "Precio máximo según tipo");
    expect(bySavings.columns).toEqual([
      "Tipo (%)",
      "25000 EUR de ahorro",
      "38000 EUR de ahorro",
      "50000 EUR de ahorro",
      "63000 EUR de ahorro",
      "75000 EUR de ahorro",
    ]);
    // 25,000 / 0.28, 38,000 / 0.28, 50,000 / 0.28; then the income binds: (177,892.04 + 63,000) / 1.08.
    expect(bySavings.rows[2]).toEqual([3, 89_285.71, 135_714.29, 178_571.43, 223_048.18, 234_159.29]);
    expect(sheet(MADRID, "Precio máximo según tipo").columns).toEqual([
      "Tipo (%)",
      "20 años",
      "25 años",
      "30 años",
      "35 años",
    ]);
  });

  test("every instalment: 142,857.14 at 0.25 % a month", () => {
    const { rows } = sheet(BRIEF, "Cuadro de amortización");
    expect(rows).toHaveLength(360);
    expect(rows[0]).toEqual([1, 3, 602.29, 357.14, 245.15, 142_611.99]);
    expect(rows[1]).toEqual([2, 3, 602.29, 356.53, 245.76, 142_366.23]);
    // After ten fixed years the rate is 4 % and 0.6 points.
    expect(
      sheet(MADRID, "Cuadro de amortización")
        .rows.slice(119, 121)
        .map((row) => row[1]),
    ).toEqual([2, 4.6]);
  });
});

describe("drawings", () => {
  test("the map in thousands, the case in the middle; of a small or a large sum in others", () => {
    const [map] = blocks(BRIEF, "capacidad-mapa", "heatmap");
    expect(map).toMatchObject({
      caption: "Precio máximo en miles de euros, según el interés y el ahorro",
      corner: "Interés / ahorro",
      columns: ["25", "38", "50", "63", "75"],
      current: { row: 2, column: 2 },
    });
    expect(map!.rows.map(({ label }) => plain(label))).toEqual(["1 %", "2 %", "3 %", "4 %", "5 %"]);
    expect(map!.rows[2]!.values[2]).toBeCloseTo(178.57143, 5);
    const [years] = blocks(MADRID, "capacidad-mapa", "heatmap");
    expect(years).toMatchObject({
      caption: "Precio máximo en miles de euros, según el interés y el plazo",
      corner: "Interés / plazo",
      columns: ["20 años", "25 años", "30 años", "35 años"],
    });
    expect(plain(blocks(UVA, "capacidad-mapa", "heatmap")[0]!.caption)).toBe(
      "Precio máximo en millones de ARS, según el interés y el plazo",
    );
    expect(blocks(BRIEF, "capacidad-mapa", "prose")[0]!.text).toBe("En miles de euros. Recuadrado, tu caso.");
  });

  test("principal and interest of each year: without interest 12,000 of principal a year", () => {
    const free = { ...BRIEF, rate: 0, years: 10, savings: 1_000_000, targetPrice: 1_000_000, netMonthlyIncome: 10_000 };
    // 1,080,000 less 1,000,000 are 80,000 over ten years.
    const [chart] = blocks(free, "capacidad-cuadro", "stacked");
    expect(plain(chart!.title)).toBe("En total pagas 0 € de intereses");
    expect(chart).toMatchObject({ parts: ["Capital", "Intereses"], totalName: "Total", xName: "Año" });
    expect(chart!.columns).toHaveLength(10);
    expect(chart!.columns[0]).toEqual({ label: "1", values: [8_000.04, 0] });
    const [brief] = blocks(BRIEF, "capacidad-cuadro", "stacked");
    expect(plain(brief!.title)).toBe(
      "Desde el año 8 devuelves más capital que intereses; en total pagas 73.968 € de intereses",
    );
    // 12 · 602.29 = 7,227.48, of which 357.14 + 356.53 + … = 4,245 are interest.
    expect(brief!.columns[0]!.values[0]! + brief!.columns[0]!.values[1]!).toBeCloseTo(7_227.48, 2);
    expect(plain(brief!.summary)).toBe(
      `Barras de 30 años con capital e intereses. El primer año se pagan ${Math.round(brief!.columns[0]!.values[1]!).toLocaleString("de")} € de intereses.`,
    );
    expect(brief!.columns[0]!.values[1]).toBeCloseTo(4_245.09, 0);
  });

  test("the path of the instalment, year by year", () => {
    const [path] = blocks(MADRID, "capacidad-senda", "lines");
    expect(plain(path!.title)).toBe(
      "La cuota más alta llega en el año 11: 542 € (28,1 % de los ingresos), cabe en el esfuerzo máximo",
    );
    expect(plain(path!.summary)).toBe("La cuota empieza en 430 €.");
    expect(path!.x).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    const { values } = path!.series[0]!;
    expect([values[0], values[9]]).toEqual([429.68, 429.68]);
    expect(values[10]).toBeCloseTo(541.7, 0);
  });

  test("a debt in units: what is owed, and the share of the income", () => {
    const [debt, effort] = blocks(UVA, "capacidad-unidad", "lines");
    expect(debt).toMatchObject({ title: "La deuda baja desde el primer mes", isFromZero: true, x: [1, 2, 3] });
    expect(plain(debt!.summary)).toBe("La deuda más alta es $ 11,68 M ARS.");
    expect(plain(effort!.title)).toBe("La cuota pasa del 36,4 % al 39,4 % de los ingresos");
    expect(plain(effort!.summary)).toBe("Al final la cuota es el 39,4 % de los ingresos.");
    expect(effort!.series[0]!.values[0]).toBeCloseTo(0.364, 9);
    expect(effort!.isFromZero).toBe(true);
  });

  test("on paper a line for each year, to the cent", () => {
    const [table] = blocks(BRIEF, "capacidad-anos", "table");
    expect(table!.columns.map(({ title }) => title)).toEqual([
      "Año",
      "Interés",
      "Cuota al mes",
      "Intereses",
      "Capital",
      "Pendiente",
    ]);
    expect(table!.rows).toHaveLength(30);
    const eur = (amount: number) => ({ amount, unit: { kind: "money", currency: "EUR", decimals: 2 } });
    expect(table!.rows[0]!.slice(0, 3)).toEqual([
      { amount: 1, unit: { kind: "number" } },
      { amount: 0.03, unit: { kind: "share", decimals: 3 } },
      eur(602.29),
    ]);
    expect(table!.rows.at(-1)!.at(-1)).toEqual(eur(0));
  });
});
