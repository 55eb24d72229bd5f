import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePrepayment } from "./prepayment.ts";
import { annualRateAt, type RatePlan, referenceAt } from "./rate-plan.ts";
import { amortisationSchedule, byYear, type Prepayment, type ScheduleRow, scheduleInterest } from "./schedule.ts";

/** 1,200 € at 12 % over three months: 1 % a month, an instalment of 12 / (1 − 1.01^−3) = 408.03. */
const PLAN: RatePlan = { kind: "fixed", rate: 0.12 };
const lines = (rows: readonly ScheduleRow[]) =>
  rows.map((row) => [row.instalmentCents, row.interestCents, row.principalCents, row.prepaidCents, row.balanceCents]);
const small = (prepayment?: Prepayment) => amortisationSchedule(120_000, 3, PLAN, prepayment);

describe("every line by hand", () => {
  test("of a fixed loan: the last instalment takes the cent of rounding", () => {
    expect(lines(small())).toEqual([
      // 1,200 · 1 %; 408.03 − 12.
      [40_803, 1_200, 39_603, 0, 80_397],
      // 803.97 · 1 % = 8.04.
      [40_803, 804, 39_999, 0, 40_398],
      // 403.98 · 1 % = 4.04.
      [40_802, 404, 40_398, 0, 0],
    ]);
    expect(small().map(({ month, annualRate }) => [month, annualRate])).toEqual([
      [1, 0.12],
      [2, 0.12],
      [3, 0.12],
    ]);
    // 12 + 8.04 + 4.04.
    expect(scheduleInterest(small())).toBe(2_408);
    expect(scheduleInterest([])).toBe(0);
  });

  test("of a rate that goes from 12 to 24 %: 803.97 at 2 % over two months are 414.08", () => {
    const rising: RatePlan = {
      kind: "variable",
      spread: 0.02,
      reference: { start: 0.1, end: 0.22, months: 1 },
      reviewMonths: 1,
    };
    expect(lines(amortisationSchedule(120_000, 3, rising))).toEqual([
      [40_803, 1_200, 39_603, 0, 80_397],
      // 803.97 · 2 % = 16.08.
      [41_408, 1_608, 39_800, 0, 40_597],
      // 405.97 · 2 % = 8.12.
      [41_409, 812, 40_597, 0, 0],
    ]);
  });

  test("100 repaid after the first: 703.97 over two months are 357.27 a month", () => {
    expect(lines(small({ month: 1, amountCents: 10_000, mode: "keep-term" }))).toEqual([
      [40_803, 1_200, 39_603, 10_000, 70_397],
      [35_727, 704, 35_023, 0, 35_374],
      [35_728, 354, 35_374, 0, 0],
    ]);
  });

  test("100 repaid after the first, the instalment kept: the last one is smaller", () => {
    expect(lines(small({ month: 1, amountCents: 10_000, mode: "keep-instalment" }))).toEqual([
      [40_803, 1_200, 39_603, 10_000, 70_397],
      [40_803, 704, 40_099, 0, 30_298],
      [30_601, 303, 30_298, 0, 0],
    ]);
  });

  test("400 repaid, the instalment kept: one payment of 403.97 and 4.04 is left", () => {
    expect(lines(small({ month: 1, amountCents: 40_000, mode: "keep-instalment" }))).toEqual([
      [40_803, 1_200, 39_603, 40_000, 40_397],
      [40_801, 404, 40_397, 0, 0],
    ]);
  });

  test("nothing repaid changes nothing, in either way", () => {
    for (const mode of ["keep-term", "keep-instalment"] as const)
      expect(small({ month: 1, amountCents: 0, mode })).toEqual(small());
  });

  test("a shortened loan ends when it was said to: a cent of rounding makes no payment of its own", () => {
    // 2,400 € at 6 % over a year: 206.56 a month. 395.97 repaid after the third leave 7 payments.
    const rows = amortisationSchedule(
      240_000,
      12,
      { kind: "fixed", rate: 0.06 },
      { month: 3, amountCents: 39_597, mode: "keep-instalment" },
    );
    expect(rows).toHaveLength(10);
    expect(rows.slice(0, -1).every(({ instalmentCents }) => instalmentCents === 20_656)).toBe(true);
    expect(rows.at(-1)).toMatchObject({ instalmentCents: 20_657, interestCents: 103, balanceCents: 0 });
  });

  test("after a repayment that keeps the term all instalments but the last are the same", () => {
    fc.assert(
      fc.property(
        // After 200 of 240 months a sixth of it is owed at least, which is more than the 10,000 € that are repaid.
        fc.integer({ min: 100_000_00, max: 500_000_00 }),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 200 }),
        (principal, rate, month) => {
          const plan: RatePlan = { kind: "fixed", rate: rate / 10_000 };
          const prepayment = { month, amountCents: 1_000_000, mode: "keep-term" } as const;
          const rows = amortisationSchedule(principal, 240, plan, prepayment);
          expect(new Set(rows.slice(0, month).map(({ instalmentCents }) => instalmentCents)).size).toBe(1);
          expect(new Set(rows.slice(month, -1).map(({ instalmentCents }) => instalmentCents)).size).toBe(1);
          expect(rows).toHaveLength(240);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("an extra repayment compared", () => {
  test("100 of 1,200 after the first of three", () => {
    expect(comparePrepayment(120_000, 3, PLAN, { month: 1, amountCents: 10_000 })).toEqual({
      kind: "prepaid",
      month: 1,
      balanceBeforeCents: 80_397,
      amountCents: 10_000,
      settles: false,
      instalmentBeforeCents: 40_803,
      remainingBefore: 2,
      outcomes: [
        // 24.08 less 12 + 7.04 + 3.54; less 12 + 7.04 + 3.03.
        { mode: "keep-term", instalmentCents: 35_727, remainingPayments: 2, interestSavedCents: 150 },
        { mode: "keep-instalment", instalmentCents: 40_803, remainingPayments: 2, interestSavedCents: 201 },
      ],
    });
  });

  test("more than is owed repays what is owed: nothing is left to pay", () => {
    const saved = { instalmentCents: 0, remainingPayments: 0, interestSavedCents: 404 };
    expect(comparePrepayment(120_000, 3, PLAN, { month: 2, amountCents: 90_000 })).toEqual({
      kind: "prepaid",
      month: 2,
      balanceBeforeCents: 40_398,
      amountCents: 40_398,
      settles: true,
      instalmentBeforeCents: 40_803,
      remainingBefore: 1,
      outcomes: [
        { mode: "keep-term", ...saved },
        { mode: "keep-instalment", ...saved },
      ],
    });
  });
});

describe("year by year", () => {
  const row = (month: number, changes: Partial<ScheduleRow> = {}): ScheduleRow => ({
    month,
    annualRate: 0.03,
    instalmentCents: 1_000,
    interestCents: 300,
    principalCents: 700,
    prepaidCents: 0,
    balanceCents: 5_000 - month,
    ...changes,
  });

  test("sums of the year, what was repaid besides among the principal; rate, instalment and balance of its last month", () => {
    const rows = [
      row(11, { prepaidCents: 50 }),
      row(12, { instalmentCents: 1_100, annualRate: 0.04, balanceCents: 4_000 }),
      row(13, { instalmentCents: 900, interestCents: 200, balanceCents: 3_300 }),
    ];
    const months = Array.from({ length: 10 }, (_, i) => row(i + 1));
    expect(byYear([...months, ...rows])).toEqual([
      {
        year: 1,
        annualRate: 0.04,
        instalmentCents: 1_100,
        interestCents: 3_600,
        // 12 · 7 + 0.50.
        principalCents: 8_450,
        balanceCents: 4_000,
      },
      {
        year: 2,
        annualRate: 0.03,
        instalmentCents: 900,
        interestCents: 200,
        principalCents: 700,
        balanceCents: 3_300,
      },
    ]);
  });

  test("the closing instalment stands for its year only where it is alone, or where a repayment closed the loan", () => {
    const last = { balanceCents: 0, instalmentCents: 997 };
    expect(byYear([row(1), row(2, last)])[0]!.instalmentCents).toBe(1_000);
    expect(byYear([row(1, last)])[0]!.instalmentCents).toBe(997);
    expect(byYear([row(1), row(2, { ...last, prepaidCents: 4_000 })])[0]!.instalmentCents).toBe(997);
    expect(byYear([row(1), row(2, { ...last, balanceCents: 1 })])[0]!.instalmentCents).toBe(997);
  });

  test("thirteen months are two years; no loan has none", () => {
    expect(byYear(amortisationSchedule(1_300_000, 13, { kind: "fixed", rate: 0 }))).toEqual([
      {
        year: 1,
        annualRate: 0,
        instalmentCents: 100_000,
        interestCents: 0,
        principalCents: 1_200_000,
        balanceCents: 100_000,
      },
      { year: 2, annualRate: 0, instalmentCents: 100_000, interestCents: 0, principalCents: 100_000, balanceCents: 0 },
    ]);
    expect(byYear([])).toEqual([]);
  });
});

describe("paths of the index", () => {
  test("a straight line to its end, and flat from there", () => {
    const path = { start: 0.02, end: 0.04, months: 10 };
    expect([0, 5, 9, 10, 99].map((elapsed) => referenceAt(path, elapsed))).toEqual([
      0.02,
      expect.closeTo(0.03, 12),
      expect.closeTo(0.038, 12),
      0.04,
      0.04,
    ]);
    expect(referenceAt({ start: 0.02, end: 0.04, months: 0 }, 0)).toBe(0.04);
  });

  test("after 10 fixed months a mixed loan is reviewed each half year: of 20 months, the index of the 10th, 16th and 20th", () => {
    const mixed: RatePlan = {
      kind: "mixed",
      rate: 0.015,
      fixedMonths: 10,
      spread: 0.005,
      reference: { start: 0.02, end: 0.04, months: 20 },
      reviewMonths: 6,
    };
    const rates = [1, 10, 11, 16, 17, 22, 23, 40].map((month) => annualRateAt(mixed, month));
    // Of the way from 2 to 4 %: a half, eight tenths, all; half a point more each.
    for (const [i, rate] of [0.015, 0.015, 0.035, 0.035, 0.041, 0.041, 0.045, 0.045].entries())
      expect(rates[i]).toBeCloseTo(rate, 12);
  });
});
