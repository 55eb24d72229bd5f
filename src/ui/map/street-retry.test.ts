import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StreetRetry } from "./street-retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("three tiles that fail are asked for once more after twenty seconds, and after each failure later", () => {
  const asked: number[] = [];
  const start = Date.now();
  const retry = new StreetRetry(() => {
    asked.push((Date.now() - start) / 1000);
    retry.failed();
  });
  for (let i = 0; i < 3; i++) retry.failed();
  vi.advanceTimersByTime(900_000);
  // 20, then 40, 80, 160 seconds later, and every 300 from there.
  expect(asked).toEqual([20, 60, 140, 300, 600, 900]);
  retry.end();
});

test("once tiles come, the next failure is tried again after twenty seconds", () => {
  const again = vi.fn();
  const retry = new StreetRetry(again);
  retry.failed();
  vi.advanceTimersByTime(20_000);
  retry.came();
  retry.failed();
  vi.advanceTimersByTime(19_999);
  expect(again).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledTimes(2);
});

test("a map that is gone asks for nothing", () => {
  const again = vi.fn();
  const retry = new StreetRetry(again);
  retry.failed();
  retry.end();
  vi.advanceTimersByTime(600_000);
  expect(again).not.toHaveBeenCalled();
});
