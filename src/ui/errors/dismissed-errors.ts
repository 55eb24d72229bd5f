import { readStored, writeStored } from "../tracking/browser-store.ts";

/** The count at which the banner was hidden, for this session of the browser. */
const KEY = "umbral-errors-hidden";

/** Whether the banner stays hidden: until there are more errors than when it was closed. */
export function isDismissed(unresolved: number): boolean {
  const at = Number(readStored("sessionStorage", KEY) ?? "0");
  // Resolved ones lower the mark, so that the next new error is announced again.
  if (unresolved < at) dismissAt(unresolved);
  return unresolved <= at;
}

export function dismissAt(unresolved: number): void {
  writeStored("sessionStorage", KEY, String(unresolved));
}
