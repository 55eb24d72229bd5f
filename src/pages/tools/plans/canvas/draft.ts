import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { ExactPoint, LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level, Opening, Point } from "#domain/tools/floor-plan/plan.ts";
import type { Snap } from "#domain/tools/floor-plan/snapping.ts";
import type { CanvasTool } from "./canvas-tool.ts";
import type { OpeningPlace } from "./place-opening.ts";
import type { Thing } from "./things.ts";

/** Tools that are drawn by showing points. */
export type PointsTool = "wall" | "room" | "dimension" | "measure" | "calibrate" | "low-zone";

/** The drawing under way on the canvas that is no part of the plan yet. */
export type Draft =
  /** `over` is the thing under a pointer that presses nothing. */
  | { readonly kind: "idle"; readonly over: string | null; readonly snap: Snap | null }
  /** Pressed on a thing that has not moved yet: a click unless it moves. */
  | { readonly kind: "press"; readonly from: ExactPoint; readonly id: string; readonly isAdding: boolean }
  | { readonly kind: "marquee"; readonly from: ExactPoint; readonly to: ExactPoint; readonly isAdding: boolean }
  | {
      readonly kind: "move";
      readonly ids: readonly string[];
      readonly from: ExactPoint;
      readonly by: Point;
      readonly snap: Snap | null;
    }
  | { readonly kind: "vertex"; readonly id: string; readonly start: Point; readonly snap: Snap }
  | { readonly kind: "slide"; readonly opening: Opening; readonly place: OpeningPlace | null }
  | { readonly kind: "turn"; readonly id: string; readonly about: Point; readonly degrees: number }
  /**
   * `points` stand already, `snap` follows the pointer. `pressedAt` is where a press began that may become a drag.
   * `isSettled`: all points stand, and only a measure is awaited.
   */
  | {
      readonly kind: "points";
      readonly tool: PointsTool;
      readonly points: readonly Point[];
      readonly snap: Snap;
      readonly pressedAt: ExactPoint | null;
      readonly isSettled: boolean;
    }
  | {
      readonly kind: "opening";
      readonly at: ExactPoint;
      readonly place: OpeningPlace | null;
      readonly isHingeFlipped: boolean;
      readonly isSideFlipped: boolean;
    }
  | {
      readonly kind: "piece";
      readonly at: Point;
      readonly rotation: number;
      readonly turned: number;
      readonly isMirrored: boolean;
    }
  | { readonly kind: "note"; readonly at: Point };

export type Input =
  | {
      readonly type: "move" | "down" | "up";
      readonly at: ExactPoint;
      readonly isAdding: boolean;
      readonly isSuspended: boolean;
    }
  /** The pointer was lost, a second finger came, the window lost the focus: nothing happens to the plan. */
  | { readonly type: "cancel" }
  | { readonly type: "leave" }
  | { readonly type: "escape" }
  | { readonly type: "enter" }
  | { readonly type: "typed"; readonly texts: readonly string[] }
  | { readonly type: "flip-hinge" | "flip-side" | "rotate" | "mirror" };

export interface DraftContext {
  readonly level: Level;
  readonly shape: LevelShape;
  readonly things: readonly Thing[];
  readonly vertices: ReadonlyMap<string, Point>;
  readonly tool: CanvasTool;
  readonly selected: readonly string[];
  /** Ten pixels for a mouse, more for a finger, in millimetres. */
  readonly toleranceMm: number;
  readonly isReadOnly: boolean;
  readonly newId: () => string;
}

export interface Step {
  readonly draft: Draft;
  readonly commands: readonly PlanCommand[];
  readonly select?: readonly string[];
  readonly tool?: CanvasTool;
  /** A Spanish sentence that is read out. */
  readonly say?: string;
  /** A Spanish sentence about what was typed: it stays typed. */
  readonly refused?: string;
}

export const IDLE: Draft = { kind: "idle", over: null, snap: null };

export const still = (draft: Draft): Step => ({ draft, commands: [] });
