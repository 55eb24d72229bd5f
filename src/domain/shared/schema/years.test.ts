import { afterEach, expect, test, vi } from "vitest";
import { propertySchema } from "../listing/property.ts";
import { hasBegun, optionalBuildYear } from "./years.ts";

afterEach(() => vi.useRealTimers());

const saysOf = (year: unknown) => {
  const { success, error, data } = optionalBuildYear(1900).safeParse(year);
  return success ? data : error!.issues[0]!.message;
};

test("the last year follows the clock, also in a server that outlives New Year", () => {
  vi.useFakeTimers({ now: new Date("2026-12-31T12:00:00Z") });
  expect(saysOf("2029")).toBe(2029);
  expect(saysOf("2030")).toBe("Introduce un año entre 1900 y 2029");
  vi.setSystemTime(new Date("2031-01-02T12:00:00Z"));
  expect(saysOf("2034")).toBe(2034);
  expect(saysOf(2035)).toBe("Introduce un año entre 1900 y 2034");
  expect(propertySchema.safeParse({ builtAreaM2: 80, yearBuilt: 2033 }).success).toBe(true);
});

test("blank is unknown, and text that is no year is refused", () => {
  expect(saysOf(" ")).toBeUndefined();
  for (const none of ["1899", "dos mil", "2001,5", 1e300]) expect(saysOf(none)).toMatch(/^Introduce un año entre 1900/);
});

test("a day has begun once it has in Madrid: in winter an hour before it does in Greenwich", () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T22:59:00Z") });
  expect(["2026-11-21", "2026-11-22", "2026-11-23", "2190-05-12"].map(hasBegun)).toEqual([true, true, false, false]);
  vi.setSystemTime(new Date("2026-11-22T23:00:00Z"));
  expect(hasBegun("2026-11-23")).toBe(true);
  expect(hasBegun("2026-11-24")).toBe(false);
});
