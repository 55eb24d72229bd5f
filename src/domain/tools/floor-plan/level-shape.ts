import type { Level, Opening, RoomLabel, Wall } from "./plan.ts";

/** A point in millimetres that need not be whole: corners of mitred outlines. */
export interface ExactPoint {
  readonly x: number;
  readonly y: number;
}

/** A closed line without its first point repeated. Outer rings turn clockwise as they are seen (positive area with y downwards), holes the other way. */
export type Ring = readonly ExactPoint[];

/** A room as walls enclose it. */
export interface RoomShape {
  /** Id of its label; `face-` and its smallest corner ids where nobody named it. */
  readonly id: string;
  readonly label: RoomLabel | null;
  /** The floor as it is seen: the inner faces of the walls. The first ring is the outer one, others are holes (pillars, inner blocks). */
  readonly inner: readonly Ring[];
  /** The same on the middle lines of the walls. */
  readonly axis: readonly Ring[];
  /** The corners of `axis`, ring by ring. */
  readonly corners: readonly (readonly string[])[];
  /** The walls of each side of `axis`, ring by ring, in order; `isReversed` where the ring runs from `to` to `from`. */
  readonly sides: readonly (readonly { readonly wallId: string; readonly isReversed: boolean }[])[];
  /** Of `inner`, holes taken away. */
  readonly innerAreaMm2: number;
  /** Parts of `inner` under 1.50 m. */
  readonly lowAreaMm2: number;
  /** The point inside that is farthest from its walls: where the label stands. */
  readonly middle: ExactPoint;
}

/** A wall as a solid, mitred with those that it meets. */
export interface WallShape {
  readonly wall: Wall;
  /** Left and right edges as seen from `from` to `to`. */
  readonly outline: Ring;
  readonly lengthMm: number;
  /** Sorted by place, cut to the wall. */
  readonly openings: readonly OpeningShape[];
}

export interface OpeningShape {
  readonly opening: Opening;
  /** Its middle on the wall's line, and both ends. */
  readonly middle: ExactPoint;
  readonly start: ExactPoint;
  readonly end: ExactPoint;
  /** Areas that the leaves of doors sweep while they turn, as polygons of a quarter circle; empty where nothing turns, and for windows, whose leaves turn above the furniture. */
  readonly swings: readonly Ring[];
}

/** A fault of a level; it is marked, never hidden. */
export interface LevelProblem {
  readonly kind:
    | "zero-wall"
    | "crossing-walls"
    | "tangled-walls"
    | "overlapping-walls"
    | "opening-outside"
    | "openings-overlap"
    | "dangling-wall"
    | "open-outline";
  /** Spanish sentence. */
  readonly text: string;
  readonly ids: readonly string[];
  readonly at: ExactPoint;
}

export interface LevelShape {
  readonly rooms: readonly RoomShape[];
  readonly walls: readonly WallShape[];
  /** Outer faces of everything that is built; the area inside is the built one. */
  readonly outer: readonly Ring[];
  readonly problems: readonly LevelProblem[];
}

/** Derives rooms, solids and problems of a level. Pure; linear or n·log n in the walls. */
export type ShapeLevel = (level: Level) => LevelShape;
