import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../shared/time/local-time.ts";
import { gainAbatement } from "./gain-abatement.ts";
import { GAIN_ABATEMENT } from "./sale-facts.ts";

const sale = {
  gain: 100_000,
  transferValue: 240_000,
  earlierTransfers: 0,
  purchasedOn: "1995-02-07",
  soldOn: "2026-11-26",
  rule: GAIN_ABATEMENT[0]!.value,
};
/** The share of the gain that goes, for a purchase on that day, where all of the gain is early. */
const shareOf = (purchasedOn: string) => gainAbatement({ ...sale, gain: 1, purchasedOn, soldOn: "2006-01-20" });

test("bought 15-1-1990, sold 26-11-2026: 5,849 of 13,464 days of 134,000, and 5 × 11.11 % of that", () =>
  // 134,000 · 5,849 / 13,464 = 58,211.97; 58,211.97 · 0.5555 = 32,336.75
  expect(
    gainAbatement({ ...sale, gain: 134_000, purchasedOn: "1990-01-15", soldOn: "2026-11-26", transferValue: 234_000 }),
  ).toBeCloseTo(32_336.75, 2));

describe("11.11 % for each year beyond two up to 31-12-1996, a part of a year counting whole", () => {
  test.each([
    ["1994-12-30", 0.1111],
    ["1994-01-01", 0.1111],
    ["1993-12-31", 0.1111],
    ["1993-12-30", 0.2222],
    ["1990-01-15", 0.5555],
    ["1987-01-01", 0.8888],
    ["1986-12-31", 0.8888],
  ])("bought %s: %d", (purchasedOn, share) => expect(shareOf(purchasedOn)).toBeCloseTo(share, 9));
  test("more than ten years: the early gain is free", () => {
    expect(shareOf("1986-12-30")).toBe(1);
    expect(shareOf("1960-05-01")).toBe(1);
  });
  test("bought on 31-12-1994 or later: nothing", () => {
    expect(shareOf("1994-12-31")).toBe(0);
    expect(gainAbatement(sale)).toBe(0);
  });
});

describe("the limit of 400,000 of transfer values", () => {
  // Bought in 1980 and sold on 20 January 2006, all of the gain would go.
  const free = { ...sale, purchasedOn: "1980-01-01", soldOn: "2006-01-20" };
  test.each([
    ["below it, all", 400_000, 0, 100_000],
    ["twice as dear, half", 800_000, 0, 50_000],
    ["with 300,000 used and 200,000 more, half", 200_000, 300_000, 50_000],
    ["used up exactly by this sale, all", 100_000, 300_000, 100_000],
    ["used up before, nothing", 100_000, 400_000, 0],
    ["more than used up, nothing", 100_000, 500_000, 0],
  ])("%s", (_case, transferValue, earlierTransfers, expected) =>
    expect(gainAbatement({ ...free, transferValue, earlierTransfers })).toBe(expected),
  );
});

test("a loss is not lowered", () => expect(gainAbatement({ ...sale, gain: -1, purchasedOn: "1980-01-01" })).toBe(0));

test("it lies between nothing and the gain, and an earlier purchase never lowers the rule's share", () => {
  const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays("1965-01-01", days));
  const money = fc.integer({ min: 1, max: 2_000_000 });
  fc.assert(
    fc.property(day, day, money, money, money, (bought, other, gain, transferValue, earlierTransfers) => {
      const [early, late] = [bought, other].sort() as [string, string];
      const abated = gainAbatement({ ...sale, gain, transferValue, earlierTransfers, purchasedOn: bought });
      expect(abated).toBeGreaterThanOrEqual(0);
      expect(abated).toBeLessThanOrEqual(gain);
      expect(shareOf(early)).toBeGreaterThanOrEqual(shareOf(late));
    }),
  );
});
