import { expect, test } from "vitest";
import { keyAction } from "./canvas-keys.ts";
import type { CanvasTool } from "./canvas-tool.ts";
import { type Draft, IDLE } from "./draft.ts";

const SELECT: CanvasTool = { kind: "select" };
const chain: Draft = {
  kind: "points",
  tool: "wall",
  points: [{ x: 0, y: 0 }],
  snap: { point: { x: 0, y: 0 }, kind: "grid", ids: [], guide: null },
  pressedAt: null,
  isSettled: false,
};

function press(
  key: string,
  {
    tool = SELECT,
    draft = IDLE,
    hasSelection = true,
    isReadOnly = false,
    ...held
  }: {
    tool?: CanvasTool;
    draft?: Draft;
    hasSelection?: boolean;
    isReadOnly?: boolean;
    ctrlKey?: boolean;
    shiftKey?: boolean;
  } = {},
) {
  const pressed = { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held };
  return keyAction(pressed, { draft, tool, hasSelection, isReadOnly });
}

test("arrows move what is chosen by one centimetre, with shift by ten", () => {
  expect(press("ArrowLeft")).toEqual({ do: "nudge", by: { x: -10, y: 0 } });
  expect(press("ArrowDown", { shiftKey: true })).toEqual({ do: "nudge", by: { x: 0, y: 100 } });
  expect(press("ArrowDown", { hasSelection: false })).toBeNull();
});

test("with a drawing tool arrows move the cursor, and the space bar presses", () => {
  const tool: CanvasTool = { kind: "wall", wall: "tabique" };
  expect(press("ArrowRight", { tool })).toEqual({ do: "cursor", by: { x: 100, y: 0 } });
  expect(press(" ", { tool })).toEqual({ do: "press" });
});

test("while a line is drawn letters and figures go to its field", () => {
  const drawing = { tool: { kind: "wall", wall: "tabique" } as const, draft: chain };
  expect(press("4", drawing)).toEqual({ do: "type", text: "4" });
  expect(press("a", drawing)).toEqual({ do: "type", text: "a" });
  expect(press("Escape", drawing)).toEqual({ do: "input", input: { type: "escape" } });
});

test("letters choose tools, and turn or flip what is chosen", () => {
  expect(press("w")).toEqual({ do: "tool", tool: { kind: "wall", wall: "tabique" } });
  expect(press("r")).toEqual({ do: "rotate" });
  expect(press("F")).toEqual({ do: "flip-hinge" });
  expect(press("Delete")).toEqual({ do: "remove" });
});

test("copying, pasting and doubling need control; undoing is the page's", () => {
  expect(press("c", { ctrlKey: true })).toEqual({ do: "copy" });
  expect(press("d", { ctrlKey: true })).toEqual({ do: "duplicate" });
  expect(press("z", { ctrlKey: true })).toBeNull();
});

test("a reader looks and measures, and changes nothing", () => {
  const reader = { isReadOnly: true };
  expect(press("d", reader)).toEqual({ do: "tool", tool: { kind: "measure" } });
  for (const key of ["w", "Delete", "r", "ArrowLeft"]) expect(press(key, reader)).toBeNull();
  expect(press("v", { ...reader, ctrlKey: true })).toBeNull();
});
