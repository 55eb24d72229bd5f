import { confidenceTitle } from "#domain/tools/valuation/confidence-words.ts";
import { ConfidenceDoors } from "#ui/charts/confidence-doors.tsx";
import type { Drawings } from "#ui/result/result-view.tsx";
import { AddComparables } from "#ui/tool/add-comparables.tsx";
import type { ValuationOutcome } from "./engine.ts";
import { doorsOf } from "./reasons.ts";
import { ByHandPanel } from "./result-by-hand.tsx";
import { ComparablesPanel } from "./result-comparables.tsx";
import type { ValuationInput } from "./schema.ts";

/** The tool's own drawings on a page. */
export const drawings: Drawings<ValuationOutcome, ValuationInput> = {
  add: () => <AddComparables label="Pegar comparables" variant="default" />,
  "by-hand": ByHandPanel,
  comparables: ComparablesPanel,
  trust: ({ result }) =>
    result.kind === "value" ? (
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <span className="w-36 shrink-0">
          <ConfidenceDoors level={doorsOf(result)} label={confidenceTitle(result)} />
        </span>
        <a href="#valoracion-confianza" className="link-text touch-target font-medium">
          {confidenceTitle(result)}
        </a>
      </p>
    ) : null,
};
