import { describe, expect, test } from "vitest";
import {
  bindingName,
  costsText,
  explainBinding,
  explainFees,
  explainIndexed,
  explainMap,
  explainMissing,
  explainPath,
  explainStress,
  explainTarget,
  roundedMoney,
  shownCosts,
} from "./explain.ts";
import type { CapacityEstimate, IndexedSection, PrepaymentSection, StressLine, TargetCheck } from "./result.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** Only what the sentence at hand reads. */
const estimate = (fields: object) =>
  ({
    currency: "EUR",
    price: 178_571.43,
    byIncome: 211_011.1,
    bySavings: 178_571.43,
    limitedBy: "savings",
    debtsTakeAll: false,
    allowedInstalment: 750,
    ...fields,
  }) as CapacityEstimate;

describe("amounts of a narrow table", () => {
  test.each([
    [9_999, "EUR", "euros", 1, "9.999"],
    [10_000, "EUR", "miles de euros", 1_000, "10"],
    [9_999_999, "MXN", "miles de MXN", 1_000, "10.000"],
    [10_000_000, "COP", "millones de COP", 1_000_000, "10"],
    [267_857, "EUR", "miles de euros", 1_000, "268"],
  ])("%d %s", (largest, currency, unit, divisor, text) => {
    const rounded = roundedMoney(largest, currency);
    expect(rounded).toMatchObject({ unit, divisor });
    expect(rounded.format(largest)).toBe(text);
  });
});

describe("missing facts, explained", () => {
  test("the index of a loan", () => {
    expect(explainMissing({ kind: "reference-unknown", date: "2026-11-21" })).toEqual({
      title: "Falta el índice de referencia",
      reason: "No tenemos un índice para ese lugar y esa fecha.",
      next: "Escribe el valor del índice en «Índice hoy» y vuelve a calcular.",
    });
  });

  test.each([
    ["nueva", "vivienda nueva"],
    ["usada", "vivienda usada"],
  ] as const)("the taxes on a home that is %s", (homeKind, words) => {
    expect(explainMissing({ kind: "costs-unknown", placeName: "Ceuta", homeKind, date: "2026-11-21" })).toEqual({
      title: "Faltan los impuestos y gastos",
      reason: `No tenemos una tabla comprobada para ${words} en Ceuta a 21 de noviembre de 2026.`,
      next: "Escribe el porcentaje en «Impuestos y gastos» y vuelve a calcular.",
    });
  });
});

describe("the limit that binds", () => {
  test.each([
    [{}, "Limita el ahorro"],
    [{ limitedBy: "income" }, "Limitan los ingresos"],
    [{ debtsTakeAll: true }, "Limitan las deudas"],
  ])("%j: %s", (fields, name) => expect(bindingName(estimate(fields))).toBe(name));

  test.each([
    [{}, "Por tus ingresos llegarías a 211.011 €, pero tus ahorros pagan la entrada y los gastos hasta 178.571 €."],
    [
      { limitedBy: "income", bySavings: 300_000 },
      "Una cuota de 750 € al mes da hasta 211.011 €; tus ahorros darían hasta 300.000 €.",
    ],
    [
      { limitedBy: "income", bySavings: null },
      "Una cuota de 750 € al mes da hasta 211.011 €; tus ahorros no ponen límite.",
    ],
    [{ price: 0 }, "Tus ahorros no llegan a los gastos y a la parte que el banco no presta."],
    [{ price: 0, limitedBy: "income" }, "Tus ahorros no llegan a los gastos y a la parte que el banco no presta."],
    [
      { price: 0.5, limitedBy: "income", bySavings: null },
      "Una cuota de 750 € al mes da hasta 211.011 €; tus ahorros no ponen límite.",
    ],
    [{ debtsTakeAll: true, price: 0 }, "Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca."],
    [
      { debtsTakeAll: true, price: 46_296.3 },
      "Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca. Con tus ahorros llegas a 46.296 €.",
    ],
    [
      { debtsTakeAll: true, price: 1 },
      "Tus deudas ya ocupan toda la cuota admitida: no cabe una hipoteca. Con tus ahorros llegas a 1 €.",
    ],
  ])("%j", (fields, text) => expect(plain(explainBinding(estimate(fields)))).toBe(text));
});

describe("the home looked at", () => {
  const target = (fields: Partial<TargetCheck>): TargetCheck => ({
    price: 250_000,
    costs: 20_000,
    loan: 200_000,
    instalment: 843.21,
    incomeShare: 0.381,
    savingsNeeded: 70_000,
    incomeNeeded: 3_266,
    missingSavings: 0,
    missingIncome: 0,
    fits: false,
    ...fields,
  });

  test.each([
    [
      { fits: true },
      "Puedes pagar 250.000 €: hipoteca de 200.000 € y cuota de 843 € (38,1 % de tus ingresos, deudas incluidas).",
    ],
    [{ fits: true, loan: 0, instalment: 0 }, "Puedes pagar 250.000 € sin hipoteca: lo cubren tus ahorros."],
    [{ missingSavings: 20_000 }, "Para 250.000 € te faltan 20.000 € de ahorro."],
    [{ missingIncome: 266.31 }, "Para 250.000 € te faltan 266 € de ingresos al mes."],
    [
      { missingSavings: 20_000, missingIncome: 266.31 },
      "Para 250.000 € te faltan 20.000 € de ahorro y 266 € de ingresos al mes.",
    ],
    [{ missingSavings: 0.6, missingIncome: 0.6 }, "Para 250.000 € te faltan 1 € de ahorro y 1 € de ingresos al mes."],
  ])("%j", (fields, text) => expect(plain(explainTarget(target(fields), "EUR"))).toBe(text));
});

describe("costs of a purchase in whole euros", () => {
  const operation = (changes: object) =>
    ({
      price: 215_000,
      loan: 170_888,
      openingFee: 0,
      ownFunds: 61_000.4,
      costs: {
        total: 16_888.4,
        share: 0.0785,
        lines: [15_050, 723.5, 291.6, 423.5, 399.8].map((amount) => ({ amount })),
      },
      ...changes,
    }) as CapacityEstimate["operation"];
  test("rounded one by one they are 16.890; price − loan and they must be 61.000, so two come down", () => {
    // 215.000 − 170.888 + 16.888 = 61.000; 723,5 and 423,5 were raised most.
    expect(shownCosts(operation({}))).toEqual({ amounts: [15_050, 723, 292, 423, 400], openingFee: 0, total: 16_888 });
  });
  test("the fee of the loan is one of the rows: 1.708,88 more", () => {
    const shown = shownCosts(operation({ openingFee: 1708.88, ownFunds: 62_709.28 }));
    expect(215_000 + shown.total + shown.openingFee - 170_888).toBe(62_709);
  });
  test("with their share of the price; a price of zero has none", () => {
    expect(plain(costsText(operation({}), "EUR"))).toBe("16.888 €, el 7,9 % del precio");
    expect(plain(costsText(operation({ price: 0, loan: 0, ownFunds: 16_888.4 }), "EUR"))).toBe("16.888 €");
  });
});

describe("if rates rise", () => {
  const line = (rise: number, instalment: number, exceeds: boolean): StressLine => ({
    rise,
    annualRate: 0.0325 + rise,
    instalment,
    incomeShare: 0.3,
    ceiling: 1,
    exceeds,
  });
  const shown = (loan: number, ...stress: StressLine[]) =>
    plain(explainStress(estimate({ operation: { loan, instalment: 602.29 }, stress })));

  test("the first rise that goes too far is named, not what already is today", () => {
    expect(shown(1, line(0, 602, true), line(0.01, 682, false), line(0.02, 767, true), line(0.03, 856.5, true))).toBe(
      "Con tres puntos más, la cuota pasa de 602 € a 857 €. Con un 5,25 % ya supera el esfuerzo que has puesto.",
    );
    expect(shown(1, line(0, 602, false), line(0.005, 640, true), line(0.03, 856.5, true))).toContain(
      "Con un 3,75 % ya supera",
    );
  });

  test("none does", () => {
    expect(shown(1, line(0, 602, true), line(0.03, 856.5, false))).toBe(
      "Con tres puntos más, la cuota pasa de 602 € a 857 €. Sigue dentro del esfuerzo que has puesto.",
    );
  });

  test("without a loan nothing changes", () => {
    expect(shown(0, line(0.03, 856.5, true))).toBe("Sin hipoteca, una subida de tipos no cambia tu cuota.");
    expect(shown(1)).toBe("Sin hipoteca, una subida de tipos no cambia tu cuota.");
  });
});

test("the lesson of the map", () => {
  expect(explainMap(estimate({ heatmap: { across: "years" } }))).toEqual({
    title: "Precio máximo según interés y plazo",
    description: "Limitan los ingresos: bajar el interés o alargar el plazo sube el precio.",
  });
  expect(explainMap(estimate({ heatmap: { across: "savings" } }))).toEqual({
    title: "Precio máximo según interés y ahorro",
    description: "Limita el ahorro: ahorrar más sube el precio hasta que limiten los ingresos.",
  });
});

describe("where the instalment goes", () => {
  const path = (peak: object | null) => plain(explainPath(estimate({ rate: { peak } })));
  const peak = { instalment: 541.7, month: 121, incomeShare: 0.281, exceeds: false };

  test.each([
    [null, "La cuota no cambia"],
    [{ ...peak, month: 1 }, "La cuota más alta es la primera: 542 € (28,1 % de los ingresos)"],
    [peak, "La cuota más alta llega en el año 11: 542 € (28,1 % de los ingresos), cabe en el esfuerzo máximo"],
    [
      { ...peak, month: 12, exceeds: true },
      "La cuota más alta llega en el año 1: 542 € (28,1 % de los ingresos), supera el esfuerzo máximo",
    ],
    [
      { ...peak, month: 13 },
      "La cuota más alta llega en el año 2: 542 € (28,1 % de los ingresos), cabe en el esfuerzo máximo",
    ],
    [
      { ...peak, month: 2 },
      "La cuota más alta llega en el año 1: 542 € (28,1 % de los ingresos), cabe en el esfuerzo máximo",
    ],
  ])("%j", (at, text) => expect(path(at)).toBe(text));
});

describe("the fees that may be charged", () => {
  const fees = (list: PrepaymentSection["fees"]) => plain(explainFees({ fees: list } as PrepaymentSection, "EUR"));

  test.each<[PrepaymentSection["fees"], string]>([
    [null, "La comisión por amortizar depende del contrato y de la norma de cada país."],
    [[], "En ese mes la Ley 5/2019 no permite cobrar comisión por amortizar."],
    [
      [{ label: "Tipo fijo, primeros 10 años", rate: 0.02, amount: 400 }],
      "Comisión máxima por ley: 2 %, 400 € (tipo fijo, primeros 10 años). Nunca más que la pérdida del banco.",
    ],
    [
      [
        { label: "Tipo variable, primeros 3 años", rate: 0.0025, amount: 50 },
        { label: "Tipo variable, primeros 5 años", rate: 0.0015, amount: 30 },
      ],
      "Comisión máxima por ley: 0,25 %, 50 € (tipo variable, primeros 3 años) o, según el contrato, 0,15 %, 30 € (tipo variable, primeros 5 años). Nunca más que la pérdida del banco.",
    ],
  ])("%j", (list, text) => expect(fees(list)).toBe(text));
});

describe("a debt in units", () => {
  const debt = (peakMonth: number) =>
    plain(explainIndexed({ peakMonth, peakBalance: 1_250_000_000, unit: "UVR" } as IndexedSection, "COP"));

  test.each([
    [0, "La deuda baja desde el primer mes"],
    [1, "La deuda en COP sube hasta el año 1, $ 1.250 M COP, aunque en UVR baje cada mes"],
    [12, "La deuda en COP sube hasta el año 1, $ 1.250 M COP, aunque en UVR baje cada mes"],
    [13, "La deuda en COP sube hasta el año 2, $ 1.250 M COP, aunque en UVR baje cada mes"],
    [170, "La deuda en COP sube hasta el año 15, $ 1.250 M COP, aunque en UVR baje cada mes"],
  ])("highest after %d months", (month, text) => expect(debt(month)).toBe(text));
});
