import { viewOf } from "#ui/result/result-view.tsx";
import { seriesAtHand } from "#ui/tool/official-series.ts";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import { estimateCapacity, seriesNeeded } from "./engine.ts";
import type { CapacityResult } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

export { Fields } from "./fields.tsx";
export { capacityInput as input } from "./schema.ts";

/** With euríbor as the server knows it; undefined while it is on its way, for the loans that follow it. */
export function live(input: CapacityInput, { today }: { today: string }): CapacityResult | undefined {
  const officialSeries = seriesAtHand(seriesNeeded(input));
  return officialSeries && estimateCapacity(input, { today, officialSeries });
}

export const { Result, Aside, liveSummary } = viewOf(describe, drawings);
