import { describe, expect, test } from "vitest";
import { refusal } from "../../shared/schema/refusals.test-data.ts";
import { errorCaseChange, NOTE_MAX } from "../errors/error-case.ts";
import { BREAKDOWN_TEXTS, BREAKDOWNS, readBreakdownWord } from "../stats/breakdown.ts";
import { foldInto, grainOf, partsOf, retentionOf, revenueOf, sumWithin } from "../stats/calculate.ts";
import { DAILY_FIGURES, STAT_FIGURES } from "../stats/figures.ts";
import { LOG_LEVELS, LOG_PERIODS, LOG_STATUSES, levelName, readLogFilter } from "./log-filter.ts";

describe("the log", () => {
  test("is narrowed by levels of pino, by hours, and by classes of status", () => {
    expect(LOG_LEVELS.map(({ value, from }) => [value, from])).toEqual([
      ["info", 30],
      ["aviso", 40],
      ["error", 50],
    ]);
    expect(LOG_PERIODS.map(({ hours }) => hours)).toEqual([1, 24, 168, 336]);
    expect(LOG_STATUSES.slice(1)).toMatchObject([
      { from: 200, to: 299 },
      { from: 300, to: 399 },
      { from: 400, to: 499 },
      { from: 500, to: 599 },
    ]);
    expect([30, 39, 40, 50, 60].map(levelName)).toEqual(["Información", "Información", "Aviso", "Error", "Grave"]);
  });

  test("a search has a hundred letters at most", () =>
    expect(readLogFilter(new URLSearchParams({ buscar: ` ${"a".repeat(120)}`, ruta: "/api " }))).toMatchObject({
      buscar: "a".repeat(100),
      ruta: "/api",
    }));
});

describe("a cause of failures", () => {
  test("has a note of 2,000 letters, which an empty one takes away, and somebody or nobody", () => {
    expect(NOTE_MAX).toBe(2000);
    expect(errorCaseChange.parse({ note: " Visto ", assignee_id: "" })).toEqual({ note: "Visto", assignee_id: "" });
    expect([errorCaseChange.parse({ note: "  " }), errorCaseChange.parse({})]).toEqual([{ note: null }, {}]);
    const note = (length: number) => refusal(errorCaseChange, { note: "a".repeat(length) });
    expect([note(2000), note(2001)]).toEqual([null, "Usa como mucho 2000 caracteres"]);
    expect(refusal(errorCaseChange, { assignee_id: "Ana" })).toBe("Elige a una persona de la lista");
  });
});

describe("figures of the administration", () => {
  test("are parted by what an address says, by the source where it says nothing", () => {
    expect(["origen", "plan", "region", "edad", null].map(readBreakdownWord)).toEqual([
      "source",
      "plan",
      "region",
      "source",
      "source",
    ]);
    expect(Object.values(BREAKDOWN_TEXTS).map(({ word }) => word)).toEqual([...BREAKDOWNS]);
  });

  test("are counted day by day, but for those who are active", () => {
    expect(DAILY_FIGURES).toEqual([
      "accounts",
      "runs",
      "credits",
      "leads",
      "views",
      "shared",
      "homes",
      "contacts",
      "failures",
    ]);
    expect(Object.keys(STAT_FIGURES)).toHaveLength(10);
  });

  const span = (from: string, to: string) => ({ from, to });

  test("count the first and the last day", () => {
    const rows = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04"].map((day, i) => ({ day, count: 10 ** i }));
    expect(sumWithin(rows, span("2026-11-02", "2026-11-03"))).toBe(110);
    expect(
      foldInto(rows, [
        span("2026-11-01", "2026-11-03"),
        span("2026-11-04", "2026-11-04"),
        span("2026-12-01", "2026-12-02"),
      ]),
    ).toEqual([111, 1000, 0]);
  });

  test.each([
    // From 1 January 62 days lead to 3 March, and 366 to 1 January.
    ["2026-01-01", "2026-03-03", "dia"],
    ["2026-01-01", "2026-03-04", "semana"],
    ["2026-01-01", "2027-01-01", "semana"],
    ["2026-01-01", "2027-01-02", "mes"],
  ])("from %s to %s each point is a %s", (from, to, grain) => expect(grainOf(span(from, to))).toBe(grain));

  test("the parts of a period are cut short by its ends", () => {
    const parts = (from: string, to: string, grain: "dia" | "semana" | "mes") =>
      partsOf(span(from, to), grain).map((part) => `${part.from.slice(5)}/${part.to.slice(5)}`);
    expect(parts("2026-11-24", "2026-11-25", "dia")).toEqual(["11-24/11-24", "11-25/11-25"]);
    // 25 November 2026 is a Wednesday, 29 November a Sunday.
    expect(parts("2026-11-25", "2026-12-02", "semana")).toEqual(["11-25/11-29", "11-30/12-02"]);
    expect(parts("2026-11-23", "2026-11-29", "semana")).toEqual(["11-23/11-29"]);
    expect(parts("2026-11-25", "2027-01-31", "mes")).toEqual(["11-25/11-30", "12-01/12-31", "01-01/01-31"]);
    expect(parts("2026-02-01", "2026-02-28", "mes")).toEqual(["02-01/02-28"]);
    expect(parts("2026-11-02", "2026-11-01", "dia")).toEqual([]);
  });

  test("of a week of which nobody came back the share is zero, of one that nobody began it is none", () => {
    // 25 November 2026 lies in the week of Monday the 23rd, which is not over.
    const rows = retentionOf([{ week: "2026-11-09", count: 4 }], [{ week: "2026-11-09", in: "2026-11-09", count: 1 }], {
      weeks: 2,
      today: "2026-11-25",
    });
    expect(rows).toEqual([
      { week: "2026-11-09", size: 4, shares: [0.25, 0] },
      { week: "2026-11-16", size: 0, shares: [null, null] },
    ]);
  });

  test("a plan of one euro is a paid one: 3 months of 1 € and a year of 10 / 12 €", () => {
    const group = { plan: "a", isOnline: true, isLate: false };
    const { plans, monthlyEuros } = revenueOf(
      [
        { ...group, interval: "month", count: 3 },
        { ...group, interval: "year", count: 1 },
      ],
      { plans: [{ id: "a", name: "A", monthlyEuros: 1 }], monthsPaidYearly: 10 },
    );
    expect(plans).toHaveLength(1);
    expect(monthlyEuros).toBeCloseTo(3 + 10 / 12, 12);
  });
});
