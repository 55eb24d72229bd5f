import { describe, expect, test } from "vitest";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import {
  explainBreakEven,
  explainCoverage,
  explainLimit,
  explainMarketing,
  explainOffered,
  explainRate,
  explainReturn,
  explainSimulation,
  explainSwings,
  explainTax,
  firstYear,
  internalRateText,
  landTaxNote,
  rateText,
  simulationBins,
  simulationRange,
  simulationTitle,
  soldText,
  startingGain,
  yearPartNames,
  yearParts,
  yieldRows,
} from "./explain.ts";
import { advertised, CASH, CHANNELS, invested, LOAN, plain, SIMULATION, withReturns } from "./outcomes.test-data.ts";

const cash = invested(CASH);
const loan = invested(LOAN);

describe("the return in a sentence", () => {
  test("in cash: 9,09 of each 100, 10.000 € for 110.000", () => {
    expect(plain(explainReturn(cash))).toBe(
      "De cada 100 € que cuesta la compra, el alquiler deja 9,09 al año después de gastos y vacío. Son 10.000 € al año por 110.000 €.",
    );
  });
  test("with a loan: 2.464,94 / 12 = 205 € a month", () => {
    expect(plain(explainReturn(loan))).toBe(
      "De cada 100 € que cuesta la compra, el alquiler deja 4,91 al año después de gastos y vacío. Pagada la hipoteca te quedan 205 € al mes, el 3,68 % de lo que pones.",
    );
  });
  test.each([
    // Nothing of one's own is put in.
    [{ cashOnCash: null }, "Pagada la hipoteca te quedan 205 € al mes."],
    [{ cashFlow: 0, cashOnCash: 0 }, "Pagada la hipoteca te quedan 0 € al mes, el 0,00 % de lo que pones."],
    [{ cashFlow: -1200 }, "Con la hipoteca pones 100 € al mes de tu bolsillo."],
  ])("with a loan and %o", (returns, end) => {
    expect(plain(explainReturn(withReturns(loan, returns))).endsWith(`vacío. ${end}`)).toBe(true);
  });
  test("in another currency by its code", () => {
    expect(plain(explainReturn({ ...cash, currency: "MXN" }))).toBe(
      "De cada 100 MXN que cuesta la compra, el alquiler deja 9,09 al año después de gastos y vacío. Son $10,000 MXN al año por $110,000 MXN.",
    );
  });
});

describe("the rent that leaves nothing", () => {
  test.each([
    [74.07, "No pierdes dinero cada mes mientras el alquiler no baje de 74 €: tienes 926 € de margen."],
    [1000, "No pierdes dinero cada mes mientras el alquiler no baje de 1.000 €: tienes 0 € de margen."],
    [1100, "Para no poner dinero cada mes el alquiler tendría que ser de 1.100 €: faltan 100 €."],
    [null, "Ningún alquiler cubre los gastos: se van enteros en gestión y vacío."],
    [0, "Sin cuota ni gastos fijos, cualquier alquiler te deja dinero."],
  ])("%s of a rent of 1.000", (breakEvenRent, text) => {
    expect(plain(explainBreakEven(withReturns(cash, { breakEvenRent })))).toBe(text);
  });
});

describe("the part of the instalment that the rent pays", () => {
  test.each([
    [1.412, "El alquiler neto paga 1,41 veces la cuota."],
    [1, "El alquiler neto paga 1 veces la cuota."],
    [0.955, "El alquiler neto solo llega a 0,96 veces la cuota: no la paga."],
    [null, null],
  ])("%s", (coverage, text) => expect(explainCoverage(withReturns(loan, { coverage }))).toBe(text));
});

describe("the rate until it is sold", () => {
  const rate = (value: number) => ({ kind: "rate", rate: value }) as const;

  test("67.000 become 2.464,94 and 53.280,52: −8,97 % a year, 16.325 € less than 5 % would give", () => {
    expect(plain(explainRate(loan))).toBe(
      "Vendiendo a los 2 años, tu dinero rinde un −8,97 % al año. Frente al 5 % que le pides pierdes 16.325 € de hoy.",
    );
  });
  test.each([
    [
      0.07,
      1000,
      "Vendiendo al año, tu dinero rinde un 7,00 % al año. Frente al 5 % que le pides ganas 1.000 € de hoy.",
    ],
    [0.05, 0, "Vendiendo al año, tu dinero rinde un 5,00 % al año. Frente al 5 % que le pides ganas 0 € de hoy."],
  ])("%d, worth %d", (value, netPresentValue, text) => {
    expect(plain(explainRate(withReturns(cash, { equityRate: rate(value), netPresentValue })))).toBe(text);
  });
  test("two figures after the comma, of what is asked for too", () => {
    const asked = { ...cash, home: { ...cash.home, discountRate: 0.05126 } };
    const of = (netPresentValue: number) =>
      plain(explainRate(withReturns(asked, { equityRate: rate(0.0723456), netPresentValue })));
    expect(of(12)).toContain("rinde un 7,23 % al año. Frente al 5,13 % que le pides ganas 12 €");
    expect(of(-12)).toContain("rinde un 7,23 % al año. Frente al 5,13 % que le pides pierdes 12 €");
    expect(plain(explainSimulation(SIMULATION, asked))).toContain("no llegas al 5,13 % en el 60 %");
  });
  test("none is invented", () => {
    expect(explainRate(withReturns(loan, { equityRate: { kind: "undefined" } }))).toBe(
      "La TIR no está definida: en 2 años los flujos no cambian de signo. No inventamos un número.",
    );
    expect(explainRate(withReturns(loan, { equityRate: { kind: "out-of-range" } }))).toBe(
      "La TIR queda fuera de −99 a 1.000 %: revisa los datos de la compra.",
    );
  });
  test.each([
    [rate(0.0512345), "5,12\u00a0%"],
    [rate(0.05), "5,00\u00a0%"],
    [{ kind: "undefined" } as const, "No definida"],
    [{ kind: "out-of-range" } as const, "Fuera de rango"],
  ])("%o is written %s", (found, text) => expect(internalRateText(found)).toBe(text));
  test.each([
    [0.049123, "4,91\u00a0%"],
    [0.06, "6\u00a0%"],
    [null, "–"],
  ])("%s is written %s", (fraction, text) => expect(rateText(fraction)).toBe(text));
  test.each([
    [1, "al año"],
    [2, "a los 2 años"],
  ])("sold after %d: %s", (years, text) => expect(soldText(years)).toBe(text));
});

describe("beside what is on offer in Spain", () => {
  test.each([
    [0.075, "La bruta queda 0,6 puntos por encima de la media de la oferta en España (6,9 %)."],
    [0.069, "La bruta queda 0 puntos por encima de la media de la oferta en España (6,9 %)."],
    [0.0451, "La bruta queda 2,4 puntos por debajo de la media de la oferta en España (6,9 %)."],
  ])("a gross yield of %d", (grossYield, text) => {
    expect(plain(explainOffered({ ...withReturns(loan, { grossYield }), offeredYield: 0.069 }) ?? "")).toBe(text);
  });
  test("elsewhere nothing is said", () => expect(explainOffered(loan)).toBeNull());
});

describe("IRPF", () => {
  const tax = {
    marginalRate: 0.37,
    reduction: 0.5,
    reductionLabel: "",
    depreciation: 2916,
    net: 4000,
    taxable: 2000,
    due: 740,
    cashAfterTax: 1724.94,
  };
  test("half of 4.000 is taxed at 37 %: 740 €", () => {
    expect(plain(explainTax(tax, "EUR"))).toBe(
      "Deducidos gastos, intereses y 2.916 € de amortización quedan 4.000 €; con la reducción del 50 % tributan 2.000 € y pagas 740 € de IRPF. Te quedan 1.725 € el primer año.",
    );
  });
  test("one euro is taxed", () => {
    expect(plain(explainTax({ ...tax, net: 1 }, "EUR"))).toContain("quedan 1 €; con la reducción");
  });
  test.each([0, -300])("nothing is paid of %d", (net) => {
    expect(plain(explainTax({ ...tax, net }, "EUR"))).toBe(
      `Deducidos gastos, intereses y 2.916 € de amortización quedan ${net === 0 ? "0" : "−300"} €: no pagas IRPF por el alquiler, y ese saldo puede restar de otras rentas.`,
    );
  });
});

describe("a stressed area", () => {
  const limit = { cap: 818.004, exceeds: true, netYieldAtCap: 0.045612, cashFlowAtCap: 2100.4 };
  test("above the cap", () => {
    expect(plain(explainLimit(limit, "EUR"))).toBe(
      "El alquiler supera el tope de un contrato nuevo en zona tensionada: 818,00 €. Con ese tope la neta baja al 4,56 % y quedan 2.100 € al año.",
    );
  });
  test("within it", () => {
    expect(plain(explainLimit({ ...limit, exceeds: false }, "EUR"))).toBe(
      "Cabe en el tope de un contrato nuevo en zona tensionada: 818,00 €.",
    );
  });
});

describe("simulations", () => {
  test.each([
    [
      {},
      "En 8 de cada 10 simulaciones la TIR queda entre el −2 % y el 8,4 %. Pierdes dinero en el 22,5 % de las simulaciones y no llegas al 5 % en el 60 %.",
    ],
    [
      { losing: 0 },
      "En 8 de cada 10 simulaciones la TIR queda entre el −2 % y el 8,4 %. En ninguna simulación pierdes dinero y no llegas al 5 % en el 60 %.",
    ],
    [
      { losing: 0, belowAsked: 0 },
      "En 8 de cada 10 simulaciones la TIR queda entre el −2 % y el 8,4 %. En ninguna simulación pierdes dinero, y en todas llegas al 5 %.",
    ],
    [
      { rate: null },
      "En demasiadas simulaciones la TIR no está definida. Pierdes dinero en el 22,5 % de las simulaciones y no llegas al 5 % en el 60 %.",
    ],
  ])("%o", (changes, text) => expect(plain(explainSimulation({ ...SIMULATION, ...changes }, loan))).toBe(text));

  test("title and range", () => {
    expect(plain(simulationTitle(SIMULATION))).toBe("La simulación central da una TIR del 3,1 %");
    expect(simulationTitle({ ...SIMULATION, rate: null })).toBe("Diez mil maneras de que salga");
    expect(plain(simulationRange(SIMULATION) ?? "")).toBe("−2 % a 8,4 %");
    expect(simulationRange({ ...SIMULATION, rate: null })).toBeNull();
  });

  test("four columns from −10 to 10 % are 5 % wide, named by their middles", () => {
    expect(simulationBins(SIMULATION).map(({ label, values }) => [plain(label), ...values])).toEqual([
      ["−7,5 %", 0.1],
      ["−2,5 %", 0.4],
      ["2,5 %", 0.3],
      ["7,5 %", 0.2],
    ]);
  });

  test("middles keep two figures: three columns from 0 to 10 %", () => {
    const histogram = { from: 0, to: 0.1, shares: [0.2, 0.5, 0.3] };
    expect(simulationBins({ ...SIMULATION, histogram }).map(({ label }) => plain(label))).toEqual([
      "1,67 %",
      "5 %",
      "8,33 %",
    ]);
  });

  test("the source of the swings", () => {
    const { points } = SHIPPED_SERIES["bis-es"];
    const [first, last] = [points[0]![0].slice(0, 4), points.at(-1)![0].slice(0, 4)];
    expect([first.length, last.length, first < last]).toEqual([4, 4, true]);
    const { uncertainty } = loan;
    const of = (changes: object, isSeriesOfPlace = true, placeName = "Madrid") =>
      plain(explainSwings({ uncertainty: { ...uncertainty, ...changes }, isSeriesOfPlace, placeName }) ?? "");
    expect(of({})).toContain(`(BIS, de ${first} a ${last})`);
    expect(of({})).toMatch(
      /^El precio se aparta de lo que supones como lo hizo la serie «Precio de la vivienda, España» \(BIS, de \d{4} a 20\d\d\), por tramos de hasta 10 años seguidos, con su desviación del \d+(,\d)? % al año\. Las desviaciones del alquiler y del vacío son suposiciones nuestras\.$/,
    );
    expect(of({ priceDeviation: 0.0512 })).toMatch(
      /seguidos, con la desviación del 5,1 % al año que has puesto en lugar de la suya, del \d+(,\d)? %\. Las/,
    );
    expect(of({}, false, "Otro lugar")).toContain(" % al año. De Otro lugar no tenemos serie. Las desviaciones");
    // A result of before prices were drawn from a series.
    const { priceSeries: _, ...old } = uncertainty;
    expect(explainSwings({ uncertainty: old, placeName: "Madrid" })).toBeNull();
  });
});

describe("channels", () => {
  const of = (channels: Record<string, unknown>[], more = {}) => plain(explainMarketing(advertised(channels, more)));
  const portal = CHANNELS[1]!;

  test.each([
    // (8.200 − 2.000) / 2.000 = 3,1; 2.000 / 75 contacts = 26,67.
    [
      CHANNELS,
      "Por cada euro gastado recuperas el euro y 3,1 más. Cada contacto cuesta 26,67 €. El que más rinde es Portal: 525 %.",
    ],
    [[portal], "Por cada euro gastado recuperas el euro y 5,25 más. Cada contacto cuesta 20,00 €."],
    [[CHANNELS[0]!], "Por cada euro gastado pierdes 0,25 de él. Cada contacto cuesta 80,00 €."],
    [[{ ...portal, margin: 1200 }], "Por cada euro gastado recuperas el euro y 0 más. Cada contacto cuesta 20,00 €."],
    [[{ ...portal, leads: 0 }], "Por cada euro gastado recuperas el euro y 5,25 más."],
    [[{ ...portal, spend: 0 }], "Sin gasto no hay retorno que medir. Cada contacto cuesta 0,00 €."],
    // (1.000 − 750) / 750 = 0,333; the better of two is named.
    [
      [
        { ...portal, spend: 750, margin: 1000, leads: 30 },
        { ...portal, name: "Web", spend: 0, margin: 0, leads: 0 },
      ],
      "Por cada euro gastado recuperas el euro y 0,33 más. Cada contacto cuesta 25,00 €. El que más rinde es Portal: 33,3 %.",
    ],
    // Two channels that cost nothing: none of them yields most.
    [
      [CHANNELS[2]!, { ...CHANNELS[2]!, name: "Amigos" }],
      "Sin gasto no hay retorno que medir. Cada contacto cuesta 0,00 €.",
    ],
  ])("%j", (channels, text) => expect(of(channels)).toBe(text));

  test("in another currency by its code", () => {
    expect(of([portal], { place: "MX" })).toBe(
      "Por cada MXN gastado recuperas el MXN y 5,25 más. Cada contacto cuesta $20.00 MXN.",
    );
  });
});

describe("figures that are drawn", () => {
  test("yields, from the advert's to one's own", () => {
    const rows = (result: typeof loan) => yieldRows(result).map(({ label, detail, value }) => [label, detail, value]);
    expect(rows(loan)).toEqual([
      ["Bruta", "Alquiler entre precio", 0.068],
      ["Neta", "Quitados gastos y vacío", expect.closeTo(0.04907, 5)],
      ["Sobre lo puesto", "Quitada la hipoteca", expect.closeTo(0.03679, 5)],
      ["TIR", "Vendes a los 2 años", expect.closeTo(-0.08966, 5)],
    ]);
    expect(rows(withReturns(cash, { equityRate: { kind: "undefined" } })).map(([label]) => label)).toEqual([
      "Bruta",
      "Neta",
    ]);
    expect(rows(withReturns(loan, { cashOnCash: null })).map(([label]) => label)).toEqual(["Bruta", "Neta", "TIR"]);
    // In cash what is left is what the net yield says: it is no row of its own.
    expect(rows(cash).map(([label]) => label)).toEqual(["Bruta", "Neta", "TIR"]);
  });

  test("the first year, from the rent of twelve months: 10.200 − 510 − 1.250 − 3.110,83 − 2.864,23 = 2.464,94, in whole euros", () => {
    const { base, rows, total } = firstYear(loan);
    expect(base).toEqual({ label: "Alquiler de 12 meses", amount: 10_200 });
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
      ["Vacío", -510],
      ["Otros gastos", -1250],
      ["Intereses", -3111],
      ["Capital devuelto", -2864],
    ]);
    expect(rows[0]).toMatchObject({ detail: "5\u00a0%" });
    expect(total).toEqual({ label: "Te queda", amount: 2465 });
  });

  test("its rows add up where each rounded by itself would not: 12.000 − 600,3 − 800,4 are 10.599,3, and not 10.600", () => {
    const odd = invested({ ...CASH, vacancy: 5.0025, otherExpenses: 800.4, managementShare: 0 });
    const { base, rows, total } = firstYear(odd);
    expect([base, ...rows].map(({ amount }) => amount)).toEqual([12_000, -600, -801]);
    expect(total.amount).toBe(10_599);
  });

  test("management takes its part of what is collected: 10 % of 10.800; no vacancy is no row", () => {
    expect(firstYear(invested({ ...CASH, managementShare: 10 })).rows).toEqual([
      { label: "Vacío", detail: "10\u00a0%", amount: -1200 },
      { label: "Otros gastos", amount: -800 },
      { label: "Gestión", detail: "10\u00a0%", amount: -1080 },
    ]);
    expect(firstYear(invested({ ...CASH, vacancy: 0, otherExpenses: 0 })).rows).toEqual([]);
  });

  test("a loan of one euro, a management of half a euro and cents of interest are drawn like any other", () => {
    const small = invested({ ...LOAN, loan: 1, monthlyRent: 1, managementShare: 5 });
    expect(firstYear(small).rows.map(({ label }) => label)).toEqual([
      "Vacío",
      "Otros gastos",
      "Gestión",
      "Intereses",
      "Capital devuelto",
    ]);
    expect(yieldRows(small).map(({ label }) => label)).toContain("Sobre lo puesto");
  });

  test("where each year's rent goes; what is paid out of one's pocket is no part of it", () => {
    const parts = yearParts(loan);
    expect(parts.map(({ year }) => year)).toEqual([1, 2]);
    expect(parts[0]!.parts).toEqual([
      1250,
      expect.closeTo(3110.83, 2),
      expect.closeTo(2864.23, 2),
      expect.closeTo(2464.94, 2),
    ]);
    // 12 · 300 less 5 % is 3.420: less 1.250 and 5.975 it leaves less than nothing.
    expect(yearParts(invested({ ...LOAN, monthlyRent: 300 }))[0]!.parts[3]).toBe(0);
  });

  test("a purchase without a loan has two parts, and as many names", () => {
    expect(yearPartNames(cash)).toEqual(["Gastos", "Te queda"]);
    expect(yearParts(cash)[0]!.parts).toEqual([800, 10_000]);
    expect(yearPartNames(loan)).toHaveLength(yearParts(loan)[0]!.parts.length);
  });

  test("sold on the day it is bought: 150.000 less 5 % of its sale, less 172.000", () => {
    expect(startingGain(invested({ ...LOAN, exitCostShare: 5 }))).toBe(-29_500);
    expect(startingGain(invested({ ...LOAN, valueAfterWorks: 180_000 }))).toBe(8000);
  });
});

describe("the plusvalía municipal of the sale", () => {
  const note = (home: object, returns: object = {}, more: object = {}) =>
    plain(
      landTaxNote(
        Object.assign({}, cash, { home: { ...cash.home, ...home }, returns: { ...cash.returns, ...returns } }, more),
      ) ?? "nothing",
    );
  const land = { rate: 0.3 };

  test("is told with its rate where it is paid, and where there is no gain", () => {
    expect(note({ land, horizonYears: 10 }, { landGainTax: 0.01 })).toBe(
      "Plusvalía municipal a los 10 años, con los coeficientes máximos de hoy y un tipo del 30 %: la del ayuntamiento puede ser menor.",
    );
    expect(note({ land, horizonYears: 1 }, { landGainTax: 1 })).toMatch(
      /^Plusvalía municipal al año, con los coeficientes/,
    );
    expect(note({ land }, { landGainTax: 0 })).toBe(
      "Sin plusvalía municipal: la venta no deja ganancia sobre el precio de compra.",
    );
    expect(note({ land }, { landGainTax: undefined })).toContain("Sin plusvalía municipal");
  });

  test("and nothing is said where nobody asked for it", () => {
    expect(note({ land: undefined })).toBe("nothing");
    expect(note({ land: undefined }, {}, { isWithoutLandTax: true })).toContain("No incluye la plusvalía municipal");
  });
});
