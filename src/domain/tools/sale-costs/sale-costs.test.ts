import { describe, expect, test } from "vitest";
import { factOn } from "../../shared/dated-fact.ts";
import { capitalGain, gainTax, reinvestedShare } from "./gain-tax.ts";
import { landGainTax } from "./land-gain-tax.ts";
import { netOfSale, type SaleCase } from "./net-to-seller.ts";
import { LAND_GAIN_COEFFICIENTS, SAVINGS_SCALE } from "./sale-facts.ts";

const TODAY = "2026-11-22";
const coefficients = (date: string) => factOn(LAND_GAIN_COEFFICIENTS, date)!.value;
const scale = factOn(SAVINGS_SCALE, TODAY)!.value;

describe("plusvalía municipal", () => {
  const gain = {
    landValue: 60_000,
    salePrice: 250_000,
    rate: 0.29,
    purchasedOn: "2017-11-20",
    soldOn: TODAY,
    coefficients: coefficients(TODAY),
  };
  test("of the facts: land 60,000, 9 years, 29 % → 2,610", () =>
    expect(landGainTax(gain)).toEqual({ amount: expect.closeTo(2610, 6), method: "objetivo", years: 9 }));
  test("the real method where it is lower: (250 − 235) · 60/120 · 29 % = 2,175", () =>
    expect(landGainTax({ ...gain, purchasePrice: 235_000, cadastralValue: 120_000 })).toMatchObject({
      amount: expect.closeTo(2175, 6),
      method: "real",
    }));
  test("no gain, no tax", () =>
    expect(landGainTax({ ...gain, purchasePrice: 250_000 })).toMatchObject({ amount: 0, method: "sin-ganancia" }));
  test("under a year, complete months of the yearly coefficient: 60,000 · 0.15 · 6/12 · 29 % = 1,305", () =>
    expect(landGainTax({ ...gain, purchasedOn: "2026-05-10" }).amount).toBeCloseTo(1305, 6));
  test("twenty years and more have one coefficient: 60,000 · 0.40 · 29 % = 6,960", () =>
    expect(landGainTax({ ...gain, purchasedOn: "1996-01-01" }).amount).toBeCloseTo(6960, 6));
  test("a day short of nine years counts eight", () =>
    expect(landGainTax({ ...gain, purchasedOn: "2017-11-23" }).years).toBe(8));
  test.each([
    ["2024-06-01", 0.15],
    ["2025-01-01", 0.16],
    ["2025-01-22", 0.16],
    ["2025-01-23", 0.15],
    ["2026-01-01", 0.15],
    ["2026-01-02", 0.16],
    ["2026-01-27", 0.16],
    ["2026-01-28", 0.15],
  ])("the table of %s begins with %d and has 21 rows", (date, first) => {
    expect(coefficients(date)[0]).toBe(first);
    expect(coefficients(date)).toHaveLength(21);
  });
});

describe("tax on the gain", () => {
  test.each([
    [40_000, 8280],
    [100_000, 21_880],
    [300_000, 71_880],
    [400_000, 101_880],
  ])("of the facts: %d pays %d", (gain, tax) => expect(gainTax(gain, scale)).toBeCloseTo(tax, 6));
  test("a loss pays nothing", () => expect(gainTax(-5000, scale)).toBe(0));
  test("costs of both ends and works lower it, depreciation raises it", () =>
    expect(
      capitalGain({
        salePrice: 250_000,
        saleCosts: 15_000,
        purchasePrice: 150_000,
        purchaseCosts: 15_000,
        improvements: 10_000,
        depreciation: 5000,
      }),
    ).toBe(65_000));
  test("half of what was obtained in a new home frees half of the gain", () => {
    expect(reinvestedShare(85_000, 170_000)).toBe(0.5);
    expect(reinvestedShare(200_000, 170_000)).toBe(1);
    // 20,000 taxed: 6,000 · 19 % + 14,000 · 21 %
    expect(gainTax(40_000, scale, 0.5)).toBeCloseTo(4080, 6);
  });
});

describe("net to the seller", () => {
  const known: SaleCase = {
    place: "ES-VC",
    date: TODAY,
    situation: "general",
    paysDeed: false,
    debt: 0,
    otherCosts: 0,
    purchaseCosts: 0,
    improvements: 0,
    depreciation: 0,
  };
  test("of the brief: 250,000 with 4 % and its VAT, plusvalía 2,000 and debt 80,000 leave 155,900", () => {
    const sale = { ...known, feeShare: 0.0484, landGainTax: 2000, gainTax: 0, debt: 80_000, cancellationCost: 0 };
    expect(netOfSale(sale).net(250_000).net).toBeCloseTo(155_900, 6);
  });
  test("with everything known nothing is missing, line by line", () => {
    const { net, facts } = netOfSale({
      ...known,
      feeShare: 0.0484,
      debt: 50_000,
      purchasePrice: 150_000,
      purchaseCosts: 15_000,
      landValue: 60_000,
      landGainRate: 0.29,
      purchasedOn: "2017-11-20",
    });
    const { lines, missing, net: left } = net(250_000);
    expect(missing).toEqual([]);
    // Gain 250,000 − 12,100 − 2,610 − 165,000 = 70,290: 1,140 + 9,240 + 20,290 · 23 %
    expect(Object.fromEntries(lines.map(({ id, amount }) => [id, Math.round(amount * 100) / 100]))).toEqual({
      honorarios: 12_100,
      plusvalia: 2610,
      irpf: 15_046.7,
      cancelacion: 650,
      hipoteca: 50_000,
    });
    expect(left).toBeCloseTo(169_593.3, 2);
    expect(facts.map(({ id }) => id)).toContain("irpf-escala-ahorro-2025");
  });
  test("what is not known is named, never taken for zero", () => {
    expect(netOfSale(known).net(250_000).missing).toEqual(["plusvalia", "irpf"]);
    expect(netOfSale({ ...known, place: "MX" }).net(250_000).missing).toEqual(["honorarios", "plusvalia", "irpf"]);
    const foral = { ...known, place: "ES-PV", purchasePrice: 1, landValue: 1, purchasedOn: "2010-01-01" };
    expect(netOfSale(foral).net(250_000).missing).toEqual(["plusvalia", "irpf"]);
  });
  test("who is over 65, and who reinvests everything, pays no income tax", () => {
    const taxOf = (sale: SaleCase) =>
      netOfSale(sale)
        .net(250_000)
        .lines.find(({ id }) => id === "irpf")?.amount;
    expect(taxOf({ ...known, situation: "mayor-65" })).toBe(0);
    expect(taxOf({ ...known, situation: "reinvierte", purchasePrice: 150_000 })).toBe(0);
    expect(taxOf({ ...known, situation: "otra", purchasePrice: 150_000 })).toBeUndefined();
  });
  test("of a non-resident the buyer keeps 3 % back: 7,500 of 250,000; his tax is to be checked", () => {
    const sale: SaleCase = { ...known, situation: "no-residente", feeShare: 0, landGainTax: 0, purchasePrice: 150_000 };
    const { withheld, lines } = netOfSale(sale).net(250_000);
    expect(withheld).toBe(7500);
    expect(lines.find(({ id }) => id === "irpf")).toMatchObject({ amount: 19_000, isDoubtful: true });
  });
});
