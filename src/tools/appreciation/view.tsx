import { formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { seriesAtHand } from "#ui/tool/official-series.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { foresee, needsOf } from "./engine.ts";
import {
  distanceText,
  explainGrowth,
  explainHeadline,
  explainNoSeries,
  explainSeries,
  growthText,
  isOld,
  lastPeriod,
  lastRow,
  NO_SERIES_TITLE,
  NOTE,
  SAME_PACE,
  signedMoney,
} from "./explain.ts";
import type { Appreciation, AppreciationResult, NoSeries } from "./result.ts";
import { FanPanel, ModelPanel, WaitPanel, YearPanel } from "./result-future.tsx";
import { GrowthPanel, RealPanel } from "./result-past.tsx";
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

interface ViewProps {
  result: AppreciationResult;
}

/** Where it goes first; then what waiting leaves, how the method did, and what the series has done. */
export function Result({ result }: ViewProps) {
  if (result.kind === "no-series") return <NoSeriesPanel result={result} />;
  return (
    <>
      <SummaryPanel result={result} />
      {result.forecast ? (
        <>
          <FanPanel result={result} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <YearPanel result={result} />
            <WaitPanel result={result} />
          </div>
          {result.forecast.model ? <ModelPanel result={result} /> : null}
        </>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <GrowthPanel result={result} />
        <RealPanel result={result} />
      </div>
      <p className="text-xs text-subtle-foreground">
        {explainSeries(result)} {SAME_PACE} {NOTE}
      </p>
    </>
  );
}

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

function SummaryPanel({ result }: { result: Appreciation }) {
  const money = moneyIn(result.currency);
  const row = lastRow(result);
  const { growth, real, series } = result;
  return (
    <Panel zocalo="plataforma" labelledBy="prevision-valor">
      <div className="grid gap-x-12 gap-y-7 p-5 sm:p-8 lg:grid-cols-2">
        <div id="prevision-valor" className="min-w-0">
          <div className="flex flex-wrap gap-2 empty:hidden">
            {result.kind === "constant" ? <Tag>serie constante</Tag> : null}
            {series.mark === "por-comprobar" ? <Tag tone="warning">por comprobar</Tag> : null}
            {isOld(result) ? <Tag tone="warning">datos de hace {series.monthsOld} meses</Tag> : null}
          </div>
          <StatFigure
            size="hero"
            label={row ? `Lo central en ${distanceText(row)} · ${series.name}` : `Crecimiento al año · ${series.name}`}
            value={row ? money(row.value).replace("\u00a0", " ") : growth === null ? "–" : growthText(growth)}
            note={explainHeadline(result)}
          />
          <p className="mt-3 text-sm text-muted-foreground">{explainGrowth(result)}</p>
        </div>
        {row ? (
          <BarChart
            caption={`Hoy y en ${distanceText(row)}`}
            valueName="Valor"
            rows={[
              { label: "Hoy", value: result.value },
              { label: "Banda baja", detail: `En ${distanceText(row)}`, value: row.low },
              { label: "Central", detail: `En ${distanceText(row)}`, value: row.value, highlighted: true },
              { label: "Banda alta", detail: `En ${distanceText(row)}`, value: row.high },
            ]}
            format={money}
          />
        ) : null}
      </div>
      <dl className="grid grid-cols-2 border-t lg:grid-cols-4">
        {[
          { label: "Valor de hoy", value: money(result.value), note: "El que has escrito" },
          {
            label: "Crecimiento al año",
            value: growth === null ? "–" : growthText(growth),
            note: "De toda la serie, nominal",
          },
          {
            label: "Real al año",
            value: real?.growth == null ? "–" : growthText(real.growth),
            note: real ? "Descontada la inflación" : "Sin precios de consumo",
          },
          row
            ? {
                label: "Esperar",
                value: signedMoney(row.wait.value, money),
                note: `${distanceText(row)} frente a vender ya`,
              }
            : { label: "Último dato", value: lastPeriod(result), note: "De la serie" },
        ].map(({ label, value, note }) => (
          <div key={label} className="border-b p-5 odd:border-r lg:border-b-0 lg:not-last:border-r">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="figure my-0.5 text-h3 leading-tight">{value}</dd>
            <dd className="text-xs text-muted-foreground">{note}</dd>
          </div>
        ))}
      </dl>
      {result.kind === "too-short" ? (
        <div className="border-t p-5">
          <Callout tone="info" title="Crecimiento, sin previsión">
            {explainHeadline(result)} Añade periodos o elige una serie oficial.
          </Callout>
        </div>
      ) : null}
    </Panel>
  );
}

/** Beside the form: what it comes to so far, or the worked example in short. */
export function Aside({ result }: ViewProps) {
  const { isLive } = useToolRun();
  if (result.kind === "no-series") return null;
  const money = moneyIn(result.currency);
  const row = lastRow(result);
  return (
    <Panel as="aside" zocalo="luz" labelledBy="prevision-aparte">
      <PanelHeader
        id="prevision-aparte"
        title={row ? `${money(row.value)} en ${distanceText(row)}` : "Crecimiento, sin previsión"}
        description={isLive ? "Al momento, sin guardar" : "Ejemplo resuelto"}
      />
      <PanelBody className="grid gap-5">
        <FigureList
          items={[
            { label: "Valor de hoy", value: money(result.value) },
            ...(row
              ? [
                  { label: "Banda baja", value: money(row.low) },
                  { label: "Banda alta", value: money(row.high) },
                  { label: "Fallo habitual", value: formatPercent(row.usualMiss) },
                ]
              : []),
            { label: "Crecimiento al año", value: result.growth === null ? "–" : growthText(result.growth) },
            ...(row ? [{ label: "Esperar", value: signedMoney(row.wait.value, money) }] : []),
          ]}
        />
        <a href="#ejemplo" className="link-text text-sm">
          {isLive ? "Ver el resultado completo" : "Ver el ejemplo completo"}
        </a>
      </PanelBody>
    </Panel>
  );
}

/** One line, for who listens while typing. */
export function liveSummary(result: AppreciationResult): string {
  if (result.kind === "no-series") return NO_SERIES_TITLE;
  const money = moneyIn(result.currency);
  const row = lastRow(result);
  if (!row)
    return `Crecimiento al año ${result.growth === null ? "desconocido" : growthText(result.growth)}, sin previsión`;
  return `En ${distanceText(row)}, ${money(row.value)}; de ${money(row.low)} a ${money(row.high)}`;
}
