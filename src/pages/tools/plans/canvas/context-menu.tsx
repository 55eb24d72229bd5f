import { useEffect, useRef } from "react";
import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import { SelectionActions } from "./selection-actions.tsx";
import type { CanvasActions } from "./use-canvas-actions.ts";
import type { Size } from "./viewport.ts";

interface ContextMenuProps {
  /** In pixels of the canvas. */
  at: ExactPoint;
  size: Size;
  actions: CanvasActions;
  onClose: () => void;
  /** Gives the focus back to the drawing. */
  onBack: () => void;
}

/** Actions for the chosen things, where a long press or the second button asked for it. */
export function ContextMenu({ at, size, actions, onClose, onBack }: ContextMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector("button")?.focus();
  }, []);
  const leave = () => {
    onClose();
    onBack();
  };
  return (
    <div
      ref={box}
      data-canvas-panel
      role="toolbar"
      aria-label="Acciones"
      aria-orientation="vertical"
      className="absolute z-1 w-56 rounded-md border bg-popover p-1 text-popover-foreground shadow-lg"
      style={{
        left: Math.max(8, Math.min(size.width - 232, at.x)),
        top: Math.max(8, Math.min(size.height - 250, at.y)),
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") leave();
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
        const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
        const next = (now + (event.key === "ArrowDown" ? 1 : buttons.length - 1)) % buttons.length;
        buttons[next]?.focus();
      }}
    >
      <SelectionActions actions={actions} hasWords onDone={leave} />
    </div>
  );
}
