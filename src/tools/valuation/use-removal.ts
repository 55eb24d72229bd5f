import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { ValuationInput } from "./schema.ts";

/** Taking comparables out and bringing them back: both run the tool again. */
export function useRemoval({ removedIds }: ValuationInput) {
  const { rerun, isRunning, isExample } = useToolRun();
  return {
    removed: removedIds,
    canChange: !isExample,
    isRunning,
    setRemoved: (ids: readonly string[]) => rerun({ removedIds: [...ids] }),
  };
}
