import { describe, expect, test } from "vitest";
import { remainingPayments } from "./annuity.ts";
import { annualPercentageRate, loanApr } from "./apr.ts";
import { bisect, largestAffordable } from "./bisection.ts";
import { EARLY_REPAYMENT_FEES, feeCeilings } from "./early-repayment-fee.ts";
import { indexedPath } from "./indexation.ts";
import { stressTest } from "./stress.ts";

describe("payments that are left", () => {
  test.each([
    // Balance, rate, instalment, payments.
    [0.5, 0, 0.25, 2],
    [1, 0, 100, 1],
    [1_001, 0, 100, 11],
    [1_000, 0, 0.5, 2_000],
    [1_000, 0.12, 1_010, 1],
    // 1 − 1,000 · 1 % / 20 = 0.5; ln 2 / ln 1.01 = 69.66.
    [1_000, 0.12, 20, 70],
  ])("of %d at %d with %d a month: %d", (balance, rate, instalment, payments) => {
    expect(remainingPayments(balance, rate, instalment)).toBe(payments);
  });

  test("without an instalment, or with one that is all interest, it never ends", () => {
    expect(remainingPayments(1_000, 0, 0)).toBeUndefined();
    expect(remainingPayments(1_000, 0.12, 10)).toBeUndefined();
    expect(remainingPayments(1_000, 0.12, 10.01)).toBeGreaterThan(0);
  });
});

describe("TAE", () => {
  const lump = (amount: number) => [...Array<number>(11).fill(0), amount];

  test("opening fee and appraisal come off what is received: 10,000 − 100 − 400, and 10,450 a year later, is 10 %", () => {
    const costs = { openingFee: 100, appraisal: 400, linkedProductsPerYear: 0 };
    expect(loanApr(10_000, lump(10_450), costs)).toBeCloseTo(0.1, 9);
  });

  test("linked products are paid with each instalment: twelve of 100 and 10 more for 1,320 cost nothing", () => {
    const costs = { openingFee: 0, appraisal: 0, linkedProductsPerYear: 120 };
    expect(loanApr(1_320, Array<number>(12).fill(100), costs)).toBeCloseTo(0, 9);
  });

  test("half a year at 10 % of its own is 21 % a year", () => {
    const flows = [
      { years: 0, amount: 100 },
      { years: 0.5, amount: -110 },
    ];
    expect(annualPercentageRate(flows)).toBeCloseTo(0.21, 9);
  });

  test("up to 1000 % it is found, beyond it is not told; less is paid back than received down to −99 %", () => {
    const back = (amount: number) =>
      annualPercentageRate([
        { years: 0, amount: 100 },
        { years: 1, amount: -amount },
      ]);
    expect(back(1_100)).toBeCloseTo(10, 9);
    expect(back(1_150)).toBeUndefined();
    expect(back(50)).toBeCloseTo(-0.5, 9);
    expect(back(1.5)).toBeCloseTo(-0.985, 9);
    expect(back(0.5)).toBeUndefined();
  });
});

describe("bisection", () => {
  test("small values have a sign too; what is no number at one end has none", () => {
    expect(bisect((x) => 0.5 - x, 0, 1)).toBeCloseTo(0.5, 12);
    expect(bisect((x) => x - 0.5, 0, 1)).toBeCloseTo(0.5, 12);
    expect(bisect((x) => (x < 1 ? Number.NaN : 1), 0, 9)).toBeUndefined();
    expect(bisect((x) => (x < 1 ? -1 : Number.NaN), 0, 9)).toBeUndefined();
  });

  test("a hundred thousand million is where the search ends", () => {
    expect(largestAffordable((x) => x, 0.99e11)).toBeCloseTo(0.99e11, 0);
    expect(largestAffordable((x) => x, 1.05e11)).toBeUndefined();
  });

  test("a millionth too much counts as affordable, more does not", () => {
    expect(largestAffordable(() => 1e-6, 0)).toBeUndefined();
    expect(largestAffordable(() => 1.05e-6, 0)).toBe(0);
  });

  test("the cost is asked some sixty times: 10^11 halved until 10^−7 is left", () => {
    let asked = 0;
    largestAffordable((x) => {
      asked++;
      return x;
    }, 123_456);
    // The two ends, and log2 of 10^18 = 59.8.
    expect(asked).toBe(62);
  });
});

describe("the fee that the law lets a lender ask for an early repayment", () => {
  const ids = (loan: "fixed" | "variable" | "conversion", month: number) =>
    feeCeilings(loan, month, "2026-11-21").map(({ id }) => id);

  test.each([
    ["fixed", 0, ["lcci-fija-10"]],
    ["fixed", 6, ["lcci-fija-10"]],
    ["fixed", 119, ["lcci-fija-10"]],
    ["fixed", 120, ["lcci-fija-despues"]],
    ["fixed", 400, ["lcci-fija-despues"]],
    ["variable", 0, ["lcci-variable-3", "lcci-variable-5"]],
    ["variable", 35, ["lcci-variable-3", "lcci-variable-5"]],
    ["variable", 36, ["lcci-variable-5"]],
    ["variable", 59, ["lcci-variable-5"]],
    ["variable", 60, []],
    ["conversion", 0, ["lcci-conversion-3"]],
    ["conversion", 35, ["lcci-conversion-3"]],
    ["conversion", 36, []],
  ] as const)("%s after %d instalments", (loan, month, expected) => expect(ids(loan, month)).toEqual(expected));

  test("from the day of the law on", () => {
    expect(feeCeilings("fixed", 12, "2019-06-15")).toEqual([]);
    expect(feeCeilings("fixed", 12, "2019-06-16")).toHaveLength(1);
  });

  test("the rows in words", () => {
    const or = "La ley da a elegir en el contrato: 0,25 % en los tres primeros años o 0,15 % en los cinco primeros.";
    expect(EARLY_REPAYMENT_FEES.map(({ label, value, note }) => [label, value.rate, note])).toEqual([
      ["Tipo fijo, primeros 10 años", 0.02, undefined],
      ["Tipo fijo, después del año 10", 0.015, undefined],
      ["Tipo variable, primeros 3 años", 0.0025, or],
      ["Tipo variable, primeros 5 años", 0.0015, or],
      [
        "Cambio de variable a fijo, primeros 3 años",
        0.0005,
        "Solo si al cambiar se amortiza capital; después del tercer año, nada.",
      ],
    ]);
    expect(EARLY_REPAYMENT_FEES[0]).not.toHaveProperty("note");
  });
});

describe("a loan in units", () => {
  test("1,200 without interest over two years, the unit doubling each: 50 units a month", () => {
    const { years, peakBalance, peakMonth, totalPaid } = indexedPath(1_200, 0, 24, 1);
    expect(years).toEqual([
      // 50 · 2; 600 · 2.
      { year: 1, unitIndex: 2, instalment: 100, balance: 1_200 },
      { year: 2, unitIndex: 4, instalment: 200, balance: 0 },
    ]);
    // Owed after k months: (1,200 − 50 k) · 2^(k / 12), highest where 24 − k = 12 / ln 2 = 17.3: after 7 months 850 · 1.498.
    expect(peakMonth).toBe(7);
    expect(peakBalance).toBeCloseTo(1_273.56, 2);
    // 50 · the sum of 2^(k/12), k from 1 to 24: 3 / (1 − 2^(−1/12)).
    expect(totalPaid).toBeCloseTo(2_672.57, 2);
  });

  test("a year that is not whole has its line: 30 months are years 1, 2 and 3", () => {
    expect(indexedPath(1_200, 0, 30, 0).years.map(({ year, balance }) => [year, Math.round(balance)])).toEqual([
      [1, 720],
      [2, 240],
      [3, 0],
    ]);
  });

  test("a debt that only stands still has not risen above the loan", () => {
    // A month at 12 %: 1 % of interest, and all is owed until the end.
    expect(indexedPath(1_000, 0.12, 1, 0.5)).toMatchObject({ peakBalance: 1_000, peakMonth: 0 });
  });
});

describe("if rates rise", () => {
  const loan = { principal: 200_000, annualRate: 0.03, months: 360 };

  test("by none, one, two and three points: 843.21, 954.83, 1,073.64 and 1,199.10", () => {
    const rows = stressTest(loan, { monthlyIncome: 4_000, monthlyDebts: 0 });
    expect(rows.map(({ rise }) => rise)).toEqual([0, 0.01, 0.02, 0.03]);
    const expected = [843.21, 954.83, 1_073.64, 1_199.1];
    for (const [i, { instalment, annualRate, incomeShare }] of rows.entries()) {
      expect(instalment).toBeCloseTo(expected[i]!, 2);
      expect(annualRate).toBeCloseTo(0.03 + i / 100, 12);
      expect(incomeShare).toBeCloseTo(expected[i]! / 4_000, 5);
    }
  });

  test("without an income there is no share of it; of one euro there is", () => {
    const share = (monthlyIncome: number) =>
      stressTest({ ...loan, principal: 360, annualRate: 0 }, { monthlyIncome, monthlyDebts: 1 }, [0])[0]!.incomeShare;
    expect(share(0)).toBeUndefined();
    expect(share(1)).toBe(2);
  });
});
