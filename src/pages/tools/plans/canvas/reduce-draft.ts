import type { Draft, DraftContext, Input, Step } from "./draft.ts";
import { still } from "./draft.ts";
import { reducePoints } from "./draw-points.ts";
import { reduceNote, reduceOpening, reducePiece } from "./place-draft.ts";
import { reduceSelect } from "./select-draft.ts";

/**
 * One step of the drawing surface: what is under way, with one thing that a person did, gives what is under way then and the commands that
 * follow. Pure but for `newId`, so that pointers, fingers and keys go one way, and tests play them without a browser.
 */
export function reduceDraft(draft: Draft, input: Input, context: DraftContext): Step {
  const { tool, isReadOnly } = context;
  if (isReadOnly && tool.kind !== "select" && tool.kind !== "measure") return still(draft);
  switch (tool.kind) {
    case "select":
      return reduceSelect(draft, input, context);
    case "pan":
      return input.type === "escape" ? { ...still(draft), tool: { kind: "select" } } : still(draft);
    case "opening":
      return reduceOpening(draft, input, tool.opening, context);
    case "furniture":
    case "stair":
      return reducePiece(draft, input, tool, context);
    case "note":
      return reduceNote(draft, input, context);
    default:
      return reducePoints(draft, input, tool.kind, context);
  }
}
