import { type ComponentType, use } from "react";
import type * as z from "zod/mini";

/** Exports of a tool's `view.tsx`. */
export interface ToolView {
  input: z.core.$ZodType;
  Fields: ComponentType;
  Result: ComponentType<{ result: never; input: never }>;
  Aside?: ComponentType<{ result: never; input: never }>;
  /** The engine itself, where it is light enough to follow the keys; undefined while its facts are on their way. */
  live?: (input: never, facts: { today: string }) => unknown;
  /** The live result in one short line, for people who cannot see it change. */
  liveSummary?: (result: never, input: never) => string;
}

/** Each view is a chunk of its own: a page ships its tool's code and no other's. */
const loaders = import.meta.glob<ToolView>("../../../tools/*/view.tsx");
const views = new Map<string, TrackedPromise>();

/** React reads these fields of a promise: one that says it is fulfilled is used without suspending. */
type TrackedPromise = Promise<ToolView> & { status?: "fulfilled"; value?: ToolView };

/** Loads a tool's view once. The page's loader awaits it, so that the server renders it without a gap. */
export function loadToolView(toolId: string): Promise<ToolView> {
  const known = views.get(toolId);
  if (known) return known;
  const load = loaders[`../../../tools/${toolId}/view.tsx`];
  if (!load) throw new Error(`the tool ${toolId} has no view.tsx`);
  const promise: TrackedPromise = load().then((view) => {
    promise.status = "fulfilled";
    promise.value = view;
    return view;
  });
  views.set(toolId, promise);
  return promise;
}

export function useToolView(toolId: string): ToolView {
  return use(loadToolView(toolId));
}
