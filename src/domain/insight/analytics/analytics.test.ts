import { describe, expect, test } from "vitest";
import { costsIn, type DealGroup, isFew, medianOf, reachedStages, returnOn, shareOf, sumOf } from "./calculate.ts";
import { daysIn, periodQuery, readPeriod } from "./period.ts";

const TODAY = "2026-11-22";
const period = (query: string) => readPeriod(new URLSearchParams(query), TODAY);

describe("the period", () => {
  test("thirty days end today and are compared with the thirty before", () => {
    expect(period("")).toEqual({
      kind: "30",
      from: "2026-10-24",
      to: TODAY,
      error: null,
      before: { from: "2026-09-24", to: "2026-10-23" },
    });
    expect(daysIn(period("periodo=365"))).toBe(365);
  });

  test("this year is compared with the same days of last year", () => {
    expect(period("periodo=ano")).toMatchObject({
      from: "2026-01-01",
      before: { from: "2025-01-01", to: "2025-11-22" },
    });
    const leap = readPeriod(new URLSearchParams("periodo=ano"), "2028-02-29");
    expect(leap.before).toEqual({ from: "2027-01-01", to: "2027-02-28" });
  });

  test("one's own choice is repeated in its address", () => {
    const own = period("periodo=otro&desde=2026-03-01&hasta=2026-03-31");
    expect(own).toMatchObject({
      from: "2026-03-01",
      to: "2026-03-31",
      before: { from: "2026-01-29", to: "2026-02-28" },
    });
    expect(period(periodQuery(own).slice(1))).toEqual(own);
  });

  test.each([
    ["desde=2026-03-01", "Elige el primer"],
    ["desde=2026-02-31&hasta=2026-03-01", "Elige el primer"],
    ["desde=2026-03-02&hasta=2026-03-01", "El último día"],
    ["desde=2010-01-01&hasta=2026-03-01", "Elige como mucho"],
  ])("names the fault of %s", (query, expected) => {
    const wrong = period(`periodo=otro&${query}`);
    expect(wrong.error).toContain(expected);
    expect(wrong.kind).toBe("30");
  });
});

const group = (more: Partial<DealGroup>): DealGroup => ({
  isNow: true,
  source: "idealista",
  ownerId: null,
  furthest: 1,
  deals: 1,
  signed: 0,
  commission: 0,
  asked: 0,
  inTime: 0,
  late: 0,
  ...more,
});

describe("figures", () => {
  test("the funnel counts who came at least so far", () => {
    const groups = [
      group({ furthest: 1, deals: 20 }),
      group({ furthest: 2, deals: 12 }),
      group({ furthest: 3, deals: 8 }),
    ];
    expect(reachedStages(groups, 4)).toEqual([
      { reached: 40, fromPrevious: null },
      { reached: 20, fromPrevious: 0.5 },
      { reached: 8, fromPrevious: 0.4 },
      { reached: 0, fromPrevious: 0 },
    ]);
    expect(reachedStages([], 2)[1]!.fromPrevious).toBeNull();
    expect(sumOf([group({ deals: 3, commission: 10 }), group({ deals: 2, commission: 5, late: 1 })])).toMatchObject({
      deals: 5,
      commission: 15,
      late: 1,
    });
  });

  test("a source of 1,000 € that brought 3,500 € returned 250 %; without a cost nothing is said", () => {
    expect(returnOn(3500, 1000)).toBe(2.5);
    expect(returnOn(0, 1000)).toBe(-1);
    expect(returnOn(3500, 0)).toBeNull();
  });

  test("a cost counts by the days of its month that are looked at", () => {
    const costs = { "2026-11": { idealista: 300, web: 60 }, "2026-12": { idealista: 310 }, "2025-11": { web: 1 } };
    // 15 of the 30 days of November, 10 of the 31 of December.
    const sums = costsIn(costs, { from: "2026-11-16", to: "2026-12-10" });
    expect(Object.fromEntries(sums)).toEqual({ idealista: 250, web: 30 });
  });

  test("nothing is no share, and nine are few", () => {
    expect(shareOf(0, 0)).toBeNull();
    expect(shareOf(1, 4)).toBe(0.25);
    expect([isFew(9), isFew(10)]).toEqual([true, false]);
    expect(medianOf([5, 1, 3])).toBe(3);
    expect(medianOf([4, 1, 3, 2])).toBe(2.5);
    expect(medianOf([])).toBeNull();
  });
});
