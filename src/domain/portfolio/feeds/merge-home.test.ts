import { expect, test } from "vitest";
import type { Home } from "../homes/home.ts";
import { type FeedValues, mergeHome } from "./merge-home.ts";

/** Only the fields that matter here. */
const home = (fields: Partial<Home>) => fields as Home;
const shown = (fields: Partial<Home>) => ({ ...fields, photos: [] }) as unknown as FeedValues;

test("a field that the sender changes is taken over and recorded as before and after", () => {
  const merged = mergeHome({
    incoming: shown({ price: 210_000 }),
    last: { price: 200_000 },
    current: home({ price: 200_000 }),
  });
  expect(merged).toEqual({ home: { price: 210_000 }, changes: { price: [200_000, 210_000] }, conflicts: [] });
});

test("a correction stays while the sender repeats the former value", () => {
  const merged = mergeHome({
    incoming: shown({ price: 200_000 }),
    last: { price: 200_000 },
    current: home({ price: 195_000 }),
  });
  expect(merged).toEqual({ home: { price: 195_000 }, changes: {}, conflicts: [] });
});

test("a field that both changed is a conflict: the correction stays unless the sender's value is taken", () => {
  const both = { incoming: shown({ price: 210_000 }), last: { price: 200_000 }, current: home({ price: 195_000 }) };
  expect(mergeHome(both)).toEqual({
    home: { price: 195_000 },
    changes: { price: [195_000, 210_000] },
    conflicts: ["price"],
  });
  expect(mergeHome(both, (field) => field === "price").home).toEqual({ price: 210_000 });
});

test("a field that the sender drops goes; without a last delivery present values count as the sender's", () => {
  const gone = mergeHome({ incoming: shown({}), last: { floor: 3 }, current: home({ floor: 3 }) });
  expect(gone).toEqual({ home: {}, changes: { floor: [3, null] }, conflicts: [] });
  const first = mergeHome({ incoming: shown({ floor: 4 }), last: null, current: home({ floor: 3 }) });
  expect(first).toEqual({ home: { floor: 4 }, changes: { floor: [3, 4] }, conflicts: [] });
});
