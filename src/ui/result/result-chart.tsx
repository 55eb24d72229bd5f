import type { Chart, Drawing, Fan, Lines } from "#domain/tools/description/description.ts";
import { type Unit, writeAmount } from "#domain/tools/description/value.ts";
import { BarChart } from "../charts/bar-chart.tsx";
import { FanChart } from "../charts/fan-chart.tsx";
import { Heatmap } from "../charts/heatmap.tsx";
import { IntervalChart } from "../charts/interval-chart.tsx";
import { IntervalRows } from "../charts/interval-rows.tsx";
import { evenly, LineChart } from "../charts/line-chart.tsx";
import { RangeChart } from "../charts/range-chart.tsx";
import { type Domain, extent, niceTicks } from "../charts/scale.ts";
import { StackedBarChart } from "../charts/stacked-bar-chart.tsx";
import { WaterfallChart } from "../charts/waterfall-chart.tsx";
import { OwnDrawing } from "./result-drawings.tsx";

/** Labels that an axis carries without crowding: a fan takes the whole width, lines often half of it. */
const FAN_LABELS = 7;
const LINE_LABELS = 5;

const write = (unit: Unit) => (amount: number) => writeAmount(amount, unit);
/** Axes and narrow cells shorten millions. */
const writeShort = (unit: Unit) => write(unit.kind === "money" ? { ...unit, isShort: true } : unit);
const writeSigned = (unit: Unit) =>
  write(unit.kind === "money" || unit.kind === "share" ? { ...unit, isSigned: true } : unit);

/** A described chart, or a drawing of the tool's own. */
export function ResultDrawing({ drawing, isCompact = false }: { drawing: Chart | Drawing; isCompact?: boolean }) {
  switch (drawing.kind) {
    case "drawing":
      return <OwnDrawing name={drawing.name} />;
    case "bars":
      return (
        <BarChart
          caption={drawing.caption}
          valueName={drawing.valueName}
          rows={drawing.rows.map(({ isHighlighted = false, ...row }) => ({ ...row, highlighted: isHighlighted }))}
          format={write(drawing.unit)}
          {...(drawing.most !== undefined && { domain: [0, drawing.most] satisfies Domain })}
        />
      );
    case "waterfall":
      return (
        <WaterfallChart
          caption={drawing.caption}
          base={drawing.base}
          rows={drawing.steps}
          total={drawing.total}
          format={write(drawing.unit)}
          formatChange={writeSigned(drawing.unit)}
        />
      );
    case "interval":
      return drawing.value === null ? (
        <RangeChart low={drawing.range80.low} high={drawing.range80.high} format={write(drawing.unit)} />
      ) : (
        <IntervalChart
          value={drawing.value}
          low80={drawing.range80.low}
          high80={drawing.range80.high}
          low50={drawing.range50?.low}
          high50={drawing.range50?.high}
          dots={drawing.dots}
          size={isCompact ? "compact" : "full"}
          format={write(drawing.unit)}
        />
      );
    case "intervals":
      return (
        <figure className="min-w-0">
          {drawing.caption ? <figcaption className="mb-2 text-sm font-medium">{drawing.caption}</figcaption> : null}
          <IntervalRows rows={drawing.rows} summary={drawing.summary} format={write(drawing.unit)} />
        </figure>
      );
    case "fan":
      return <DescribedFan fan={drawing} />;
    case "lines":
      return <DescribedLines lines={drawing} />;
    case "stacked":
      return (
        <StackedBarChart
          title={drawing.title}
          subtitle={drawing.subtitle}
          summary={drawing.summary}
          parts={drawing.parts}
          columns={drawing.columns}
          format={writeShort(drawing.unit)}
          columnName={drawing.xName}
          totalName={drawing.totalName}
        />
      );
    case "heatmap":
      return (
        <Heatmap
          caption={drawing.caption}
          corner={drawing.corner}
          columns={drawing.columns}
          rows={drawing.rows}
          format={writeShort(drawing.unit)}
          current={drawing.current}
        />
      );
  }
}

function DescribedFan({ fan }: { fan: Fan }) {
  return (
    <FanChart
      title={fan.title}
      subtitle={fan.subtitle}
      summary={fan.summary}
      history={fan.history}
      forecast={fan.forecast.map(({ x, median, range80, range50 }) => ({
        x,
        median,
        bands: [
          ...(range50 ? [{ probability: 0.5 as const, ...range50 }] : []),
          { probability: 0.8 as const, ...range80 },
        ],
      }))}
      formatX={write(fan.xUnit)}
      formatY={writeShort(fan.unit)}
      xName={fan.xName}
      labelled={axisLabels(
        [...fan.history, ...fan.forecast].map(({ x }) => x),
        fan.xUnit,
        FAN_LABELS,
      )}
      {...(fan.originText && { originText: fan.originText })}
      height={280}
    />
  );
}

function DescribedLines({ lines }: { lines: Lines }) {
  return (
    <LineChart
      title={lines.title}
      subtitle={lines.subtitle}
      summary={lines.summary}
      x={lines.x}
      xName={lines.xName}
      series={lines.series}
      formatX={write(lines.xUnit)}
      formatY={writeShort(lines.unit)}
      labelled={axisLabels(lines.x, lines.xUnit, LINE_LABELS)}
      {...(lines.isFromZero && { fromZero: true })}
    />
  );
}

/** Of periods within a year, only the first is named; amounts of money are named where they are round. */
function axisLabels(positions: readonly number[], unit: Unit, most: number): readonly number[] {
  if (unit.kind === "money") return niceTicks(extent(positions), most);
  const perYear = unit.kind === "period" ? unit.perYear : 1;
  const firsts = positions.filter((x) => x % perYear === 0);
  return evenly(unit.kind === "period" ? firsts : positions, most);
}
