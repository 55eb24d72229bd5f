import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Block } from "#domain/tools/description/description.ts";
import { borrowingCapacity as tool } from "./tool.ts";

/** 3,000 a month, 300 of debts, 50,000 saved, 3 % over 30 years, costs of 8 %. */
const BRIEF = {
  netMonthlyIncome: 3000,
  monthlyDebts: 300,
  savings: 50_000,
  rate: 3,
  years: 30,
  place: "otro",
  costShare: 8,
};
/** A home of 300,000 in Madrid of which 310,000 count for taxes, for a large family, with a loan that is fixed for ten years. */
const MADRID = {
  ...BRIEF,
  savings: 200_000,
  age: 36,
  place: "ES-MD",
  costShare: undefined,
  rateType: "mixto",
  rate: 2,
  fixedYears: 10,
  spread: 0.6,
  reference: 2.25,
  laterReference: 4,
  openingFee: 1,
  linkedProductsPerYear: 120,
  targetPrice: 300_000,
  prepaymentAmount: 10_000,
  transferTaxRelief: "itp-md-familia",
  hasHomeDiscount: true,
  appraisalFee: 350,
  otherCosts: 1000,
  referenceValue: 310_000,
};
/** 1,000,000 pesos a month, three years, a unit that rises by 30 % and an income that rises by 25 %. */
const UVA = {
  netMonthlyIncome: 1_000_000,
  savings: 20_000_000,
  rate: 5,
  years: 3,
  place: "AR",
  costShare: 8,
  indexUnit: "UVA",
  unitGrowth: 30,
  incomeGrowth: 25,
};

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

function outcome(raw: Record<string, unknown>) {
  const input = z.parse(tool.input, raw);
  return { input, result: tool.run(input, { today: "2026-11-21", officialSeries: [] }) };
}

function text(raw: Record<string, unknown>): string[] {
  const { input, result } = outcome(raw);
  return plain(tool.textOf(result, input)).split("\n");
}

function blocks<K extends Block["kind"]>(raw: Record<string, unknown>, section: string, kind: K) {
  const { input, result } = outcome(raw);
  const found = tool.describe(result, input).sections.find(({ id }) => id === section);
  return (found?.blocks ?? []).filter((block) => block.kind === kind) as Extract<Block, { kind: K }>[];
}

const sheet = (raw: Record<string, unknown>, name: string) => {
  const { input, result } = outcome(raw);
  return tool.tablesOf(result, input).find((table) => table.name === name)!;
};

describe("the whole text", () => {
  test("where savings bind: 50,000 / (1 − 80 % + 8 %); 142,857 at 3 % are 602.29 a month", () => {
    expect(text(BRIEF)).toEqual([
      "CUÁNTO PUEDES PAGAR",
      "Otro lugar, 21 de noviembre de 2026",
      "Precio máximo · limita el ahorro: 178.571 €",
      "Por tus ingresos llegarías a 211.011 €, pero tus ahorros pagan la entrada y los gastos hasta 178.571 €.",
      "",
      "LA COMPRA AL PRECIO MÁXIMO",
      "Impuestos y gastos: 14.286 €, el 8 % del precio",
      "Precio: 178.571 €",
      "Impuestos y gastos que has escrito (8 %): 14.286 €",
      "Hipoteca: −142.857 €",
      "Ahorro que hace falta: 50.000 €",
      "",
      "602,29 € AL MES",
      "La hipoteca",
      "Cuota: 602,29 € al mes",
      "Importe: 142.857 €",
      "Sobre el precio: 80 %",
      "Plazo: 30 años",
      "Interés fijo: 3 %",
      "TAE: 3,04 %",
      "Intereses en total: 73.968 €",
      "Esfuerzo, con deudas: 30,1 %",
      "Cuota admitida: 750 €",
      "Hipoteca máxima por ingresos: 177.892 €",
      "",
      "SI SUBEN LOS TIPOS",
      "Con tres puntos más, la cuota pasa de 602 € a 857 €. Desde 5 % supera el esfuerzo que has puesto.",
      "Hoy · Interés: 3 % · Cuota: 602 € · Esfuerzo: 30,1 % · Precio máximo con ese interés: 178.571 €",
      "+1 punto · Interés: 4 % · Cuota: 682 € · Esfuerzo: 32,7 % · Precio máximo con ese interés: 178.571 €",
      "+2 puntos · Interés: 5 % · Cuota: 767 € · Esfuerzo: 35,6 % · Precio máximo con ese interés: 175.659 €",
      "+3 puntos · Interés: 6 % · Cuota: 857 € · Esfuerzo: 38,6 % · Precio máximo con ese interés: 162.124 €",
      "",
      "PRECIO MÁXIMO SEGÚN INTERÉS Y AHORRO",
      "Limita el ahorro: ahorrar más sube el precio hasta que limiten los ingresos.",
      "",
      "LOS DOS LÍMITES",
      "Precio por ingresos: 211.011 €",
      "Precio por ahorro: 178.571 €",
      "",
      "Impuestos y tipos a 21 de noviembre de 2026. Cálculo orientativo: no es una oferta ni una aprobación, la decisión es del banco.",
      "",
      "FUENTES",
      "Impuestos y gastos: Porcentaje que has escrito (21 de noviembre de 2026)",
    ]);
  });

  test("of a home in Madrid: 4 % of 310,000, 1 % of the loan, the loan fixed for ten years", () => {
    const said = text(MADRID);
    expect(said.slice(0, said.indexOf("FUENTES"))).toEqual([
      "CUÁNTO PUEDES PAGAR",
      "Madrid, 21 de noviembre de 2026",
      "Precio máximo · limitan los ingresos: 382.825 €",
      "Una cuota de 750 € al mes da hasta 382.825 €; tus ahorros darían hasta 794.443 €.",
      "La vivienda que miras. Puedes pagar 300.000 €: hipoteca de 116.250 € y cuota de 430 € (24,3 % de tus ingresos, deudas incluidas).",
      "",
      "LA COMPRA DE ESA VIVIENDA",
      "Impuestos y gastos: 15.087 €, el 5 % del precio",
      "Precio: 300.000 €",
      "ITP general, Madrid: 12.400 €",
      "Notaría: 655 € (por comprobar)",
      "Registro de la Propiedad: 259 € (por comprobar)",
      "Gestoría: 424 €",
      "Tasación: 350 €",
      "Otros gastos: 1.000 €",
      "Comisión de apertura: 1.162 €",
      "Hipoteca: −116.250 €",
      "Ahorro que hace falta: 200.000 €",
      "",
      "429,68 € AL MES",
      "La hipoteca",
      "Cuota: 429,68 € al mes",
      "Importe: 116.250 €",
      "Sobre el precio: 38,7 %",
      "Plazo: 30 años",
      "Interés del tramo fijo: 2 %",
      "TAE, si se cumple la senda: 3,34 %",
      "Intereses en total: 65.380 €",
      "Esfuerzo, con deudas: 24,3 %",
      "Cuota admitida: 750 €",
      "Hipoteca máxima por ingresos: 202.911 €",
      "",
      "SI SUBEN LOS TIPOS",
      "Con tres puntos más, la cuota pasa de 430 € a 624 €. Sigue dentro del esfuerzo que has puesto.",
      "Hoy · Interés: 2 % · Cuota: 430 € · Esfuerzo: 24,3 % · Precio máximo con ese interés: 382.825 €",
      "+1 punto · Interés: 3 % · Cuota: 490 € · Esfuerzo: 26,3 % · Precio máximo con ese interés: 359.024 €",
      "+2 puntos · Interés: 4 % · Cuota: 555 € · Esfuerzo: 28,5 % · Precio máximo con ese interés: 339.241 €",
      "+3 puntos · Interés: 5 % · Cuota: 624 € · Esfuerzo: 30,8 % · Precio máximo con ese interés: 322.703 €",
      "",
      "CÓMO VA LA CUOTA",
      "Índice que has escrito: 2,25 %. Diferencial: 0,6 %.",
      "La cuota más alta llega en el año 11: 542 € (28,1 % de los ingresos), cabe en el esfuerzo máximo.",
      "",
      "PRECIO MÁXIMO SEGÚN INTERÉS Y PLAZO",
      "Limitan los ingresos: bajar el interés o alargar el plazo sube el precio.",
      "",
      "SI AMORTIZAS 10.000 € EN EL MES 60",
      "Entonces debes 101.375 €, quedan 300 cuotas de 429,68 €.",
      "Bajar la cuota · Cuotas que quedan: 300 · Cuota: 387,30 € · Intereses que ahorras: 5.374 €",
      "Bajar el plazo · Cuotas que quedan: 263 · Cuota: 429,68 € · Intereses que ahorras: 13.607 €",
      "Comisión máxima por ley: 2 %, 200 € (tipo fijo, primeros 10 años). Nunca más que la pérdida del banco.",
      "",
      "LOS DOS LÍMITES",
      "Precio por ingresos: 382.825 €",
      "Precio por ahorro: 794.443 €",
      "",
      "Impuestos y tipos a 21 de noviembre de 2026. Cálculo orientativo: no es una oferta ni una aprobación, la decisión es del banco.",
      "",
    ]);
    expect(said).toContain("Comisión máxima por amortizar: Ley 5/2019, art. 23 (16 de junio de 2019)");
  });

  test("of a loan in units: 350,000 · 1.3 over 1,000,000 · 1.25 is 36.4 %, two years later 39.4 %", () => {
    const said = text(UVA);
    const from = said.indexOf("EL PRÉSTAMO EN UVA");
    expect(said.slice(from, from + 3)).toEqual([
      "EL PRÉSTAMO EN UVA",
      "Unidad de Valor Adquisitivo (Argentina). Supone que sube un 30 % al año y los ingresos, un 25 %.",
      "La deuda baja desde el primer mes. La cuota pasa del 36,4 % al 39,4 % de los ingresos.",
    ]);
    expect(said).toContain("350.000 ARS AL MES");
    const sheetOf = sheet(UVA, "Préstamo en UVA");
    expect(sheetOf.columns).toEqual(["Año", "Cuota (ARS de ese año)", "Deuda (ARS de ese año)", "Esfuerzo (%)"]);
    // 350,000 · 1.3, · 1.69, · 2.197.
    expect(sheetOf.rows.map((row) => [row[0], Math.round(Number(row[1])), row[3]])).toEqual([
      [1, 455_000, 36.4],
      [2, 591_500, 37.856],
      [3, 768_950, 39.3702],
    ]);
    expect(sheetOf.rows[2]![2]).toBe(0);
  });

  test("of debts that take everything: 50,000 / 1.08 without a loan", () => {
    const said = text({ ...BRIEF, monthlyDebts: 1500 });
    expect(said.slice(2, 14)).toEqual([
      "Precio máximo · limitan las deudas: 46.296 €",
      "Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca. Con tus ahorros llegas a 46.296 €.",
      "",
      "LA COMPRA AL PRECIO MÁXIMO",
      "Impuestos y gastos: 3.704 €, el 8 % del precio",
      "Precio: 46.296 €",
      "Impuestos y gastos que has escrito (8 %): 3.704 €",
      "Hipoteca: 0 €",
      "Ahorro que hace falta: 50.000 €",
      "",
      "SIN HIPOTECA",
      "Las otras cuotas ya llegan al esfuerzo máximo. Baja deudas o sube ingresos y vuelve a calcular.",
    ]);
    expect(said.join("\n")).not.toMatch(/SI SUBEN|CUADRO|SEGÚN INTERÉS/);
    expect(text({ ...BRIEF, savings: 200_000, targetPrice: 100_000 })).toContain(
      "Con este ahorro no hace falta pedir nada al banco.",
    );
  });

  test("where nothing could be calculated", () => {
    expect(text({ ...BRIEF, place: "ES-CE", homeKind: "nueva", costShare: undefined })).toEqual([
      "CUÁNTO PUEDES PAGAR",
      "21 de noviembre de 2026",
      "",
      "FALTAN LOS IMPUESTOS Y GASTOS",
      "No tenemos una tabla comprobada para vivienda nueva en Ceuta a 21 de noviembre de 2026. Escribe el porcentaje en «Impuestos y gastos» y vuelve a calcular.",
    ]);
  });
});

describe("the message", () => {
  const message = (raw: Record<string, unknown>) => {
    const { input, result } = outcome(raw);
    return plain(tool.messageOf(result, input));
  };

  test("with a loan, and without", () => {
    expect(message(BRIEF)).toBe(
      "Precio máximo: 178.571 € en Otro lugar. Limita el ahorro.\nHipoteca de 142.857 € a 30 años: 602 € al mes (30,1 % de los ingresos).\nImpuestos y gastos: 14.286 €. Ahorro que hace falta: 50.000 €.\nCálculo orientativo a 21 de noviembre de 2026.",
    );
    expect(message({ ...BRIEF, monthlyDebts: 1500 })).toBe(
      "Precio máximo: 46.296 € en Otro lugar. Limitan las deudas.\nImpuestos y gastos: 3.704 €. Ahorro que hace falta: 50.000 €.\nCálculo orientativo a 21 de noviembre de 2026.",
    );
  });

  test("the explanation that a model may say better", () => {
    const wording = (raw: Record<string, unknown>) => {
      const { input, result } = outcome(raw);
      return plain(
        tool.wordingOf!(result, input)
          .map((one) => one.text)
          .join(),
      );
    };
    expect(wording({ ...BRIEF, targetPrice: 250_000 })).toBe(
      "Precio máximo en Otro lugar: 178.571 €. Limita el ahorro. Por tus ingresos llegarías a 211.011 €, pero tus ahorros pagan la entrada y los gastos hasta 178.571 €. Para 250.000 € te faltan 20.000 € de ahorro y 266 € de ingresos al mes. Hipoteca de 142.857 € a 30 años: 602 € al mes, el 30,1 % de los ingresos. Con tres puntos más, la cuota pasa de 602 € a 857 €. Desde 5 % supera el esfuerzo que has puesto. Impuestos y gastos: 14.286 €. Ahorro que hace falta: 50.000 €. Cálculo orientativo: la oferta la hace el banco.",
    );
    expect(wording({ ...BRIEF, monthlyDebts: 1500 })).toBe(
      "Precio máximo en Otro lugar: 46.296 €. Limitan las deudas. Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca. Con tus ahorros llegas a 46.296 €. Impuestos y gastos: 3.704 €. Ahorro que hace falta: 50.000 €. Cálculo orientativo: la oferta la hace el banco.",
    );
    expect(wording({ ...BRIEF, place: "MX", rateType: "variable", spread: 1 })).toBe("");
  });
});

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
    const [{ values }] = path!.series as unknown as [{ values: readonly number[] }];
    expect([values[0], values[9]]).toEqual([429.68, 429.68]);
    expect(values[10]).toBeCloseTo(541.7, 0);
  });

  test("a debt in units: what is owed, and the share of the income", () => {
    const [debt, effort] = blocks(UVA, "capacidad-unidad", "lines");
    expect(debt).toMatchObject({ title: "La deuda baja desde el primer mes", isFromZero: true, x: [1, 2, 3] });
    expect(plain(debt!.summary)).toBe("La deuda más alta es 11,68 M ARS.");
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

describe("the values that a result was made from, and the texts beside the form", () => {
  const described = (raw: Record<string, unknown>) => {
    const { input, result } = outcome(raw);
    return tool.describe(result, input);
  };
  const figures = (list: readonly { label: string; value: unknown }[] = []) =>
    list.map(({ label, value }) => [
      label,
      typeof value === "string" ? plain(value) : (value as { amount: number }).amount,
    ]);

  test("income, debts, savings, effort, interest and term", () => {
    const { document, aside, summary, headline } = described(BRIEF);
    expect(figures(document.facts)).toEqual([
      ["Ingresos al mes", 3_000],
      ["Otras cuotas", 300],
      ["Ahorro", 50_000],
      ["Esfuerzo máximo", 0.35],
      ["Interés y plazo", "3 %, 30 años"],
    ]);
    expect(figures(described({ ...BRIEF, rate: 2.125, years: 1 }).document.facts)[4]).toEqual([
      "Interés y plazo",
      "2,125 %, 1 año",
    ]);
    expect(figures(aside?.figures).map(([label, amount]) => [label, Math.round(Number(amount))])).toEqual([
      ["Ingresos al mes", 3_000],
      ["Ahorro", 50_000],
      ["Cuota admitida", 750],
      ["Hipoteca máxima por ingresos", 177_892],
    ]);
    expect(plain(aside!.title)).toBe("178.571 € en Otro lugar");
    expect(plain(summary)).toBe("Precio máximo 178.571 €. Limita el ahorro");
    expect(headline!.details.map(plain)).toEqual(["Hipoteca: 142.857 €"]);
    expect(headline!.notices).toEqual([]);
  });

  test("a home that fits is good news, one that does not a warning", () => {
    const tone = (targetPrice: number) => described({ ...BRIEF, targetPrice }).headline!.notices![0]!.tone;
    expect([tone(150_000), tone(250_000)]).toEqual(["success", "warning"]);
  });

  test("the yearly annex stands where there is a loan", () => {
    const annexes = (raw: Record<string, unknown>) => described(raw).document.annex!.map(({ id }) => id);
    expect(annexes(BRIEF)).toEqual(["capacidad-meses"]);
    expect(annexes({ ...BRIEF, monthlyDebts: 1500 })).toEqual([]);
  });

  test("marks: what was typed, what is orientative, what a table says", () => {
    const tag = (raw: Record<string, unknown>) =>
      described(raw).sections.find(({ id }) => id === "capacidad-gastos")!.tag?.text;
    expect([tag(BRIEF), tag({ ...BRIEF, place: "MX", costShare: undefined }), tag(MADRID)]).toEqual([
      "Gastos que has escrito",
      "Orientativo",
      undefined,
    ]);
    const path = (raw: Record<string, unknown>) =>
      described({ ...BRIEF, place: "ES-MD", rateType: "variable", rate: undefined, spread: 1, ...raw }).sections.find(
        ({ id }) => id === "capacidad-senda",
      )!;
    expect(path({ reference: 2 }).tag).toBeUndefined();
    expect(path({}).tag).toEqual({ text: "una sola fuente", tone: "warning" });
    expect(plain(path({}).lead!)).toBe(
      "Euríbor a 12 meses, valor de un día: 2,883 %, 4 de mayo de 2026. Diferencial: 1 %.",
    );
    const doubtful = { ...BRIEF, place: "ES-MD", rateType: "variable", rate: undefined, spread: 1 };
    const input = z.parse(tool.input, doubtful);
    // December 2024: sources differ.
    const early = tool.run({ ...input, costShare: 0.08 }, { today: "2024-12-31", officialSeries: [] });
    expect(tool.describe(early, input).sections.find(({ id }) => id === "capacidad-senda")!.tag?.text).toBe(
      "por comprobar",
    );
  });

  test("a relief that is lost, and another reading of the law, are told", () => {
    const notices = (raw: Record<string, unknown>) =>
      blocks(raw, "capacidad-gastos", "notice").map(({ title, text: said }) => [title, plain(said)]);
    const family = { ...BRIEF, savings: 400_000, costShare: undefined };
    expect(notices({ ...family, place: "ES-AN", transferTaxRelief: "itp-an-habitual", targetPrice: 200_000 })).toEqual([
      [
        undefined,
        "A este precio se pierde el tipo reducido elegido (6 %: vivienda habitual hasta 150.000 €): se aplica el general.",
      ],
    ]);
    // 400,000: 33,000 by slices, 36,000 at one rate.
    const [[title, said]] = notices({ ...family, place: "ES-AS", targetPrice: 400_000 }) as [[string, string]];
    expect(title).toBe("La norma admite otra lectura");
    expect(said).toMatch(
      /^ITP de Asturias si un solo tipo grava todo el valor: los impuestos y gastos serían 3\d\.\d{3} € en lugar de 3\d\.\d{3} €\.$/,
    );
    expect(notices(MADRID)).toEqual([]);
  });

  test("an early repayment that settles the loan, one that the law lets nobody charge, one abroad", () => {
    const said = (raw: Record<string, unknown>) => text({ ...BRIEF, ...raw }).join("\n");
    expect(said({ prepaymentAmount: 500_000, prepaymentMonth: 12 })).toContain("Con eso cancelas la hipoteca.");
    expect(said({ prepaymentAmount: 1_000 })).toContain(
      "La comisión por amortizar depende del contrato y de la norma de cada país.",
    );
    const late = { place: "ES-MD", rateType: "variable", rate: undefined, spread: 1, prepaymentAmount: 1_000 };
    expect(said({ ...late, prepaymentMonth: 72 })).toContain(
      "En ese mes la Ley 5/2019 no permite cobrar comisión por amortizar.",
    );
    expect(said({ ...late, prepaymentMonth: 12 })).toContain(
      "Comisión máxima por ley: 0,25 %, 3 € (tipo variable, primeros 3 años) o, según el contrato, 0,15 %, 2 € (tipo variable, primeros 5 años).",
    );
  });
});
