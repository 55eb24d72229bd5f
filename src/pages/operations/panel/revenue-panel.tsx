import { LATE_PAYMENT_DEFINITION, MRR_DEFINITION, UNPAID_PLAN_DEFINITION } from "#domain/operations/stats/figures.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { DefinedName, Definitions } from "../stats/figure-cards.tsx";
import type { PanelData } from "./panel.server.ts";

/** Monthly revenue by plan, from the billing tables. */
export function RevenuePanel({ revenue }: { revenue: PanelData["revenue"] }) {
  const { plans, monthlyEuros, trials } = revenue;
  const sum = (of: (row: (typeof plans)[number]) => number) => plans.reduce((total, row) => total + of(row), 0);
  const [late, byHand] = [sum((row) => row.late), sum((row) => row.byHand)];
  return (
    <Panel labelledBy="ingresos">
      <PanelHeader id="ingresos" title="Planes e ingresos" description="Hoy. De días pasados no se guarda." divided />
      <PanelBody className="grid gap-5">
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          <div>
            <DefinedName label="Ingresos al mes" definition={MRR_DEFINITION} />
            <p className="figure my-0.5 text-h3 leading-tight">{formatMoney(monthlyEuros, "EUR", 2)}</p>
            <p className="text-xs text-muted-foreground">IVA incluido</p>
          </div>
          <StatFigure label="Pagan en línea" value={formatNumber(sum((row) => row.online))} note="cuentas o agencias" />
          <div>
            <DefinedName label="Cobro fallido" definition={LATE_PAYMENT_DEFINITION} />
            <p className="figure my-0.5 text-h3 leading-tight">{formatNumber(late)}</p>
            <p className="text-xs text-muted-foreground">no suman</p>
          </div>
          <div>
            <DefinedName label="Sin pago en línea" definition={UNPAID_PLAN_DEFINITION} />
            <p className="figure my-0.5 text-h3 leading-tight">{formatNumber(byHand)}</p>
            <p className="text-xs text-muted-foreground">plan puesto a mano, no suman</p>
          </div>
        </div>
        <BarChart
          caption="Cuentas y agencias de cada plan de pago"
          valueName="Cuántas"
          domain={[0, Math.max(1, ...plans.map((row) => row.online + row.late + row.byHand))]}
          rows={plans.map((row) => ({
            label: row.name,
            detail: `${formatNumber(row.online)} en línea · ${formatNumber(row.byHand)} a mano`,
            value: row.online + row.late + row.byHand,
          }))}
          format={(value) => formatNumber(value)}
        />
        <p className="text-sm text-muted-foreground">
          En prueba, {formatNumber(trials)}.{" "}
          <PageLink to="/admin/usuarios?plan=pago">Ver las cuentas con plan de pago</PageLink>
        </p>
        <Definitions
          items={[
            { label: "Ingresos al mes", definition: MRR_DEFINITION },
            { label: "Cobro fallido", definition: LATE_PAYMENT_DEFINITION },
            { label: "Sin pago en línea", definition: UNPAID_PLAN_DEFINITION },
          ]}
        />
      </PanelBody>
    </Panel>
  );
}
