import { describe, expect, test } from "vitest";
import { budgetPoints, testBudget } from "./budget.ts";
import { ENGAGEMENT_KINDS, engagementOf, eventsOfTimeline } from "./engagement.ts";
import { engagementInScore, gradeOf, inScore, type LeadAnswers, NEEDS, qualify, scoreOf } from "./qualify.ts";

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

describe("the points of each answer", () => {
  const points = (answers: Partial<LeadAnswers>, field: string) =>
    qualify({ ...NOTHING, ...answers }, TODAY).lines.find((line) => line.field === field)!.points;

  test("the decision, the timeline, the money", () => {
    expect((["solo", "compartida"] as const).map((decides) => points({ decides }, "authority"))).toEqual([15, 10]);
    expect(
      (["un_mes", "tres_meses", "seis_meses", "mas_tarde"] as const).map((timeline) =>
        points({ timeline }, "timeline"),
      ),
    ).toEqual([20, 15, 8, 3]);
    expect(
      (["contado", "aprobada", "en_tramite", "sin_mirar"] as const).map((financing) =>
        points({ financing }, "financing"),
      ),
    ).toEqual([10, 10, 6, 2]);
  });

  test("five for each part of the need, each once", () => {
    expect(points({ needs: ["zone", "area", "zone"] }, "need")).toBe(10);
    expect(points({ needs: NEEDS }, "need")).toBe(25);
  });

  test("the lead's own acts, on their day", () => {
    const worth = ENGAGEMENT_KINDS.map((kind) => [kind, engagementOf([{ kind, date: TODAY }], TODAY).points]);
    expect(Object.fromEntries(worth)).toEqual({
      visita: 50,
      pide_visita: 40,
      llamada: 30,
      mensaje: 25,
      formulario: 25,
      enlace: 15,
    });
  });

  test("seven tenths of the fit and three tenths of the interest make the score", () => {
    expect(inScore(30)).toBeCloseTo(21, 9);
    expect(engagementInScore({ points: 50, events: [] })).toBeCloseTo(15, 9);
    // 70 · 0.7 + 33.3 · 0.3 = 58.99.
    expect(scoreOf(70, 33.3)).toBe(59);
    expect(scoreOf(0, 0)).toBe(0);
  });
});

describe("the budget at its bounds", () => {
  const cash = { ...MONEY, targetPrice: 200_000, paysCash: true, place: "ES-AN" };

  test("a buyer in cash pays no appraisal: a flat of 200,000 € in Andalucía takes 15,424.67 of costs, and 400 more with a loan", () => {
    const answers = { ...cash, savings: 215_424.67, netMonthlyIncome: 3_000 };
    expect(testBudget(answers, TODAY)).toMatchObject({ how: "contado", capacity: 200_000, limitedBy: "savings" });
    // With a loan of whatever the income lends they would reach further.
    expect(testBudget({ ...answers, paysCash: false }, TODAY)).toMatchObject({ how: "calculada", limitedBy: "income" });
  });

  test("income binds: 750 a month lend 177,892.04, and with 200,000 saved 8 % of costs leave 349,900.03", () => {
    const household = { ...MONEY, netMonthlyIncome: 3_000, savings: 200_000, costShare: 0.08, paysCash: false };
    expect(testBudget({ ...household, targetPrice: 400_000 }, TODAY)).toEqual({
      kind: "tested",
      how: "calculada",
      capacity: 349_900.03,
      target: 400_000,
      ratio: expect.closeTo(0.87475, 5),
      limitedBy: "income",
      // 7.475 hundredths of 20, of 30 points.
      points: expect.closeTo(11.2125, 3),
    });
  });

  test("a capacity that somebody says stands as said", () => {
    expect(testBudget({ ...MONEY, targetPrice: 200_000, capacity: 190_000, paysCash: false }, TODAY)).toEqual({
      kind: "tested",
      how: "dicha",
      capacity: 190_000,
      target: 200_000,
      ratio: 0.95,
      limitedBy: null,
      points: expect.closeTo(22.5, 9),
    });
  });

  test.each([
    [{ savings: 50_000, costShare: 0.08 }, ["ingresos"]],
    [{ netMonthlyIncome: 3_000, costShare: 0.08 }, ["ahorro"]],
    [{ netMonthlyIncome: 3_000, savings: 50_000 }, ["lugar"]],
    [{ netMonthlyIncome: 3_000, savings: 50_000, place: "ES-CE", homeKind: "nueva" as const }, ["lugar"]],
  ])("with %j alone %j is lacking", (known, missing) => {
    expect(testBudget({ ...MONEY, targetPrice: 200_000, paysCash: false, ...known }, TODAY)).toEqual({
      kind: "unknown",
      missing,
      capacity: null,
    });
  });

  test("a buyer in cash is not asked for an income", () => {
    expect(testBudget({ ...cash, place: undefined }, TODAY)).toMatchObject({ missing: ["ahorro", "lugar"] });
  });
});

describe("events", () => {
  test("one that is still to come has no days; one of yesterday fades by a fourteenth of a half", () => {
    const { events } = engagementOf(
      [
        { kind: "visita", date: "2026-11-23" },
        { kind: "visita", date: "2026-11-21" },
      ],
      TODAY,
    );
    expect(events).toEqual([
      { kind: "visita", date: "2026-11-23", days: 0, points: 0, left: "futuro" },
      // 50 / 2^(1/14).
      { kind: "visita", date: "2026-11-21", days: 1, points: expect.closeTo(47.585, 3) },
    ]);
  });

  test("as many as were asked for, and kinds of the timeline by what they mean", () => {
    const lines = (
      ["visita", "llamada", "correo", "mensaje", "formulario", "chat", "correo_portal", "resultado_compartido"] as const
    ).map((kind, i) => ({ kind, at: `2026-11-${10 + i}T10:00:00Z` }));
    expect(eventsOfTimeline(lines, 99).map(({ kind }) => kind)).toEqual([
      "visita",
      "llamada",
      "mensaje",
      "mensaje",
      "formulario",
      "formulario",
      "formulario",
      "enlace",
    ]);
    expect(eventsOfTimeline(lines, 3)).toHaveLength(3);
    expect(eventsOfTimeline(lines, 0)).toEqual([]);
  });
});

test("a point that is still lacking is asked for, the heaviest first", () => {
  const { missing, completeness } = qualify({ ...PERFECT, needs: ["zone", "homeType", "rooms", "area"] }, TODAY);
  expect(missing).toEqual([{ field: "need", weight: 5, needs: ["reason"] }]);
  expect(completeness).toBeCloseTo(0.95, 9);
});
