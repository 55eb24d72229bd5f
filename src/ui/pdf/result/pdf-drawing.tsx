import type { ReactElement } from "react";
import type { PlanFrame, StreetPlan } from "#domain/shared/maps/street-plan.ts";
import type { Bars, Chart, Drawing } from "#domain/tools/description/description.ts";
import { type Unit, writeAmount } from "#domain/tools/description/value.ts";
import { intervalSummary } from "../../charts/interval-summary.ts";
import type { PaperPhoto } from "../home/home-paper.ts";
import { PdfBars } from "../pdf-bars.tsx";
import { PdfFan } from "../pdf-fan.tsx";
import { PdfHeatmap } from "../pdf-heatmap.tsx";
import { PdfInterval } from "../pdf-interval.tsx";
import { PdfIntervals } from "../pdf-intervals.tsx";
import { PdfLines } from "../pdf-lines.tsx";
import { PdfReach } from "../pdf-reach.tsx";
import { Caption } from "../pdf-text.tsx";
import { PdfWaterfall } from "../pdf-waterfall.tsx";

/** Props of a tool's own drawing on paper. */
export interface PdfDrawingProps<R, I> {
  result: R;
  input: I;
  /** In points. */
  width: number;
  /** Streets of the frame that the tool's `planOf` named; absent where they could not be had. */
  plan?: StreetPlan | undefined;
  /** Of the home that the result is about, the cover first; for tools whose paper has them. */
  photos?: readonly PaperPhoto[] | undefined;
  /** Of other homes that the result speaks of, by their ids (`picturesOf`). */
  pictures?: Readonly<Record<string, PaperPhoto>> | undefined;
}

/** The frame of a tool's plan, so that its streets are fetched before anything is drawn; null where its paper has no plan. */
export type PlanOf<R, I> = (props: Omit<PdfDrawingProps<R, I>, "width" | "plan">) => PlanFrame | null;

/** A tool's own drawings by their names; plain functions without hooks, as all of the kit. */
export type PdfDrawings<R, I> = Readonly<Record<string, (props: PdfDrawingProps<R, I>) => ReactElement | null>>;

export interface DrawingContext {
  // biome-ignore lint/suspicious/noExplicitAny: each tool's drawings know their own result and input
  drawings: PdfDrawings<any, any>;
  result: unknown;
  input: unknown;
  plan?: StreetPlan | undefined;
  photos?: readonly PaperPhoto[] | undefined;
  pictures?: Readonly<Record<string, PaperPhoto>> | undefined;
  /** Fraction of the usual height of charts over an axis: 1, or less where that saves a page. */
  chartScale: number;
}

/** Heights of charts over an axis, in points. */
const HEIGHT = 135;
const HEIGHT_BESIDE = 90;

interface Props {
  drawing: Chart | Drawing;
  drawn: DrawingContext;
  width: number;
  /** Beside the document's figure, where a title would repeat it. */
  isBeside?: boolean;
}

const write = (unit: Unit) => (amount: number) => writeAmount(amount, unit);
const writeShort = (unit: Unit) => write(unit.kind === "money" ? { ...unit, isShort: true } : unit);
const writeSigned = (unit: Unit) =>
  write(unit.kind === "money" || unit.kind === "share" ? { ...unit, isSigned: true } : unit);

/** A described chart on paper, or the paper twin of a tool's own drawing. */
export function PdfDrawing({ drawing, drawn, width, isBeside = false }: Props) {
  const { drawings, result, input, plan, photos, pictures, chartScale } = drawn;
  const height = isBeside ? HEIGHT_BESIDE : HEIGHT * chartScale;
  switch (drawing.kind) {
    case "drawing":
      return drawings[drawing.name]?.({ result, input, width, plan, photos, pictures }) ?? null;
    case "bars":
      return <DescribedBars bars={drawing} width={width} />;
    case "waterfall":
      return (
        <PdfWaterfall
          width={width}
          base={drawing.base}
          rows={drawing.steps}
          total={drawing.total}
          format={write(drawing.unit)}
          formatChange={writeSigned(drawing.unit)}
        />
      );
    case "interval":
      return (
        <PdfInterval
          alt={intervalSummary({
            value: drawing.value,
            low80: drawing.range80.low,
            high80: drawing.range80.high,
            format: write(drawing.unit),
          })}
          width={width}
          value={drawing.value ?? undefined}
          low80={drawing.range80.low}
          high80={drawing.range80.high}
          range50={drawing.range50}
          {...(drawing.dots && { dots: drawing.dots })}
          format={write(drawing.unit)}
        />
      );
    case "intervals":
      return <PdfIntervals alt={drawing.summary} width={width} rows={drawing.rows} format={write(drawing.unit)} />;
    case "fan":
      return (
        <>
          {isBeside ? null : <Finding {...drawing} />}
          <PdfFan
            alt={drawing.summary}
            width={width}
            height={height}
            history={drawing.history}
            forecast={drawing.forecast.map(({ x, median, range80, range50 }) => ({
              x,
              median,
              low80: range80.low,
              high80: range80.high,
              ...(range50 && { low50: range50.low, high50: range50.high }),
            }))}
            formatX={write(drawing.xUnit)}
            formatY={writeShort(drawing.unit)}
          />
        </>
      );
    case "lines":
      return (
        <>
          {isBeside ? null : <Finding {...drawing} />}
          <PdfLines
            alt={drawing.summary}
            width={width}
            height={height}
            x={drawing.x}
            series={drawing.series}
            formatX={write(drawing.xUnit)}
            formatY={writeShort(drawing.unit)}
            {...(drawing.isFromZero && { isFromZero: true })}
          />
        </>
      );
    case "stacked":
      return (
        <>
          {isBeside ? null : <Finding {...drawing} />}
          <PdfBars
            alt={drawing.summary}
            width={width}
            height={height}
            bars={drawing.columns.map(({ label, values }) => ({ label, parts: values }))}
            partNames={drawing.parts}
            format={writeShort(drawing.unit)}
          />
        </>
      );
    case "heatmap":
      return (
        <PdfHeatmap
          corner={drawing.corner}
          columns={drawing.columns}
          rows={drawing.rows}
          format={writeShort(drawing.unit)}
          current={drawing.current}
        />
      );
  }
}

function Finding({ title, subtitle }: { title: string; subtitle?: string }) {
  return <Caption>{[title, subtitle].filter(Boolean).join(". ")}</Caption>;
}

/** Bars on paper begin at zero: values below are written, and drawn without length. */
function DescribedBars({ bars: { rows, unit, most }, width }: { bars: Bars; width: number }) {
  // Shares are drawn in points: their scale begins at zero and must not end below one. Parts of a whole end at one by themselves.
  const scale = most !== undefined ? 1 / most : unit.kind === "share" ? 100 : 1;
  return (
    <PdfReach
      width={width}
      rows={rows.map(({ label, value, isHighlighted = false }) => ({
        label,
        text: writeAmount(value, unit),
        amount: Math.max(0, value * scale),
        binds: isHighlighted,
      }))}
      mark={undefined}
      whole={most === undefined ? undefined : 1}
      format={(amount) => writeAmount(amount / scale, unit)}
    />
  );
}
