import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { Drawings } from "#ui/result/result-view.tsx";
import { LimitsChart } from "./limits-chart.tsx";
import type { CapacityResult } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

/** Drawings of the tool's own on a page. */
export const drawings: Drawings<CapacityResult, CapacityInput> = {
  limits: ({ result }) =>
    result.kind === "capacity" ? (
      <LimitsChart
        byIncome={result.byIncome}
        bySavings={result.bySavings}
        limitedBy={result.limitedBy}
        target={result.target?.price ?? null}
        format={moneyIn(result.currency)}
      />
    ) : null,
};
