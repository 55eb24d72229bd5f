import { type FunnelStep, isSmall } from "#domain/operations/stats/calculate.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Definitions } from "./figure-cards.tsx";

/** The funnel from a page view to a payment. */
export function FunnelPanel({ steps }: { steps: readonly FunnelStep[] }) {
  const before = (i: number) => steps[i - 1]?.count ?? 0;
  return (
    <Panel labelledBy="embudo">
      <PanelHeader
        id="embudo"
        title="De la visita al pago"
        description="Cada paso, y qué parte es del anterior."
        divided
      />
      <PanelBody className="grid gap-4">
        <BarChart
          caption="Pasos de la visita al pago"
          valueName="Cuántos"
          // Views are many times the rest: the steps that follow share a scale of their own.
          domain={[0, Math.max(1, ...steps.slice(1).map(({ count }) => count))]}
          rows={steps.slice(1).map(({ label, count, share }, i) => ({
            label,
            value: count,
            detail:
              share === null
                ? "Sin paso anterior con que comparar"
                : share > 1
                  ? "Más que el paso anterior: no todas vienen de él"
                  : `${formatPercent(share)} del paso anterior${isSmall(before(i + 1)) ? " · muestra pequeña" : ""}`,
          }))}
          format={(value) => formatNumber(value)}
        />
        <p className="text-sm text-muted-foreground">
          Antes del primer paso: {counted(steps[0]!.count, "página vista", "páginas vistas")}. No se sabe de cuántas
          personas.
        </p>
        <Definitions items={steps} />
      </PanelBody>
    </Panel>
  );
}
