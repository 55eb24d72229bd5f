import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Home, homeSchema } from "../homes/home.ts";
import type { FeedRow } from "./feed-row.ts";
import { type FeedValues, feedValuesOf, mergeHome } from "./merge-home.ts";

const row = (home: Home, more: Partial<FeedRow> = {}): FeedRow & { home: Home } => ({
  ordinal: 1,
  line: 2,
  externalId: "A",
  label: "A",
  extras: {},
  photos: ["https://a.example/1.jpg"],
  problems: [],
  ...more,
  home,
});

describe("the values that a sender gives of a home", () => {
  test("fields and photos, and extras only where there are any", () => {
    const shown = feedValuesOf(row(homeSchema.parse({ price: 100 })));
    expect(shown).toMatchObject({ price: 100, photos: ["https://a.example/1.jpg"] });
    expect(shown).not.toHaveProperty("extras");
    expect(feedValuesOf(row(homeSchema.parse({}), { extras: { kyero: { date: "2026" } } })).extras).toEqual({
      kyero: { date: "2026" },
    });
  });

  test("amounts to the cent, as the database keeps them: 100.005 is 100.01, 99.994 is 99.99", () => {
    const shown = feedValuesOf(row(homeSchema.parse({ price: 100.005, closedPrice: 99.994 })));
    expect([shown.price, shown.closedPrice]).toEqual([100.01, 99.99]);
    expect(feedValuesOf(row(homeSchema.parse({}))).price).toBeUndefined();
  });
});

describe("a home that both changed", () => {
  const fields = fc.record(
    { price: fc.integer({ min: 1, max: 3 }), rooms: fc.integer({ min: 1, max: 3 }), title: fc.constantFrom("a", "b") },
    { requiredKeys: [] },
  );
  const merge = (shown: object, last: object | null, current: object, takes?: (field: string) => boolean) =>
    mergeHome({ incoming: { ...shown, photos: [] } as unknown as FeedValues, last, current: current as Home }, takes);

  test("photos and extras are no fields of it", () => {
    const shown = { price: 1, photos: ["x"], extras: { kyero: {} } } as unknown as FeedValues;
    expect(mergeHome({ incoming: shown, last: { price: 1, photos: [] }, current: { price: 1 } as Home })).toEqual({
      home: { price: 1 },
      changes: {},
      conflicts: [],
    });
  });

  test("the same change of both is none, and no conflict", () => {
    expect(merge({ price: 3 }, { price: 1 }, { price: 3 })).toEqual({ home: { price: 3 }, changes: {}, conflicts: [] });
  });

  test("a value that a person added and the sender now says differently is a conflict", () => {
    const both = merge({ rooms: 3 }, {}, { rooms: 2 });
    expect(both).toEqual({ home: { rooms: 2 }, changes: { rooms: [2, 3] }, conflicts: ["rooms"] });
  });

  test("taken or not, a value that the sender withdrew goes or stays", () => {
    expect(merge({}, { rooms: 3 }, { rooms: 2 }).home).toEqual({ rooms: 2 });
    expect(merge({}, { rooms: 3 }, { rooms: 2 }, () => true).home).toEqual({});
  });

  test("a sender who repeats what they said changes nothing", () => {
    fc.assert(
      fc.property(fields, fields, (expected, current) => {
        expect(merge(expected, expected, current)).toEqual({ home: current, changes: {}, conflicts: [] });
      }),
    );
  });

  test("where nobody corrected anything, or all is taken, the home says what the sender says", () => {
    fc.assert(
      fc.property(fields, fields, (expected, last) => {
        expect(merge(expected, last, last).home).toEqual(expected);
        expect(merge(expected, last, last).conflicts).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fields, fields, fields, (expected, last, current) => {
        const { home, conflicts } = merge(expected, last, current, () => true);
        for (const field of conflicts)
          expect(home[field as keyof Home]).toEqual(expected[field as keyof typeof expected]);
      }),
    );
  });

  test("every conflict is a change, and what is in neither stays", () => {
    fc.assert(
      fc.property(fields, fields, fields, (expected, last, current) => {
        const { home, changes, conflicts } = merge(expected, last, { ...current, floor: 4 });
        expect(Object.keys(changes)).toEqual(expect.arrayContaining(conflicts));
        expect(home.floor).toBe(4);
        for (const field of conflicts)
          expect(home[field as keyof Home]).toEqual(current[field as keyof typeof current]);
      }),
    );
  });
});
