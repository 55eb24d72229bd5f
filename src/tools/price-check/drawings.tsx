import type { Drawings } from "#ui/result/result-view.tsx";
import { AddComparables } from "#ui/tool/add-comparables.tsx";
import { BandDrawing } from "./band-drawing.tsx";
import { RepeatsDrawing } from "./repeats-drawing.tsx";
import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";

/** The tool's own drawings on a page. */
export const drawings: Drawings<PriceCheckResult, PriceCheckInput> = {
  band: BandDrawing,
  repeats: RepeatsDrawing,
  add: () => <AddComparables />,
};
