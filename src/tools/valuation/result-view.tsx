import { Callout } from "#ui/callout.tsx";
import type { ValuationOutcome } from "./engine.ts";
import { ByHandPanel } from "./result-by-hand.tsx";
import { ComparablesPanel } from "./result-comparables.tsx";
import { EstimatePanel } from "./result-estimate.tsx";
import { NoValuePanel, OrientationPanel } from "./result-none.tsx";
import { ConfidencePanel, WaterfallPanel } from "./result-reasons.tsx";
import type { ValuationInput } from "./schema.ts";
import { NOT_AN_APPRAISAL, pasteLines, WITHOUT_MODEL } from "./wording.ts";

interface ResultProps {
  result: ValuationOutcome;
  input: ValuationInput;
}

/** The figure first, then why, then the evidence. */
export function Result({ result, input }: ResultProps) {
  return (
    <div className="grid min-w-0 gap-5">
      <Verdict result={result} input={input} />
      {result.isWithoutModel ? (
        <Callout tone="warning" title="Falta el modelo de esta ciudad">
          {WITHOUT_MODEL}
        </Callout>
      ) : null}
      <PasteProblems result={result} />
      <ComparablesPanel result={result} input={input} />
      <p className="text-xs text-subtle-foreground">{NOT_AN_APPRAISAL}</p>
    </div>
  );
}

function Verdict({ result, input }: ResultProps) {
  if (result.kind !== "value") {
    return (
      <>
        {result.kind === "orientation" ? (
          <OrientationPanel result={result} input={input} />
        ) : (
          <NoValuePanel result={result} />
        )}
        <ByHandPanel result={result} input={input} />
      </>
    );
  }
  return (
    <>
      <EstimatePanel result={result} input={input} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <WaterfallPanel result={result} input={input} />
        <ConfidencePanel result={result} />
      </div>
    </>
  );
}

const PROBLEMS_SHOWN = 10;

function PasteProblems({ result }: Pick<ResultProps, "result">) {
  const lines = pasteLines(result);
  if (lines.length === 0) return null;
  return (
    <Callout tone="warning" title="Parte de lo que pegaste no se ha leído">
      <ul className="grid gap-1">
        {lines.slice(0, PROBLEMS_SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > PROBLEMS_SHOWN ? <li>Y {lines.length - PROBLEMS_SHOWN} filas más.</li> : null}
      </ul>
    </Callout>
  );
}
