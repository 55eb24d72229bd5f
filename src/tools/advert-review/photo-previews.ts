import { useSyncExternalStore } from "react";

/**
 * Small pictures of the photos that were measured on this device, by their ids, for as long as the form is there. They are in no input and no
 * result: whoever opens the kept review elsewhere sees its measures alone.
 */
let previews: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

function put(next: ReadonlyMap<string, string>) {
  previews = next;
  for (const listener of listeners) listener();
}

export const keepPreview = (id: string, url: string): void => put(new Map(previews).set(id, url));
/** Their addresses are gone. */
export const dropPreviews = (): void => put(new Map());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const NONE: ReadonlyMap<string, string> = new Map();

export const usePreviews = (): ReadonlyMap<string, string> =>
  useSyncExternalStore(
    subscribe,
    () => previews,
    () => NONE,
  );
