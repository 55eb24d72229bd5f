import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { KeyAction } from "./canvas-keys.ts";
import type { PlanCanvasProps } from "./plan-canvas.tsx";
import { moveCommand } from "./select-draft.ts";
import {
  type Clipboard,
  duplicateSelection,
  flipOpenings,
  nudgeOpening,
  pasteClipboard,
  removeSelection,
  transformSelection,
} from "./selection-commands.ts";
import { type Thing, thingsOf } from "./things.ts";

/** One for all levels of all plans that are open in the page. */
let clipboard: Clipboard | null = null;

/** Actions on the chosen things by keys, buttons and menus alike. */
export interface CanvasActions {
  readonly run: (action: KeyAction) => void;
  readonly hasOpenings: boolean;
}

export function useCanvasActions(
  props: Omit<PlanCanvasProps, "underlayUrl" | "tool" | "onTool">,
  known?: { readonly things: readonly Thing[]; readonly say: (text: string) => void },
): CanvasActions {
  const { plan, levelId, shape, selected, isReadOnly, newId, onCommand, onSelect } = props;
  const level = plan.levels.find(({ id }) => id === levelId) ?? plan.levels[0];
  const chosenOpenings = level?.openings.some(({ id }) => selected.includes(id)) ?? false;

  function run(action: KeyAction) {
    if (!level || isReadOnly) return;
    const things = known?.things ?? thingsOf(level, shape);
    const send = (...commands: readonly PlanCommand[]) => {
      for (const command of commands) onCommand(command);
    };
    const isEmpty = selected.length === 0;
    switch (action.do) {
      case "remove":
        if (isEmpty) return;
        send(removeSelection(level, selected));
        onSelect([]);
        return known?.say(selected.length === 1 ? "Elemento borrado." : `${selected.length} elementos borrados.`);
      case "copy":
        if (isEmpty) return;
        clipboard = { levelId: level.id, ids: selected };
        return known?.say("Copiado.");
      case "paste":
        if (clipboard && plan.levels.some(({ id }) => id === clipboard?.levelId))
          send(pasteClipboard(level, clipboard, newId()));
        return;
      case "duplicate":
        if (!isEmpty) send(duplicateSelection(level, selected, newId()));
        return;
      case "select-all":
        return onSelect(things.filter(({ kind }) => kind !== "room").map(({ id }) => id));
      case "rotate":
        if (!isEmpty) send(transformSelection(level, things, selected, { rotate: 90 }));
        return;
      case "mirror":
        if (!isEmpty) send(transformSelection(level, things, selected, { mirror: "x" }));
        return;
      case "flip-hinge":
        return send(...flipOpenings(level, selected, "hinge"));
      case "flip-side":
        return send(...flipOpenings(level, selected, "side"));
      case "nudge": {
        if (isEmpty) return;
        const vertices = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
        const slid = nudgeOpening(level, selected, action.by);
        return send(
          slid ?? moveCommand(selected, action.by, { x: 0, y: 0 }, { level, shape, vertices, toleranceMm: 0 }, false),
        );
      }
    }
  }
  return { run, hasOpenings: chosenOpenings };
}
