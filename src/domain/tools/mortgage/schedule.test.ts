import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePrepayment } from "./prepayment.ts";
import { annualRateAt, type RatePlan } from "./rate-plan.ts";
import { amortisationSchedule, byYear, scheduleInterest } from "./schedule.ts";

const fixed: RatePlan = { kind: "fixed", rate: 0.03 };
const variable: RatePlan = {
  kind: "variable",
  spread: 0.01,
  reference: { start: 0.02, end: 0.04, months: 24 },
  reviewMonths: 12,
};

describe("schedule", () => {
  test("200 000 at 3 % over 30 years, line by line", () => {
    const rows = amortisationSchedule(20_000_000, 360, fixed);
    expect(rows).toHaveLength(360);
    // 200 000 · 0,25 % = 500,00 of interest; 843,21 − 500 = 343,21 of principal.
    expect(rows[0]).toMatchObject({ instalmentCents: 84_321, interestCents: 50_000, principalCents: 34_321 });
    expect(Math.abs(rows[59]!.balanceCents - 17_781_273)).toBeLessThan(50);
    expect(rows.at(-1)!.balanceCents).toBe(0);
    expect(Math.abs(scheduleInterest(rows) - 10_355_490)).toBeLessThan(200);
    expect(byYear(rows)).toHaveLength(30);
  });

  test("120 000 at 0 % over 20 years is 240 times 500", () => {
    const rows = amortisationSchedule(12_000_000, 240, { kind: "fixed", rate: 0 });
    expect(new Set(rows.map((row) => row.instalmentCents))).toEqual(new Set([50_000]));
  });

  test("for any loan, the principal is repaid to the cent and the balance ends at zero", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 200_000_000 }),
        fc.double({ min: 0, max: 0.6, noNaN: true }),
        fc.integer({ min: 1, max: 40 }),
        (principal, rate, years) => {
          const rows = amortisationSchedule(principal, years * 12, { kind: "fixed", rate });
          expect(rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(principal);
          expect(rows.at(-1)!.balanceCents).toBe(0);
          for (const row of rows) expect(row.instalmentCents).toBe(row.interestCents + row.principalCents);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("rates that move", () => {
  test("a review takes the index of its day and holds it a year", () => {
    // 2 + 1, then half way to 4, then there.
    expect([1, 12, 13, 24, 25, 300].map((month) => annualRateAt(variable, month))).toEqual([
      0.03, 0.03, 0.04, 0.04, 0.05, 0.05,
    ]);
  });

  test("a mixed loan is fixed first", () => {
    const mixed: RatePlan = { ...variable, kind: "mixed", rate: 0.025, fixedMonths: 60 };
    expect(annualRateAt(mixed, 60)).toBe(0.025);
    expect(annualRateAt(mixed, 61)).toBe(0.05);
  });

  test("the rate never goes below zero", () => {
    expect(annualRateAt({ ...variable, reference: { start: -0.02, end: -0.02, months: 0 } }, 1)).toBe(0);
  });

  test("the instalment grows at each review and the loan still ends on time", () => {
    const years = byYear(amortisationSchedule(20_000_000, 360, variable));
    expect(years[0]!.instalmentCents).toBe(84_321);
    expect(years[1]!.instalmentCents).toBeGreaterThan(years[0]!.instalmentCents);
    expect(years).toHaveLength(30);
    expect(years.at(-1)!.balanceCents).toBe(0);
  });
});

describe("early repayment", () => {
  test("20 000 in month 60: 748.37 a month, or 253 payments remain", () => {
    const result = comparePrepayment(20_000_000, 360, fixed, { month: 60, amountCents: 2_000_000 });
    if (result.kind !== "prepaid") throw new Error(result.kind);
    const [keepTerm, keepInstalment] = result.outcomes;
    expect(keepTerm!.instalmentCents).toBe(74_837);
    expect(keepTerm!.remainingPayments).toBe(300);
    expect(keepInstalment!.instalmentCents).toBe(84_321);
    expect(keepInstalment!.remainingPayments).toBe(253);
    expect(keepInstalment!.interestSavedCents).toBeGreaterThan(keepTerm!.interestSavedCents);
  });

  test("more than is owed settles the loan", () => {
    const result = comparePrepayment(1_000_000, 24, fixed, { month: 6, amountCents: 9_000_000 });
    expect(result).toMatchObject({ kind: "prepaid", settles: true });
    if (result.kind === "prepaid") expect(result.outcomes.map((o) => o.remainingPayments)).toEqual([0, 0]);
  });

  test("after the last instalment there is nothing to repay", () => {
    expect(comparePrepayment(1_000_000, 24, fixed, { month: 24, amountCents: 100 })).toEqual({
      kind: "too-late",
      lastMonth: 23,
    });
  });
});
