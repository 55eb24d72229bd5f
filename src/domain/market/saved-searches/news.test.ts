import { describe, expect, test } from "vitest";
import { type MarketEvent, newsOf, readBaseline, tooManyNew, wasSeen } from "./news.ts";
import { ALERT_KINDS } from "./saved-search.ts";

describe("a snapshot", () => {
  // As PostgreSQL's manual has it: all below 10 were over, 14 had not begun, and of those between 10 and 13 were under way.
  const baseline = readBaseline("10:14:10,13");

  test.each([
    [9n, true],
    [10n, false],
    [11n, true],
    [13n, false],
    [14n, false],
    [5_000_000_000n, false],
  ])("transaction %s was seen: %s", (writtenIn, seen) => expect(wasSeen(baseline, writtenIn)).toBe(seen));

  test("without transactions under way the list is empty", () => {
    expect(wasSeen(readBaseline("10:10:"), 9n)).toBe(true);
    expect(wasSeen(readBaseline("10:10:"), 10n)).toBe(false);
  });
});

describe("several things that happened to one home", () => {
  const event = (kind: MarketEvent["kind"], previousPriceCents: number | null = null): MarketEvent => ({
    kind,
    previousPriceCents,
    writtenIn: 1n,
  });

  test("new and cheaper by now is new, without a price before", () => {
    expect(newsOf([event("nueva"), event("bajada", 26_000_000)], ALERT_KINDS)).toEqual({
      kind: "nueva",
      previousPriceCents: null,
    });
  });

  test("two reductions are one, from the price before the first", () => {
    expect(newsOf([event("bajada", 26_000_000), event("bajada", 25_500_000)], ALERT_KINDS)).toEqual({
      kind: "bajada",
      previousPriceCents: 26_000_000,
    });
  });

  test("kinds that the search does not want to hear of are no news", () => {
    expect(newsOf([event("nueva")], ["bajada"])).toBeNull();
    expect(newsOf([event("nueva"), event("bajada", 26_000_000)], ["bajada", "vuelta"])).toEqual({
      kind: "bajada",
      previousPriceCents: 26_000_000,
    });
    expect(newsOf([], ALERT_KINDS)).toBeNull();
  });

  test("back on the market and cheaper is back, with what it cost when it went", () => {
    expect(newsOf([event("vuelta", 26_000_000), event("bajada", 25_000_000)], ALERT_KINDS)).toEqual({
      kind: "vuelta",
      previousPriceCents: 26_000_000,
    });
  });
});

test("more than 200 new homes in a day are too many, on that day and on the morning after it", () => {
  const on = (newOn: string | null, newCount: number) => tooManyNew({ newOn, newCount }, "2026-11-27");
  expect(on("2026-11-27", 200)).toBeNull();
  expect(on("2026-11-27", 201)).toBe(201);
  expect(on("2026-11-26", 201)).toBe(201);
  expect(on("2026-11-25", 201)).toBeNull();
  expect(on(null, 0)).toBeNull();
});
