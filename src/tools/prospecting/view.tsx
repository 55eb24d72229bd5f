import { viewOf } from "#ui/result/result-view.tsx";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import type { ProspectingResult } from "./result.ts";
import { useTypedOwners } from "./use-typed-owners.ts";

export { planProspecting as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { prospectingInput as input } from "./schema.ts";

const described = viewOf(describe, drawings);
export const { liveSummary } = described;

interface ViewProps {
  result: ProspectingResult;
}

/** Names and numbers come from the form: a shared page has none and names nobody. */
export function Result({ result }: ViewProps) {
  return <described.Result result={result} input={useTypedOwners()} />;
}

/** Beside the form: the columns in figures, and the way. */
export function Aside({ result }: ViewProps) {
  return <described.Aside result={result} input={useTypedOwners()} />;
}
