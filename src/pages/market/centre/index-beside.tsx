import { besideOfficial } from "#domain/market/figures/beside-official.ts";
import type { HedonicIndex, IndexPoint } from "#domain/market/figures/hedonic-index.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { formatNumber, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import type { OfficialLevel } from "#server/tools/official-series/official-level.server.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { SourceList } from "#ui/source-list.tsx";
import { Tag } from "#ui/tag.tsx";

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
          <IndexChart index={index} series={series} />
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

function IndexChart({ index: { points, thin }, series }: { index: HedonicIndex; series: OfficialLevel["series"] }) {
  const beside = series && besideOfficial(points, series.points);
  const known = [...points.map(({ period }) => period), ...thin.map(({ period }) => period)];
  const periods = [...new Set([...(beside?.periods ?? []), ...known])].sort();
  const base = beside?.base ?? points[0]!.period;
  const counts = new Map([...points, ...thin].map(({ period, n }) => [period, n]));
  const isThin = new Set(thin.map(({ period }) => period));
  const valuesOf = (from: readonly string[], values: readonly (number | null)[]) => {
    const known = new Map(from.map((period, i) => [period, values[i] ?? null]));
    return periods.map((period) => known.get(period) ?? null);
  };
  const told = beside?.periods ?? points.map(({ period }) => period);
  const low = valuesOf(told, beside?.low ?? points.map((point) => point.low));
  const high = valuesOf(told, beside?.high ?? points.map((point) => point.high));
  const own = valuesOf(told, beside?.own ?? points.map((point) => point.level));
  const hasBand = low.some((value) => value !== null && value !== 100);
  return (
    <LineChart
      title={changeText(points)}
      subtitle={`100 = ${periodName(base)}. Primer precio pedido de ${formatNumber(points.reduce((sum, { n }) => sum + n, 0))} ofertas nuevas${beside ? `, y ${series!.label} (${series!.unit})` : ""}.${hasBand ? " La franja es el margen del 90\u00a0% del índice de esta zona frente a su primer trimestre." : ""}`}
      summary={`Índice propio: ${points.map((point) => `${periodName(point.period)} ${level(point.level)}${marginText(point)} (${point.n} ofertas)`).join(", ")}.`}
      x={periods.map((_, i) => i)}
      series={[
        { name: "Esta zona", values: own },
        ...(beside ? [{ name: "Oficial", values: valuesOf(beside.periods, beside.official) }] : []),
      ]}
      band={hasBand ? { name: "Margen del 90\u00a0%", low, high } : undefined}
      notes={{
        name: "Ofertas nuevas",
        texts: periods.map((period) =>
          isThin.has(period)
            ? whyNoFigure({ kind: "too-few", n: counts.get(period)! })
            : counts.has(period)
              ? formatNumber(counts.get(period)!)
              : "—",
        ),
      }}
      formatX={(x) => shortPeriod(periods[x]!)}
      formatY={level}
      xName="Trimestre"
    />
  );
}

/** ` (101,8 a 118,9)`; nothing where it has no bounds of its own. */
const marginText = ({ low, high }: IndexPoint): string =>
  low === null || high === null || low === high ? "" : ` (de ${level(low)} a ${level(high)})`;

/** `Sube un 3,1 % desde el 4.º trim. 2024, con un margen de 0,8 a 5,4 %`; where the margin reaches over zero nothing is said to rise. */
function changeText(points: readonly IndexPoint[]): string {
  const { level: last, low, high } = points.at(-1)!;
  const since = `desde el ${periodName(points[0]!.period)}`;
  const change = last / 100 - 1;
  const percent = (value: number) => formatPercent(value, 1);
  if (low === null || high === null) {
    return `${change >= 0 ? "Sube" : "Baja"} un ${percent(Math.abs(change))} ${since}, sin margen: hay demasiados barrios para tan pocas ofertas`;
  }
  const margin = `margen del 90\u00a0%, de ${percent(low / 100 - 1)} a ${percent(high / 100 - 1)}`;
  if (low <= 100 && high >= 100) return `Sin un cambio claro ${since}: ${percent(change)} (${margin})`;
  return `${change > 0 ? "Sube" : "Baja"} un ${percent(Math.abs(change))} ${since} (${margin})`;
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
