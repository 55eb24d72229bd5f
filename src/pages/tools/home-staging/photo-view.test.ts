import { expect, test } from "vitest";
import { asideOf } from "./photo-view.tsx";

test("two handles near each other give way along the line between them, so far that both can be grasped", () => {
  const [one, other] = [
    { x: 500, y: 300 },
    { x: 519, y: 317 },
  ];
  const [mine, its] = [asideOf(one, [one, other], 620), asideOf(other, [one, other], 620)];
  const apart = Math.hypot(other.x + its.x - one.x - mine.x, other.y + its.y - one.y - mine.y);
  expect(apart).toBeCloseTo(Math.hypot(19, 17) + 44, 6);
});

test("a handle that stands alone, or on a point of its own, stays on its point", () => {
  expect(asideOf({ x: 10, y: 10 }, [{ x: 400, y: 10 }], 620)).toEqual({ x: 0, y: 0 });
  expect(asideOf({ x: 10, y: 10 }, [{ x: 10, y: 10 }], 620)).toEqual({ x: 0, y: 0 });
});
