import { expect, test } from "vitest";
import { conflictsAmong, type Planned } from "./conflicts.ts";
import { placeInColumns } from "./day-layout.ts";

const at = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

test("alone they take the whole width", () => {
  expect(placeInColumns([at(9, 10), at(10, 11)])).toEqual([
    { column: 0, columns: 1, span: 1 },
    { column: 0, columns: 1, span: 1 },
  ]);
});

test("overlapping ones share it; a later one takes the free column", () => {
  // 9–12 | 9–10, then 10–11 under it
  expect(placeInColumns([at(9, 12), at(9, 10), at(10, 11)])).toEqual([
    { column: 0, columns: 2, span: 1 },
    { column: 1, columns: 2, span: 1 },
    { column: 1, columns: 2, span: 1 },
  ]);
});

test("an event spreads over columns that are free beside it", () => {
  const [, , , late] = placeInColumns([at(9, 11), at(9, 10), at(9, 10), at(10, 11)]);
  expect(late).toEqual({ column: 1, columns: 3, span: 2 });
});

test("a task of no length is still a block", () => {
  expect(placeInColumns([at(9, 9), { from: 550, to: 560 }]).map(({ column }) => column)).toEqual([0, 1]);
});

const visit = (key: string, from: string, to: string, more: Partial<Planned> = {}): Planned => ({
  key,
  kind: "visita",
  startsAt: `2026-10-19T${from}:00.000Z`,
  endsAt: `2026-10-19T${to}:00.000Z`,
  isAllDay: false,
  ownerId: "ana",
  homeId: null,
  ...more,
});

test("one person at two places, one home with two visits", () => {
  expect(conflictsAmong([visit("b", "10:30", "11:30"), visit("a", "10:00", "11:00")])).toEqual([
    { keys: ["a", "b"], of: "persona" },
  ]);
  const two = [
    visit("a", "10:00", "11:00", { homeId: "piso" }),
    visit("b", "10:30", "11:30", { homeId: "piso", ownerId: "luis" }),
  ];
  expect(conflictsAmong(two)).toEqual([{ keys: ["a", "b"], of: "vivienda" }]);
});

test("an event directly after, a task and a whole day clash with nothing", () => {
  expect(
    conflictsAmong([
      visit("a", "10:00", "11:00"),
      visit("b", "11:00", "12:00"),
      visit("c", "10:15", "10:30", { kind: "tarea" }),
      visit("d", "00:00", "23:00", { isAllDay: true }),
    ]),
  ).toEqual([]);
});
