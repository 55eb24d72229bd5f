import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agreementZone } from "./agreement-zone.ts";
import { concessionLadder } from "./concession-ladder.ts";
import { breakEvenProbability, expectedValue } from "./expected-value.ts";
import { offerStrength } from "./offer-strength.ts";
import { COUNTERPART_KINDS, rehearse } from "./rehearsal.ts";

describe("concession ladder", () => {
  const prices = (anchor: number, target: number) => concessionLadder(anchor, target).map(({ price }) => price);
  test("of the brief: 225,000 to 240,000", () =>
    expect(prices(225_000, 240_000)).toEqual([225_000, 233_550, 237_850, 240_000]));
  test("down, for who sells", () => expect(prices(260_000, 246_000)).toEqual([260_000, 252_000, 248_000, 246_000]));
  test("each concession is smaller than the one before", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 900_000 }),
        fc.double({ min: 0.02, max: 0.3, noNaN: true }),
        (p, cut) => {
          const [, a, b, c] = concessionLadder(p, p * (1 - cut)).map(({ concession }) => concession);
          // Rounding moves each end by 50 at most.
          expect(a!).toBeGreaterThanOrEqual(b! - 100);
          expect(b!).toBeGreaterThanOrEqual(c! - 100);
        },
      ),
    );
  });
});

describe("expected value", () => {
  const rest = { fallback: 225_000, carryPerMonth: 600 };
  test("of the brief: the lower offer is worth more", () => {
    expect(expectedValue({ ...rest, probability: 0.95, amount: 240_000, months: 1 })).toBeCloseTo(238_650, 6);
    expect(expectedValue({ ...rest, probability: 0.6, amount: 248_000, months: 3 })).toBeCloseTo(237_000, 6);
  });
  test("the higher one must close in 67.2 of 100 to be worth as much", () => {
    // (238,650 + 1,800 − 225,000) / 23,000
    expect(breakEvenProbability({ ...rest, amount: 248_000, months: 3 }, 238_650)).toBeCloseTo(0.67174, 5);
    expect(breakEvenProbability({ ...rest, amount: 230_000, months: 1 }, 238_650)).toBeNull();
    expect(breakEvenProbability({ ...rest, amount: 225_000, months: 1 }, 238_650)).toBeNull();
  });
});

describe("zone of agreement", () => {
  test("from the reserve to the ceiling, with its middle", () =>
    expect(agreementZone(230_000, { low: 240_000, high: 250_000 })).toEqual({
      kind: "sure",
      low: 230_000,
      high: 250_000,
      midpoint: 240_000,
    }));
  test("only the high guess reaches", () =>
    expect(agreementZone(245_000, { low: 240_000, high: 250_000 })).toMatchObject({ kind: "possible" }));
  test("a reserve above the ceiling leaves none", () =>
    expect(agreementZone(252_000, { low: 240_000, high: 250_000 })).toEqual({ kind: "none", gap: 2_000 }));
});

test("strength: cash, a tenth of deposit and a month are all that can be asked; weights may be left out", () => {
  const weights = { deposit: 30, financing: 45, speed: 25 };
  expect(offerStrength({ depositShare: 0.1, financing: "contado", days: 30 }, weights)).toBe(100);
  // 30·0.5 + 45·0.35 + 25·0.5 = 43.25
  expect(offerStrength({ depositShare: 0.05, financing: "sin-aprobar", days: 90 }, weights)).toBeCloseTo(43.25, 9);
  expect(
    offerStrength({ depositShare: 1, financing: "contado", days: 1 }, { deposit: 0, financing: 0, speed: 0 }),
  ).toBeNull();
});

describe("rehearsal", () => {
  const arbitrary = fc.record({
    kind: fc.constantFrom(...COUNTERPART_KINDS),
    seed: fc.integer({ min: 0, max: 100_000 }),
    asks: fc.array(fc.integer({ min: 200_000, max: 260_000 }), { maxLength: 8 }),
  });
  const ceiling = { low: 238_000, high: 250_000 };
  const listPrice = 255_000;

  test("the same seed and prices give the same talk, and a longer talk begins as the shorter one", () => {
    fc.assert(
      fc.property(arbitrary, ({ kind, seed, asks }) => {
        const counterpart = { kind, seed, ceiling, listPrice };
        const talk = rehearse(counterpart, asks);
        expect(rehearse(counterpart, asks)).toEqual(talk);
        const shorter = rehearse(counterpart, asks.slice(0, 1));
        expect(talk.replies.slice(0, shorter.replies.length)).toEqual(shorter.replies);
      }),
    );
  });
  test("he never goes back, never passes his ceiling, never offers more than is asked, and always ends", () => {
    fc.assert(
      fc.property(arbitrary, ({ kind, seed, asks }) => {
        const counterpart = { kind, seed, ceiling, listPrice };
        const { replies, agreedPrice } = rehearse(counterpart, asks);
        const offers = replies.flatMap(({ move, price }) => (move === "accepts" || price === null ? [] : [price]));
        expect(offers).toEqual([...offers].sort((a, b) => a - b));
        expect(Math.max(...offers)).toBeLessThanOrEqual(ceiling.high);
        if (agreedPrice !== null) expect(agreedPrice).toBeLessThanOrEqual(ceiling.high);
        expect(rehearse(counterpart, Array(8).fill(260_000)).state).toBe("left");
        expect(rehearse(counterpart, [150_000]).state).toBe("agreed");
      }),
    );
  });
  test("each has his temper: who is pressed ends higher than who speculates, and a rational one waits to be given", () => {
    const best = (kind: (typeof COUNTERPART_KINDS)[number]) =>
      Array.from({ length: 40 }, (_, seed) => {
        const asks = [254_000, 253_000, 252_500, 252_250, 252_100, 252_000];
        return Math.max(...rehearse({ kind, seed, ceiling, listPrice }, asks).replies.map(({ price }) => price ?? 0));
      }).reduce((sum, price) => sum + price, 0) / 40;
    expect(best("urgente")).toBeGreaterThan(best("racional"));
    expect(best("racional")).toBeGreaterThan(best("especulador"));
    const stubborn = rehearse({ kind: "racional", seed: 3, ceiling, listPrice }, [255_000, 255_000]);
    expect(stubborn.replies.map(({ move }) => move)).toEqual(["opens", "stands", "stands"]);
  });
});
