import { viewOf } from "#ui/result/result-view.tsx";
import { describe } from "./describe.ts";
import type { InvestmentResult, RoiResult } from "./result.ts";
import type { RoiInput } from "./schema.ts";
import { useSimulation } from "./use-simulation.ts";

export { followReturn as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { roiInput as input } from "./schema.ts";

interface ViewProps {
  result: RoiResult;
  input: RoiInput;
}

const described = viewOf(describe);
export const { Aside, liveSummary } = described;

/**
 * A purchase is shown with its simulation, which runs in the browser; other results are drawn from their description
 * alone.
 */
export function Result({ result, input }: ViewProps) {
  return result.kind === "investment" ? (
    <SimulatedResult result={result} input={input} />
  ) : (
    <described.Result result={result} input={input} />
  );
}

/** While the result follows the keys, the browser's own thread simulates it. */
function SimulatedResult({ result, input }: ViewProps & { result: InvestmentResult }) {
  const simulation = useSimulation(result);
  return <described.Result result={{ ...result, simulation }} input={input} />;
}
