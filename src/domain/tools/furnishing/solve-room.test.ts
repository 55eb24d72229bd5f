import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "../floor-plan/apply-command.ts";
import type { PlanCommand } from "../floor-plan/commands.ts";
import { planOf } from "../floor-plan/levels.test-data.ts";
import type { Furniture, Level, OpeningKind, RoomUse } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { checkPiece } from "./check-piece.ts";
import { isWithinRings, overlap, rectangleAt } from "./polygons.ts";
import { type FurnishRequest, solveRoom } from "./solve-room.ts";

/** A room, an L where `bite` is not null, with a door in its lower wall and a window in its upper one. */
function roomWith(
  width: number,
  depth: number,
  bite: { x: number; y: number } | null,
  door: { at: number; kind: OpeningKind },
): Level {
  const w = width + 50;
  const d = depth + 50;
  const corners = bite
    ? [
        [-50, -50],
        [w - bite.x, -50],
        [w - bite.x, bite.y],
        [w, bite.y],
        [w, d],
        [-50, d],
      ]
    : [
        [-50, -50],
        [w, -50],
        [w, d],
        [-50, d],
      ];
  const point = (at: number) => {
    const [x, y] = corners[at % corners.length]!;
    return { x: x!, y: y! };
  };
  const walls = corners.map(
    (_, at): PlanCommand => ({
      do: "draw-wall",
      levelId: "p0",
      id: `w${at}`,
      from: point(at),
      to: point(at + 1),
      thicknessMm: 100,
      kind: "tabique",
    }),
  );
  const lower = corners.length === 4 ? "w2" : "w4";
  const opening = { hinge: "from", opensTo: "right", heightMm: 1200 } as const;
  const openings: PlanCommand[] = [
    {
      do: "put-opening",
      levelId: "p0",
      opening: { ...opening, id: "door", wallId: lower, kind: door.kind, offsetMm: door.at, widthMm: 800, sillMm: 0 },
    },
    {
      do: "put-opening",
      levelId: "p0",
      opening: { ...opening, id: "window", wallId: "w0", kind: "ventana", offsetMm: 1000, widthMm: 1000, sillMm: 900 },
    },
  ];
  return [...walls, ...openings].reduce((plan, command) => {
    const answer = applyCommand(plan, command);
    if (answer.kind === "refused") throw new Error(answer.reason);
    return answer.plan;
  }, planOf()).levels[0]!;
}

function request(level: Level, use: RoomUse, seed = 1): FurnishRequest {
  const shape = shapeLevel(level);
  return { room: shape.rooms[0]!, shape, use, style: "contemporaneo", budget: "usual", seed, id: "f" };
}

const itemsOf = (answer: ReturnType<typeof solveRoom>) =>
  answer.kind === "fits" ? answer.furniture.map(({ item }) => item) : [];
const outline = ({ at, widthMm, depthMm, rotation }: Furniture) => rectangleAt(at, widthMm, depthMm, rotation);
const bedroom = roomWith(4000, 3400, null, { at: 600, kind: "puerta" });

test("a bedroom of 4 × 3.40 m gets a double bed, two tables and a wardrobe, the bed's head to a wall", () => {
  const answer = solveRoom(request(bedroom, "dormitorio"));
  expect(itemsOf(answer)).toEqual(expect.arrayContaining(["bed-150", "bedside-table", "wardrobe-sliding"]));
  const bed = answer.kind === "fits" && answer.furniture.find(({ item }) => item === "bed-150");
  if (!bed) throw new Error("no bed");
  const angle = (bed.rotation * Math.PI) / 180;
  const head = { x: bed.at.x + (Math.sin(angle) * bed.depthMm) / 2, y: bed.at.y - (Math.cos(angle) * bed.depthMm) / 2 };
  const toWall = Math.min(head.x, head.y, 4000 - head.x, 3400 - head.y);
  expect(Math.abs(toWall)).toBeLessThanOrEqual(1);
});

test("the same seed gives the same layout", () => {
  expect(solveRoom(request(bedroom, "dormitorio", 5))).toEqual(solveRoom(request(bedroom, "dormitorio", 5)));
});

test("a bedroom of 1.50 × 1.50 m has no place for a bed, and the reason is said", () => {
  const answer = solveRoom(request(roomWith(1500, 2000, null, { at: 750, kind: "puerta" }), "dormitorio"));
  expect(answer).toMatchObject({ kind: "does-not-fit", blockedBy: ["bed-90"] });
  expect(answer.kind === "does-not-fit" && answer.reason).toMatch(/^No cabe: /);
});

test("no piece ever stands in a wall, under a door's leaf or in another piece, whatever the room", () => {
  const uses: RoomUse[] = ["dormitorio", "salon", "cocina", "bano", "comedor", "despacho", "terraza"];
  const rooms = fc.record({
    width: fc.integer({ min: 22, max: 60 }).map((step) => step * 100),
    depth: fc.integer({ min: 20, max: 50 }).map((step) => step * 100),
    isL: fc.boolean(),
    door: fc.integer({ min: 500, max: 1500 }),
    kind: fc.constantFrom<OpeningKind>("puerta", "puerta-doble", "puerta-corredera"),
    use: fc.constantFrom(...uses),
    seed: fc.integer({ min: 0, max: 99 }),
  });
  let furnished = 0;
  fc.assert(
    fc.property(rooms, ({ width, depth, isL, door, kind, use, seed }) => {
      const bite = isL && depth > 3000 && width > 3500 ? { x: 1200, y: 1100 } : null;
      const level = roomWith(width, depth, bite, { at: door, kind });
      const asked = request(level, use, seed);
      const answer = solveRoom(asked);
      if (answer.kind === "does-not-fit") return;
      furnished++;
      const swings = asked.shape.walls.flatMap(({ openings }) => openings.flatMap((each) => each.swings));
      for (const piece of answer.furniture) {
        expect(isWithinRings(outline(piece), asked.room.inner)).toBe(true);
        for (const swing of swings) expect(overlap(outline(piece), swing)).toBe(false);
      }
      // Chairs stand under their tables, rugs under sofas.
      const large = answer.furniture.filter(({ item }) => !/chair|rug|^tv$/.test(item));
      large.forEach((one, at) => {
        for (const other of large.slice(at + 1)) expect(overlap(outline(one), outline(other))).toBe(false);
      });
    }),
    { numRuns: 25 },
  );
  expect(furnished).toBeGreaterThan(10);
});

test("a piece put by hand is told why it does not fit", () => {
  const shape = shapeLevel(bedroom);
  const room = shape.rooms[0]!;
  const piece = (id: string, item: string, x: number, y: number, widthMm: number, depthMm: number): Furniture => ({
    id,
    item,
    at: { x, y },
    rotation: 0,
    widthMm,
    depthMm,
    heightMm: 500,
    isMirrored: false,
  });
  const bed = piece("bed", "bed-150", 2000, 1025, 1550, 2050);
  expect(checkPiece(bed, [], room, shape)).toEqual({ kind: "fits" });
  expect(checkPiece(piece("bed", "bed-150", 300, 1025, 1550, 2050), [], room, shape)).toMatchObject({
    reason: "No cabe: «Cama de 150» se mete en la pared o se sale de la estancia.",
  });
  const chest = piece("chest", "chest-drawers", 2000, 2700, 1000, 480);
  expect(checkPiece(chest, [bed], room, shape)).toEqual({
    kind: "does-not-fit",
    reason: "No cabe: entre «Cama de 150» y «Cómoda» quedarían 41\u00a0cm y hacen falta 60.",
    blockedBy: ["bed"],
  });
});
