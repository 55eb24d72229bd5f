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

/** The form writes another version of what is typed; the worked example has no form and changes here alone. */
export function Result({ result: given, input }: ViewProps) {
  const { isExample, change } = useToolRun();
  const [tried, setTried] = useState<WriterResult>();
  const result = (isExample && tried) || given;
  const isWhole = input.home !== undefined;
  const another = !isExample
    ? (seed: number) => change({ seed })
    : isWhole
      ? (seed: number) => setTried(writeAdvert({ ...(input as WriterInput), seed }, { today: given.date }))
      : undefined;
  return (
    <AnotherVersion value={another}>
      <described.Result result={result} input={input} />
    </AnotherVersion>
  );
}
