import { formatDate, formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { Callout } from "#ui/callout.tsx";
import { IntervalRows } from "#ui/charts/interval-rows.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import {
  doesNothing,
  explainBest,
  explainRange,
  explainTax,
  headline,
  monthsText,
  NOTE,
  rangeText,
  roiText,
} from "./explain.ts";
import type { RenovationResult } from "./result.ts";
import { CostPanel, CurvePanel, EvidencePanel, OrderPanel, RisePanel } from "./result-panels.tsx";
import { WorksPanel } from "./result-works.tsx";

export { recommendWorks as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { renovationInput as input } from "./schema.ts";

interface ViewProps {
  result: RenovationResult;
}

/** Read out when the result follows the keys. */
export function liveSummary(result: RenovationResult): string {
  return doesNothing(result)
    ? "Lo mejor es no hacer nada"
    : `${headline(result)}: quedan ${formatSignedMoney(result.best.net.usual, result.currency)}`;
}

/** What to do, each work alone, what it costs and rises, what more money would change, and how sure all is. */
export function Result({ result }: ViewProps) {
  const isIdle = doesNothing(result);
  return (
    <>
      <AnswerPanel result={result} />
      <WorksPanel result={result} />
      {isIdle ? null : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <RisePanel result={result} />
          <CostPanel result={result} />
        </div>
      )}
      <CurvePanel result={result} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <EvidencePanel result={result} />
        <OrderPanel result={result} />
      </div>
      <p className="text-xs text-subtle-foreground">
        Costes y coeficientes a {formatDate(result.date)}. {NOTE}
      </p>
    </>
  );
}

function beforeAfter(result: RenovationResult) {
  const { value, band, after } = result;
  return [
    { label: "Hoy", value, range80: band ?? undefined },
    { label: "Con la obra", value: after.usual, range80: { low: after.low, high: after.high } },
  ];
}

function AnswerPanel({ result }: ViewProps) {
  const { best, currency, value, after } = result;
  const money = moneyIn(currency);
  const isIdle = doesNothing(result);
  return (
    <Panel zocalo="plataforma" labelledBy="mejoras-respuesta">
      <div className="grid gap-x-12 gap-y-8 p-5 sm:p-8 lg:grid-cols-2">
        <div id="mejoras-respuesta" className="min-w-0">
          <StatFigure
            size="hero"
            label={isIdle ? "Lo que más compensa" : "Ganancia esperada"}
            value={isIdle ? "No hacer nada" : formatSignedMoney(best.net.usual, currency)}
            note={isIdle ? explainBest(result) : headline(result)}
          />
          {isIdle ? null : (
            <div className="mt-3 grid gap-2 text-sm text-muted-foreground">
              <p>{explainBest(result)}</p>
              <p>
                {explainRange(result)} {explainTax(result)}
              </p>
            </div>
          )}
        </div>
        <figure className="min-w-0">
          <figcaption className="mb-2 text-sm font-medium">El valor, antes y después</figcaption>
          <IntervalRows
            rows={isIdle ? beforeAfter(result).slice(0, 1) : beforeAfter(result)}
            summary={
              isIdle
                ? `Hoy vale ${money(value)}.`
                : `De ${money(value)} a ${money(after.usual)}, entre ${rangeText(after, currency)}.`
            }
            format={shortMoneyIn(currency)}
          />
          <p className="mt-1 text-xs text-subtle-foreground">
            {isIdle
              ? "El valor que has puesto, con su rango si lo tiene."
              : result.band
                ? "La banda suma el rango del valor y el de la subida."
                : "La banda es solo la de la subida: el valor de hoy no trae rango."}
          </p>
        </figure>
      </div>
      {isIdle ? null : (
        <dl className="grid grid-cols-2 border-t lg:grid-cols-4">
          {[
            { label: "Cuesta", value: money(best.cost.usual), note: rangeText(best.cost, currency) },
            { label: "Suma", value: money(best.uplift.usual), note: rangeText(best.uplift, currency) },
            {
              label: "Retorno",
              value: roiText(best.roi),
              note: `Equilibrio: ${formatPercent(best.breakEven)} de subida`,
            },
            {
              label: "Plazo",
              value: best.months > 0 ? monthsText(best.months) : "Sin dato",
              note: "Una obra tras otra",
            },
          ].map((figure) => (
            <div key={figure.label} className="border-b p-5 odd:border-r lg:border-b-0 lg:not-last:border-r">
              <dt className="text-sm text-muted-foreground">{figure.label}</dt>
              <dd className="figure my-0.5 text-h3 leading-tight">{figure.value}</dd>
              <dd className="text-xs text-muted-foreground">{figure.note}</dd>
            </div>
          ))}
        </dl>
      )}
      {result.lacksLabel ? (
        <div className="border-t p-5">
          <Callout>Sin la letra del certificado no se cuenta lo que las obras mejorarían el consumo.</Callout>
        </div>
      ) : null}
    </Panel>
  );
}

/** Beside the form: what it comes to so far, or the worked example in short. */
export function Aside({ result }: ViewProps) {
  const { isLive } = useToolRun();
  const { best, currency, works } = result;
  const money = moneyIn(currency);
  const isIdle = doesNothing(result);
  return (
    <Panel as="aside" zocalo="luz" labelledBy="mejoras-aparte">
      <PanelHeader
        id="mejoras-aparte"
        title={
          isIdle ? "No hacer nada" : `${formatSignedMoney(best.net.usual, currency)} con ${money(best.cost.usual)}`
        }
        description={isLive ? "Al momento, sin guardar" : "Ejemplo resuelto"}
      />
      <PanelBody className="grid gap-5">
        <FigureList
          items={works.slice(0, 5).map(({ name, net, isChosen }) => ({
            label: isChosen ? `✓ ${name}` : name,
            value: formatSignedMoney(net.usual, currency),
          }))}
        />
        <a href="#ejemplo" className="link-text text-sm">
          {isLive ? "Ver el resultado completo" : "Ver el ejemplo completo"}
        </a>
      </PanelBody>
    </Panel>
  );
}
