import { furnitureItem } from "./catalogue.ts";
import { BED_SIDE, CHAIR_CLEAR } from "./clearances.ts";

/**
 * Pieces that stand together, in the frame of the wall behind them: x along it from the middle of the group, y away from it. Groups without
 * a wall use the same frame about their middle.
 */
export interface FurnitureGroup {
  /** As a sentence names it: «la cama». */
  readonly name: string;
  readonly stands: "back" | "corner" | "free";
  readonly pieces: readonly GroupPiece[];
  /** Clear rectangles that no other piece may enter. */
  readonly zones: readonly GroupZone[];
  /** How it likes to stand; the solver weighs it. */
  readonly likes: "middle-of-wall" | "corner" | "middle-of-room" | "anywhere";
  /** The group that it wants to look at, by its slot. */
  readonly faces: string | null;
  readonly avoidsDoorWall: boolean;
  readonly avoidsWindowWall: boolean;
}

export interface GroupPiece {
  readonly item: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Lies on the floor, hangs or stands on another: it takes no floor of its own. */
  readonly isSoft: boolean;
  /** Where it is not the catalogue's. */
  readonly widthMm?: number;
}

interface GroupZone {
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly depthMm: number;
  /** Clear depth needed, in mm, for the reason. */
  readonly needsMm: number;
}

const item = (id: string) => furnitureItem(id)!;
const piece = (id: string, x: number, y: number, turn = 0, isSoft = false): GroupPiece => ({
  item: id,
  x,
  y,
  turn,
  isSoft,
});
const still = { likes: "anywhere", faces: null, avoidsDoorWall: false, avoidsWindowWall: false } as const;

/** One piece with its back to a wall and its front clear. */
export function single(id: string, name: string, more: Partial<FurnitureGroup> = {}): FurnitureGroup {
  const { widthMm, depthMm, frontMm, stands } = item(id);
  return {
    ...still,
    name,
    stands: stands === "corner" ? "corner" : stands === "free" ? "free" : "back",
    pieces: [piece(id, 0, stands === "free" ? 0 : depthMm / 2)],
    zones:
      frontMm === 0
        ? []
        : [
            {
              x: 0,
              y: (stands === "free" ? depthMm / 2 : depthMm) + frontMm / 2,
              widthMm,
              depthMm: frontMm,
              needsMm: frontMm,
            },
          ],
    ...more,
  };
}

/** A bed with its bedside tables, as one group that is placed together. */
export function bed(id: string, tables: number): FurnitureGroup {
  const { widthMm, depthMm, frontMm } = item(id);
  const table = item("bedside-table");
  const isDouble = widthMm > 1200;
  const beside = (side: number) =>
    piece("bedside-table", side * (widthMm / 2 + table.widthMm / 2 + 20), table.depthMm / 2);
  const zone = (side: number) => ({
    x: side * (widthMm / 2 + BED_SIDE / 2),
    y: depthMm / 2,
    widthMm: BED_SIDE,
    depthMm,
    needsMm: BED_SIDE,
  });
  const sides = isDouble ? [-1, 1] : [1];
  return {
    ...still,
    name: "la cama",
    stands: "back",
    pieces: [
      piece(id, 0, depthMm / 2),
      ...sides.slice(0, tables).map(beside),
      ...(isDouble ? [piece("rug", 0, depthMm - 450, 0, true)] : []),
    ],
    zones: [...sides.map(zone), { x: 0, y: depthMm + frontMm / 2, widthMm, depthMm: frontMm, needsMm: frontMm }],
    likes: isDouble ? "middle-of-wall" : "corner",
    avoidsDoorWall: true,
    avoidsWindowWall: true,
  };
}

/** A sofa with its table, as one group that is placed together. */
export function sofa(id: string, isRound: boolean): FurnitureGroup {
  const { widthMm, depthMm } = item(id);
  const table = isRound ? "coffee-table-round" : "coffee-table";
  const reach = depthMm + 350 + item(table).depthMm;
  return {
    ...still,
    name: "el sofá",
    stands: "back",
    pieces: [
      piece(id, 0, depthMm / 2),
      piece(table, 0, reach - item(table).depthMm / 2),
      piece("rug", 0, depthMm + 400, 0, true),
    ],
    zones: [{ x: 0, y: reach + 200, widthMm: widthMm * 0.8, depthMm: 400, needsMm: 400 }],
    likes: "middle-of-wall",
    faces: "tv",
  };
}

export const television: FurnitureGroup = {
  ...single("tv-unit", "el mueble de televisión", { likes: "middle-of-wall", faces: "sofa", avoidsWindowWall: true }),
  pieces: [piece("tv-unit", 0, item("tv-unit").depthMm / 2), piece("tv", 0, item("tv").depthMm / 2 + 20, 0, true)],
};

/** A dining table with its chairs, as one group that is placed together. */
export function dining(id: string, along: number, ends: number): FurnitureGroup {
  const { widthMm, depthMm } = item(id);
  const chair = item("chair");
  const tucked = chair.depthMm / 2 - 150;
  const row = Array.from({ length: along }, (_, at) => ((at + 0.5) / along - 0.5) * widthMm);
  const chairs = [
    ...row.map((x) => piece("chair", x, -depthMm / 2 - tucked, 0)),
    ...row.map((x) => piece("chair", x, depthMm / 2 + tucked, 180)),
    ...[-1, 1].slice(0, ends).map((side) => piece("chair", side * (widthMm / 2 + tucked), 0, side < 0 ? 270 : 90)),
  ];
  const wide = widthMm + (ends > 0 ? 2 * CHAIR_CLEAR : 0);
  return {
    ...still,
    name: "la mesa de comedor",
    stands: "free",
    pieces: [piece(id, 0, 0), ...chairs],
    zones: [{ x: 0, y: 0, widthMm: wide, depthMm: depthMm + 2 * CHAIR_CLEAR, needsMm: CHAIR_CLEAR }],
    likes: "middle-of-room",
  };
}

export function desk(id: string): FurnitureGroup {
  const { widthMm, depthMm } = item(id);
  return {
    ...still,
    name: "el escritorio",
    stands: "back",
    pieces: [piece(id, 0, depthMm / 2), piece("office-chair", 0, depthMm + 150, 180)],
    zones: [{ x: 0, y: depthMm + 450, widthMm, depthMm: 900, needsMm: 900 }],
    likes: "anywhere",
    avoidsDoorWall: true,
  };
}

/** A kitchen in one run, in the order in which one works: cold, wash, prepare, cook. */
export function kitchenRun(ids: readonly string[]): FurnitureGroup {
  const width = ids.reduce((sum, id) => sum + item(id).widthMm, 0);
  let x = -width / 2;
  const pieces = ids.map((id) => {
    const { widthMm, depthMm } = item(id);
    x += widthMm;
    return piece(id, x - widthMm / 2, depthMm / 2);
  });
  return {
    ...still,
    name: "la línea de cocina",
    stands: "back",
    pieces,
    zones: [{ x: 0, y: 650 + 450, widthMm: width, depthMm: 900, needsMm: 900 }],
    likes: "corner",
    avoidsDoorWall: true,
  };
}

export function outdoorTable(chairs = 4): FurnitureGroup {
  const table = item("outdoor-table");
  const reach = table.depthMm / 2 + item("outdoor-chair").depthMm / 2 - 100;
  const spots = [
    piece("outdoor-chair", -reach, 0, 270),
    piece("outdoor-chair", reach, 0, 90),
    piece("outdoor-chair", 0, -reach, 0),
    piece("outdoor-chair", 0, reach, 180),
  ].slice(0, chairs);
  return {
    ...still,
    name: "la mesa de terraza",
    stands: "free",
    pieces: [piece("outdoor-table", 0, 0), ...spots],
    zones: [
      { x: 0, y: 0, widthMm: table.widthMm + 1200, depthMm: table.depthMm + (chairs > 2 ? 1200 : 0), needsMm: 600 },
    ],
    likes: "middle-of-room",
  };
}

export const plant: FurnitureGroup = {
  ...still,
  name: "la planta",
  stands: "corner",
  pieces: [piece("plant-large", 0, item("plant-large").depthMm / 2 + 20)],
  zones: [],
  likes: "corner",
};
