import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../../shared/time/durations.ts";
import { budgetSentence, leftWords } from "./budget-words.ts";
import { type Counted, countedBy, errorBudget, hoursAndMinutes } from "./error-budget.ts";
import { COUNTED_IDS, OBJECTIVES } from "./objectives.ts";

const now = new Date("2026-11-29T12:00:00Z");
const [availability, pages] = [OBJECTIVES[0]!, OBJECTIVES[1]!];
/** @param hours ago */
const at = (hours: number, total: number, bad: number): Counted => ({
  at: new Date(now.getTime() - hours * HOUR_MS),
  total,
  bad,
});
const budget = (counted: Counted[], recent: Counted[] = []) => errorBudget(availability, counted, recent, now);
const sentence = (counted: Counted[]) =>
  budgetSentence(availability, budget(counted), now, (day) => day.toISOString().slice(0, 10));

test("of a million requests a thousand may fail: 500 have used half of the margin", () => {
  const half = budget([at(600, 500_000, 400), at(100, 500_000, 100)]);
  expect(half.left).toBeCloseTo(0.5, 12);
  expect(half).toMatchObject({ total: 1_000_000, bad: 500 });
  expect(budget([at(10, 1_000_000, 1_000)]).left).toBeCloseTo(0, 9);
  expect(budget([at(10, 1_000_000, 2_000)]).left).toBeCloseTo(-1, 9);
});

test("failures older than 30 days have left the margin", () => {
  expect(budget([at(30 * 24 + 1, 1_000, 1_000), at(5, 10_000, 0)]).left).toBe(1);
});

test("burn rates: 14 of 1000 failed in an hour is 14 times what 99.9 % lets fail", () => {
  const recent = [at(0.5, 1_000, 14), at(4, 9_000, 4)];
  const { burn } = budget([at(20, 100_000, 50), ...recent], recent);
  expect(burn["1h"]).toBeCloseTo(14, 9);
  // 18 of 10,000.
  expect(burn["6h"]).toBeCloseTo(1.8, 9);
  // 68 of 110,000.
  expect(burn["24h"]).toBeCloseTo(68 / 110, 9);
  expect(budget([at(20, 100_000, 0)]).burn["1h"]).toBeNull();
});

test("at the pace of today a margin lasts until days of it have pushed enough good ones out", () => {
  // 29 days of 10,000 without a failure and one with 60: 300 may fail, 240 are left, 60 more a day: four days.
  const days = Array.from({ length: 29 }, (_, i) => at(24 * (i + 1) + 12, 10_000, 0));
  const { usedUpAt, left } = budget([...days, at(12, 10_000, 60)]);
  expect(left).toBeCloseTo(0.8, 9);
  expect(usedUpAt!.getTime() - now.getTime()).toBeCloseTo(4 * DAY_MS, -3);
  // Ten a day are exactly what may fail.
  expect(budget([...days, at(12, 10_000, 10)]).usedUpAt).toBeNull();
});

test("a failure of long ago uses nothing up any more", () => {
  const days = Array.from({ length: 30 }, (_, i) => at(24 * i + 12, 10_000, i === 29 ? 250 : 0));
  expect(budget(days).usedUpAt).toBeNull();
});

test("fewer requests than one may fail of say nothing", () => {
  expect(budget([at(5, 999, 1)])).toMatchObject({ left: null, level: "unknown", usedUpAt: null });
  expect(budget([at(5, 1_000, 1)]).left).toBeCloseTo(0, 9);
  expect(budget([])).toMatchObject({ left: null, since: null, total: 0 });
});

test("levels: a fast burn is bad, a steady one asks for attention, one failure of a quiet night is nothing", () => {
  const calm = [at(400, 1_000_000, 0)];
  const fast = [at(0.5, 1_000, 20)];
  expect(budget([...calm, ...fast], fast).level).toBe("bad");
  expect(budget([...calm, at(40, 10_000, 20)]).level).toBe("attention");
  const single = [at(0.5, 10, 1)];
  expect(budget([...calm, ...single], single).level).toBe("good");
  expect(budget([at(400, 1_000_000, 800)]).level).toBe("attention");
  expect(budget([at(400, 1_000_000, 1_000)]).level).toBe("bad");
});

test("sentences that an owner understands", () => {
  const days = Array.from({ length: 29 }, (_, i) => at(24 * (i + 1) + 12, 10_000, 0));
  expect(sentence([...days, at(12, 10_000, 60)])).toBe(
    "Queda el 80\u00a0% del margen de error: 60 peticiones fallidas de 300 que caben en 30 días. Al ritmo de hoy dura hasta el 2026-12-03.",
  );
  expect(sentence([at(3, 5_000, 1)])).toBe(
    "Queda el 80\u00a0% del margen de error: 1 petición fallida de 5 que caben en 1 día medido. Al ritmo de hoy no se agota.",
  );
  expect(sentence([at(3, 5_000, 0)])).toBe(
    "Queda el 100\u00a0% del margen de error: 0 peticiones fallidas de 5 que caben en 1 día medido.",
  );
  expect(sentence([at(3, 12, 0)])).toBe("Hay 12 peticiones en 30 días y hacen falta 1.000 para decir algo.");
  expect(sentence([at(700, 5_000, 9)])).toBe(
    "El margen de error está agotado: 9 peticiones fallidas de 5 que caben en 30 días.",
  );
  expect(leftWords({ left: 0.9999 })).toBe("Queda el 99\u00a0%");
  expect(leftWords({ left: 0.0001 })).toBe("Queda el 1\u00a0%");
});

test("samples: failures of files are not those of pages, and older samples know no times", () => {
  const values = { "requests.pages": 10, "requests.api": 5, "requests.failed": 3, "requests.filesFailed": 2 };
  expect(availability.count(values)).toEqual({ total: 15, bad: 1 });
  expect(pages.count(values)).toBeNull();
  expect(pages.count({ "timed.pages": 10 })).toEqual({ total: 10, bad: 0 });
  expect(pages.count({ "timed.pages": 10, "slow.pages.800": 3 })).toEqual({ total: 10, bad: 3 });
  expect(countedBy(pages, [{ at: now, values }])).toEqual([]);
  expect(COUNTED_IDS).toContain("slow.api.400");
});

test("minutes count only in hours that are not closed", () => {
  const hour = { at: new Date("2026-11-29T10:00:00Z"), values: { "requests.api": 60 } };
  const minute = (time: string) => ({ at: new Date(`2026-11-29T${time}:00Z`), values: { "requests.api": 1 } });
  const both = hoursAndMinutes([hour], [minute("10:59"), minute("11:00"), minute("09:30")]);
  expect(both.map((sample) => sample.at.toISOString().slice(11, 16))).toEqual(["09:30", "10:00", "11:00"]);
});

test("property: the margin is the same however time is cut, more failures never leave more of it", () => {
  const counted = fc.array(
    fc.record({
      hours: fc.integer({ min: 0, max: 719 }),
      total: fc.integer({ min: 1, max: 9_999 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(counted, (all) => {
      const given = all.map(({ hours, total, share }) => at(hours, total, Math.floor(total * share)));
      const whole = budget(given);
      const cut = budget(
        given.flatMap((one) => [
          { ...one, bad: 0 },
          { ...one, total: 0 },
        ]),
      );
      expect(cut.left).toEqual(whole.left);
      const worse = budget([...given, at(1, 0, 1)]);
      if (whole.left !== null) expect(worse.left!).toBeLessThan(whole.left);
      if (whole.usedUpAt) expect(whole.usedUpAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
    }),
  );
});
