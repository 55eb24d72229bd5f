import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { roiCalculator as tool } from "./tool.ts";

const TODAY = "2026-11-21";
const outcome = (changes: Record<string, unknown> = {}) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today: TODAY }) };
};
const CHANNELS = [
  { name: "Portal", spend: "1.200", leads: "60", closings: "3", margin: "7.500" },
  { name: "Buzoneo", spend: 800, leads: 10, margin: 600 },
  { name: "", spend: "", leads: "", closings: "", margin: "" },
];
const messages = (input: Record<string, unknown>) =>
  Object.fromEntries(
    (z.safeParse(tool.input, input).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
const CASES: Record<string, unknown>[] = [
  {},
  { loan: 0, rate: undefined },
  { monthlyRent: 100, horizonYears: 1 },
  { place: "MX", vacancy: 8, rentGrowth: 4, exitCostShare: 6, discountRate: 10 },
  { place: "ES-CE", homeKind: "nueva" },
  { mode: "marketing", channels: CHANNELS },
  { marginalRate: 37, buildingShare: 60, isStressedArea: "si", lastRent: 800, hasImprovement: "si" },
];

test("the example runs twice to the same result and survives JSON", () => {
  const { input, result } = outcome();
  expect(tool.run(input, { today: TODAY })).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(result.kind).toBe("investment");
  expect(tool.titleOf(input)).toBe("Rentabilidad de 150.000\u00a0€, Comunitat Valenciana");
});

describe("questions of the form", () => {
  test("a purchase needs place, price and rent; a loan its interest", () => {
    expect(messages({ loan: 1000 })).toMatchObject({
      place: "Elige dónde está la vivienda",
      price: "Introduce un precio mayor que cero",
      monthlyRent: "Introduce un alquiler mayor que cero",
      rate: "Introduce el interés (TIN)",
    });
  });
  test("outside Spain what no row says is asked, never guessed", () => {
    expect(Object.keys(messages({ place: "MX", price: 1, monthlyRent: 1 })).sort()).toEqual(
      ["discountRate", "exitCostShare", "rentGrowth", "vacancy"].sort(),
    );
    expect(messages({ place: "otro", price: 1, monthlyRent: 1 })).toHaveProperty("costShare");
  });
  test("bounds: growth −10 to 20 %, horizon 1 to 40 years", () => {
    const home = { place: "ES-MD", price: 1, monthlyRent: 1 };
    expect(messages({ ...home, priceGrowth: 21 })).toHaveProperty("priceGrowth");
    expect(messages({ ...home, rentGrowth: -11 })).toHaveProperty("rentGrowth");
    expect(messages({ ...home, horizonYears: 41 })).toHaveProperty("horizonYears");
    expect(messages({ ...home, priceGrowth: 20, rentGrowth: -10, horizonYears: 40 })).toEqual({});
  });
  test("an unfinished channel is refused; an empty line is ignored", () => {
    expect(messages({ mode: "marketing", channels: CHANNELS })).toEqual({});
    expect(messages({ mode: "marketing", channels: [{ name: "Portal" }] })).toMatchObject({
      "channels.0.spend": "Introduce lo que gastaste (0 si nada)",
      "channels.0.margin": "Introduce lo que dejaron sus cierres",
    });
    expect(messages({ mode: "marketing" })).toMatchObject({ "channels.0.name": "Escribe al menos un canal" });
  });
});

describe("dated rows", () => {
  test("in Spain they replace omitted values, and are named; typed ones win", () => {
    const { input, result } = outcome();
    if (result.kind !== "investment") throw new Error(result.kind);
    expect(result.home).toMatchObject({ vacancy: 0.05, rentGrowth: 0.0225, discountRate: 0.0325 });
    const sources = Object.fromEntries(tool.sourcesOf(result, input).map(({ label, tag }) => [label, tag]));
    expect(sources).toMatchObject({ "Vacío habitual": "por comprobar", "IRAV de octubre de 2025": undefined });
    const typed = outcome({ vacancy: 10, rentGrowth: 1 });
    if (typed.result.kind !== "investment") throw new Error(typed.result.kind);
    expect(typed.result.home).toMatchObject({ vacancy: 0.1, rentGrowth: 0.01 });
    expect(tool.sourcesOf(typed.result, typed.input).map(({ label }) => label)).not.toContain("Vacío habitual");
  });
  test("the purchase costs are those of the community: Valencia 9 % of ITP since June 2026", () => {
    const { result } = outcome();
    if (result.kind !== "investment") throw new Error(result.kind);
    expect(result.costs.lines.find(({ label }) => label.startsWith("ITP"))?.amount).toBeCloseTo(13_500, 6);
    expect(result.costMode).toBe("table");
  });
  test("without a table it asks instead of guessing", () => {
    expect(outcome({ place: "ES-CE", homeKind: "nueva" }).result.kind).toBe("costs-unknown");
  });
});

test("a rent above the cap of a stressed area is reported, with the cash that the cap leaves", () => {
  const { result } = outcome({ isStressedArea: true, lastRent: 800, lastRentUpdate: 2.25 });
  if (result.kind !== "investment") throw new Error(result.kind);
  expect(result.rentLimit).toMatchObject({ exceeds: true });
  expect(result.rentLimit!.cap).toBeCloseTo(818, 6);
  expect(result.rentLimit!.netYieldAtCap).toBeLessThan(result.returns.netYield);
  expect(tool.textOf(result, outcome().input)).toContain("818,00");
});

test("IRPF only where the marginal rate is known", () => {
  const of = (changes: Record<string, unknown>) => {
    const { result } = outcome(changes);
    return result.kind === "investment" ? result.tax : null;
  };
  expect(of({})).toBeNull();
  const tax = of({ marginalRate: 37, buildingShare: 60 })!;
  expect(tax.reduction).toBe(0.5);
  expect(tax.due).toBeCloseTo(tax.taxable * 0.37, 9);
});

describe("texts and tables", () => {
  test.each(CASES)("the message has at most 700 characters, nothing is broken: %o", (changes) => {
    const { input, result } = outcome(changes);
    const message = tool.messageOf(result, input);
    expect(message.length).toBeGreaterThan(30);
    expect(message.length).toBeLessThanOrEqual(700);
    const rows = tool.rowsOf(result, input);
    for (const text of [message, tool.textOf(result, input), ...rows.map(({ value }) => value)]) {
      expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
    }
    expect(new Set(rows.map(({ group, label }) => group + label)).size).toBe(rows.length);
    for (const table of tool.tablesOf(result, input)) {
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
    }
  });
  test("the tables: years, costs, two maps, the simulation", () => {
    const { input, result } = outcome();
    const tables = tool.tablesOf(result, input);
    expect(tables.map(({ name }) => name)).toEqual([
      "Lo que cuesta",
      "Año a año",
      "Simulación",
      "TIR (%) por alquiler",
      "Caja (EUR) por alquiler",
    ]);
    expect(tables[1]!.rows).toHaveLength(10);
    expect(tables[1]!.columns.slice(0, 3)).toEqual(["Año", "Alquiler cobrado (EUR)", "Gastos (EUR)"]);
  });
  test("marketing: the best channel first, and the whole", () => {
    const { input, result } = outcome({ mode: "marketing", channels: CHANNELS });
    if (result.kind !== "marketing") throw new Error(result.kind);
    expect(result.channels.map(({ name }) => name)).toEqual(["Portal", "Buzoneo"]);
    expect(result.channels[0]).toMatchObject({ costPerLead: 20, roi: 5.25 });
    expect(result.total.closings).toBeNull();
    expect(tool.figureOf!(result, input)?.value).toBe(6100);
  });
});

test("a rate that is not defined is said, not invented", () => {
  const { input, result } = outcome({
    monthlyRent: 1,
    loan: 0,
    rate: undefined,
    exitCostShare: 30,
    works: 900_000,
    horizonYears: 1,
    otherExpenses: 500_000,
  });
  if (result.kind !== "investment") throw new Error(result.kind);
  expect(result.returns.equityRate.kind).toBe("undefined");
  expect(tool.textOf(result, input)).toContain("no está definida");
});

test("homes and contacts fill it in; it goes on to the buyer", () => {
  const home = { operation: "venta", type: "piso", country: "ES", builtAreaM2: 80, currency: "EUR" } as const;
  expect(tool.fillFrom!({ ...home, price: 240_000 }, { communityFee: 65, propertyTax: 420 }, "ES-VC")).toEqual({
    price: 240_000,
    place: "ES-VC",
    communityPerMonth: 65,
    propertyTax: 420,
  });
  expect(tool.fillFrom!({ ...home, operation: "alquiler", price: 900 })).toEqual({ monthlyRent: 900 });
  const { input, result } = outcome();
  expect(tool.nextOf!(result, input)[0]).toMatchObject({
    path: "/calculadora-capacidad",
    values: { targetPrice: 150_000 },
  });
  const steps = tool.nextOf!(result, input);
  expect(steps.find(({ path }) => path === "/predictor-apreciacion")?.values).toMatchObject({
    propertyValue: 150_000,
    years: 5,
    source: "oficial",
  });
});

test("where nobody publishes prices, the forecast asks for one's own series", () => {
  const elsewhere = { place: "UY", vacancy: 8, rentGrowth: 4, exitCostShare: 6, discountRate: 10 };
  const { input, result } = outcome(elsewhere);
  const step = tool.nextOf!(result, input).find(({ path }) => path === "/predictor-apreciacion");
  expect(step?.values).toMatchObject({ source: "propia", currency: "USD" });
});
