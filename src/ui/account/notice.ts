import { NOTICE_KEY } from "../site/session-trace.ts";
import { showToast, type ToastMessage } from "../toast-store.ts";
import { readStored, writeStored } from "../tracking/browser-store.ts";

/** Goes to a page as a new document, so that its loader sees the session as it is now, and has a notice shown there. */
export function leaveTo(path: string, notice?: ToastMessage): void {
  if (notice) leaveNotice(notice);
  window.location.replace(path);
}

/** For the next document of this tab to show: this one is being left. */
export function leaveNotice(notice: ToastMessage): void {
  writeStored("sessionStorage", NOTICE_KEY, JSON.stringify([...leftNotices(), notice]));
}

/** Shows what the document before left to be said. */
export function showLeftNotices(): void {
  const left = leftNotices();
  writeStored("sessionStorage", NOTICE_KEY, null);
  for (const { kind, title, description } of left) showToast({ kind, title, ...(description ? { description } : {}) });
}

function leftNotices(): readonly ToastMessage[] {
  try {
    const left: unknown = JSON.parse(readStored("sessionStorage", NOTICE_KEY) ?? "[]");
    return Array.isArray(left) ? (left as ToastMessage[]) : [];
  } catch {
    return []; // not our writing
  }
}
