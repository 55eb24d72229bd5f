import { expect, test } from "vitest";
import { roomNames } from "./room-names.ts";

/** A room of 4 × 3 m with its corner at 0, 0. */
const PATH = "M0 0L4000 0L4000 3000L0 3000Z";
const room = (name: string) => ({ name, path: PATH, x: 2000, y: 1500 });

test("a name that fits stands in the middle of its room at the usual size", () => {
  expect(roomNames([room("Salón")], 300, [])).toEqual([{ name: "Salón", x: 2000, y: 1500, size: 300 }]);
});

test("a long name is smaller, so that its letters of 0.56 of their height take 94 % of the room", () => {
  const [name] = roomNames([room("Dormitorio principal")], 400, []);
  // 4000 · 0.94 ÷ (20 · 0.56)
  expect(name!.size).toBeCloseTo(335.71, 2);
});

test("a name that nobody could read is left out", () => {
  expect(roomNames([room("Dormitorio principal")], 500, [])).toEqual([]);
});

test("a dot on the name sends it below the dot, and out where there is no room", () => {
  const [name] = roomNames([room("Salón")], 300, [{ x: 2000, y: 1500 }]);
  // Half a dot of 480 and 0.7 of the letters below its middle.
  expect(name).toEqual({ name: "Salón", x: 2000, y: 1950, size: 300 });
  expect(roomNames([room("Salón")], 300, [{ x: 2000, y: 2600 }])[0]!.y).toBe(1500);
  const low = { ...room("Salón"), y: 2700 };
  expect(roomNames([low], 300, [{ x: 2000, y: 2700 }])).toEqual([]);
});

test("a room of another program that has no path keeps its name", () => {
  expect(roomNames([{ name: "Salón", path: "", x: 1, y: 2 }], 3, [])).toEqual([{ name: "Salón", x: 1, y: 2, size: 3 }]);
});
