import { describe, expect, test } from "vitest";
import { budgetPoints, testBudget } from "./budget.ts";
import { engagementOf, eventsOfTimeline } from "./engagement.ts";
import { gradeOf, type LeadAnswers, NEEDS, qualify, scoreOf } from "./qualify.ts";

const TODAY = "2026-11-22";
const MONEY = {
  monthlyDebts: 300,
  rate: 0.03,
  years: 30,
  maxIncomeShare: 0.35,
  loanToValue: 0.8,
  homeKind: "usada",
} as const;
const NOTHING: LeadAnswers = { budget: { ...MONEY, monthlyDebts: 0 }, needs: [], events: [] };
const PERFECT: LeadAnswers = {
  budget: { ...MONEY, targetPrice: 250_000, capacity: 260_000 },
  decides: "solo",
  needs: NEEDS,
  timeline: "un_mes",
  financing: "aprobada",
  events: [],
};

test("fit 100 and an interest of 50 that is fourteen days old: 77.5, A", () => {
  const lead = qualify({ ...PERFECT, events: [{ kind: "visita", date: "2026-11-08" }] }, TODAY);
  expect(lead.fit).toBe(100);
  expect(lead.engagement.points).toBe(25);
  expect(lead).toMatchObject({ score: 77.5, grade: "A", completeness: 1, missing: [] });
});

test("an empty lead is not qualified, and is first asked for the budget", () => {
  const lead = qualify(NOTHING, TODAY);
  expect(lead).toMatchObject({ fit: 0, score: 0, grade: null, completeness: 0 });
  expect(lead.missing.map(({ field, weight }) => [field, weight])).toEqual([
    ["budget", 30],
    ["need", 25],
    ["timeline", 20],
    ["authority", 15],
    ["financing", 10],
  ]);
});

test("budget: a line from .8 to 1", () => {
  expect([0.5, 0.8, 0.85, 0.9, 1, 1.4].map((ratio) => Math.round(budgetPoints(ratio) * 100) / 100)).toEqual([
    0, 0, 7.5, 15, 30, 30,
  ]);
});

describe("the budget is tested with the engine of the capacity calculator", () => {
  const household = { ...MONEY, netMonthlyIncome: 3000, savings: 50_000, costShare: 0.08, paysCash: false };
  test("3.000 a month, 300 of debts, 50.000 saved, 8 % of costs: the savings bind at 178.571,43", () => {
    expect(testBudget({ ...household, targetPrice: 198_412.7 }, TODAY)).toMatchObject({
      kind: "tested",
      how: "calculada",
      capacity: 178_571.43,
      limitedBy: "savings",
      points: expect.closeTo(15, 3),
    });
  });
  test("a cash buyer brings their savings alone: 108.000 with 8 % of costs buy 100.000", () => {
    const cash = { ...household, netMonthlyIncome: undefined, savings: 108_000, paysCash: true, targetPrice: 100_000 };
    expect(testBudget(cash, TODAY)).toMatchObject({ how: "contado", capacity: 100_000, ratio: 1, points: 30 });
  });
  test("debts above the allowed instalment leave the savings, never less than nothing", () => {
    const test = testBudget({ ...household, monthlyDebts: 5000, savings: 0, targetPrice: 100_000 }, TODAY);
    expect(test).toMatchObject({ kind: "tested", capacity: 0, points: 0 });
  });
  test("missing data are named; unknown is not zero", () => {
    const unknown = { ...MONEY, paysCash: false };
    expect(testBudget(unknown, TODAY)).toEqual({
      kind: "unknown",
      missing: ["precio", "ingresos", "ahorro", "lugar"],
      capacity: null,
    });
    expect(testBudget({ ...household, costShare: undefined, targetPrice: 1 }, TODAY)).toMatchObject({
      missing: ["lugar"],
    });
    expect(testBudget({ ...unknown, capacity: 200_000 }, TODAY)).toEqual({
      kind: "unknown",
      missing: ["precio"],
      capacity: 200_000,
    });
  });
});

describe("engagement", () => {
  test("every event fades by itself, half in fourteen days", () => {
    const { points } = engagementOf(
      [
        { kind: "visita", date: "2026-10-25" }, // 28 days: 50 / 4
        { kind: "llamada", date: TODAY },
      ],
      TODAY,
    );
    expect(points).toBe(42.5);
  });
  test("the same act twice on a day counts once, a future one does not count, a hundred is the most", () => {
    const twice = engagementOf(
      [
        { kind: "enlace", date: TODAY },
        { kind: "enlace", date: TODAY },
        { kind: "visita", date: "2026-11-23" },
      ],
      TODAY,
    );
    expect(twice.points).toBe(15);
    expect(twice.events.map(({ left }) => left)).toEqual(["futuro", undefined, "repetido"]);
    const many = ["visita", "pide_visita", "llamada"] as const;
    expect(
      engagementOf(
        many.map((kind) => ({ kind, date: TODAY })),
        TODAY,
      ).points,
    ).toBe(100);
  });
  test("lines of the timeline become events, a day's kind once", () => {
    const at = "2026-11-20T10:00:00.000Z";
    expect(
      eventsOfTimeline(
        [
          { kind: "mensaje", at },
          { kind: "correo", at },
          { kind: "visita", at },
          { kind: "etapa", at },
        ],
        10,
      ),
    ).toEqual([
      { kind: "mensaje", date: "2026-11-20" },
      { kind: "visita", date: "2026-11-20" },
    ]);
  });
});

test("grades begin at 75, 55 and 35", () => {
  expect([100, 75, 74.9, 55, 54.9, 35, 34.9, 0].map(gradeOf).join("")).toBe("AABBCCDD");
  expect(scoreOf(100, 100)).toBe(100);
});

test("half of the answers are enough, less is not", () => {
  // Budget 30 + timeline 20 = 50.
  const half = qualify({ ...NOTHING, budget: PERFECT.budget, timeline: "un_mes" }, TODAY);
  expect(half).toMatchObject({ completeness: 0.5, fit: 50, score: 35, grade: "C" });
  const less = qualify({ ...NOTHING, timeline: "un_mes", needs: NEEDS }, TODAY);
  expect(less).toMatchObject({ completeness: 0.45, grade: null });
});

test("a need that is half known asks for the rest; the order of the fields decides between equals", () => {
  const lead = qualify({ ...PERFECT, needs: ["zone", "homeType"], decides: undefined }, TODAY);
  expect(lead.missing).toEqual([
    { field: "need", weight: 15, needs: ["rooms", "area", "reason"] },
    { field: "authority", weight: 15, needs: [] },
  ]);
});
