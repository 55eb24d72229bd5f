/** The notices on screen, outside React so that any code in the browser may add one. */

export type ToastKind = "success" | "error" | "warning" | "info";

export interface ToastMessage {
  kind: ToastKind;
  title: string;
  description?: string;
  /** One thing to do about it, such as taking it back. */
  action?: { label: string; run: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** The time for which every toast is shown, in milliseconds. */
export const TOAST_MS = 5000;

/** More than this and nobody reads them. */
const MOST_AT_ONCE = 3;

const NONE: readonly ShownToast[] = [];

let shown: readonly ShownToast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice at the bottom right; the oldest gives way to a fourth. A repeated one replaces itself, and what has been done ends the
 * notices of the tries before it that failed, but for one that still offers something to do.
 */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  const isOver = ({ kind, action }: ToastMessage) => message.kind === "success" && kind === "error" && !action;
  const others = shown.filter((toast) => !sameWords(toast, message) && !isOver(toast));
  set([...others, { ...message, id: lastId }].slice(-MOST_AT_ONCE));
  return lastId;
}

export function dismissToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly ShownToast[] => shown;

/** On the server there are never any. */
export const noToasts = (): readonly ShownToast[] => NONE;

function sameWords(a: ToastMessage, b: ToastMessage): boolean {
  return a.kind === b.kind && a.title === b.title && a.description === b.description;
}

function set(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
