import { formatDate } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { seriesAtHand } from "#ui/tool/official-series.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { estimateCapacity, seriesNeeded } from "./engine.ts";
import { bindingName, explainBinding, explainMissing, explainTarget } from "./explain.ts";
import { LimitsChart } from "./limits-chart.tsx";
import type { CapacityEstimate, CapacityResult } from "./result.ts";
import { CostsPanel, LoanPanel } from "./result-purchase.tsx";
import { IndexedPanel, PrepaymentPanel, RatePathPanel } from "./result-sections.tsx";
import { CeilingMapPanel, SchedulePanel, StressPanel } from "./result-tables.tsx";
import type { CapacityInput } from "./schema.ts";

export { Fields } from "./fields.tsx";
export { capacityInput as input } from "./schema.ts";

/** With euríbor as the server knows it; undefined while it is on its way, for the loans that follow it. */
export function live(input: CapacityInput, { today }: { today: string }): CapacityResult | undefined {
  const officialSeries = seriesAtHand(seriesNeeded(input));
  return officialSeries && estimateCapacity(input, { today, officialSeries });
}

interface ViewProps {
  result: CapacityResult;
  input: CapacityInput;
}

/** The ceiling and what binds it first; then the purchase, the loan, and what could change. */
export function Result({ result, input }: ViewProps) {
  if (result.kind !== "capacity") {
    const { title, reason, next } = explainMissing(result);
    return (
      <Panel>
        <EmptyState level={2} title={title}>
          {reason} {next}
        </EmptyState>
      </Panel>
    );
  }
  const hasLoan = result.operation.loan > 0;
  return (
    <>
      <SummaryPanel result={result} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <CostsPanel result={result} />
        <LoanPanel result={result} input={input} />
      </div>
      {hasLoan ? <StressPanel result={result} input={input} /> : null}
      {hasLoan && result.rate.reference ? <RatePathPanel result={result} input={input} /> : null}
      {result.debtsTakeAll ? null : <CeilingMapPanel result={result} />}
      {hasLoan ? <SchedulePanel result={result} /> : null}
      {result.prepayment ? <PrepaymentPanel prepayment={result.prepayment} currency={result.currency} /> : null}
      {result.indexed ? <IndexedPanel indexed={result.indexed} currency={result.currency} /> : null}
      <p className="text-xs text-subtle-foreground">
        Impuestos y tipos a {formatDate(result.date)}. Cálculo orientativo: no es una oferta ni una aprobación, la
        decisión es del banco.
      </p>
    </>
  );
}

function SummaryPanel({ result }: { result: CapacityEstimate }) {
  const money = moneyIn(result.currency);
  const { target } = result;
  return (
    <Panel zocalo="plataforma" labelledBy="capacidad-precio">
      <div className="grid gap-x-12 gap-y-7 p-5 sm:p-8 lg:grid-cols-2">
        <div id="capacidad-precio" className="min-w-0">
          <StatFigure
            size="hero"
            label={`Precio máximo · ${bindingName(result).toLowerCase()}`}
            // A long amount in pesos may break before its currency.
            value={money(result.price).replace("\u00a0", " ")}
            note={explainBinding(result)}
          />
        </div>
        <LimitsChart
          byIncome={result.byIncome}
          bySavings={result.bySavings}
          limitedBy={result.limitedBy}
          target={target?.price ?? null}
          format={money}
        />
        {target ? (
          <Callout tone={target.fits ? "success" : "warning"} title="La vivienda que mira" className="lg:col-span-2">
            {explainTarget(target, result.currency)}
          </Callout>
        ) : null}
      </div>
    </Panel>
  );
}

/** One line, for who listens while typing. */
export function liveSummary(result: CapacityResult): string {
  if (result.kind !== "capacity") return explainMissing(result).title;
  return `Precio máximo ${moneyIn(result.currency)(result.price)}. ${bindingName(result)}`;
}

/** Beside the form: what it comes to so far, or the worked example in short. */
export function Aside({ result, input }: ViewProps) {
  const { isLive } = useToolRun();
  if (result.kind !== "capacity") return null;
  const money = moneyIn(result.currency);
  return (
    <Panel as="aside" zocalo="luz" labelledBy="capacidad-ejemplo">
      <PanelHeader
        id="capacidad-ejemplo"
        title={`${money(result.price)} en ${result.placeName}`}
        description={isLive ? "Al momento, sin guardar" : "Ejemplo resuelto"}
      />
      <PanelBody className="grid gap-5">
        <LimitsChart
          byIncome={result.byIncome}
          bySavings={result.bySavings}
          limitedBy={result.limitedBy}
          target={null}
          format={money}
        />
        <FigureList
          items={[
            { label: "Ingresos al mes", value: money(result.monthlyIncome) },
            { label: "Ahorro", value: money(input.savings) },
            { label: "Cuota admitida", value: money(result.allowedInstalment) },
            { label: "Hipoteca máxima por ingresos", value: money(result.maxLoan) },
          ]}
        />
        <a href="#ejemplo" className="link-text text-sm">
          {isLive ? "Ver el resultado completo" : "Ver el ejemplo completo"}
        </a>
      </PanelBody>
    </Panel>
  );
}
