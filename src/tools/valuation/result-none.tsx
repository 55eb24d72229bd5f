import { useId } from "react";
import type { NoValue, OrientationOnly } from "#domain/tools/valuation/types.ts";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import { moneyOf, NEXT_STEP, officialLine } from "./wording.ts";

/** Only an official mean: a wide range, named as an orientation, and the way to a value. */
export function OrientationPanel({
  result,
  input,
}: {
  result: ValuationOutcome & OrientationOnly;
  input: ValuationInput;
}) {
  const labelId = useId();
  const { money } = moneyOf(result, input.home);
  return (
    <Panel zocalo="luz" labelledBy={labelId}>
      <div className="p-5 sm:p-8">
        <p className="flex flex-wrap gap-2">
          <Tag tone="warning">Orientación</Tag>
          <Tag tone="warning">por comprobar</Tag>
        </p>
        <div id={labelId} className="mt-3">
          <StatFigure
            label="Sin un precio, solo un rango amplio"
            value={`Entre ${money(result.range.low)} y ${money(result.range.high)}`}
            note={`${officialLine(result.official)}. Es una media de tasaciones de la zona, no el precio de esta vivienda.`}
          />
        </div>
        <Callout className="mt-5" title={NEXT_STEP}>
          <Reasons reasons={result.reasons} />
        </Callout>
      </div>
    </Panel>
  );
}

/** Nothing to go by: the reason and the next step. */
export function NoValuePanel({ result }: { result: ValuationOutcome & NoValue }) {
  const { isExample } = useToolRun();
  return (
    <Panel zocalo="luz">
      <EmptyState title="Todavía no hay precio" level={isExample ? 3 : 2}>
        {result.reasons[0]} {NEXT_STEP}
      </EmptyState>
    </Panel>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
