import { describe, expect, test } from "vitest";
import { annualPercentageRate, loanApr } from "./apr.ts";
import { bisect, largestAffordable } from "./bisection.ts";
import { EARLY_REPAYMENT_FEES, feeCeilings } from "./early-repayment-fee.ts";
import { EURIBOR_DAILY, EURIBOR_MONTHLY, latestEuribor } from "./euribor.ts";
import { indexedPath } from "./indexation.ts";
import { stressTest } from "./stress.ts";

describe("TAE", () => {
  test("100 received and 110 paid a year later is 10 %", () => {
    const flows = [
      { years: 0, amount: 100 },
      { years: 1, amount: -110 },
    ];
    expect(annualPercentageRate(flows)).toBeCloseTo(0.1, 10);
  });

  test("without costs it is the effective rate of the nominal: 1.0025^12 − 1 = 3.0416 %", () => {
    const instalments = Array.from({ length: 360 }, () => 843.2080674);
    const none = { openingFee: 0, appraisal: 0, linkedProductsPerYear: 0 };
    expect(loanApr(200_000, instalments, none)).toBeCloseTo(0.030416, 6);
    expect(loanApr(200_000, instalments, { ...none, openingFee: 2000 })).toBeGreaterThan(0.0311);
    expect(loanApr(200_000, instalments, { ...none, linkedProductsPerYear: 600 })).toBeGreaterThan(0.033);
  });

  test("no rate balances money that is only paid", () => {
    expect(annualPercentageRate([{ years: 0, amount: -5 }])).toBeUndefined();
  });
});

test("stress: 200 000 over 30 years goes from 843.21 at 3 % to 1 073.64 at 5 %", () => {
  const rows = stressTest(
    { principal: 200_000, annualRate: 0.03, months: 360 },
    { monthlyIncome: 3000, monthlyDebts: 100 },
  );
  expect(rows[0]!.instalment).toBeCloseTo(843.21, 2);
  expect(rows[2]!.instalment).toBeCloseTo(1073.64, 2);
  // (1 073,64 + 100) / 3 000
  expect(rows[2]!.incomeShare).toBeCloseTo(0.3912, 4);
});

describe("Ley 5/2019 ceilings", () => {
  const rates = (loan: "fixed" | "variable" | "conversion", month: number) =>
    feeCeilings(loan, month, "2026-11-21").map((fact) => fact.value.rate);
  test("fixed: 2 % ten years, then 1.5 %", () => {
    expect([rates("fixed", 60), rates("fixed", 119), rates("fixed", 120)]).toEqual([[0.02], [0.02], [0.015]]);
  });
  test("variable: 0.25 % three years or 0.15 % five, then nothing", () => {
    expect([rates("variable", 12), rates("variable", 48), rates("variable", 60)]).toEqual([
      [0.0025, 0.0015],
      [0.0015],
      [],
    ]);
  });
  test("from variable to fixed: 0.05 % three years", () => {
    expect([rates("conversion", 12), rates("conversion", 36)]).toEqual([[0.0005], []]);
  });
  test("nothing before the law", () => {
    expect(feeCeilings("fixed", 12, "2019-01-01")).toEqual([]);
    expect(EARLY_REPAYMENT_FEES).toHaveLength(5);
  });
});

describe("euríbor", () => {
  test("the newest value is the last one complete on the date", () => {
    expect(latestEuribor("2026-11-21")).toMatchObject({ id: "euribor-2026-05-04", value: 0.02883, mark: "una-fuente" });
    expect(latestEuribor("2025-10-15")).toMatchObject({ id: "euribor-2025-09", value: 0.02172, mark: "contrastado" });
    expect(latestEuribor("2022-12-31")).toBeUndefined();
  });
  test("months read later than those that ship come first, each once it is over", () => {
    const source = { title: "Banco Central Europeo", consulted: "2026-11-21" };
    const points = [
      ["2026-02", 0.09],
      ["2026-04", 0.028],
      ["2026-05", 0.0279],
      ["2026-10", 0.0221],
    ] as const;
    const read = { points, source, mark: "una-fuente" as const };
    expect(latestEuribor("2026-11-21", read)).toMatchObject({
      id: "euribor-2026-10",
      label: "Euríbor a 12 meses, media de octubre de 2026",
      value: 0.0221,
      validFrom: "2026-10-01",
      source,
    });
    expect(latestEuribor("2026-10-30", read)?.id).toBe("euribor-2026-05");
    expect(latestEuribor("2026-05-30", read)?.id).toBe("euribor-2026-05-04");
    expect(latestEuribor("2026-03-01", read)?.value).toBe(0.02221);
  });
  test("starred figures are to be checked; every month has one row", () => {
    expect(EURIBOR_MONTHLY.find((fact) => fact.id === "euribor-2024-12")).toMatchObject({
      value: 0.02436,
      mark: "por-comprobar",
    });
    expect(EURIBOR_MONTHLY).toHaveLength(38);
    const all = [...EURIBOR_MONTHLY, ...EURIBOR_DAILY];
    expect(new Set(all.map((fact) => fact.id)).size).toBe(all.length);
    for (const fact of all) {
      expect(fact.value).toBeGreaterThan(0.02);
      expect(fact.value).toBeLessThan(0.045);
      expect(fact.source.title).not.toBe("");
    }
  });
});

describe("indexed loans", () => {
  test("a unit that doubles every year: 1 200 at 0 % over a year ends paying 200 and owing nothing", () => {
    const path = indexedPath(1200, 0, 12, 1);
    expect(path.years).toHaveLength(1);
    expect(path.years[0]!.instalment).toBeCloseTo(200, 8);
    expect(path.years[0]!.balance).toBe(0);
  });
  test("with prices faster than repayment the debt in money grows before it falls", () => {
    const path = indexedPath(100_000, 0.05, 360, 0.3);
    expect(path.peakMonth).toBeGreaterThan(120);
    expect(path.peakBalance).toBeGreaterThan(1_000_000);
  });
  test("with still prices it is an ordinary loan", () => {
    const path = indexedPath(200_000, 0.03, 360, 0);
    expect(path.peakMonth).toBe(0);
    expect(path.years[4]!.balance).toBeCloseTo(177_812.73, 2);
    expect(path.totalPaid).toBeCloseTo(303_554.9, 2);
  });
});

test("bisection finds a bracketed root and refuses an unbracketed one", () => {
  expect(bisect((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 12);
  expect(bisect((x) => x * x + 1, -5, 5)).toBeUndefined();
});

test("the largest affordable point stops before a jump", () => {
  const cost = (x: number) => (x <= 1000 ? x : x * 1.1);
  expect(largestAffordable(cost, 1050)).toBeCloseTo(1000, 5);
  expect(largestAffordable(cost, 2200)).toBeCloseTo(2000, 5);
  expect(largestAffordable((x) => x + 5, 4)).toBe(0);
  expect(largestAffordable(() => 0, 4)).toBeUndefined();
});
