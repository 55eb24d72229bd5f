import { type ResultFigure, writeFigureAmount } from "#domain/tools/result-figure.ts";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { RangeCell } from "#ui/data-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { shortRange } from "./short-range.ts";

/** A result's 80 % range as a cell of a list, at the one scale of all rows. */
export function FigureRange({ figure }: { figure: ResultFigure | null }) {
  if (!figure?.range80) return <None words="Sin rango" />;
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
  if (!figure) return <None words="Sin cifra" />;
  const { value, label, perMonth, tag } = figure;
  return (
    <>
      {value === null ? null : (
        <span className="block font-semibold">
          {writeFigureAmount(figure, value)}
          {perMonth ? <span className="font-normal text-muted-foreground"> al mes</span> : null}
          {/* Beside figures of other tools an amount alone says nothing. */}
          <span className="block text-xs leading-tight font-normal whitespace-normal text-muted-foreground">
            {label}
          </span>
        </span>
      )}
      {tag === undefined ? null : <Tag tone="warning">{tag}</Tag>}
    </>
  );
}

/** Many results are texts and have neither figure nor range: a dash, in words for people who hear it. */
function None({ words }: { words: string }) {
  return (
    <span className="text-muted-foreground">
      <span aria-hidden>–</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
