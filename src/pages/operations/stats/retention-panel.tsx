import { type CohortRow, isSmall } from "#domain/operations/stats/calculate.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { Heatmap } from "#ui/charts/heatmap.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";

const day = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" });

/** Returning people, by the week in which they came. */
export function RetentionPanel({ rows }: { rows: readonly CohortRow[] }) {
  const known = rows.filter(({ size }) => size > 0);
  return (
    <Panel labelledBy="vuelven">
      <PanelHeader
        id="vuelven"
        title="Vuelven"
        description="De quienes crearon la cuenta en una semana, qué parte hizo algún cálculo esa semana (0) y las siguientes. Las ocho últimas semanas enteras; no depende del periodo elegido."
        divided
      />
      <PanelBody>
        {known.length === 0 ? (
          <p className="text-sm text-muted-foreground">
            En las ocho últimas semanas enteras no se creó ninguna cuenta.
          </p>
        ) : (
          <>
            <Heatmap
              caption="Parte de las cuentas de cada semana que calculó algo en las semanas siguientes"
              corner="Semana de alta / semanas después"
              columns={rows.map((_, i) => String(i))}
              rows={known.map(({ week, size, shares }) => ({
                label: `${day.format(new Date(`${week}T00:00:00Z`))} · ${formatNumber(size)}${isSmall(size) ? " *" : ""}`,
                values: shares,
              }))}
              format={(share) => formatPercent(share, 0)}
            />
            <p className="mt-3 text-xs text-muted-foreground">
              Junto a cada semana, cuántas cuentas se crearon. * Muestra pequeña: menos de diez cuentas.
            </p>
          </>
        )}
      </PanelBody>
    </Panel>
  );
}
