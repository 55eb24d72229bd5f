import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLevel } from "./empty-plan.ts";
import type { Level, Wall } from "./plan.ts";
import { SNAP_RANK, type SnapRequest, snapPoint, snapTargets } from "./snapping.ts";

const wall = (id: string, from: string, to: string): Wall => ({
  id,
  from,
  to,
  thicknessMm: 100,
  kind: "tabique",
  heightMm: null,
});

function levelOf(vertices: Level["vertices"], walls: readonly Wall[]): Level {
  return { ...emptyLevel("l", "Planta baja"), vertices, walls: [...walls] };
}

/** One wall of four metres to the right, and a second that goes down from its end. */
const corner = levelOf(
  [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 4000, y: 0 },
    { id: "c", x: 4000, y: 3000 },
  ],
  [wall("ab", "a", "b"), wall("bc", "b", "c")],
);
const targets = snapTargets(corner);
const at = (x: number, y: number, more: Partial<SnapRequest> = {}) =>
  snapPoint(targets, { point: { x, y }, toleranceMm: 100, ...more });

describe("in the order of the kinds", () => {
  test("a corner wins over the wall that ends in it", () => {
    expect(at(3950, 20)).toMatchObject({ point: { x: 4000, y: 0 }, kind: "vertex", ids: ["b"] });
  });

  test("a wall wins over the grid, and the point lies on it in steps of 5 cm from its first corner", () => {
    expect(at(1512, 60)).toMatchObject({ point: { x: 1500, y: 0 }, kind: "wall", ids: ["ab"] });
  });

  test("a wall is met where a guide crosses it", () => {
    // From (1513, 2000) straight up, across the upper wall: 1513 and not the step of 1500.
    const snap = at(1540, 30, { origin: { x: 1513, y: 2000 } });
    expect(snap).toMatchObject({ point: { x: 1513, y: 0 }, kind: "wall", ids: ["ab"] });
  });

  test("a line runs parallel or perpendicular to a wall, its length in steps of 5 cm", () => {
    const level = levelOf(
      [
        { id: "a", x: 0, y: 0 },
        { id: "b", x: 4000, y: 3000 },
      ],
      [wall("ab", "a", "b")],
    );
    // (400, 300) · 2 = 1000 mm along the direction 4:3, from an origin far from the wall.
    const origin = { x: 10_000, y: 0 };
    const request = { point: { x: 10_810, y: 590 }, toleranceMm: 60, origin };
    expect(snapPoint(snapTargets(level), request)).toMatchObject({
      point: { x: 10_800, y: 600 },
      kind: "parallel",
      ids: ["ab"],
    });
    const crosswise = { point: { x: 9_390, y: 790 }, toleranceMm: 60, origin };
    expect(snapPoint(snapTargets(level), crosswise)).toMatchObject({
      point: { x: 9_400, y: 800 },
      kind: "perpendicular",
    });
  });

  test("the fourth corner of a rectangle lies where two guides cross", () => {
    expect(at(30, 2970, { origin: { x: 4000, y: 3000 } })).toMatchObject({ point: { x: 0, y: 3000 } });
  });

  test("without walls a line keeps to multiples of 15°", () => {
    const snap = snapPoint(snapTargets(levelOf([], [])), {
      point: { x: 860, y: 510 },
      toleranceMm: 40,
      origin: { x: 0, y: 0 },
    });
    // 1000 mm at 30°.
    expect(snap).toMatchObject({ point: { x: 866, y: 500 }, kind: "angle" });
  });

  test("where nothing is near the grid of 5 cm holds", () => {
    expect(snapPoint(snapTargets(levelOf([], [])), { point: { x: 123, y: -77 }, toleranceMm: 100 })).toMatchObject({
      point: { x: 100, y: -100 },
      kind: "grid",
    });
  });
});

test("a suspended point is only rounded", () => {
  expect(at(3990.4, 3.6, { isSuspended: true })).toMatchObject({ point: { x: 3990, y: 4 }, kind: "free" });
});

test("a corner that moves neither attracts itself nor by its walls", () => {
  const moving = snapTargets(corner, new Set(["b"]));
  expect(moving.vertices.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(moving.walls).toEqual([]);
});

test("a wall without length attracts as a point", () => {
  const level = levelOf([{ id: "a", x: 510, y: 500 }], [wall("aa", "a", "a")]);
  const without = { ...snapTargets(level), vertices: [] };
  expect(snapPoint(without, { point: { x: 520, y: 480 }, toleranceMm: 50 })).toMatchObject({
    point: { x: 510, y: 500 },
    kind: "wall",
  });
});

const coordinate = fc.integer({ min: -20_000, max: 20_000 });
const place = fc.record({ x: coordinate, y: coordinate });
const levels = fc.array(fc.tuple(place, place), { maxLength: 8 }).map((pairs) =>
  levelOf(
    pairs.flatMap(([from, to], i) => [
      { id: `f${i}`, ...from },
      { id: `t${i}`, ...to },
    ]),
    pairs.map((_, i) => wall(`w${i}`, `f${i}`, `t${i}`)),
  ),
);
const requests = fc.record({
  point: fc.record({
    x: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
    y: fc.double({ min: -20_000, max: 20_000, noNaN: true }),
  }),
  toleranceMm: fc.integer({ min: 1, max: 400 }),
  origin: fc.option(place, { nil: undefined }),
});

test("a snapped point snaps to itself", () => {
  fc.assert(
    fc.property(levels, requests, (level, request) => {
      const known = snapTargets(level);
      const { point } = snapPoint(known, request);
      expect(snapPoint(known, { ...request, point }).point).toEqual(point);
    }),
    { numRuns: 400 },
  );
});

test("whatever is within reach wins by its rank", () => {
  fc.assert(
    fc.property(levels, requests, fc.nat(), (level, request, pick) => {
      const known = snapTargets(level);
      const vertex = known.vertices[pick % Math.max(1, known.vertices.length)];
      if (vertex) {
        const near = { x: vertex.x + 0.4, y: vertex.y - 0.4 };
        const snap = snapPoint(known, { ...request, point: near });
        expect(snap.kind).toBe("vertex");
        expect(Math.hypot(snap.point.x - near.x, snap.point.y - near.y)).toBeLessThanOrEqual(request.toleranceMm);
      }
      const stuck = known.walls[pick % Math.max(1, known.walls.length)];
      if (stuck) {
        const middle = { x: (stuck.from.x + stuck.to.x) / 2, y: (stuck.from.y + stuck.to.y) / 2 };
        expect(SNAP_RANK[snapPoint(known, { ...request, point: middle }).kind]).toBeLessThanOrEqual(SNAP_RANK.wall);
      }
    }),
  );
});

test("points are whole, and are the same whenever they are asked for", () => {
  fc.assert(
    fc.property(levels, requests, (level, request) => {
      const snap = snapPoint(snapTargets(level), request);
      expect(Number.isInteger(snap.point.x) && Number.isInteger(snap.point.y)).toBe(true);
      expect(snapPoint(snapTargets(level), request)).toEqual(snap);
    }),
  );
});
