import { NOTICE_KEY } from "../site/session-trace.ts";
import { showToast, type ToastMessage } from "../toast-store.ts";
import { readStored, writeStored } from "../tracking/browser-store.ts";

/** Goes to a page as a new document, so that its loader sees the session as it is now, and has a notice shown there. */
export function leaveTo(path: string, notice?: ToastMessage): void {
  if (notice) writeStored("sessionStorage", NOTICE_KEY, JSON.stringify(notice));
  window.location.assign(path);
}

/** Shows what the document before left to be said. */
export function showLeftNotice(): void {
  const left = readStored("sessionStorage", NOTICE_KEY);
  if (left === null) return;
  writeStored("sessionStorage", NOTICE_KEY, null);
  try {
    const { kind, title, description } = JSON.parse(left) as ToastMessage;
    showToast({ kind, title, ...(description ? { description } : {}) });
  } catch {
    // Not our writing: there is nothing to say.
  }
}
