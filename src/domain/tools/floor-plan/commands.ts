import type {
  Dimension,
  FloorPlan,
  Furniture,
  Level,
  LowZone,
  Measure,
  Note,
  Opening,
  Point,
  RoomLabel,
  Stair,
  Underlay,
  Wall,
  WallKind,
} from "./plan.ts";

/**
 * Everything that may happen to a plan. A command is plain JSON and holds every id and number it needs, so the same commands always give
 * the same plan: undo plays them again or keeps what they replaced, a device without a line sends them later.
 */
export type PlanCommand =
  | {
      readonly do: "set-plan";
      readonly title?: string;
      readonly country?: string;
      readonly northDegrees?: number;
      readonly place?: FloorPlan["place"];
    }
  | {
      readonly do: "add-level";
      readonly level: Pick<Level, "id" | "name" | "elevationMm" | "ceilingMm">;
      readonly copyOf?: string;
    }
  | {
      readonly do: "set-level";
      readonly levelId: string;
      readonly name?: string;
      readonly elevationMm?: number;
      readonly ceilingMm?: number;
    }
  | { readonly do: "remove-level"; readonly levelId: string }
  /** A straight wall. It joins corners that it touches, is split where it crosses others and splits them; `id` is the stem of the ids of its parts. */
  | {
      readonly do: "draw-wall";
      readonly levelId: string;
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
      readonly thicknessMm: number;
      readonly kind: WallKind;
    }
  /** Four walls around a clear rectangle: `corner` and `opposite` are inner corners. Where a wall lies there already it is shared. */
  | {
      readonly do: "draw-room";
      readonly levelId: string;
      readonly id: string;
      readonly corner: Point;
      readonly opposite: Point;
      readonly thicknessMm: number;
      readonly kind: WallKind;
      readonly label?: Omit<RoomLabel, "id" | "at">;
    }
  | {
      readonly do: "set-wall";
      readonly levelId: string;
      readonly wallId: string;
      readonly thicknessMm?: number;
      readonly kind?: WallKind;
      readonly heightMm?: number | null;
    }
  /** The typed clear length of a side: the corner at `moves` gives way along the wall, with what hangs on it. */
  | {
      readonly do: "set-wall-length";
      readonly levelId: string;
      readonly wallId: string;
      readonly lengthMm: number;
      readonly moves: "from" | "to";
    }
  | { readonly do: "move-vertex"; readonly levelId: string; readonly vertexId: string; readonly to: Point }
  /** Walls move with their corners; walls that hang on them stretch. */
  | { readonly do: "move-walls"; readonly levelId: string; readonly wallIds: readonly string[]; readonly by: Point }
  | {
      readonly do: "split-wall";
      readonly levelId: string;
      readonly wallId: string;
      readonly at: Point;
      readonly id: string;
    }
  | { readonly do: "put-opening"; readonly levelId: string; readonly opening: Opening }
  | { readonly do: "put-furniture"; readonly levelId: string; readonly furniture: Furniture }
  | { readonly do: "put-stair"; readonly levelId: string; readonly stair: Stair }
  | { readonly do: "put-dimension"; readonly levelId: string; readonly dimension: Dimension }
  | { readonly do: "put-note"; readonly levelId: string; readonly note: Note }
  | { readonly do: "put-low-zone"; readonly levelId: string; readonly zone: LowZone }
  | { readonly do: "put-measure"; readonly levelId: string; readonly measure: Measure }
  | { readonly do: "label-room"; readonly levelId: string; readonly label: RoomLabel }
  | { readonly do: "set-underlay"; readonly levelId: string; readonly underlay: Underlay | null }
  /** Of any kind; corners that no wall needs go with their walls, openings with theirs. */
  | { readonly do: "remove"; readonly levelId: string; readonly ids: readonly string[] }
  /** Moves, turns (in degrees, about `about`) or mirrors what is selected, walls with their openings. */
  | {
      readonly do: "transform";
      readonly levelId: string;
      readonly ids: readonly string[];
      readonly about: Point;
      readonly by: Point;
      readonly rotate: number;
      readonly mirror: "none" | "x" | "y";
    }
  /** A copy of what is selected, moved by `by`; `id` is the stem of the new ids. */
  | {
      readonly do: "copy";
      readonly levelId: string;
      readonly ids: readonly string[];
      readonly id: string;
      readonly by: Point;
      readonly toLevelId?: string;
    }
  /** Moves the corners as the adjustment of the measures found (`adjust-measures`). */
  | {
      readonly do: "adjust";
      readonly levelId: string;
      readonly corners: readonly { readonly id: string; readonly x: number; readonly y: number }[];
    }
  /** Replaces walls and openings by those of a confirmed reading or a DXF. */
  | {
      readonly do: "import-walls";
      readonly levelId: string;
      readonly id: string;
      readonly walls: readonly (Pick<Wall, "thicknessMm" | "kind"> & {
        readonly from: Point;
        readonly to: Point;
        readonly openings: readonly Omit<Opening, "id" | "wallId">[];
      })[];
    }
  | {
      readonly do: "set-furniture";
      readonly levelId: string;
      readonly roomId: string;
      readonly furniture: readonly Furniture[];
    };

/** A command that cannot be done leaves the plan as it is and says why. */
export type CommandAnswer =
  | { readonly kind: "done"; readonly plan: FloorPlan; readonly selected: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string };

export type ApplyCommand = (plan: FloorPlan, command: PlanCommand) => CommandAnswer;
