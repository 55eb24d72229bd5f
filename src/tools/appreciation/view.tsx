import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { viewOf } from "#ui/result/result-view.tsx";
import { seriesAtHand } from "#ui/tool/official-series.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { describe } from "./describe.ts";
import { foresee, needsOf } from "./engine.ts";
import { explainNoSeries, NO_SERIES_TITLE } from "./explain.ts";
import type { AppreciationResult, NoSeries } from "./result.ts";
import type { AppreciationInput } from "./schema.ts";

export { Fields } from "./fields.tsx";
export { appreciationInput as input } from "./schema.ts";

/** The result as the keys go; undefined while a series that it needs is on its way, or cannot be read now: the button works without. */
export function live(input: AppreciationInput, { today }: { today: string }): AppreciationResult | undefined {
  const { ids } = needsOf(input).officialSeries;
  const officialSeries = seriesAtHand(ids);
  if (!officialSeries || officialSeries.length < ids.length) return undefined;
  return foresee(input, { today, officialSeries });
}

const described = viewOf(describe);
export const { Aside, liveSummary } = described;

/**
 * A missing series is shown with the offer of another one, which changes the form; other results are drawn from their
 * description.
 */
export function Result(props: { result: AppreciationResult; input: AppreciationInput }) {
  const { result } = props;
  return result.kind === "no-series" ? <NoSeriesPanel result={result} /> : <described.Result {...props} />;
}

/** A series without values: the nearest one that has some can be taken at a touch. */
function NoSeriesPanel({ result }: { result: NoSeries }) {
  const { change, isExample } = useToolRun();
  const { offered } = result;
  return (
    <Panel>
      <EmptyState
        level={2}
        title={NO_SERIES_TITLE}
        action={
          offered && !isExample ? (
            <Button onClick={() => change({ series: offered.id, source: "oficial" })}>Usar {offered.name}</Button>
          ) : undefined
        }
      >
        {explainNoSeries(result)}
      </EmptyState>
    </Panel>
  );
}
