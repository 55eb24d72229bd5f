import { type ResultFigure, writeFigureAmount } from "#domain/tools/result-figure.ts";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { RangeCell } from "#ui/data-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { shortRange } from "./short-range.ts";

/** A result's 80 % range as a cell of a list, at the one scale of all rows. */
export function FigureRange({ figure }: { figure: ResultFigure | null }) {
  if (!figure?.range80) return <span className="text-muted-foreground">No aplica</span>;
  const { value, range80, range50 } = figure;
  const text = shortRange(range80);
  if (value === null) return <span className="text-muted-foreground tabular-nums">{text}</span>;
  return (
    <RangeCell
      textClassName="@2xl:@max-4xl:hidden"
      chart={
        <IntervalChart
          size="inline"
          value={value}
          low80={range80.low}
          high80={range80.high}
          low50={range50?.low}
          high50={range50?.high}
          format={(amount) => writeFigureAmount(figure, amount)}
        />
      }
      text={text}
    />
  );
}

/** A result's figure as a cell of a list, with its interval. */
export function FigureValue({ figure }: { figure: ResultFigure | null }) {
  if (!figure) return <span className="text-muted-foreground">Sin valor</span>;
  const { value, label, perMonth, tag } = figure;
  return (
    <>
      {value === null ? null : (
        <span className="block font-semibold" title={label}>
          {writeFigureAmount(figure, value)}
          {perMonth ? <span className="font-normal text-muted-foreground"> al mes</span> : null}
        </span>
      )}
      {tag === undefined ? null : <Tag tone="warning">{tag}</Tag>}
    </>
  );
}
