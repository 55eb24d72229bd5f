import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import {
  explainOffered,
  explainReturn,
  explainUnknown,
  internalRateText,
  rateText,
  roiText,
  yieldRows,
} from "./explain.ts";
import type { InvestmentResult, RoiResult } from "./result.ts";
import { CostPanel, FirstYearPanel, TaxPanels } from "./result-first-year.tsx";
import { FuturePanel, MapPanels, SimulationPanel } from "./result-future.tsx";
import { MarketingPanels } from "./result-marketing.tsx";
import { NOTE } from "./text.ts";

export { followReturn as live } from "./engine.ts";
export { Fields } from "./fields.tsx";
export { roiInput as input } from "./schema.ts";

interface ViewProps {
  result: RoiResult;
}

/** What it yields first; then the first year, the years until it is sold, and how far all may miss. */
export function Result({ result }: ViewProps) {
  if (result.kind === "marketing") return <MarketingPanels result={result} />;
  if (result.kind === "costs-unknown") {
    const { title, reason, next } = explainUnknown(result);
    return (
      <Panel>
        <EmptyState level={2} title={title}>
          {reason} {next}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <SummaryPanel result={result} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <FirstYearPanel result={result} />
        <CostPanel result={result} />
      </div>
      <TaxPanels result={result} />
      <FuturePanel result={result} />
      <SimulationPanel result={result} />
      <MapPanels result={result} />
      <p className="text-xs text-subtle-foreground">
        Impuestos e índices a {formatDate(result.date)}. {NOTE} La TIR es antes de impuestos sobre la renta.
      </p>
    </>
  );
}

function SummaryPanel({ result }: { result: InvestmentResult }) {
  const { returns, currency, home } = result;
  const money = moneyIn(currency);
  return (
    <Panel zocalo="plataforma" labelledBy="rentabilidad-neta">
      <div className="grid gap-x-12 gap-y-7 p-5 sm:p-8 lg:grid-cols-2">
        <div id="rentabilidad-neta" className="min-w-0">
          <StatFigure
            size="hero"
            label={`Rentabilidad neta · ${result.placeName}`}
            value={rateText(returns.netYield)}
            note={explainReturn(result)}
          />
          <p className="mt-3 text-sm text-muted-foreground">{explainOffered(result)}</p>
        </div>
        <BarChart
          caption="De la rentabilidad del anuncio a la de tu dinero"
          valueName="Rentabilidad"
          rows={yieldRows(result).map((row) => ({ ...row, highlighted: row.label === "Neta" }))}
          format={(value) => formatPercent(value, 2, 2)}
        />
      </div>
      <dl className="grid grid-cols-2 border-t lg:grid-cols-4">
        {[
          { label: "Te queda al mes", value: money(returns.cashFlow / 12), note: "El primer año, pagada la hipoteca" },
          {
            label: "TIR de tu dinero",
            value: internalRateText(returns.equityRate),
            note: `Sin préstamo: ${internalRateText(returns.projectRate)}`,
          },
          {
            label: "Cobertura de la cuota",
            value: returns.coverage === null ? "Sin préstamo" : formatNumber(returns.coverage, 2),
            note: "Por debajo de 1 no la paga",
          },
          {
            label: "Alquiler de equilibrio",
            value: returns.breakEvenRent === null ? "Ninguno" : money(returns.breakEvenRent),
            note: `Ahora ${money(home.monthlyRent)}`,
          },
        ].map(({ label, value, note }) => (
          <div key={label} className="border-b p-5 odd:border-r lg:border-b-0 lg:not-last:border-r">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="figure my-0.5 text-h3 leading-tight">{value}</dd>
            <dd className="text-xs text-muted-foreground">{note}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Beside the form: what it comes to so far, or the worked example in short. */
export function Aside({ result }: ViewProps) {
  const { isLive } = useToolRun();
  if (result.kind === "costs-unknown") return null;
  const money = moneyIn(result.currency);
  const footer = (
    <a href="#ejemplo" className="link-text text-sm">
      {isLive ? "Ver el resultado completo" : "Ver el ejemplo completo"}
    </a>
  );
  const description = isLive ? "Al momento, sin guardar" : "Ejemplo resuelto";
  if (result.kind === "marketing") {
    const { total } = result;
    return (
      <Panel as="aside" zocalo="luz" labelledBy="roi-aparte">
        <PanelHeader id="roi-aparte" title={`ROI ${roiText(total.roi)}`} description={description} />
        <PanelBody className="grid gap-5">
          <FigureList
            items={[
              { label: "Gasto", value: money(total.spend) },
              { label: "Coste por contacto", value: total.costPerLead === null ? "–" : money(total.costPerLead, 2) },
              { label: "Coste por cierre", value: total.costPerClosing === null ? "–" : money(total.costPerClosing) },
            ]}
          />
          {footer}
        </PanelBody>
      </Panel>
    );
  }
  const { returns } = result;
  return (
    <Panel as="aside" zocalo="luz" labelledBy="roi-aparte">
      <PanelHeader
        id="roi-aparte"
        title={`${rateText(returns.netYield)} neta en ${result.placeName}`}
        description={description}
      />
      <PanelBody className="grid gap-5">
        <FigureList
          items={[
            { label: "Inversión total", value: money(returns.totalCost) },
            { label: "Rentabilidad bruta", value: rateText(returns.grossYield) },
            { label: "Te queda al mes", value: money(returns.cashFlow / 12) },
            { label: "Sobre lo puesto", value: rateText(returns.cashOnCash) },
            { label: "TIR", value: internalRateText(returns.equityRate) },
          ]}
        />
        {footer}
      </PanelBody>
    </Panel>
  );
}

/** One line, for who listens while typing. */
export function liveSummary(result: RoiResult): string {
  if (result.kind === "costs-unknown") return explainUnknown(result).title;
  const money = moneyIn(result.currency);
  if (result.kind === "marketing") return `ROI total ${roiText(result.total.roi)}`;
  const { netYield, cashFlow } = result.returns;
  return `Rentabilidad neta ${rateText(netYield)}, te quedan ${money(cashFlow / 12)} al mes`;
}
