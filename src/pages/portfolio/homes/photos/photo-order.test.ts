import { expect, test } from "vitest";
import { orderAfterDrop, orderAfterMove } from "./photo-order.ts";

const IDS = ["a", "b", "c", "d"];

test.each([
  [0, 2, ["b", "c", "a", "d"]],
  [3, 0, ["d", "a", "b", "c"]],
  [1, 9, ["a", "c", "d", "b"]],
  [2, -1, ["c", "a", "b", "d"]],
])("from %i to %i", (from, to, expected) => expect(orderAfterMove(IDS, from, to)).toEqual(expected));

test.each([
  ["a", "c", true, ["b", "a", "c", "d"]],
  ["a", "c", false, ["b", "c", "a", "d"]],
  ["d", "a", true, ["d", "a", "b", "c"]],
  ["a", "b", true, null],
  ["b", "a", false, null],
  ["a", "a", true, null],
  ["z", "a", true, null],
])("%s dropped at %s, before: %s", (moved, over, isBefore, expected) => {
  expect(orderAfterDrop(IDS, { moved, over, isBefore })).toEqual(expected);
});
