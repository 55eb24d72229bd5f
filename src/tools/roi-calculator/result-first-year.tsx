import { formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { Callout } from "#ui/callout.tsx";
import { WaterfallChart } from "#ui/charts/waterfall-chart.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { explainBreakEven, explainCoverage, explainLimit, explainTax, firstYear } from "./explain.ts";
import type { InvestmentResult } from "./result.ts";

const MODES = { table: null, typed: "Gastos que has escrito", template: "Orientativo" } as const;

/** From the rent of a full year to what is left. */
export function FirstYearPanel({ result }: { result: InvestmentResult }) {
  const money = moneyIn(result.currency);
  const { base, rows, total } = firstYear(result);
  return (
    <Panel labelledBy="roi-primer-ano">
      <PanelHeader id="roi-primer-ano" title="El primer año" description={explainCoverage(result) ?? undefined} />
      <PanelBody>
        <WaterfallChart
          caption="Del alquiler de un año completo a lo que te queda"
          base={base}
          rows={rows}
          total={total}
          format={money}
          formatChange={(amount) => formatSignedMoney(amount, result.currency)}
        />
        <p className="mt-4 text-sm text-muted-foreground">{explainBreakEven(result)}</p>
      </PanelBody>
    </Panel>
  );
}

/** What it costs, line by line. */
export function CostPanel({ result }: { result: InvestmentResult }) {
  const { home, costs, returns, currency, costMode } = result;
  const money = moneyIn(currency);
  const tag = MODES[costMode];
  return (
    <Panel labelledBy="roi-coste">
      <PanelHeader
        id="roi-coste"
        title="Lo que cuesta"
        description={`Impuestos y gastos: ${formatPercent(costs.share)} del precio`}
        actions={tag ? <Tag tone="outline">{tag}</Tag> : null}
      />
      <PanelBody>
        <FigureList
          items={[
            { label: "Precio", value: money(home.price) },
            ...costs.lines.map(({ label, amount, isDoubtful }) => ({
              label: isDoubtful ? `${label} (por comprobar)` : label,
              value: money(amount),
            })),
            ...(home.works > 0 ? [{ label: "Obra", value: money(home.works) }] : []),
            { label: "Inversión total", value: money(returns.totalCost) },
            ...(home.loan > 0
              ? [
                  { label: "Préstamo", value: money(-home.loan) },
                  { label: "Tu dinero", value: money(returns.equity) },
                  { label: "Cuota al mes", value: money(returns.instalment, 2) },
                ]
              : []),
          ]}
        />
        {costs.alternatives.map(({ label, total }) => (
          <Callout key={label} tone="warning" title="La norma admite otra lectura" className="mt-4">
            {label}: los impuestos y gastos serían {money(total)} en lugar de {money(costs.total)}.
          </Callout>
        ))}
      </PanelBody>
    </Panel>
  );
}

/** IRPF and the cap of a stressed area, where they were asked for. */
export function TaxPanels({ result: { tax, rentLimit, currency } }: { result: InvestmentResult }) {
  return (
    <>
      {rentLimit ? (
        <Callout tone={rentLimit.exceeds ? "warning" : "success"} title="Zona tensionada">
          {explainLimit(rentLimit, currency)}
        </Callout>
      ) : null}
      {tax ? (
        <Callout title={`IRPF con un tipo del ${formatPercent(tax.marginalRate)}`}>{explainTax(tax, currency)}</Callout>
      ) : null}
    </>
  );
}
