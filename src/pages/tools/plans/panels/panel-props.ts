import type { LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level } from "#domain/tools/floor-plan/plan.ts";
import type { HomeOfPlan } from "#server/tools/plans/plan-home.server.ts";
import type { CanvasTool } from "../canvas/canvas-tool.ts";
import type { PlanBrand } from "../plan-brand.ts";
import type { PlanEditing, PlanPlace } from "../use-plan.ts";

/** Properties that every panel beside the drawing gets. */
export interface PanelProps {
  editing: PlanEditing;
  place: PlanPlace;
  /** The level that is shown, and what its walls enclose. */
  level: Level;
  shape: LevelShape;
  selected: readonly string[];
  home: HomeOfPlan | null;
  brand: PlanBrand;
  /** `2026-11-28` */
  today: string;
  isReadOnly: boolean;
  onTool: (tool: CanvasTool) => void;
  onSelect: (ids: readonly string[]) => void;
}
