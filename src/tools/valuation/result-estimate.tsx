import { useId } from "react";
import type { ValuedHome } from "#domain/tools/valuation/types.ts";
import { Callout } from "#ui/callout.tsx";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import { basisLine, DEMO_WARNING, homeLine, moneyOf, rangeWords, todayLine, usesDemo, valueLabel } from "./wording.ts";

interface EstimateProps {
  result: ValuationOutcome & ValuedHome;
  input: ValuationInput;
}

/** Below this many comparables confidence is low: tools brief A, §1.1 step 5. */
const FEW = 6;

/** The figure, its range and what it rests on. */
export function EstimatePanel({ result, input: { home } }: EstimateProps) {
  const labelId = useId();
  const { money, perM2 } = moneyOf(result, home);
  const { value, range50, range80, used } = result;
  const isOf2018 = result.basis === "model-2018";
  const isDemo = !isOf2018 && usesDemo(used);
  const range = rangeWords(result, home);
  return (
    <Panel zocalo="plataforma" labelledBy={labelId}>
      <div className="grid gap-x-10 gap-y-6 p-5 sm:p-8 lg:grid-cols-[minmax(0,4.6fr)_minmax(0,7.4fr)] lg:items-center">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
            <Tag tone={isOf2018 ? "warning" : "plataforma"}>{isOf2018 ? "Precios de 2018" : "Precio de hoy"}</Tag>
            {!isOf2018 && used.length < FEW ? <Tag tone="warning">Pocos comparables</Tag> : null}
            {isDemo ? <Tag tone="warning">Demostración</Tag> : null}
          </p>
          <div id={labelId} className="mt-3">
            <StatFigure
              size="hero"
              label={valueLabel(result, home)}
              value={money(value)}
              note={
                <>
                  {perM2(result.pricePerM2)}. {range.before}{" "}
                  <strong className="text-foreground">
                    {range.low} y {range.high}
                  </strong>
                  .
                </>
              }
            />
          </div>
          <p className="mt-3 text-sm">{basisLine(result)}.</p>
          <p className="mt-1 text-xs text-subtle-foreground">{homeLine(home)}</p>
        </div>
        <IntervalChart
          value={value}
          low80={range80.low}
          high80={range80.high}
          low50={range50.low}
          high50={range50.high}
          dots={isOf2018 ? [] : used.map(({ adjustedPrice }) => adjustedPrice)}
          format={money}
        />
      </div>
      {isOf2018 ? <OldPrices today={todayLine(result, home)} /> : null}
      {isDemo ? (
        <Callout tone="warning" className="mx-5 mb-5 sm:mx-8 sm:mb-8">
          {DEMO_WARNING}
        </Callout>
      ) : null}
    </Panel>
  );
}

/** A value of 2018 says so before anybody takes it for today's. */
function OldPrices({ today }: { today: string | undefined }) {
  return (
    <Callout tone="warning" title="Es el precio que se pedía en 2018" className="mx-5 mb-5 sm:mx-8 sm:mb-8">
      {today === undefined ? null : <p>{today} Las fuentes no coinciden, por eso es un rango y no un precio.</p>}
      <p className="mt-1">Para un precio de hoy, pega al menos tres comparables actuales.</p>
    </Callout>
  );
}
