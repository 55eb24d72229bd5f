import type { Point } from "#domain/tools/floor-plan/plan.ts";
import { type CanvasTool, TOOLS } from "./canvas-tool.ts";
import type { Draft, Input } from "./draft.ts";

/** The action of a key on the drawing surface. */
export type KeyAction =
  | { readonly do: "tool"; readonly tool: CanvasTool }
  | { readonly do: "input"; readonly input: Input }
  /** Millimetres by which what is chosen moves, or the cursor of the keyboard. */
  | { readonly do: "nudge" | "cursor"; readonly by: Point }
  /** The cursor of the keyboard presses. */
  | { readonly do: "press" }
  /** A first letter for the field beside the pointer. */
  | { readonly do: "type"; readonly text: string }
  | {
      readonly do:
        | "remove"
        | "copy"
        | "paste"
        | "duplicate"
        | "select-all"
        | "rotate"
        | "mirror"
        | "flip-hinge"
        | "flip-side";
    }
  | { readonly do: "zoom"; readonly factor: number }
  | { readonly do: "fit" | "actual" };

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

interface KeyState {
  readonly draft: Draft;
  readonly tool: CanvasTool;
  readonly hasSelection: boolean;
  readonly isReadOnly: boolean;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Null where the key is none of the canvas's; undoing is the page's. */
export function keyAction(pressed: PressedKey, state: KeyState): KeyAction | null {
  const { key } = pressed;
  const { draft, tool, hasSelection, isReadOnly } = state;
  const isCommand = pressed.ctrlKey || pressed.metaKey;
  const arrow = ARROWS[key];
  if (arrow) return arrowAction(arrow, pressed, state);
  if (isCommand) return isReadOnly ? null : commandAction(key.toLowerCase());
  if (key === "Escape") return { do: "input", input: { type: "escape" } };
  const isDrawing = tool.kind !== "select" && tool.kind !== "pan";
  if (key === "Enter") return isDrawing ? { do: "input", input: { type: "enter" } } : null;
  if (key === " ") return isDrawing ? { do: "press" } : null;
  if (key.length === 1 && awaitsText(draft)) return { do: "type", text: key };
  if (key === "Delete" || key === "Backspace") return hasSelection && !isReadOnly ? { do: "remove" } : null;
  switch (key) {
    case "+":
      return { do: "zoom", factor: 1.25 };
    case "-":
      return { do: "zoom", factor: 0.8 };
    case "0":
      return { do: "fit" };
    case "1":
      return { do: "actual" };
  }
  return letterAction(key.toLowerCase(), state);
}

/** A line is being drawn, so letters and figures belong to its measure. */
export const awaitsText = (draft: Draft) => draft.kind === "points" && draft.points.length > 0;

/** One centimetre, ten with shift; the cursor goes by the double grid, a metre with shift, a centimetre with control. */
function arrowAction(
  { x, y }: Point,
  { shiftKey, ctrlKey, altKey }: PressedKey,
  { tool, hasSelection, isReadOnly }: KeyState,
): KeyAction | null {
  if (altKey || tool.kind === "pan") return null;
  if (tool.kind === "select") {
    const step = shiftKey ? 100 : 10;
    return hasSelection && !isReadOnly ? { do: "nudge", by: { x: x * step + 0, y: y * step + 0 } } : null;
  }
  const step = ctrlKey ? 10 : shiftKey ? 1000 : 100;
  return { do: "cursor", by: { x: x * step + 0, y: y * step + 0 } };
}

function commandAction(key: string): KeyAction | null {
  switch (key) {
    case "c":
      return { do: "copy" };
    case "v":
      return { do: "paste" };
    case "d":
      return { do: "duplicate" };
    case "a":
      return { do: "select-all" };
    default:
      return null;
  }
}

function letterAction(key: string, { draft, hasSelection, isReadOnly }: KeyState): KeyAction | null {
  const isHeld = draft.kind === "opening" || draft.kind === "piece";
  if (!isReadOnly && (isHeld || hasSelection)) {
    const turns = { f: "flip-hinge", g: "flip-side", r: "rotate", m: "mirror" } as const;
    const turn = Object.hasOwn(turns, key) ? turns[key as keyof typeof turns] : undefined;
    if (turn) return isHeld ? { do: "input", input: { type: turn } } : { do: turn };
  }
  const entry = TOOLS.find((candidate) => candidate.key === key);
  if (!entry || (isReadOnly && !entry.isForReaders)) return null;
  return { do: "tool", tool: entry.tool };
}
