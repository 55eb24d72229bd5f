import { expect, test } from "vitest";
import { placeInColumns } from "./day-layout.ts";

const at = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const columns = (...events: { from: number; to: number }[]) => placeInColumns(events).map(({ column }) => column);

test("in whatever order they come: the earlier first, of two the longer first, of equal ones the first", () => {
  expect(columns(at(10, 11), at(9, 12), at(9, 10))).toEqual([1, 0, 1]);
  expect(columns(at(9, 10), at(9, 12))).toEqual([1, 0]);
  expect(columns(at(9, 10), at(9, 10), at(9, 10))).toEqual([0, 1, 2]);
  expect(columns(at(12, 13), at(11, 12), at(10, 11))).toEqual([0, 0, 0]);
});

test("a short one is drawn for 25 minutes: to 9:25", () => {
  const short = { from: 540, to: 541 };
  expect(columns(short, { from: 565, to: 600 })).toEqual([0, 0]);
  expect(columns(short, { from: 564, to: 600 })).toEqual([0, 1]);
});

test("an event that begins when all others have ended has the whole width", () => {
  expect(placeInColumns([at(9, 11), at(9, 10), at(11, 12)])[2]).toEqual({ column: 0, columns: 1, span: 1 });
});

test("one that ends as another begins spreads beside it", () => {
  // 9–12 | 9–10, then 10–12 below it | 10–11
  const placed = placeInColumns([at(9, 12), at(9, 10), at(10, 12), at(10, 11)]);
  expect(placed).toEqual([
    { column: 0, columns: 3, span: 1 },
    { column: 1, columns: 3, span: 2 },
    { column: 1, columns: 3, span: 1 },
    { column: 2, columns: 3, span: 1 },
  ]);
});

test("none of none", () => expect(placeInColumns([])).toEqual([]));
