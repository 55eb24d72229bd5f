import fc from "fast-check";
import { expect, test } from "vitest";
import { afterCommand, redo, startHistory, undo } from "../document-history.ts";
import type { PhotoCamera, PhotoRoom } from "../photo-camera/photo-camera.ts";
import { applyStagingCommand, type StagingCommand } from "./apply-staging-command.ts";
import { furnishPhoto, isPartlySeen } from "./furnish-photo.ts";
import { alikeOf, fitOfPieces } from "./piece-fit.ts";
import { ADDABLE_PIECES, emptyStaging, type Staging, stagingSchema } from "./staging-document.ts";
import { furnitureOf, pieceOf, stagedRoom } from "./staging-room.ts";

/** Level camera at 1.5 m that looks along y: 1600 × 1200, 800 px of focal length. */
const CAMERA: PhotoCamera = {
  widthPx: 1600,
  heightPx: 1200,
  focalPx: 800,
  middleX: 800,
  middleY: 600,
  curvature: 0,
  right: [1, 0, 0],
  down: [0, 0, -1],
  forward: [0, 1, 0],
  eyeHeightM: 1.5,
};
/** Five metres wide and six deep, seen from half a metre before its near wall; a door in the left wall, a radiator on the far one. */
const ROOM: PhotoRoom = {
  floor: [
    [-2.5, -0.5],
    [2.5, -0.5],
    [2.5, 5.5],
    [-2.5, 5.5],
  ],
  ceilingM: 2.6,
  openings: [
    { wall: 3, fromM: 0.5, toM: 1.4, kind: "door" },
    { wall: 2, fromM: 2, toM: 3, kind: "radiator" },
  ],
};
const PHOTO = { from: "example", widthPx: 1600, heightPx: 1200 } as const;
const READY: Staging = {
  ...emptyStaging("Salón"),
  photo: PHOTO,
  camera: { ...CAMERA, right: [1, 0, 0], down: [0, 0, -1], forward: [0, 1, 0] },
};

const act = (staging: Staging, ...commands: StagingCommand[]) =>
  commands.reduce((before, command) => {
    const answer = applyStagingCommand(before, command);
    if (answer.kind === "refused") throw new Error(answer.reason);
    return answer.staging;
  }, staging);

test("a room of 5 × 6 m is one of 30 m² on the plan, with the far wall above", () => {
  const { room, shape } = stagedRoom(ROOM, "salon")!;
  expect(room.innerAreaMm2 / 1e6).toBeCloseTo(30, 2);
  const ys = room.inner[0]!.map(({ y }) => y);
  expect(Math.min(...ys)).toBeCloseTo(-5500, 0);
  expect(Math.max(...ys)).toBeCloseTo(500, 0);
  const [door, radiator] = shape.walls
    .flatMap(({ openings }) => openings)
    .sort((a, b) => a.opening.id.localeCompare(b.opening.id));
  // The left wall runs from its far corner to the near one: the door begins half a metre from the far wall.
  expect(door!.middle.y).toBeCloseTo(-5500 + 950, 0);
  expect(door!.middle.x).toBeCloseTo(-2550, 0);
  expect(door!.opening.widthMm).toBe(900);
  expect(radiator!.middle.x).toBeCloseTo(0, 0);
  // Its leaf turns into the room.
  expect(Math.max(...door!.swings[0]!.map(({ x }) => x))).toBeGreaterThan(-1700);
});

test("an outline that encloses nothing is no room", () => {
  const floor: PhotoRoom["floor"] = [
    [0, 0],
    [1, 0],
    [1, 0.00001],
  ];
  expect(stagedRoom({ ...ROOM, floor, openings: [] }, "salon")).toBeNull();
});

test("a piece goes to the plan and back unchanged", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: 0, max: 359 }),
      (x, y, turn) => {
        const piece = {
          id: "a",
          item: "sofa-2",
          x: x / 1000,
          y: y / 1000,
          turn,
          widthM: 1.6,
          depthM: 0.9,
          heightM: 0.82,
        };
        expect(pieceOf(furnitureOf(piece))).toEqual({ ...piece, y: expect.closeTo(y / 1000, 9) });
      },
    ),
  );
});

test("a furnished living room stands in the room, leaves door and radiator free, and is the same for the same seed", () => {
  const request = { camera: CAMERA, room: ROOM, use: "salon", style: "nordico", budget: "essential", seed: 7 } as const;
  const answer = furnishPhoto(request);
  if (answer.kind !== "fits") throw new Error(JSON.stringify(answer));
  expect(answer.pieces.some(({ item }) => item.startsWith("sofa"))).toBe(true);
  expect(answer.seen).toBeGreaterThanOrEqual(answer.pieces.length / 2);
  const fits = fitOfPieces(stagedRoom(ROOM, "salon")!, answer.pieces);
  for (const piece of answer.pieces) expect(fits.get(piece.id), piece.item).toEqual({ kind: "fits" });
  // Nothing stands right before the lens.
  for (const { x, y } of answer.pieces) expect(Math.abs(x) < 0.45 && y > -0.3 && y < 1.3).toBe(false);
  expect(furnishPhoto(request)).toEqual(answer);
});

test("a bed does not fit into a room of 1.5 × 1.5 m, and that is said", () => {
  const floor: PhotoRoom["floor"] = [
    [-0.75, 1],
    [0.75, 1],
    [0.75, 2.5],
    [-0.75, 2.5],
  ];
  const answer = furnishPhoto({
    camera: CAMERA,
    room: { ...ROOM, floor, openings: [] },
    use: "dormitorio",
    style: "nordico",
    budget: "usual",
    seed: 1,
  });
  expect(answer).toMatchObject({ kind: "does-not-fit", reason: expect.stringMatching(/^No cabe/) });
});

test("a sofa that is pushed through the wall does not fit", () => {
  const sofa = { id: "s", item: "sofa-3", x: 2.4, y: 3, turn: 90, widthM: 2.2, depthM: 0.95, heightM: 0.82 };
  const fits = fitOfPieces(stagedRoom(ROOM, "salon")!, [sofa]);
  expect(fits.get("s")).toMatchObject({ kind: "does-not-fit", reason: expect.stringContaining("pared") });
  expect(fitOfPieces(stagedRoom(ROOM, "salon")!, [{ ...sofa, x: 1.5 }]).get("s")).toEqual({ kind: "fits" });
});

test("a piece is seen while any of its corners is, and gone behind the viewer", () => {
  const sofa = { id: "a", item: "sofa-2", turn: 0, widthM: 1.6, depthM: 0.9, heightM: 0.8 };
  expect(isPartlySeen(CAMERA, { ...sofa, x: 0, y: 3 })).toBe(true);
  expect(isPartlySeen(CAMERA, { ...sofa, x: 0, y: -2 })).toBe(false);
  // At three metres the photo is six metres wide: the middle lies outside, an end still inside.
  expect(isPartlySeen(CAMERA, { ...sofa, x: 3.5, y: 3 })).toBe(true);
  expect(isPartlySeen(CAMERA, { ...sofa, x: 5, y: 3 })).toBe(false);
});

test("pieces are swapped for others of their kind, and lone ones stay", () => {
  expect(alikeOf("sofa-2", ADDABLE_PIECES)).toBe("sofa-3");
  expect(alikeOf("dining-table-round", ADDABLE_PIECES)).toBe("dining-table-4");
  expect(alikeOf("piano", ADDABLE_PIECES)).not.toBe("wardrobe-2");
});

test("commands add, move, turn, swap and remove, and the document stays one that the schema takes", () => {
  const added = act(READY, { do: "add-piece", id: "p1", item: "sofa-2", x: 0.12345, y: 2, turn: -90 });
  expect(added.pieces[0]).toEqual({
    id: "p1",
    item: "sofa-2",
    x: 0.123,
    y: 2,
    turn: 270,
    widthM: 1.6,
    depthM: 0.9,
    heightM: 0.82,
  });
  const swapped = act(
    added,
    { do: "swap-piece", id: "p1" },
    { do: "move-piece", id: "p1", x: 1, y: 3 },
    { do: "turn-piece", id: "p1", turn: 405 },
  );
  expect(swapped.pieces[0]).toMatchObject({ item: "sofa-3", x: 1, y: 3, turn: 45, widthM: 2.2 });
  expect(act(swapped, { do: "remove-piece", id: "p1" }).pieces).toEqual([]);
  expect(stagingSchema.safeParse(swapped).success).toBe(true);
});

test("an outline before the furniture is added, changed and removed; one of two points is refused", () => {
  const outline: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];
  const added = act(READY, { do: "add-occluder", occluder: { id: "z", outline } });
  const changed = act(added, { do: "change-occluder", occluder: { id: "z", outline: [...outline, [0, 10]] } });
  expect(changed.occluders[0]!.outline).toHaveLength(4);
  expect(act(changed, { do: "remove-occluder", id: "z" }).occluders).toEqual([]);
  const thin = { id: "z", outline: outline.slice(0, 2) };
  expect(applyStagingCommand(added, { do: "change-occluder", occluder: thin }).kind).toBe("refused");
  expect(applyStagingCommand(READY, { do: "change-occluder", occluder: { id: "z", outline } })).toEqual({
    kind: "refused",
    reason: "Esa zona ya no está.",
  });
});

test("another photo takes the old one's room and furniture away", () => {
  const full = act(
    READY,
    { do: "set-perspective", camera: CAMERA, room: ROOM, isCorrected: true },
    { do: "add-piece", id: "p1", item: "rug", x: 0, y: 2, turn: 0 },
  );
  expect(act(full, { do: "set-photo", photo: { ...PHOTO, widthPx: 1200 } })).toMatchObject({
    camera: null,
    room: null,
    pieces: [],
    isCorrected: false,
  });
});

test("a perspective of another photo's size, a piece twice and one that is gone are refused with a sentence", () => {
  const refusals = [
    applyStagingCommand(emptyStaging("a"), { do: "set-perspective", camera: CAMERA, room: ROOM, isCorrected: false }),
    applyStagingCommand(READY, {
      do: "set-perspective",
      camera: { ...CAMERA, widthPx: 99 },
      room: ROOM,
      isCorrected: false,
    }),
    applyStagingCommand(act(READY, { do: "add-piece", id: "p", item: "rug", x: 0, y: 2, turn: 0 }), {
      do: "add-piece",
      id: "p",
      item: "rug",
      x: 0,
      y: 2,
      turn: 0,
    }),
    applyStagingCommand(READY, { do: "turn-piece", id: "p", turn: 1 }),
    applyStagingCommand(READY, { do: "add-piece", id: "p", item: "nave", x: 0, y: 2, turn: 0 }),
  ];
  expect(refusals.map((answer) => answer.kind === "refused" && answer.reason)).toEqual([
    "Elige antes una foto.",
    "La perspectiva es de otra foto",
    "Dos muebles tienen el mismo nombre",
    "Ese mueble ya no está.",
    "No conocemos ese mueble.",
  ]);
});

test("fifty steps back and forth give the same document", () => {
  let history = startHistory<Staging, StagingCommand>(READY);
  for (let at = 0; at < 50; at++) {
    const command: StagingCommand = { do: "add-piece", id: `p${at}`, item: "chair", x: at / 50, y: 2, turn: at };
    history = afterCommand(history, command, act(history.document, command));
  }
  const last = history.document;
  for (let at = 0; at < 50; at++) history = undo(history);
  expect(history.document).toBe(READY);
  for (let at = 0; at < 50; at++) history = redo(history);
  expect(history.document).toBe(last);
});
