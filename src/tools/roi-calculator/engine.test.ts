import { describe, expect, test } from "vitest";
import { currencyOf, estimateReturn } from "./engine.ts";
import { CASH, followed, invested, LOAN, plain } from "./outcomes.test-data.ts";
import { roiInput } from "./schema.ts";
import { supposed } from "./suppositions.ts";
import { roiCalculator as tool } from "./tool.ts";

/** In Valencia, where dated rows stand in for what is left out. */
const SPAIN = { place: "ES-VC", price: 150_000, monthlyRent: 950, propertyTax: 310, communityPerMonth: 45 };
const labels = (values: Record<string, unknown>) => {
  const { input, result } = followed(values);
  return tool.sourcesOf(result, input).map(({ label }) => label);
};

describe("the inputs of the calculation", () => {
  test("a community a month counts twelve times; what costs nothing is no line", () => {
    const { home, expenses } = invested({ ...SPAIN, insurance: 190, otherExpenses: 0 });
    expect(expenses).toEqual([
      { label: "Comunidad", amount: 540 },
      { label: "IBI", amount: 310 },
      { label: "Seguro", amount: 190 },
    ]);
    expect(home.fixedExpenses).toBe(1040);
    expect(invested({ ...SPAIN, communityPerMonth: 0, propertyTax: 0 }).expenses).toEqual([]);
    expect(invested({ ...SPAIN, communityPerMonth: 0, propertyTax: 1 }).expenses).toHaveLength(1);
  });
  test("in Spain rows of the day: 5 % vacant, 2,25 % of growth, 4,84 % of commission, 3,25 % asked for", () => {
    expect(invested(SPAIN).home).toMatchObject({
      vacancy: 0.05,
      rentGrowth: 0.0225,
      exitCostShare: 0.0484,
      discountRate: 0.0325,
      priceGrowth: 0,
      expenseGrowth: 0,
      annualRate: 0,
      startingValue: 150_000,
    });
    expect(labels(SPAIN)).toEqual(
      expect.arrayContaining([
        "Vacío habitual",
        "IRAV de octubre de 2025",
        "Honorarios de venta con IVA",
        "Bono del Estado a 10 años",
        "Rentabilidad bruta media de la oferta en España",
      ]),
    );
  });
  test("typed values take their place, zero too", () => {
    const typed = { ...SPAIN, vacancy: 0, rentGrowth: 0, exitCostShare: 0, discountRate: 0, valueAfterWorks: 180_000 };
    expect(invested(typed).home).toMatchObject({
      vacancy: 0,
      rentGrowth: 0,
      exitCostShare: 0,
      discountRate: 0,
      startingValue: 180_000,
    });
    expect(labels(typed)).not.toContain("Vacío habitual");
    expect(labels(typed)).not.toContain("IRAV de octubre de 2025");
  });
  test("a loan brings its appraisal and the map of interests", () => {
    expect(labels({ ...SPAIN, loan: 1, rate: 3 })).toContain("Tasación");
    expect(labels(SPAIN)).not.toContain("Tasación");
    expect(invested(SPAIN).cashMap).toBeNull();
    expect(invested({ ...LOAN, loan: 1 }).cashMap).not.toBeNull();
  });
  test("outside Spain nothing on offer is compared", () => {
    expect(invested(SPAIN).offeredYield).toBe(0.069);
    expect(invested(CASH).offeredYield).toBeNull();
    expect(labels(CASH)).not.toContain("Rentabilidad bruta media de la oferta en España");
  });
  test("typed costs and those of a template are named as such", () => {
    expect(labels(CASH)).toContain("Impuestos y gastos");
    const { input, result } = followed({ ...CASH, place: "MX", costShare: "" });
    const tags = tool.sourcesOf(result, input).map(({ tag }) => tag);
    expect(tags).toContain("orientativo");
  });
  test("the country of the series that gives the swings: Spain's own, Mexico's own, and Spain's for any other place", () => {
    const of = (place: string) => {
      const { uncertainty, isSeriesOfPlace } = invested({ ...CASH, place });
      return [uncertainty.priceSeries, isSeriesOfPlace];
    };
    expect(of("ES-MD")).toEqual(["es", true]);
    expect(of("MX")).toEqual(["mx", true]);
    expect(of("otro")).toEqual(["es", false]);
    expect(invested({ ...CASH, priceDeviation: 6, rentDeviation: 3, vacancyDeviation: 5, seed: 9 })).toMatchObject({
      uncertainty: { priceDeviation: 0.06, rentDeviation: 0.03, vacancyDeviation: 0.05 },
      seed: 9,
    });
    expect(invested(CASH).uncertainty.priceDeviation).toBeNull();
  });
});

test("the whole runs its ten thousand courses, the same without them but for these", () => {
  const input = roiInput.parse(CASH);
  const whole = estimateReturn(input, { today: "2026-11-21" });
  if (whole.kind !== "investment") throw new Error(whole.kind);
  expect(whole.simulation).toMatchObject({ runs: 10_000, seed: 1 });
  expect({ ...whole, simulation: null }).toEqual(followed(CASH).result);
});

test.each([
  [{ place: "MX" }, "MXN"],
  [{ place: "ES-MD" }, "EUR"],
  [{ place: "MX", currency: "USD" }, "USD"],
  [{}, "EUR"],
] as const)("the currency of %o is %s", (values, currency) => expect(currencyOf(values as never)).toBe(currency));

test("a row stands in for a field in Spain alone", () => {
  expect(supposed("vacancy", "ES-MD", "2026-11-21")?.value).toBe(0.05);
  expect(supposed("rentGrowth", "ES-MD", "2026-11-21")?.value).toBe(0.0225);
  expect(supposed("vacancy", undefined, "2026-11-21")).toBeUndefined();
  expect(supposed("vacancy", "MX", "2026-11-21")).toBeUndefined();
});

describe("IRPF of the first year", () => {
  // Price and costs 150.000 · 1,1 = 165.000, of which 60 % is building: 3 % of 99.000 + 10.000 of works = 3.270 €.
  // Rent 12 · 950 · 0,95 = 10.830, less 850 of expenses, less 3.270: 6.710. Half of it is taxed: 3.355 · 37 % = 1.241,35.
  const taxed = {
    ...SPAIN,
    costShare: 10,
    works: 10_000,
    marginalRate: 37,
    buildingShare: 60,
  };
  test("rent less expenses and 3 % of building and works, half of it taxed", () => {
    const { tax } = invested(taxed);
    expect(tax).toMatchObject({ marginalRate: 0.37, reduction: 0.5 });
    expect(tax!.depreciation).toBeCloseTo(3270, 6);
    expect(tax!.net).toBeCloseTo(6710, 6);
    expect(tax!.taxable).toBeCloseTo(3355, 6);
    expect(tax!.due).toBeCloseTo(1241.35, 6);
    // 10.830 − 850 − 1.241,35.
    expect(tax!.cashAfterTax).toBeCloseTo(8738.65, 6);
    expect(tax!.reductionLabel).toBe("Reducción del IRPF: vivienda habitual");
  });
  test("interest is deducted too: 5.975,06 of instalments, of which 3.110,83", () => {
    const { tax } = invested({ ...taxed, loan: 105_000, rate: 3 });
    expect(tax!.net).toBeCloseTo(6710 - 3110.83, 2);
  });
  test.each([
    ["joven", 0.7],
    ["rebajada", 0.9],
    ["antiguo", 0.6],
  ])("the case %s takes %d off", (reductionCase, reduction) => {
    expect(invested({ ...taxed, reductionCase }).tax?.reduction).toBe(reduction);
  });
  test("its rows are named; without a rate, or outside Spain, there is none", () => {
    expect(labels(taxed)).toEqual(
      expect.arrayContaining(["Amortización de la vivienda alquilada", "Reducción del IRPF: vivienda habitual"]),
    );
    expect(invested({ ...taxed, marginalRate: "" }).tax).toBeNull();
    expect(invested({ ...CASH, marginalRate: 37, buildingShare: 60 }).tax).toBeNull();
    expect(labels(SPAIN).join()).not.toContain("IRPF");
  });
});

describe("the plusvalía municipal of the sale", () => {
  const sold = { ...SPAIN, priceGrowth: 2, horizonYears: 10 };
  test("with the land's value: 60,000 × 0.12, the coefficient of ten years, × 29 % = 2,088", () => {
    const { returns, isWithoutLandTax } = invested({ ...sold, landValue: 60_000, landGainRate: 29 });
    expect(returns.landGainTax).toBeCloseTo(2_088, 6);
    expect(isWithoutLandTax).toBe(false);
    expect(labels({ ...sold, landValue: 60_000, landGainRate: 29 })).toContain(
      "Coeficientes máximos de la plusvalía municipal",
    );
  });
  test("without a rate the law's most, 30 %: 2,160", () => {
    expect(invested({ ...sold, landValue: 60_000 }).returns.landGainTax).toBeCloseTo(2_160, 6);
    expect(labels({ ...sold, landValue: 60_000 })).toContain("Tipo máximo legal");
  });
  test("without the land's value, and in Navarra, it is said to be missing; abroad there is none", () => {
    expect(invested(sold)).toMatchObject({ isWithoutLandTax: true, returns: { landGainTax: 0 } });
    expect(invested({ ...sold, place: "ES-NC", landValue: 60_000 }).isWithoutLandTax).toBe(true);
    expect(invested({ ...CASH, landValue: 60_000 })).toMatchObject({
      isWithoutLandTax: false,
      returns: { landGainTax: 0 },
    });
  });
});

describe("whether the area is stressed, where nobody told", () => {
  test("asked of a home in Spain until it is answered", () => {
    expect(invested(SPAIN).unsaidStressedArea).toBe("ES-VC");
    for (const isStressedArea of ["no", "si", false, true])
      expect(invested({ ...SPAIN, isStressedArea, lastRent: 900 }).unsaidStressedArea).toBeUndefined();
    expect(invested(CASH).unsaidStressedArea).toBeUndefined();
  });
  test("where areas are declared their row is among the sources", () => {
    expect(labels({ ...SPAIN, place: "ES-CT" })).toContain("Zonas tensionadas de Cataluña");
    expect(labels({ ...SPAIN, place: "ES-CT", isStressedArea: "no" })).not.toContain("Zonas tensionadas de Cataluña");
  });
});

describe("the cap of a stressed area", () => {
  const stressed = { ...SPAIN, isStressedArea: "si", lastRent: 900 };

  // 900 · 1,0225 = 920,25; with an improvement 10 % more, 1.012,275.
  test("the last rent brought up to date, and 10 % more after works", () => {
    expect(invested(stressed).rentLimit).toMatchObject({ cap: expect.closeTo(920.25, 6), exceeds: true });
    expect(invested({ ...stressed, hasImprovement: "si" }).rentLimit).toMatchObject({
      cap: expect.closeTo(1012.275, 6),
      exceeds: false,
    });
    expect(invested({ ...stressed, lastRentUpdate: 0 }).rentLimit?.cap).toBe(900);
  });
  test("the cash flow at the cap: 12 · 920,25 · 0,95 − 850 = 9.640,85", () => {
    const { rentLimit } = invested({ ...stressed, costShare: 10 });
    expect(rentLimit!.cashFlowAtCap).toBeCloseTo(9640.85, 6);
    expect(rentLimit!.netYieldAtCap).toBeCloseTo(9640.85 / 165_000, 8);
  });
  test.each([
    [900, false],
    [900.005, false],
    [900.01, true],
  ])("a rent of %d exceeds a cap of 900: %s", (monthlyRent, exceeds) => {
    expect(invested({ ...stressed, lastRentUpdate: 0, monthlyRent }).rentLimit?.exceeds).toBe(exceeds);
  });
  test("rows that were used are named once, typed ones are not", () => {
    const rent = { ...stressed, hasImprovement: "si" };
    expect(labels(rent).filter((label) => label === "IRAV de octubre de 2025")).toHaveLength(1);
    expect(labels(rent)).toContain("Subida máxima en zona tensionada con mejoras");
    expect(labels(stressed)).not.toContain("Subida máxima en zona tensionada con mejoras");
    expect(labels({ ...stressed, rentGrowth: 1 })).toContain("IRAV de octubre de 2025");
    expect(labels({ ...stressed, rentGrowth: 1, lastRentUpdate: 2 })).not.toContain("IRAV de octubre de 2025");
  });
  test("none where it was not asked for, or elsewhere", () => {
    expect(invested({ ...SPAIN, lastRent: 900 }).rentLimit).toBeNull();
    expect(invested({ ...stressed, isStressedArea: "no" }).rentLimit).toBeNull();
    expect(invested({ ...CASH, isStressedArea: "si", lastRent: 900 }).rentLimit).toBeNull();
  });
});

describe("the next steps", () => {
  const nextOf = (values: Record<string, unknown>) => {
    const { input, result } = followed(values);
    return tool.nextOf!(result, input);
  };
  const capacity = {
    path: "/calculadora-capacidad",
    label: "Comprueba si quien compra llega",
    reason: "Mismo precio y lugar: faltan sus ingresos y su ahorro.",
  };

  test("with works and a loan: four steps, percentages as the other forms take them", () => {
    expect(nextOf({ ...LOAN, place: "ES-VC", price: 150_000.4, rate: 3.25, horizonYears: 12 })).toEqual([
      {
        ...capacity,
        values: { targetPrice: 150_000, place: "ES-VC", homeKind: "usada", rate: 3.25, years: 25 },
      },
      {
        path: "/predictor-apreciacion",
        label: "Mira la revalorización que supones",
        reason: "Compárala con lo que ha hecho el precio de la zona.",
        values: expect.objectContaining({ propertyValue: 150_000, years: 5, source: "oficial" }),
      },
      {
        path: "/recomendador-mejoras",
        label: "Mira si la obra compensa",
        reason: "Con el mismo dinero, qué obra sube más el precio de lo que cuesta.",
        values: { value: 150_000, budget: 10_000, place: "ES-VC" },
      },
      {
        path: "/negociador-virtual",
        label: "Ordena las ofertas",
        reason: "Precio de salida puesto: añade las ofertas y prepara la respuesta.",
        values: { listPrice: 150_000, target: 150_000, place: "ES-VC" },
      },
    ]);
  });
  test("in cash and without works: three, and no interest is carried over", () => {
    const steps = nextOf(CASH);
    expect(steps.map(({ path }) => path)).toEqual([
      "/calculadora-capacidad",
      "/predictor-apreciacion",
      "/negociador-virtual",
    ]);
    expect(steps[0]?.values).toEqual({ targetPrice: 100_000, place: "otro", homeKind: "usada" });
    expect(steps[1]?.values).toMatchObject({ years: 1 });
    expect(nextOf({ ...CASH, works: 1 })).toHaveLength(4);
    expect(nextOf({ ...CASH, loan: 1, rate: 3 })[0]?.values).toMatchObject({ rate: 3, years: 25 });
  });
});

describe("the values that are filled in", () => {
  const home = { operation: "venta", type: "piso", country: "ES", builtAreaM2: 80, currency: "EUR" } as const;

  test("by a home: price or rent, its community, whether it is new, and a currency that is not the euro", () => {
    expect(tool.fillFrom!(home)).toEqual({});
    expect(tool.fillFrom!({ ...home, price: 1, condition: "obra_nueva" })).toEqual({ price: 1, homeKind: "nueva" });
    expect(tool.fillFrom!({ ...home, price: 1, condition: "bueno", currency: "USD" })).toEqual({
      price: 1,
      homeKind: "usada",
      currency: "USD",
    });
  });
  test("by a contact who wants to buy, and says up to what price", () => {
    const demand = { operation: "venta", homeTypes: [], zones: [], maxPrice: 200_000, minRooms: null, minAreaM2: null };
    const filled = (changes: object | null) =>
      tool.fillFromContact!({ demand: changes && { ...demand, ...changes } } as never);
    expect(filled({})).toEqual({ price: 200_000 });
    expect(filled({ maxPrice: null })).toEqual({});
    expect(filled({ operation: "alquiler" })).toEqual({});
    expect(filled(null)).toEqual({});
  });
});

test("rows to compare two purchases by", () => {
  const { input, result } = followed({
    ...LOAN,
    rate: 3.1256,
    vacancy: 5.126,
    managementShare: 8.125,
    rentGrowth: 2.256,
    priceGrowth: 3.016,
    expenseGrowth: 1.516,
    exitCostShare: 4.846,
    discountRate: 5.126,
  });
  expect(
    tool
      .rowsOf(result, input)
      .filter(({ group }) => group === "datos")
      .map(({ label, value }) => plain(`${label}: ${value}`)),
  ).toEqual([
    "Dónde está: Otro lugar",
    "Precio: 150.000 €",
    "Impuestos y gastos: 12.000 € (8 %)",
    "Obra: 10.000 €",
    "Alquiler al mes: 850 €",
    "Vacío: 5,13 %",
    "Gastos al año: 1.250 €",
    "Gestión: 8,13 %",
    "Préstamo: 105.000 €",
    "Interés (TIN): 3,126 %",
    "Plazo: 25 años",
    "Años hasta vender: 2 años",
    "Sube el alquiler al año: 2,26 %",
    "Se revaloriza al año: 3,02 %",
    "Suben los gastos al año: 1,52 %",
    "Coste de vender: 4,85 %",
    "Lo que pides a tu dinero: 5,13 %",
  ]);
  const small = followed({ ...LOAN, loan: 1 });
  expect(tool.rowsOf(small.result, small.input).map(({ label }) => label)).toContain("Plazo");
  const cash = followed(CASH);
  const labelsOfCash = tool.rowsOf(cash.result, cash.input).map(({ label }) => label);
  expect(labelsOfCash).not.toContain("Plazo");
  expect(labelsOfCash).not.toContain("Cuota");
});

test("the card: what a run costs, and what it is called", () => {
  const { input, result } = followed(LOAN);
  expect(tool).toMatchObject({ version: 2, credits: 1, path: "/calculadora-roi" });
  expect(tool.needs(input)).toEqual({ today: true });
  expect(tool.shownInput(input)).toEqual({});
  expect(plain(tool.titleOf(input))).toBe("Rentabilidad de 150.000 €, Otro lugar");
  // 2.464,94 a year.
  expect(tool.figureOf!(result, input)).toEqual({ label: "Te queda al año", value: 2465, currency: "EUR" });
  expect(tool.hasAnswer!(result)).toBe(true);
});
