import { useState } from "react";
import { viewOf } from "#ui/result/result-view.tsx";
import { ToolRunProvider, useToolRun } from "#ui/tool/tool-run-context.tsx";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import { prepareSale } from "./engine.ts";
import type { ArgumentsResult } from "./result.ts";
import type { ArgumentsInput } from "./schema.ts";

export { prepareSale as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { argumentsInput as input } from "./schema.ts";

const described = viewOf(describe, drawings);
export const { Aside, liveSummary } = described;

/** The worked example changes here alone: there is no form behind it. */
export function Result({ result, input }: { result: ArgumentsResult; input: ArgumentsInput }) {
  const run = useToolRun();
  const [tried, setTried] = useState<ArgumentsResult>();
  if (!run.isExample) return <described.Result result={result} input={input} />;
  const change = (changes: Record<string, unknown>) =>
    setTried(prepareSale({ ...input, ...changes }, { today: result.date, officialPrice: result.official }));
  return (
    <ToolRunProvider value={{ ...run, change }}>
      <described.Result result={tried ?? result} input={input} />
    </ToolRunProvider>
  );
}
