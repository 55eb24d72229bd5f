import fc from "fast-check";
import { expect, test } from "vitest";
import type { Demand, OfferedHome } from "./pair.ts";
import { ANYTHING, HOME, WANTED, ZONE } from "./pairs.test-data.ts";
import { demandsForHome, homesForDemand, type Ranking } from "./rank.ts";

const scores = <T>({ fits, near }: Ranking<T>) => [fits, near].map((list) => list.map(({ match }) => match.score));

test("the best comes first, and what nearly fits stands apart", () => {
  const dear = { ...HOME, price: 262_500 };
  const small = { ...HOME, rooms: 2 };
  const { fits, near } = homesForDemand(WANTED, [dear, small, HOME, { ...HOME, type: "chalet" }]);
  expect(fits.map(({ of }) => of)).toEqual([HOME, dear]);
  expect(near.map(({ of }) => of)).toEqual([small]);
});

test("whoever asks for nothing is matched by no home", () => {
  expect(demandsForHome(HOME, [ANYTHING])).toEqual({ fits: [], near: [] });
});

test("one wish that is nearly met is worth a word, though nothing else was asked for", () => {
  const { near } = demandsForHome(HOME, [{ ...ANYTHING, priceMax: 230_000, tolerance: 0 }]);
  expect(near.map(({ match }) => match.kind === "near" && match.missing)).toEqual(["supera presupuesto"]);
});

test("of equal scores the one that meets more wishes is first", () => {
  const demands = [
    { ...ANYTHING, priceMax: 250_000 },
    { ...ANYTHING, priceMax: 250_000, roomsMin: 2 },
  ];
  expect(demandsForHome({ ...HOME, daysOffered: null }, demands).fits.map(({ of }) => of.roomsMin)).toEqual([2, null]);
});

test("a home of which a must is unconfirmed comes behind every home that is known to have it, though it scores more", () => {
  // The dear one has its lift and lacks four fifths of the 30 points of its price: 76. Of the other one nobody knows the lift: 100 − 15.
  const known = { ...HOME, price: 270_000 };
  const open = { ...HOME, flags: {} };
  const { fits } = homesForDemand(WANTED, [open, known]);
  expect(fits.map(({ of, match }) => [of === known, match.score, match.openMusts])).toEqual([
    [true, expect.closeTo(76, 9), 0],
    [false, expect.closeTo(85, 9), 1],
  ]);
});

test("a home beside the wanted zone comes behind every home inside it, though it scores more", () => {
  const drawn = { ...WANTED, places: [], zone: ZONE, wishes: ["hasTerrace" as const] };
  const [longitude, latitude] = [Math.max(...ZONE.map(([east]) => east)) + 0.001, HOME.latitude!];
  const beside = { ...HOME, longitude, latitude, flags: { hasLift: true, hasTerrace: true } };
  const inside = { ...HOME, price: 274_000 };
  const { fits } = homesForDemand(drawn, [beside, inside]);
  expect(fits.map(({ of }) => of === inside)).toEqual([true, false]);
  expect(fits[0]!.match.score!).toBeLessThan(fits[1]!.match.score!);
});

test("a wish that nobody knows of does not put a home behind", () => {
  const demand = { ...WANTED, musts: [], wishes: ["hasLift" as const] };
  const dear = { ...HOME, price: 262_500 };
  const open = { ...HOME, flags: {} };
  expect(homesForDemand(demand, [dear, open]).fits.map(({ of }) => of === open)).toEqual([true, false]);
});

test("equal matches stay in the order in which they came", () => {
  const [one, other] = [{ ...WANTED }, { ...WANTED }];
  expect(demandsForHome(HOME, [one, other]).fits.map(({ of }) => of === one)).toEqual([true, false]);
});

test("a pair has the same score seen from the home and from the demand", () => {
  const changes = fc.record({
    price: fc.option(fc.integer({ min: 100_000, max: 400_000 })),
    rooms: fc.option(fc.integer({ min: 1, max: 5 })),
    builtAreaM2: fc.option(fc.integer({ min: 40, max: 150 })),
    places: fc.constantFrom<string[]>([], ["Ruzafa"], ["Gandia"]),
    daysOffered: fc.option(fc.integer({ min: 0, max: 400 })),
  });
  const wishes = fc.record({
    priceMax: fc.option(fc.integer({ min: 100_000, max: 400_000 })),
    tolerance: fc.constantFrom(0, 0.1, 0.25),
    roomsMin: fc.option(fc.integer({ min: 1, max: 5 })),
    areaMinM2: fc.option(fc.integer({ min: 40, max: 150 })),
  });
  fc.assert(
    fc.property(changes, wishes, (change, wish) => {
      const home: OfferedHome = { ...HOME, ...change };
      const demand: Demand = { ...WANTED, ...wish };
      expect(scores(demandsForHome(home, [demand]))).toEqual(scores(homesForDemand(demand, [home])));
    }),
  );
});
