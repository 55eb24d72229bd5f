import fc from "fast-check";
import { expect, test } from "vitest";
import { nextRenewal } from "./credit-months.ts";

const next = (start: string, now: string) =>
  nextRenewal(new Date(`${start}T10:00:00.000Z`), new Date(`${now}T10:00:00.000Z`))
    .toISOString()
    .slice(0, 10);

test.each([
  ["2027-01-31", "2027-01-31", "2027-02-28"],
  ["2027-01-31", "2027-02-28", "2027-03-31"],
  ["2027-01-31", "2027-04-01", "2027-04-30"],
  ["2028-01-31", "2028-02-01", "2028-02-29"],
  ["2026-11-21", "2026-11-21", "2026-12-21"],
  ["2026-11-21", "2026-12-20", "2026-12-21"],
  ["2026-11-21", "2026-12-21", "2027-01-21"],
  // A plan that begins in the future renews a month after it has begun.
  ["2027-03-31", "2026-11-01", "2027-04-30"],
  // Months that nobody saw are passed over.
  ["2026-11-21", "2027-08-30", "2027-09-21"],
])("a plan begun on %s renews after %s on %s", (start, now, expected) => expect(next(start, now)).toBe(expected));

test("it lies in the future, at most a month ahead, at the hour of the beginning", () => {
  const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 2_000 }), (start, days) => {
      const now = new Date(start.getTime() + days * 24 * 3_600_000);
      const renewal = nextRenewal(start, now);
      expect(renewal.getTime()).toBeGreaterThan(now.getTime());
      expect(renewal.getTime() - now.getTime()).toBeLessThanOrEqual(31 * 24 * 3_600_000);
      expect(renewal.getTime() % (24 * 3_600_000)).toBe(start.getTime() % (24 * 3_600_000));
      expect(renewal.getUTCDate() === start.getUTCDate() || renewal.getUTCDate() >= 28).toBe(true);
    }),
  );
});
