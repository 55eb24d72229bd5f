import { besideOfficial } from "#domain/market/figures/beside-official.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { formatNumber, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { SourceList } from "#ui/source-list.tsx";
import { Tag } from "#ui/tag.tsx";
import type { OfficialLevel } from "./official-level.server.ts";

const level = (value: number) => formatNumber(value, 1, 1);
/** `T4 2026`, under an axis. */
const shortPeriod = (period: string) => `${period.slice(5)} ${period.slice(0, 4)}`;
/** `4.º trim. 2026`. */
const periodName = (period: string) => `${period.slice(6)}.º trim. ${period.slice(0, 4)}`;

/** The zone's own index with the composition held, and the official one beside it, each with its definition. */
export function IndexBeside({ figures, official }: { figures: ZoneFigures; official: OfficialLevel | null }) {
  const { index } = figures;
  const series = official?.series ?? null;
  return (
    <Panel labelledBy="indice">
      <PanelHeader
        id="indice"
        level={3}
        title="La misma vivienda, trimestre a trimestre"
        description="Índice que descuenta tamaño, habitaciones, tipo y barrio: no sube porque un mes se anuncien casas más grandes."
      />
      <PanelBody className="grid gap-5">
        {index.kind === "index" ? (
          <IndexChart points={index.points} series={series} />
        ) : (
          <p className="text-sm text-muted-foreground">
            Sin índice: {whyNoFigure(index)}. Hacen falta dos trimestres con 10 ofertas nuevas o más.
          </p>
        )}
        {official ? <Official figures={figures} official={official} /> : null}
      </PanelBody>
    </Panel>
  );
}

function IndexChart({
  points,
  series,
}: {
  points: readonly { period: string; level: number; n: number }[];
  series: OfficialLevel["series"];
}) {
  const beside = series && besideOfficial(points, series.points);
  const periods = beside?.periods ?? points.map(({ period }) => period);
  const base = beside?.base ?? points[0]!.period;
  const change = points.at(-1)!.level / points[0]!.level - 1;
  const own = beside?.own ?? points.map((point) => point.level);
  return (
    <LineChart
      title={`${change >= 0 ? "Sube" : "Baja"} un ${formatPercent(Math.abs(change), 1)} desde el ${periodName(points[0]!.period)}`}
      subtitle={`100 = ${periodName(base)}. Primer precio pedido de ${formatNumber(points.reduce((sum, { n }) => sum + n, 0))} ofertas nuevas${beside ? `, y ${series!.label} (${series!.unit})` : ""}.`}
      summary={`Índice propio: ${points.map(({ period, level: value, n }) => `${periodName(period)} ${level(value)} (${n} ofertas)`).join(", ")}.`}
      x={periods.map((_, i) => i)}
      series={[{ name: "Esta zona", values: own }, ...(beside ? [{ name: "Oficial", values: beside.official }] : [])]}
      formatX={(x) => shortPeriod(periods[x]!)}
      formatY={level}
      xName="Trimestre"
    />
  );
}

function Official({ figures, official: { value, series } }: { figures: ZoneFigures; official: OfficialLevel }) {
  const isCounted = value !== null && figures.operation === "venta" && figures.currency === "EUR";
  const last = series?.points.at(-1);
  if (!isCounted && !last) return null;
  return (
    <div>
      <h4 className="flex flex-wrap items-center gap-2 text-base font-semibold [font-stretch:100%]">
        Cifras oficiales
        <Tag tone="outline">Otra definición</Tag>
      </h4>
      <p className="mt-1 text-sm text-muted-foreground">
        Van al lado y no se mezclan: lo tasado, lo pedido y lo pagado son tres cosas distintas.
      </p>
      <SourceList
        className="mt-2"
        entries={[
          ...(isCounted
            ? [
                {
                  id: "tasado",
                  label: `Valor tasado medio, ${value.level === "municipio" ? value.placeName : `provincia de ${value.placeName}`}, ${value.period}`,
                  value: formatUnitPrice(value.unitPrice),
                  title: value.source.title,
                  url: value.source.url,
                  consulted: value.source.consulted,
                  note: value.note,
                },
              ]
            : []),
          ...(series && last
            ? [
                {
                  id: "serie",
                  label: `${series.label}, ${periodName(last[0])}`,
                  value: level(last[1]),
                  title: series.source.title,
                  ...(series.source.url ? { url: series.source.url } : {}),
                  ...(series.source.consulted ? { consulted: series.source.consulted } : {}),
                  note: `Compraventas de todo el ámbito de la serie (${series.unit}), no de esta zona.`,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
