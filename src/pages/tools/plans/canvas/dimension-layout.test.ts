import { expect, test } from "vitest";
import { layOutDimensions } from "./dimension-layout.ts";

const flat = (id: string, from: number, to: number, offsetMm = -500) => ({
  id,
  from: { x: from, y: 0 },
  to: { x: to, y: 0 },
  offsetMm,
});

test("the total steps outside of the chain that it covers, and the chain stays in line", () => {
  const placed = layOutDimensions([flat("total", 0, 8000), flat("a", 0, 3000), flat("b", 3000, 8000)], 200);
  const at = (id: string) => placed.find((line) => line.id === id)?.from.y;
  expect(at("a")).toBe(-500);
  expect(at("b")).toBe(-500);
  expect(at("total")).toBe(-700);
});

test("lines that cross or lie apart keep their places", () => {
  const upright = { id: "up", from: { x: 0, y: 0 }, to: { x: 0, y: 3000 }, offsetMm: 500 };
  const placed = layOutDimensions([flat("a", 0, 3000), flat("b", 0, 3000, 900), upright], 200);
  expect(placed.map(({ from }) => from)).toEqual([
    { x: 0, y: -500 },
    { x: 0, y: 900 },
    { x: -500, y: 0 },
  ]);
});

test("no text stands on its head", () => {
  const [left] = layOutDimensions([flat("a", 3000, 0)], 200);
  expect(left?.degrees).toBe(0);
});
