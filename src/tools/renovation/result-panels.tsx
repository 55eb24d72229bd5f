import { formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { PRESS_CLAIMS } from "#domain/tools/renovation/uplift-facts.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { extent, niceTicks } from "#ui/charts/scale.ts";
import { WaterfallChart } from "#ui/charts/waterfall-chart.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { CLAIMED_LEAD, costLines, explainCurve, MEASURED, orderOf, riseOf } from "./explain.ts";
import type { RenovationResult } from "./result.ts";

interface PanelProps {
  result: RenovationResult;
}

/** From today's value to the one with the works, a step for each. */
export function RisePanel({ result }: PanelProps) {
  const { value, after, currency } = result;
  const money = moneyIn(currency);
  return (
    <Panel labelledBy="mejoras-subida">
      <PanelHeader
        id="mejoras-subida"
        title="De hoy a después"
        description={`Un ${formatPercent(after.usual / value - 1)} más`}
      />
      <PanelBody>
        <WaterfallChart
          caption="Del valor de hoy al valor con la obra"
          base={{ label: "Vale hoy", amount: value }}
          rows={riseOf(result).map(({ name, amount }) => ({ label: name, amount }))}
          total={{ label: "Valdría", amount: after.usual }}
          format={money}
          formatChange={(amount) => formatSignedMoney(amount, currency)}
        />
      </PanelBody>
    </Panel>
  );
}

/** What the set costs, by what the money goes to. */
export function CostPanel({ result }: PanelProps) {
  const { best, currency } = result;
  const money = moneyIn(currency);
  return (
    <Panel labelledBy="mejoras-coste">
      <PanelHeader
        id="mejoras-coste"
        title={`Cuesta ${money(best.cost.usual)}`}
        description="Todo el conjunto, por partes"
      />
      <PanelBody>
        <FigureList
          items={[
            ...costLines(result).map(({ label, amount }) => ({ label, value: money(amount) })),
            { label: "Total", value: money(best.cost.usual) },
          ]}
        />
        <p className="mt-3 text-xs text-subtle-foreground">
          Los precios publicados no siempre dicen qué incluyen: cuenta con un 20 % arriba o abajo hasta tener
          presupuestos.
        </p>
      </PanelBody>
    </Panel>
  );
}

/** What each budget leaves at most. */
export function CurvePanel({ result }: PanelProps) {
  const { curve, currency, unlimited } = result;
  if (unlimited.ids.length === 0) return null;
  const short = shortMoneyIn(currency);
  return (
    <Panel labelledBy="mejoras-curva">
      <PanelHeader id="mejoras-curva" title="Si el presupuesto cambia" description={explainCurve(result)} />
      <PanelBody>
        <LineChart
          title="Lo que deja cada presupuesto"
          subtitle={
            result.criterion === "prudente"
              ? "Ganancia del mejor conjunto, caso prudente"
              : "Ganancia del mejor conjunto"
          }
          summary={explainCurve(result)}
          x={curve.map(({ budget }) => budget)}
          series={[{ name: "Ganancia", values: curve.map(({ net }) => net) }]}
          formatX={short}
          formatY={short}
          xName="Presupuesto"
          labelled={niceTicks(extent(curve.map(({ budget }) => budget)), 5)}
          fromZero
        />
      </PanelBody>
    </Panel>
  );
}

/** What is said and what was measured. */
export function EvidencePanel({ result }: PanelProps) {
  return (
    <Panel labelledBy="mejoras-prueba">
      <PanelHeader id="mejoras-prueba" title="Lo que se dice y lo que se midió" />
      <PanelBody className="grid gap-3 text-sm leading-snug">
        <p>
          <span className="font-semibold">Medido:</span> {MEASURED}
          {result.isToReform ? " Es lo que usamos." : ""}
        </p>
        <p className="text-muted-foreground">{CLAIMED_LEAD}</p>
        <ul className="grid gap-1.5">
          {PRESS_CLAIMS.map(({ text, source }) => (
            <li key={text} className="border-l-2 pl-3">
              «{text}».{" "}
              {source.url ? (
                <a href={source.url} target="_blank" rel="noreferrer" className="link-text">
                  {source.title}
                  <span className="sr-only"> (en otra pestaña)</span>
                </a>
              ) : (
                source.title
              )}
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

/** What to ask builders for. */
export function OrderPanel({ result }: PanelProps) {
  const order = orderOf(result);
  if (order === null) return null;
  return (
    <Panel labelledBy="mejoras-encargo">
      <PanelHeader
        id="mejoras-encargo"
        title="Pide presupuesto"
        description="El mismo encargo a tres empresas"
        actions={<CopyButton text={order} label="Copiar encargo" />}
      />
      <PanelBody>
        <p className="text-sm leading-relaxed whitespace-pre-line">{order}</p>
      </PanelBody>
    </Panel>
  );
}
