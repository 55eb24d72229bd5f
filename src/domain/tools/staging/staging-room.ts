import { emptyLevel } from "../floor-plan/empty-plan.ts";
import type { LevelShape, Ring, RoomShape } from "../floor-plan/level-shape.ts";
import type { Furniture, Level, Opening, RoomUse } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import type { PhotoRoom, RoomOpening } from "../photo-camera/photo-camera.ts";
import type { StagedPiece } from "./staging-document.ts";

/**
 * The room of a photo as a level of a plan, so that what furnishes plans furnishes photos. A plan counts millimetres with y downwards: its
 * upper side is the wall that the viewer looks at.
 */

export interface StagedRoom {
  readonly level: Level;
  readonly shape: LevelShape;
  /** With a hole where the viewer stands: nothing is put before the lens. */
  readonly room: RoomShape;
}

/** Half the thickness of the walls around the floor, in millimetres; nobody sees them. */
const HALF_WALL = 50;
/** Depth before the lens that stays free, in metres, and its width there. */
const VIEW_DEPTH = 1.3;
const VIEW_WIDTH = 0.9;
/** Furniture near to a radiator would hide and stop it: the depth that stays free before it, as before a window. */
const RADIATOR_TOP_MM = 100;

const whole = (metres: number) => Math.round(metres * 1000);

/** @returns null where the outline encloses no room: it crosses itself, or is thinner than its walls */
export function stagedRoom({ floor, ceilingM, openings }: PhotoRoom, use: RoomUse): StagedRoom | null {
  // Counter-clockwise with y upwards is counter-clockwise as it is seen; the walls stand outside of it.
  const inner = floor.map(([x, y]) => ({ x: whole(x), y: -whole(y) }));
  const outer = outset(inner, HALF_WALL);
  if (outer === null) return null;
  const vertices = outer.map(({ x, y }, at) => ({ id: `v${at}`, x: Math.round(x), y: Math.round(y) }));
  const level: Level = {
    ...emptyLevel("foto", "Foto"),
    ceilingMm: Math.min(10_000, Math.max(1000, whole(ceilingM))),
    vertices,
    walls: vertices.map((corner, at) => ({
      id: `w${at}`,
      from: corner.id,
      to: vertices[(at + 1) % vertices.length]!.id,
      thicknessMm: 2 * HALF_WALL,
      kind: "tabique",
      heightMm: null,
    })),
    openings: openings.flatMap((opening, at) => openingOf(opening, at, inner, vertices) ?? []),
  };
  const shape = shapeLevel(level);
  const room = shape.rooms.reduce<RoomShape | null>(
    (most, one) => (most !== null && most.innerAreaMm2 >= one.innerAreaMm2 ? most : one),
    null,
  );
  if (room === null) return null;
  const label = { id: "foto", at: room.middle, name: "", use, cover: "interior", floor: "roble" } as const;
  return {
    level,
    shape,
    room: {
      ...room,
      label: { ...label, at: { x: Math.round(room.middle.x), y: Math.round(room.middle.y) } },
      inner: [...room.inner, ...viewHoles(room.inner)],
    },
  };
}

function openingOf(
  {
    wall,
    fromM,
    toM,
    kind,
    bottomM = kind === "window" ? 0.9 : 0,
    topM = kind === "radiator" ? 0.7 : 2.1,
  }: RoomOpening,
  at: number,
  inner: Ring,
  outer: Ring,
): Opening | null {
  const [start, end] = [inner[wall], inner[(wall + 1) % inner.length]];
  const corner = outer[wall];
  if (!start || !end || !corner) return null;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const widthMm = Math.round(Math.min(length, Math.abs(whole(toM) - whole(fromM))));
  if (length < 1 || widthMm < 200) return null;
  // The wall's line begins at its own corner, half a mitre before the room's.
  const before = ((start.x - corner.x) * (end.x - start.x) + (start.y - corner.y) * (end.y - start.y)) / length;
  const shown = OPENING_OF[kind];
  return {
    id: `o${at}`,
    wallId: `w${wall}`,
    kind: shown,
    offsetMm: Math.max(0, Math.round(before + whole((fromM + toM) / 2))),
    widthMm: Math.min(8000, widthMm),
    heightMm: Math.min(6000, Math.max(200, whole(topM - bottomM))),
    // Any piece before a radiator is in its way, whatever its height.
    sillMm: kind === "radiator" ? RADIATOR_TOP_MM : kind === "window" ? Math.min(4000, whole(bottomM)) : 0,
    hinge: "from",
    // The walls run around the room with it on their left.
    opensTo: "left",
  };
}

const OPENING_OF = {
  door: "puerta",
  window: "ventana",
  radiator: "ventana-fija",
  opening: "hueco",
} as const;

/** The ring that lies outside of a counter-clockwise one by a distance, its corners mitred; null where a side has no length. */
function outset(ring: Ring, by: number): Ring | null {
  const sides = ring.map((from, at) => {
    const to = ring[(at + 1) % ring.length]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { from, x: (to.x - from.x) / length, y: (to.y - from.y) / length, length };
  });
  if (sides.some(({ length }) => length < 1)) return null;
  return sides.map((side, at) => {
    const before = sides[(at + sides.length - 1) % sides.length]!;
    // Seen with y downwards, the outside of a counter-clockwise ring lies to the right of its sides: (-y, x).
    const [n, m] = [outward(before), outward(side)];
    const scale = by / Math.max(0.2, 1 + n.x * m.x + n.y * m.y);
    return { x: side.from.x + (n.x + m.x) * scale, y: side.from.y + (n.y + m.y) * scale };
  });
}

const outward = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: -y, y: x });

/** The place before the lens, where it lies wholly in the room; a viewer outside of it leaves the room whole. */
function viewHoles(inner: readonly Ring[]): Ring[] {
  const half = whole(VIEW_WIDTH / 2);
  const far = -whole(VIEW_DEPTH);
  const xs = inner.flatMap((ring) => ring.map(({ x }) => x));
  const ys = inner.flatMap((ring) => ring.map(({ y }) => y));
  const fits = Math.min(...xs) < -half && Math.max(...xs) > half && Math.min(...ys) < far - 600 && Math.max(...ys) > 0;
  if (!fits) return [];
  const near = Math.min(300, Math.max(...ys) - 20);
  if (near <= far) return [];
  // Holes turn against the outer ring.
  return [
    [
      { x: -half, y: near },
      { x: half, y: near },
      { x: half, y: far },
      { x: -half, y: far },
    ],
  ];
}

/** A piece of a photo as furniture of a plan, and back. */
export const furnitureOf = (piece: StagedPiece): Furniture => ({
  id: piece.id,
  item: piece.item,
  at: { x: whole(piece.x), y: -whole(piece.y) },
  rotation: piece.turn,
  widthMm: whole(piece.widthM),
  depthMm: whole(piece.depthM),
  heightMm: whole(piece.heightM),
  isMirrored: false,
});

export const pieceOf = ({ id, item, at, rotation, widthMm, depthMm, heightMm }: Furniture): StagedPiece => ({
  id,
  item,
  x: at.x / 1000,
  y: -at.y / 1000,
  turn: ((rotation % 360) + 360) % 360,
  widthM: widthMm / 1000,
  depthM: depthMm / 1000,
  heightM: heightMm / 1000,
});
