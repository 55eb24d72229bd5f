import { useEffect, useRef } from "react";

/**
 * Forms that hold something typed and not saved. `UnsavedGuard` asks before it is lost: by another page, a closed tab, or a dialog
 * that is closed. A form that nobody has touched, and one that is not on the screen, is never asked about.
 */

type IsUnsaved = () => boolean;
type Ask = (leave: () => void) => void;

const forms = new Set<IsUnsaved>();
let ask: Ask | null = null;

export const hasUnsaved = (): boolean => [...forms].some((isUnsaved) => isUnsaved());

/** Whoever draws the question. @returns takes them away again */
export function askWith(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Goes on at once where nothing is lost, or where nobody can ask; else once somebody has said yes. */
export function leaveForm(isUnsaved: IsUnsaved, leave: () => void): void {
  if (ask !== null && isUnsaved()) ask(leave);
  else leave();
}

/** Registers a form for as long as it is there. @param isUnsaved read when somebody leaves */
export function useUnsaved(isUnsaved: IsUnsaved): void {
  const latest = useRef(isUnsaved);
  latest.current = isUnsaved;
  useEffect(() => {
    const read = () => latest.current();
    forms.add(read);
    return () => void forms.delete(read);
  }, []);
}
