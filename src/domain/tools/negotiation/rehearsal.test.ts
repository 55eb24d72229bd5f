import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNTERPART_KINDS, type CounterpartKind, rehearse } from "./rehearsal.ts";

const ceiling = { low: 238_000, high: 250_000 };
const listPrice = 255_000;
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const rehearsal = (kind: CounterpartKind, seed: number, asked: readonly number[], rest: object = {}) =>
  rehearse({ kind, seed, ceiling, listPrice, ...rest }, asked);
/** Asks so much that nobody can pay it, as often as it takes. */
const stubborn = (kind: CounterpartKind, seed: number) => rehearsal(kind, seed, Array(9).fill(260_000));

const arbitrary = fc.record({
  kind: fc.constantFrom(...COUNTERPART_KINDS),
  seed: fc.integer({ min: 0, max: 100_000 }),
  asks: fc.array(fc.integer({ min: 200_000, max: 260_000 }), { maxLength: 8 }),
});

test("the same seed and prices give the same talk, and a longer talk begins as the shorter one", () => {
  fc.assert(
    fc.property(arbitrary, ({ kind, seed, asks }) => {
      const whole = rehearsal(kind, seed, asks);
      expect(rehearsal(kind, seed, asks)).toEqual(whole);
      const shorter = rehearsal(kind, seed, asks.slice(0, 1));
      expect(whole.replies.slice(0, shorter.replies.length)).toEqual(shorter.replies);
    }),
  );
});

test("they never go back, never pass their ceiling, never offer more than is asked, and always end", () => {
  fc.assert(
    fc.property(arbitrary, ({ kind, seed, asks }) => {
      const { replies, agreedPrice, state } = rehearsal(kind, seed, asks);
      const offers = replies.flatMap(({ move, price }) => (move === "accepts" || price === null ? [] : [price]));
      expect(offers).toEqual([...offers].sort((a, b) => a - b));
      expect(Math.max(...offers)).toBeLessThanOrEqual(ceiling.high);
      for (const [round, reply] of replies.slice(1).entries())
        if (reply.price !== null) expect(reply.price).toBeLessThanOrEqual(asks[round]!);
      for (const price of offers) expect(price % 50).toBe(0);
      if (agreedPrice !== null) expect(agreedPrice).toBeLessThanOrEqual(ceiling.high);
      expect(state === "agreed").toBe(agreedPrice !== null);
      expect(stubborn(kind, seed).state).toBe("left");
    }),
  );
});

describe("how they open", () => {
  // Urgent 95 to 97 % of a ceiling of 244,000 to 250,000, and so on; fifties below.
  test.each([
    ["urgente", 231_750, 242_500],
    ["racional", 221_650, 232_200],
    ["especulador", 202_250, 212_300],
  ] as const)("%s: from %d to %d, and not always the same", (kind, least, most) => {
    const openings = SEEDS.map((seed) => rehearsal(kind, seed, []).replies[0]!);
    for (const { move, price } of openings) {
      expect(move).toBe("opens");
      expect(price).toBeGreaterThanOrEqual(least);
      expect(price).toBeLessThanOrEqual(most);
    }
    expect(new Set(openings.map(({ price }) => price)).size).toBeGreaterThan(20);
    expect(new Set(openings.map(({ phrase }) => phrase))).toEqual(new Set([0, 1, 2]));
  });
  test("never from above the list price, whatever they could pay: 97 % of 200,000 at most", () => {
    for (const seed of SEEDS)
      expect(rehearsal("urgente", seed, [], { listPrice: 200_000 }).replies[0]!.price).toBeLessThanOrEqual(194_000);
  });
});

describe("how long they last", () => {
  test.each([
    ["urgente", [3, 4]],
    ["racional", [5, 6]],
    ["especulador", [4, 5]],
  ] as const)("%s: %j answers, the last but one says that it is the last", (kind, lengths) => {
    const seen = SEEDS.map((seed) => {
      const { replies, roundsLeft, agreedPrice } = stubborn(kind, seed);
      expect(replies.at(-1)).toMatchObject({ move: "leaves", price: null });
      expect(replies.at(-2)!.move).toBe("last");
      expect(replies.filter(({ move }) => move === "last")).toHaveLength(1);
      expect([roundsLeft, agreedPrice]).toEqual([0, null]);
      return replies.length - 1;
    });
    expect([...new Set(seen)].sort()).toEqual(lengths);
  });
  test("each answer leaves one less", () => {
    const total = stubborn("racional", 3).replies.length - 1;
    expect([0, 1, 2].map((asked) => rehearsal("racional", 3, Array(asked).fill(260_000)).roundsLeft)).toEqual([
      total,
      total - 1,
      total - 2,
    ]);
    expect(rehearsal("racional", 3, [260_000])).toMatchObject({ state: "open", agreedPrice: null });
  });
});

describe("when they accept", () => {
  test("the price that they offered themselves, or less, is agreed at once", () => {
    for (const kind of COUNTERPART_KINDS) {
      const opening = rehearsal(kind, 7, []).replies[0]!.price!;
      expect(rehearsal(kind, 7, [opening])).toMatchObject({ state: "agreed", agreedPrice: opening, roundsLeft: 0 });
      expect(rehearsal(kind, 7, [150_000, 1])).toMatchObject({ state: "agreed", agreedPrice: 150_000 });
      expect(rehearsal(kind, 7, [150_000]).replies).toHaveLength(2);
    }
  });
  test("in the last round whatever they can pay; a euro more than anybody could, and they leave", () => {
    for (const kind of COUNTERPART_KINDS)
      for (const seed of SEEDS.slice(0, 20)) {
        const before = Array(stubborn(kind, seed).replies.length - 2).fill(260_000);
        // Their ceiling is at least the lowest guess, and at most the highest.
        expect(rehearsal(kind, seed, [...before, 238_000]).state).toBe("agreed");
        expect(rehearsal(kind, seed, [...before, 250_001]).state).toBe("left");
      }
  });
  test("before that only what they would give by then: the ceiling itself is not it", () => {
    const accepted = SEEDS.filter((seed) => rehearsal("especulador", seed, [237_900]).state === "agreed");
    // A speculator gives hardly anything in the first round.
    expect(accepted).toEqual([]);
  });
});

describe("each has their temper", () => {
  const asks = [254_000, 253_000, 252_500, 252_250, 252_100, 252_000];
  const best = (kind: CounterpartKind) =>
    SEEDS.slice(0, 40).reduce(
      (sum, seed) => sum + Math.max(...rehearsal(kind, seed, asks).replies.map(({ price }) => price ?? 0)) / 40,
      0,
    );
  const movesOf = (kind: CounterpartKind, seed: number, asked: number[]) =>
    rehearsal(kind, seed, asked).replies.map(({ move }) => move);

  test("whoever is pressed ends higher than whoever speculates", () => {
    expect(best("urgente")).toBeGreaterThan(best("racional"));
    expect(best("racional")).toBeGreaterThan(best("especulador"));
  });
  test("a rational one gives when given: not for the same price again, nor for a higher one", () => {
    for (const seed of [3, 4, 5]) {
      expect(movesOf("racional", seed, [255_000, 255_000])).toEqual(["opens", "stands", "stands"]);
      expect(movesOf("racional", seed, [254_000, 254_500])).toEqual(["opens", "raises", "stands"]);
      expect(movesOf("racional", seed, [254_000, 253_000])).toEqual(["opens", "raises", "raises"]);
    }
  });
  test("whoever is pressed gives for nothing", () =>
    expect(movesOf("urgente", 3, [255_000])).toEqual(["opens", "raises"]));
  test("a speculator waits while the price falls by 2 % at once, which is 5,100, and gives for less", () => {
    for (const seed of [3, 4, 5]) {
      expect(movesOf("especulador", seed, [255_000 - 5100])).toEqual(["opens", "stands"]);
      expect(movesOf("especulador", seed, [255_000 - 5099])).toEqual(["opens", "raises"]);
      expect(movesOf("especulador", seed, [255_000])).toEqual(["opens", "raises"]);
      expect(movesOf("especulador", seed, [256_000])).toEqual(["opens", "stands"]);
    }
  });
  test("early, evenly or late: after a round of many an urgent one has gone the farthest of the way", () => {
    const gone = (kind: CounterpartKind) =>
      SEEDS.reduce((sum, seed) => {
        const [opening, next] = rehearsal(kind, seed, [254_900]).replies;
        return sum + (next!.price! - opening!.price!) / (250_000 - opening!.price!);
      }, 0) / SEEDS.length;
    expect(gone("urgente")).toBeGreaterThan(gone("racional"));
    expect(gone("racional")).toBeGreaterThan(gone("especulador"));
    expect(gone("especulador")).toBeGreaterThan(0);
  });
});

describe("how far they are after each round, where their ceiling is known: 250,000", () => {
  const exact = { ceiling: { low: 250_000, high: 250_000 } };
  /** The seeds of buyers that last so many answers. */
  const lasting = (kind: CounterpartKind, rounds: number) =>
    SEEDS.filter((seed) => rehearsal(kind, seed, Array(9).fill(260_000), exact).replies.length === rounds + 1).slice(
      0,
      5,
    );
  /** Shares of the way from their opening to their ceiling; asked a little less each time, so that all of them give. */
  const shares = (kind: CounterpartKind, seed: number) => {
    const [opening, ...next] = rehearsal(kind, seed, [254_900, 254_800, 254_700], exact).replies;
    return next.map(({ price }) => (price! - opening!.price!) / (250_000 - opening!.price!));
  };
  test.each([
    // Of 4 rounds the square root: 1/2, then √2/2.
    ["urgente", 4, [0.5, Math.SQRT1_2]],
    // Of 5 rounds evenly.
    ["racional", 5, [0.2, 0.4, 0.6]],
    // Of 4 rounds to the 2.2th power: 1/4^2.2, then 1/2^2.2 and (3/4)^2.2.
    ["especulador", 4, [0.0474, 0.2176, 0.5311]],
  ] as const)("%s of %d rounds: %j", (kind, rounds, expected) => {
    const seeds = lasting(kind, rounds);
    expect(seeds).toHaveLength(5);
    for (const seed of seeds)
      for (const [round, share] of expected.entries()) {
        // Offers are rounded down to fifties, of a way of at least 7,500.
        expect(shares(kind, seed)[round]!).toBeLessThanOrEqual(share + 1e-4);
        expect(shares(kind, seed)[round]!).toBeGreaterThan(share - 50 / 7500);
      }
  });
});
