import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { ValuationInput } from "./schema.ts";

/** Taking comparables out, bringing them back, and letting one count that stands apart: each runs the tool again. */
export function useRemoval({ removedIds, keptIds = [] }: ValuationInput) {
  const { rerun, isRunning, isExample } = useToolRun();
  return {
    removed: removedIds,
    canChange: !isExample,
    isRunning,
    setRemoved: (ids: readonly string[]) => rerun({ removedIds: [...ids] }),
    putBack: (id: string) => rerun({ keptIds: [...keptIds.filter((other) => other !== id), id] }),
  };
}
