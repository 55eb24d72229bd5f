import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { weekLabels } from "#domain/shared/format/week-labels.ts";
import type { Pulse, PulseFigure } from "#server/insight/analytics/pulse.server.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Sparkline } from "./sparkline.tsx";

/** How the last weeks went, drawn. */

const GRID = "grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-4";

export function PulseFigures({ pulse }: { pulse: Pulse }) {
  const { valuations, mandates, contacts, views } = pulse;
  const figures = [
    { label: "Valoraciones", ...valuations },
    { label: "Captaciones", ...mandates },
    { label: "Aperturas de tus páginas", ...views, weeks: null },
    { label: "Contactos nuevos", ...contacts },
  ];
  return (
    <section aria-label="Los últimos 30 días" className={GRID}>
      {figures.map(({ label, now, before, weeks }) => (
        <div key={label} className="min-w-0 bg-card p-4 sm:px-5">
          <p className="text-sm text-muted-foreground">{label}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="figure my-0.5 text-h3 leading-tight">{formatNumber(now)}</p>
            {weeks === null ? null : <Sparkline values={weeks} />}
          </div>
          <p className="text-xs text-muted-foreground">
            <Difference now={now} before={before} />
          </p>
        </div>
      ))}
    </section>
  );
}

function Difference({ now, before }: Pick<PulseFigure, "now" | "before">) {
  const difference = now - before;
  if (difference === 0) return <>igual que los 30 días anteriores</>;
  return (
    <>
      <span className="font-semibold text-foreground">
        {difference > 0 ? "+" : "−"}
        {formatNumber(Math.abs(difference))}
      </span>{" "}
      respecto a los 30 días anteriores
    </>
  );
}

export function PulseSkeleton() {
  return (
    <div className={GRID}>
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} className="grid gap-2 bg-card p-4 sm:px-5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-7 w-16" />
          <Skeleton className="h-3 w-32" />
        </div>
      ))}
    </div>
  );
}

const MOST_PARTS = 3;

export function WorkPanel({ pulse: { weeks }, titles }: { pulse: Pulse; titles: Readonly<Record<string, string>> }) {
  const totals = new Map<string, number>();
  for (const { byTool } of weeks)
    for (const [id, n] of Object.entries(byTool)) totals.set(id, (totals.get(id) ?? 0) + n);
  const used = [...totals].sort(([, a], [, b]) => b - a).map(([id]) => id);
  const rest = used.slice(MOST_PARTS);
  // In the order of the catalogue, so that a tool keeps its colour when another overtakes it.
  const catalogue = Object.keys(titles);
  const drawn = used.slice(0, MOST_PARTS).sort((a, b) => catalogue.indexOf(a) - catalogue.indexOf(b));
  const total = [...totals.values()].reduce((sum, n) => sum + n, 0);
  const labels = weekLabels(weeks.map(({ week }) => week));
  const columns = weeks.map(({ byTool }, at) => ({
    label: labels[at]!,
    values: [
      ...drawn.map((id) => byTool[id] ?? 0),
      ...(rest.length > 0 ? [rest.reduce((sum, id) => sum + (byTool[id] ?? 0), 0)] : []),
    ],
  }));
  return (
    <Panel labelledBy="trabajo">
      <PanelHeader id="trabajo" title="Tu trabajo por semana" divided />
      <PanelBody>
        {used.length === 0 ? (
          <EmptyState title="Sin resultados en seis semanas">
            Cada valoración o cálculo se cuenta aquí por semanas.
          </EmptyState>
        ) : (
          <StackedBarChart
            title={`${counted(total, "resultado", "resultados")} en seis semanas`}
            summary={columns.map(({ label, values }) => `${label}: ${values.reduce((a, b) => a + b, 0)}`).join(". ")}
            parts={[...drawn.map((id) => titles[id] ?? "Herramienta retirada"), ...(rest.length > 0 ? ["Otras"] : [])]}
            columns={columns}
            format={(value) => formatNumber(value)}
            columnName="Semana"
            totalName="Total"
            height={180}
          />
        )}
      </PanelBody>
    </Panel>
  );
}

export function WayPanel({ pulse: { contacts, valuations, visits, mandates } }: { pulse: Pulse }) {
  const rows = [
    { label: "Contactos", value: contacts.now },
    { label: "Valoraciones", value: valuations.now },
    { label: "Visitas", value: visits },
    { label: "Encargos", value: mandates.now },
  ];
  return (
    <Panel labelledBy="camino">
      <PanelHeader
        id="camino"
        title="Del contacto al encargo"
        description="Los últimos 30 días"
        divided
        actions={
          <PageLink to="/dashboard/analytics" className="link-text touch-target text-sm">
            Analítica
          </PageLink>
        }
      />
      <PanelBody>
        <BarChart
          caption="Del contacto al encargo"
          valueName="En 30 días"
          rows={rows}
          format={(value) => formatNumber(value)}
        />
      </PanelBody>
    </Panel>
  );
}
