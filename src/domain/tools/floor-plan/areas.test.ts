import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "./apply-command.ts";
import { areasOf, compareAreas } from "./areas.ts";
import { combineRings } from "./combine-rings.ts";
import { axisOf, facesOf } from "./faces.ts";
import { ringsArea } from "./geometry.ts";
import { wallGraph } from "./half-edges.ts";
import { levelOf, planOf } from "./levels.test-data.ts";
import type { Level, RoomLabel, WallKind } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";
import { wallCorners } from "./wall-corners.ts";
import { wallSolids } from "./wall-solids.ts";

const rectangle = (kinds: readonly WallKind[] = [], labels: RoomLabel[] = []): Level => ({
  ...levelOf(
    [
      [-50, -50, 4050, -50],
      [4050, -50, 4050, 3050],
      [4050, 3050, -50, 3050],
      [-50, 3050, -50, -50],
    ],
    (at) => ({ kind: kinds[at] ?? "tabique" }),
  ),
  rooms: labels,
});

const label = (id: string, x: number, y: number, cover: RoomLabel["cover"], name = id): RoomLabel => ({
  id,
  at: { x, y },
  name,
  use: "salon",
  cover,
  floor: "roble",
});

test("4 × 3 m clear with walls of 10 cm: 12.00 m² usable, 13.44 m² built, with their formulas", () => {
  const areas = areasOf(planOf(rectangle([], [label("salón", 100, 100, "interior")])));
  expect(areas.usableM2).toBeCloseTo(12, 9);
  expect(areas.builtM2).toBeCloseTo(13.44, 9);
  expect(areas.usableFormula).toBe("salón 12,00\u00a0m²");
  expect(areas.builtFormula).toBe("13,44\u00a0m² dentro de las caras exteriores");
});

test("a party wall counts to its middle: 4.15 × 3.20 = 13.28 m² in Spain, whole where no rule is known", () => {
  const plan = planOf(rectangle(["tabique", "medianera"]));
  expect(areasOf(plan).builtM2).toBeCloseTo(4.15 * 3.2, 9);
  expect(areasOf({ ...plan, country: "BO" }).builtM2).toBeCloseTo(13.44, 9);
});

test("an L of 6 × 4 less 2 × 2 m clear has 20.00 m²", () => {
  const plan = planOf(
    levelOf([
      [-50, -50, 6050, -50],
      [6050, -50, 6050, 2050],
      [6050, 2050, 4050, 2050],
      [4050, 2050, 4050, 4050],
      [4050, 4050, -50, 4050],
      [-50, 4050, -50, -50],
    ]),
  );
  expect(areasOf(plan).usableM2).toBeCloseTo(20, 9);
});

test("a covered terrace counts half, an open one not, and both are told", () => {
  const terrace = (cover: RoomLabel["cover"]) => {
    const plan = planOf({
      ...levelOf([
        [-50, -50, 4050, -50],
        [4050, -50, 4050, 3050],
        [4050, 3050, -50, 3050],
        [-50, 3050, -50, -50],
        [4050, -50, 6150, -50],
        [6150, -50, 6150, 3050],
        [6150, 3050, 4050, 3050],
      ]),
      rooms: [label("salón", 100, 100, "interior"), label("terraza", 5000, 1000, cover)],
    });
    return areasOf(plan);
  };
  const covered = terrace("exterior-cubierto");
  expect(covered.usableM2).toBeCloseTo(15, 9);
  // The terrace with its walls reaches 2.10 m beyond the outer face of the room, over 3.20 m.
  expect(covered.builtM2).toBeCloseTo(13.44 + (2.1 * 3.2) / 2, 9);
  expect(covered.levels[0]!.rooms[1]!.formula).toBe(
    "6,00\u00a0m² × 50\u00a0% por ser exterior cubierto = 3,00\u00a0m²",
  );
  const open = terrace("exterior-descubierto");
  expect(open.usableM2).toBeCloseTo(12, 9);
  expect(open.builtM2).toBeCloseTo(13.44, 9);
  expect(open.uncoveredExteriorM2).toBeCloseTo(6, 9);
});

test("a zone lower than 1.50 m is taken away: a strip of 1 × 3 m leaves 9.00 and 10.44 m²", () => {
  const zone = {
    id: "z",
    outline: [
      { x: -500, y: -500 },
      { x: 1000, y: -500 },
      { x: 1000, y: 4000 },
      { x: -500, y: 4000 },
    ],
  };
  const areas = areasOf(planOf({ ...rectangle(), lowZones: [zone] }));
  expect(areas.usableM2).toBeCloseTo(9, 6);
  expect(areas.builtM2).toBeCloseTo(10.44, 6);
});

test("a pillar that stands in a room is taken from its floor", () => {
  const pillar: [number, number, number, number][] = [
    [1850, 1350, 2150, 1350],
    [2150, 1350, 2150, 1650],
    [2150, 1650, 1850, 1650],
    [1850, 1650, 1850, 1350],
  ];
  const plan = planOf({ ...rectangle() });
  const level = levelOf([
    [-50, -50, 4050, -50],
    [4050, -50, 4050, 3050],
    [4050, 3050, -50, 3050],
    [-50, 3050, -50, -50],
    ...pillar,
  ]);
  // The pillar is 0.40 m wide from face to face.
  expect(
    areasOf({ ...plan, levels: [level] }).levels[0]!.rooms.map(({ floorM2 }) => Number(floorM2.toFixed(6))),
  ).toContain(11.84);
});

test("declared areas are compared in square metres and as a share", () => {
  expect(compareAreas({ usableM2: 102, builtM2: 120 }, { usable: 100, built: null })).toEqual([
    { what: "usable", drawnM2: 102, declaredM2: 100, differenceM2: 2, share: 0.02 },
  ]);
});

test("countries without a rule that we know say so", () => {
  expect(areasOf({ ...planOf(rectangle()), country: "MX" }).basis).toBe(
    "Sin regla para este país: los exteriores se dicen aparte y no se suman.",
  );
});

test("mitred rings and faces without the walls' solids have the same area, to the square millimetre", () => {
  const place = fc.record({ x: fc.integer({ min: -8, max: 8 }), y: fc.integer({ min: -8, max: 8 }) });
  const skewed = fc.record({ x: fc.integer({ min: -8000, max: 8000 }), y: fc.integer({ min: -8000, max: 8000 }) });
  const straight = place.map(({ x, y }) => ({ x: x * 1000, y: y * 1000 }));
  const line = fc.record({ from: fc.oneof(straight, skewed), to: fc.oneof(straight, skewed) });
  // A thick wall that ends askew on a thinner one is cut by its middle line in one way and not in the other.
  const plans = fc.tuple(fc.array(line, { minLength: 6, maxLength: 12 }), fc.constantFrom(0, 70, 100, 155, 300));
  let compared = 0;
  fc.assert(
    fc.property(plans, ([lines, thicknessMm]) => {
      const plan = lines.reduce((before, { from, to }, at) => {
        const answer = applyCommand(before, {
          do: "draw-wall",
          levelId: "p0",
          id: `w${at}`,
          from,
          to,
          thicknessMm,
          kind: "tabique",
        });
        return answer.kind === "done" ? answer.plan : before;
      }, planOf());
      const level = plan.levels[0]!;
      const graph = wallGraph(level);
      const solids = wallSolids(graph, wallCorners(graph));
      const rooms = shapeLevel(level).rooms;
      for (const { walk, axis, holes } of facesOf(graph).faces) {
        const rings = [axis, ...holes.map((hole) => axisOf(graph, hole))];
        const floors = combineRings(rings, solids, (face, wall) => face > 0 && wall === 0);
        const outer = floors.filter((ring) => ringsArea([ring]) > 0);
        const ids = walk.edges.map((edge) => graph.start[edge]!.id).join();
        const room = rooms.find(({ corners }) => corners[0]!.join() === ids);
        if (outer.length !== 1) continue;
        expect(Math.abs((room?.innerAreaMm2 ?? 0) - ringsArea(floors))).toBeLessThan(room ? 20 : 10_001);
        compared++;
      }
    }),
    { numRuns: 50 },
  );
  expect(compared).toBeGreaterThan(30);
});
