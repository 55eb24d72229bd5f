import { useState } from "react";
import { viewOf } from "#ui/result/result-view.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { AnotherVersion } from "./another-version.ts";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import { type WriterResult, writeAdvert } from "./engine.ts";
import type { WriterInput } from "./schema.ts";

export { writeAdvert as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { writerInput as input } from "./schema.ts";

const described = viewOf<WriterResult, Partial<WriterInput>>(describe, drawings);
export const { Aside, liveSummary } = described;

interface ViewProps {
  result: WriterResult;
  input: Partial<WriterInput>;
}

/**
 * The form writes another version of what is typed; the worked example has no form and changes here alone. A shared page, where
 * nothing is typed, does neither, and does not show what the advert passes over.
 */
export function Result({ result: given, input }: ViewProps) {
  const { isExample, change, input: typed } = useToolRun();
  const [tried, setTried] = useState<WriterResult>();
  const isShared = typed.home === undefined;
  const tryAnother = (seed: number) =>
    setTried(writeAdvert({ ...(input as WriterInput), seed }, { today: given.date }));
  return (
    <AnotherVersion value={isShared ? undefined : isExample ? tryAnother : (seed) => change({ seed })}>
      <described.Result result={(isExample && tried) || given} input={isShared ? {} : input} />
    </AnotherVersion>
  );
}
