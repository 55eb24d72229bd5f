import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCallCounter } from "./call-counter.server.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-11-21T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("counts in windows that begin with the first call", () => {
  const counter = createCallCounter({ calls: 2, seconds: 60 });
  expect(counter.take("a")).toEqual({ isAllowed: true, limit: 2, remaining: 1, msBeforeNext: 60_000 });
  vi.advanceTimersByTime(20_000);
  expect(counter.take("a")).toEqual({ isAllowed: true, limit: 2, remaining: 0, msBeforeNext: 40_000 });
  expect(counter.take("a")).toEqual({ isAllowed: false, limit: 2, remaining: 0, msBeforeNext: 40_000 });
  expect(counter.take("b").isAllowed).toBe(true);
  vi.advanceTimersByTime(40_000);
  expect(counter.take("a")).toMatchObject({ isAllowed: true, remaining: 1 });
});

test("a million addresses take no more memory than there are places, and expired ones go", () => {
  const counter = createCallCounter({ calls: 1, seconds: 60, mostKeys: 1_000 });
  for (let i = 0; i < 1_000_000; i++) counter.take(`2001:db8:${i}`);
  expect(counter.size()).toBe(1_000);
  expect(counter.take("2001:db8:999999").isAllowed).toBe(false);
  vi.advanceTimersByTime(60_000);
  counter.take("later");
  expect(counter.size()).toBe(1);
});
