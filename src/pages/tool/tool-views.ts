import { type ComponentType, use } from "react";
import type * as z from "zod/mini";

/** What a tool's `view.tsx` exports. */
export interface ToolView {
  input: z.core.$ZodType;
  Fields: ComponentType;
  Result: ComponentType<{ result: never; input: never }>;
  Aside?: ComponentType<{ result: never; input: never }>;
}

/** Each view is a chunk of its own: a page ships its tool's code and no other's. */
const loaders = import.meta.glob<ToolView>("../../tools/*/view.tsx");
const loaded = new Map<string, ToolView>();
const pending = new Map<string, Promise<ToolView>>();

/** Loads a tool's view once. The page's loader awaits it, so that the server renders it without a gap. */
export function loadToolView(toolId: string): Promise<ToolView> {
  const known = pending.get(toolId);
  if (known) return known;
  const load = loaders[`../../tools/${toolId}/view.tsx`];
  if (!load) throw new Error(`the tool ${toolId} has no view.tsx`);
  const promise = load().then((view) => {
    loaded.set(toolId, view);
    return view;
  });
  pending.set(toolId, promise);
  return promise;
}

export function useToolView(toolId: string): ToolView {
  const view = loaded.get(toolId);
  return view ?? use(loadToolView(toolId));
}
