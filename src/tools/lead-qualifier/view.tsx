import { viewOf } from "#ui/result/result-view.tsx";
import { usePerson } from "#ui/tool/use-person.ts";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import type { LeadQualification } from "./result.ts";

export { qualifyLead as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { qualifierInput as input } from "./schema.ts";

const described = viewOf(describe, drawings);
export const { liveSummary } = described;

interface ViewProps {
  result: LeadQualification;
}

/** The name comes from the form: a shared page has none and names nobody. */
export function Result({ result }: ViewProps) {
  return <described.Result result={result} input={usePerson()} />;
}

/** Takes the person from the page's context, where they are typed, so that they need not be part of the result. */
export function Aside({ result }: ViewProps) {
  return <described.Aside result={result} input={usePerson()} />;
}
