import { STAT_FIGURES, type StatFigureId } from "#domain/operations/stats/figures.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import type { DrawnSeries } from "./stats.server.ts";

const short = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("es-ES", { month: "short", year: "2-digit", timeZone: "UTC" });

const GRAINS = { dia: "por día", semana: "por semana", mes: "por mes" } as const;
const COLUMNS = { dia: "Día", semana: "Semana desde", mes: "Mes" } as const;

/** One figure over time. */
export function FigureChart({ id, series: { parts, grain, values } }: { id: StatFigureId; series: DrawnSeries }) {
  const format = grain === "mes" ? month : short;
  const text = (x: number) => format.format(new Date(`${parts[x]?.from ?? parts[0]!.from}T00:00:00Z`));
  const { label } = STAT_FIGURES[id];
  const own = values[id] ?? [];
  const total = own.reduce((sum, value) => sum + value, 0);
  return (
    <LineChart
      title={`${label} ${GRAINS[grain]}`}
      summary={`${label}: ${formatNumber(total)} en el periodo, ${GRAINS[grain]}. Lo más en una parte: ${formatNumber(Math.max(0, ...own))}.`}
      x={parts.map((_, i) => i)}
      series={[{ name: label, values: own }]}
      formatX={text}
      formatY={(y) => formatNumber(y)}
      xName={COLUMNS[grain]}
      fromZero
      height={160}
    />
  );
}
