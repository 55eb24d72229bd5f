import { expect, test } from "vitest";
import { addProcess, foldOverTime, inSlots } from "./fold.ts";
import { latencyAt, latencyKey } from "./latency.ts";

test("percentiles of a histogram, within its steps", () => {
  // 90 requests of up to 10 ms, 10 of up to 1 s: half lie at 5/9 of the step from 5 to 10.
  const values = { "latency.10": 90, "latency.1000": 10 };
  expect(latencyAt(values, 0.5)).toBeCloseTo(5 + (50 / 90) * 5, 9);
  expect(latencyAt(values, 0.95)).toBeCloseTo(750 + 0.5 * 250, 9);
  expect(latencyAt({}, 0.5)).toBeNull();
  expect(latencyAt({ "latency.beyond": 3 }, 0.5)).toBe(10_000);
  expect([0, 1, 1.2, 10_000, 20_000].map(latencyKey)).toEqual([
    "latency.1",
    "latency.1",
    "latency.2",
    "latency.10000",
    "latency.beyond",
  ]);
});

test("minutes become an hour: counts add up, peaks stay, shares are meant", () => {
  const folded = foldOverTime([
    { "requests.api": 10, "loop.delay": 4, "loop.use": 0.2, "latency.5": 1 },
    { "requests.api": 20, "loop.delay": 2, "loop.use": 0.4, "due.photos": 3 },
  ]);
  expect(folded).toMatchObject({ "requests.api": 30, "loop.delay": 4, "latency.5": 1, "due.photos": 3 });
  expect(folded["loop.use"]).toBeCloseTo(0.3, 12);
});

test("processes: memory and requests add up, shared figures do not", () => {
  expect(
    addProcess({ "memory.rss": 1, "mail.waiting": 4 }, { "memory.rss": 2, "mail.waiting": 4, streams: 1 }),
  ).toEqual({
    "memory.rss": 3,
    "mail.waiting": 4,
    streams: 1,
  });
});

test("slots keep their order and leave gaps", () => {
  const at = (minute: number) => new Date(minute * 60_000);
  const slots = inSlots(
    [
      { at: at(16), values: { "requests.api": 1 } },
      { at: at(1), values: { "requests.api": 2 } },
      { at: at(46), values: { "requests.api": 4 } },
      { at: at(14), values: { "requests.api": 8 } },
    ],
    15 * 60_000,
  );
  expect(slots).toEqual([
    { at: at(0), values: { "requests.api": 10 } },
    { at: at(15), values: { "requests.api": 1 } },
    { at: at(45), values: { "requests.api": 4 } },
  ]);
});
