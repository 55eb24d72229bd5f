import { describe, expect, test } from "vitest";
import type { Figure } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import { CASH, followed, invested, LOAN, plain, SIMULATION, withReturns } from "./outcomes.test-data.ts";
import type { InvestmentResult, RoiResult } from "./result.ts";
import { roiCalculator as tool } from "./tool.ts";

const { input } = followed(CASH);
const described = (result: RoiResult) => tool.describe(result, input);
const textOf = (result: RoiResult) => plain(tool.textOf(result, input));
const messageOf = (result: RoiResult) => plain(tool.messageOf(result, input));
const rowsOf = (result: RoiResult) => tool.rowsOf(result, input).map(({ label, value }) => plain(`${label}: ${value}`));
const written = (figures: readonly Figure[] = []) =>
  figures.map(({ label, value }) => plain(`${label}: ${valueText(value)}`));
const sectionOf = (result: RoiResult, id: string) => described(result).sections.find((section) => section.id === id);
const blockOf = (result: RoiResult, id: string, kind: string) =>
  sectionOf(result, id)?.blocks.find((block) => block.kind === kind);

const cash = invested(CASH);
const loan = invested(LOAN);

const FOOT =
  "Impuestos e índices a 21 de noviembre de 2026. Cálculo orientativo con los datos indicados: no es una recomendación de inversión. La TIR es antes de impuestos sobre la renta.";
const SOURCES = [
  "FUENTES",
  "Precio de la vivienda, España: vaivén de un año a otro desde 2000: BIS, precios residenciales de fuentes nacionales (1 de enero de 2000, una sola fuente)",
  "Impuestos y gastos: Porcentaje que has escrito (21 de noviembre de 2026)",
];

describe("the text that is copied: the arithmetic stands beside `CASH` and `LOAN`", () => {
  test("in cash, sold after a year", () => {
    expect(textOf(cash)).toBe(
      [
        "LO QUE RINDE LA COMPRA",
        "Otro lugar, 21 de noviembre de 2026",
        "Rentabilidad neta · Otro lugar: 9,09 %",
        "De cada 100 € que cuesta la compra, el alquiler deja 9,09 al año después de gastos y vacío. Son 10.000 € al año por 110.000 €.",
        "Te queda al mes: 833 €",
        "TIR de tu dinero: 0,00 %",
        "Alquiler de equilibrio: 74 €",
        "",
        "EL PRIMER AÑO",
        "Alquiler de 12 meses: 12.000 €",
        "Vacío: −1.200 €",
        "Otros gastos: −800 €",
        "Te queda: 10.000 €",
        "No pierdes dinero cada mes mientras el alquiler no baje de 74 €: tienes 926 € de margen.",
        "",
        "LO QUE CUESTA",
        "Impuestos y gastos: 10 % del precio",
        "Precio: 100.000 €",
        "Impuestos y gastos que has escrito (10 %): 10.000 €",
        "Inversión total: 110.000 €",
        "",
        "HASTA VENDER, 1 AÑO",
        "Vendiendo al año, tu dinero rinde un 0,00 % al año. Frente al 5 % que le pides pierdes 5.238 € de hoy.",
        "Valor al año: 100.000 €",
        "Coste de vender: 0 €",
        "Cobrado en el camino: 10.000 €",
        "Lo que pusiste: −110.000 €",
        "Ganancia: 0 €",
        "Valor actual neto: −5.238 €",
        "Suposiciones: el alquiler sube un 0 % al año, la vivienda un 0 % y los gastos un 0 %. Vender cuesta el 0 %.",
        "",
        "OTRAS CIFRAS",
        "Inversión total: 110.000 €",
        "Dinero propio: 110.000 €",
        "Rentabilidad bruta: 12 %",
        "Resultado antes de hipoteca: 10.000 €",
        "Te queda el primer año: 10.000,00 €",
        "Sobre lo puesto: 9,09 %",
        "TIR sin préstamo: 0,00 %",
        "Valor actual neto: −5.238 €",
        "",
        FOOT,
        "",
        ...SOURCES,
      ].join("\n"),
    );
  });

  // −67.000 + 2.464,94 + 2.464,94 + 150.000 − 99.184,42 = −11.254,54; at 5 % −67.000 + 2.464,94 / 1,05 + 53.280,52 / 1,1025 = −16.325.
  test("with a loan, sold after two years", () => {
    expect(textOf(loan)).toBe(
      [
        "LO QUE RINDE LA COMPRA",
        "Otro lugar, 21 de noviembre de 2026",
        "Rentabilidad neta · Otro lugar: 4,91 %",
        "De cada 100 € que cuesta la compra, el alquiler deja 4,91 al año después de gastos y vacío. Pagada la hipoteca te quedan 205 € al mes, el 3,68 % de lo que pones.",
        "Te queda al mes: 205 €",
        "TIR de tu dinero: −8,97 %",
        "Cobertura de la cuota: 1,41",
        "Alquiler de equilibrio: 634 €",
        "",
        "EL PRIMER AÑO",
        "El alquiler neto paga 1,41 veces la cuota.",
        "Alquiler de 12 meses: 10.200 €",
        "Vacío: −510 €",
        "Otros gastos: −1.250 €",
        "Intereses: −3.111 €",
        "Capital devuelto: −2.864 €",
        "Te queda: 2.465 €",
        "No pierdes dinero cada mes mientras el alquiler no baje de 634 €: tienes 216 € de margen.",
        "",
        "LO QUE CUESTA",
        "Impuestos y gastos: 8 % del precio",
        "Precio: 150.000 €",
        "Impuestos y gastos que has escrito (8 %): 12.000 €",
        "Obra: 10.000 €",
        "Inversión total: 172.000 €",
        "Préstamo: −105.000 €",
        "Tu dinero: 67.000 €",
        "Cuota al mes: 497,92 €",
        "",
        "HASTA VENDER, 2 AÑOS",
        "Vendiendo a los 2 años, tu dinero rinde un −8,97 % al año. Frente al 5 % que le pides pierdes 16.325 € de hoy.",
        "Valor a los 2 años: 150.000 €",
        "Coste de vender: 0 €",
        "Deuda que cancelas: −99.185 €",
        "Cobrado en el camino: 4.930 €",
        "Lo que pusiste: −67.000 €",
        "Ganancia: −11.255 €",
        "Valor actual neto: −16.325 €",
        "Suposiciones: el alquiler sube un 0 % al año, la vivienda un 0 % y los gastos un 0 %. Vender cuesta el 0 %.",
        "",
        "OTRAS CIFRAS",
        "Inversión total: 172.000 €",
        "Dinero propio: 67.000 €",
        "Rentabilidad bruta: 6,8 %",
        "Resultado antes de hipoteca: 8.440 €",
        "Cuota: 497,92 € al mes",
        "Te queda el primer año: 2.464,94 €",
        "Sobre lo puesto: 3,68 %",
        "TIR sin préstamo: −1,54 %",
        "Valor actual neto: −16.325 €",
        "",
        FOOT,
        "",
        ...SOURCES,
      ].join("\n"),
    );
  });

  test("where no table says the costs, that they are missing and what to do", () => {
    const { result } = followed({ ...LOAN, place: "ES-CE", homeKind: "nueva", costShare: "" });
    const reason = "No tenemos una tabla comprobada para vivienda nueva en Ceuta a 21 de noviembre de 2026.";
    const next = "Escribe el porcentaje en «Impuestos y gastos» y vuelve a calcular.";
    expect(textOf(result)).toBe(
      ["RENTABILIDAD", "21 de noviembre de 2026", "", "FALTAN LOS IMPUESTOS Y GASTOS", `${reason} ${next}`].join("\n"),
    );
    expect(messageOf(result)).toBe(reason);
    expect(described(result)).toMatchObject({
      summary: "Faltan los impuestos y gastos",
      document: { kind: "Rentabilidad de una compra", facts: [] },
      footnotes: [],
    });
    expect(rowsOf(result)).toEqual([
      "Dónde está: Ceuta",
      "Resultado: Faltan los impuestos y gastos",
      "Datos a: 21 de noviembre de 2026",
    ]);
    expect(tool.hasAnswer!(result)).toBe(false);
    expect(tool.figureOf!(result, input)).toBeNull();
    expect(tool.sourcesOf(result, input)).toEqual([]);
    expect(tool.nextOf!(result, input)).toEqual([]);
    expect(tool.wordingOf!(result, input)).toEqual([]);
  });
});

describe("the message", () => {
  const end = "Antes de impuestos sobre la renta. Orientativo, a 21 de noviembre de 2026.";

  test("in cash", () => {
    expect(messageOf(cash)).toBe(
      [
        "Compra para alquilar en Otro lugar: 110.000 € en total y 1.000 € al mes.",
        "Bruta 12 %, neta 9,09 %.",
        "Quedan 10.000 € al año.",
        "TIR a 1 año: 0 %.",
        "Alquiler de equilibrio: 74 €.",
        end,
      ].join("\n"),
    );
  });
  test("with a loan", () => {
    expect(messageOf(loan)).toBe(
      [
        "Compra para alquilar en Otro lugar: 172.000 € en total y 850 € al mes.",
        "Bruta 6,8 %, neta 4,91 %.",
        "Con 105.000 € de préstamo quedan 205 € al mes, el 3,68 % de lo puesto.",
        "TIR a 2 años: −8,97 %.",
        "Alquiler de equilibrio: 634 €.",
        end,
      ].join("\n"),
    );
  });
  test("without a rate, a rent that pays and money of one's own", () => {
    const bare = withReturns(loan, { equityRate: { kind: "undefined" }, breakEvenRent: null, cashOnCash: null });
    expect(messageOf(bare)).toBe(
      [
        "Compra para alquilar en Otro lugar: 172.000 € en total y 850 € al mes.",
        "Bruta 6,8 %, neta 4,91 %.",
        "Con 105.000 € de préstamo quedan 205 € al mes.",
        end,
      ].join("\n"),
    );
  });
});

describe("cover, headline and margin", () => {
  test("of a purchase with a loan", () => {
    const { summary, document, headline, aside } = described(loan);
    expect(plain(summary)).toBe("Rentabilidad neta 4,91 %, te quedan 205 € al mes");
    expect(document).toMatchObject({
      kind: "Rentabilidad de una compra",
      note: "Cálculo orientativo con los datos indicados: no es una recomendación de inversión.",
    });
    expect(written(document.facts)).toEqual([
      "Precio: 150.000 €",
      "Inversión total: 172.000 €",
      "Alquiler al mes: 850 €",
      "Préstamo: 105.000 €, 3 %",
      "Vende tras: 2 años",
    ]);
    expect(headline?.figures.map(({ note }) => plain(note ?? ""))).toEqual([
      "El primer año, pagada la hipoteca",
      "Sin préstamo: −1,54 %",
      "Por debajo de 1 no la paga",
      "Ahora 850 €",
    ]);
    expect(headline?.details.map(plain)).toEqual([
      "Te queda al mes: 205 €",
      "TIR: −8,97 %",
      "Lo negativo se dibuja sin longitud",
    ]);
    expect(headline?.drawing).toMatchObject({
      kind: "bars",
      caption: "De la rentabilidad del anuncio a la de tu dinero",
      unit: { kind: "share", decimals: 2, minDecimals: 2 },
    });
    expect((headline!.drawing as unknown as { rows: { label: string; isHighlighted: boolean }[] }).rows).toMatchObject([
      { label: "Bruta", isHighlighted: false },
      { label: "Neta", isHighlighted: true },
      { label: "Sobre lo puesto", isHighlighted: false },
      { label: "TIR", isHighlighted: false },
    ]);
    expect(plain(aside!.title)).toBe("4,91 % neta en Otro lugar");
    expect(written(aside?.figures)).toEqual([
      "Inversión total: 172.000 €",
      "Rentabilidad bruta: 6,8 %",
      "Te queda al mes: 205 €",
      "Sobre lo puesto: 3,68 %",
      "TIR: −8,97 %",
    ]);
  });
  test("in cash nothing is lent, and nothing negative is drawn", () => {
    const { document, headline } = described(withReturns(cash, { equityRate: { kind: "rate", rate: 0 } }));
    expect(written(document.facts)[3]).toBe("Préstamo: Al contado");
    expect(headline?.details).toHaveLength(2);
    expect(written(described(withReturns(cash, { equityRate: { kind: "undefined" } })).aside?.figures).at(-1)).toBe(
      "TIR: No definida",
    );
  });
  test("a rate keeps two figures after the comma, the yields at most two", () => {
    const rounded = withReturns(loan, {
      netYield: 0.0491279,
      grossYield: 0.0680001,
      cashOnCash: 0.03456789,
      equityRate: { kind: "rate", rate: 0.05 },
      coverage: 1.4567,
    });
    expect(written(described(rounded).aside?.figures).slice(1)).toEqual([
      "Rentabilidad bruta: 6,8 %",
      "Te queda al mes: 205 €",
      "Sobre lo puesto: 3,46 %",
      "TIR: 5,00 %",
    ]);
    expect(written(described(rounded).headline?.figures)[2]).toBe("Cobertura de la cuota: 1,46");
    expect(rowsOf(withReturns(loan, { breakEvenRent: null }))).toContain("Alquiler de equilibrio: Ninguno");
  });
});

describe("the cost of a purchase", () => {
  test("by the table of Valencia, whose lines have notes; the others are named", () => {
    const spain = invested({ ...LOAN, place: "ES-VC", costShare: "" });
    const figures = (blockOf(spain, "roi-coste", "figures") as unknown as { items: Figure[] }).items;
    expect(sectionOf(spain, "roi-coste")?.tag).toBeUndefined();
    const tax = figures.find(({ label }) => label.startsWith("ITP"));
    // 9 % of 150.000.
    expect(written([tax!])).toEqual(["ITP general, Comunitat Valenciana: 13.500 €"]);
    expect(figures.at(-1)).toMatchObject({ label: "Cuota al mes" });
  });
  test("typed and of a template are marked", () => {
    expect(sectionOf(loan, "roi-coste")?.tag).toEqual({ text: "Gastos que has escrito" });
    const mexico = invested({ ...LOAN, place: "MX", costShare: "" });
    expect(sectionOf(mexico, "roi-coste")?.tag).toEqual({ text: "Orientativo" });
  });
  test("lines that are in doubt carry a mark, and those with a note their note", () => {
    const { costs } = loan;
    const lines = [
      { id: "a", label: "Tasación", amount: 400, isDoubtful: true },
      { id: "b", label: "Notaría", amount: 700, note: "Con IVA" },
    ];
    const marked = { ...loan, costs: { ...costs, lines } } as InvestmentResult;
    const figures = (blockOf(marked, "roi-coste", "figures") as unknown as { items: Figure[] }).items;
    expect(figures[1]).toMatchObject({ label: "Tasación", tag: { text: "por comprobar", tone: "warning" } });
    expect(figures[1]).not.toHaveProperty("note");
    expect(figures[2]).toMatchObject({ label: "Notaría", note: "Con IVA" });
    expect(figures[2]).not.toHaveProperty("tag");
    expect(tool.tablesOf(marked, input)[0]!.rows.slice(1, 3)).toEqual([
      ["Tasación", 400, null],
      ["Notaría", 700, "Con IVA"],
    ]);
  });
  test("another reading of the law is said with both totals", () => {
    const { costs } = loan;
    const two = { ...loan, costs: { ...costs, alternatives: [{ label: "Con el tipo reducido", total: 9000 }] } };
    expect(textOf(two as InvestmentResult)).toContain(
      "\nLa norma admite otra lectura. Con el tipo reducido: los impuestos y gastos serían 9.000 € en lugar de 12.000 €.",
    );
  });
});

test("a loan and works of one euro are a loan and works; an interest keeps two figures", () => {
  const small = invested({ ...LOAN, loan: 1, works: 1, rate: 3.126 });
  expect(textOf(small)).toContain(
    "\nObra: 1 €\nInversión total: 162.001 €\nPréstamo: −1 €\nTu dinero: 162.000 €\nCuota",
  );
  expect(textOf(small)).toContain("\nDeuda que cancelas: −1 €\n");
  expect(messageOf(small)).toContain("\nCon 1 € de préstamo quedan ");
  expect(rowsOf(small)).toContain("Cuota: 0,00 € al mes");
  expect(written(described(small).document.facts)[3]).toBe("Préstamo: 1 €, 3,13 %");
});

test("sums stand out", () => {
  const totals = (id: string) =>
    (blockOf(loan, id, "figures") as unknown as { items: Figure[] }).items
      .filter(({ isTotal }) => isTotal)
      .map(({ label }) => label);
  expect(totals("roi-coste")).toEqual(["Inversión total", "Tu dinero"]);
  expect(totals("roi-futuro")).toEqual(["Ganancia"]);
});

describe("rules of the law, where they were asked for", () => {
  const limit = { cap: 818, exceeds: true, netYieldAtCap: 0.0456, cashFlowAtCap: 2100 };
  const tax = {
    marginalRate: 0.375,
    reduction: 0.5,
    reductionLabel: "",
    depreciation: 2916,
    net: 4000,
    taxable: 2000,
    due: 750,
    cashAfterTax: 1714.94,
  };
  test("a rent of which nobody told whether its area is stressed does not pass without a word", () => {
    const cataluña = sectionOf({ ...loan, unsaidStressedArea: "ES-CT" }, "roi-zona-tensionada");
    expect(cataluña?.blocks[0]).toMatchObject({ tone: "warning", text: expect.stringContaining("271 municipios") });
    const madrid = sectionOf({ ...loan, unsaidStressedArea: "ES-MD" }, "roi-zona-tensionada");
    expect(madrid?.blocks[0]).toMatchObject({ tone: "info" });
    const { unsaidStressedArea: _unsaid, ...answered } = loan;
    expect(sectionOf(answered, "roi-zona-tensionada")).toBeUndefined();
  });
  test("above the cap a warning, within it a success", () => {
    expect(sectionOf({ ...loan, rentLimit: limit }, "roi-tope")).toMatchObject({
      title: "Zona tensionada",
      blocks: [{ kind: "notice", tone: "warning" }],
    });
    const within = { ...loan, rentLimit: { ...limit, exceeds: false } };
    expect(sectionOf(within, "roi-tope")?.blocks[0]).toMatchObject({ tone: "success" });
    expect(sectionOf(loan, "roi-tope")).toBeUndefined();
  });
  test("the tax with its rate, and as a line of the comparison", () => {
    const taxed = { ...loan, tax };
    expect(plain(sectionOf(taxed, "roi-irpf")!.title)).toBe("IRPF del alquiler, con un tipo del 37,5 %");
    expect(rowsOf(taxed)).toContain("IRPF del primer año: 750 €");
    expect(sectionOf(loan, "roi-irpf")).toBeUndefined();
    expect(rowsOf(loan).join()).not.toContain("IRPF");
  });
});

describe("the texts that may be worded better", () => {
  test("all sentences of the figures, and the reservation at the end", () => {
    const [only, ...others] = tool.wordingOf!({ ...loan, simulation: SIMULATION }, input);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: "explicacion", label: "La inversión, explicada" });
    expect(plain(only!.text)).toBe(
      [
        "De cada 100 € que cuesta la compra, el alquiler deja 4,91 al año después de gastos y vacío. Pagada la hipoteca te quedan 205 € al mes, el 3,68 % de lo que pones.",
        "El alquiler neto paga 1,41 veces la cuota.",
        "No pierdes dinero cada mes mientras el alquiler no baje de 634 €: tienes 216 € de margen.",
        "Vendiendo a los 2 años, tu dinero rinde un −8,97 % al año. Frente al 5 % que le pides pierdes 16.325 € de hoy.",
        "En 8 de cada 10 simulaciones la TIR queda entre el −2 % y el 8,4 %. Pierdes dinero en el 22,5 % de las simulaciones y no llegas al 5 % en el 60 %.",
        "Cálculo orientativo con los datos indicados: no es una recomendación de inversión.",
      ].join(" "),
    );
  });
  test("without simulations nothing is said of them", () => {
    expect(tool.wordingOf!(cash, input)[0]!.text).not.toContain("simulaciones");
  });
});

test("bars of what is negative say that they have no length", () => {
  const note = "Lo negativo se dibuja sin longitud";
  const detailsOf = (values: Record<string, unknown>) => described(invested({ ...CASH, ...values })).headline?.details;
  // Five years of 10.000 € are 50.000 against 10.000 of costs; 12 · 50 · 0,9 = 540 € of rent are less than the 800 of expenses.
  expect(detailsOf({ horizonYears: 5 })).not.toContain(note);
  expect(detailsOf({ horizonYears: 5, monthlyRent: 50 })).toContain(note);
});

test("a loan of one euro is a loan, and none is paid in cash", () => {
  const notesOf = (values: Record<string, unknown>) =>
    described(invested(values)).headline?.figures?.map(({ note }) => note) ?? [];
  expect(notesOf(CASH)).toContain("Al contado");
  expect(notesOf({ ...LOAN, loan: 1 })).toContain("El primer año, pagada la hipoteca");
});
