import { useEffect } from "react";

/** Ctrl+Z, Ctrl+Y and Ctrl+Mayús+Z, but within a control, whose own way back they would take away. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [undo, redo]);
}
