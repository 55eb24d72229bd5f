import { counted } from "#domain/shared/format/counted.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { GoalProgress } from "#server/insight/goals/goal-progress.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";

/** How far the year's goal is, beside where an even pace would be; without one, where it is set. */
export function GoalPanel({ progress }: { progress: GoalProgress | null }) {
  if (progress === null) return <NoGoal />;
  const { year, income, signed, sales, needed, pace } = progress;
  const share = Math.min(1, signed / income);
  const isBehind = pace.gap < -income / 200;
  return (
    <Panel labelledBy="objetivo">
      <PanelHeader
        id="objetivo"
        title={`Objetivo de ${year}`}
        divided
        actions={
          <PageLink to="/dashboard/goals" className="link-text touch-target text-sm">
            Ver el camino
          </PageLink>
        }
      />
      <PanelBody className="grid gap-3">
        <StatFigure
          label="Comisiones firmadas"
          value={formatMoney(signed)}
          note={`${formatPercent(signed / income, 0)} de ${formatMoney(income)} · ${formatNumber(sales)} de ${counted(needed, "venta", "ventas")}`}
        />
        <span aria-hidden className="relative block h-2.5 rounded-xs bg-muted">
          <span className="block h-full rounded-xs bg-chart-1" style={{ width: `${share * 100}%` }} />
          <span
            className="absolute -top-1 h-4.5 w-0.5 bg-foreground"
            style={{ left: `${Math.min(100, (pace.expected / income) * 100)}%` }}
          />
        </span>
        <p className="text-sm text-muted-foreground">
          A un ritmo constante irías por {formatMoney(pace.expected)}:{" "}
          {isBehind
            ? `${formatMoney(-pace.gap)} por detrás`
            : pace.gap > income / 200
              ? `${formatMoney(pace.gap)} por delante`
              : "vas a ritmo"}
          .
        </p>
      </PanelBody>
    </Panel>
  );
}

function NoGoal() {
  return (
    <Panel labelledBy="objetivo">
      <PanelHeader id="objetivo" title="Tu objetivo" divided />
      <EmptyState
        title="Este año no tienes objetivo"
        action={
          <Button asChild variant="outline" size="sm">
            <PageLink to="/dashboard/goals">Poner un objetivo</PageLink>
          </Button>
        }
      >
        Di cuánto quieres ingresar y verás cuántas llamadas, visitas y encargos hacen falta.
      </EmptyState>
    </Panel>
  );
}
