import type { ReactNode } from "react";
import { type Domain, fractionOf, labelledTicks, percent } from "./scale.ts";

interface EndLabel {
  text: string;
  /** Value on the y axis the label belongs to. */
  value: number;
  /** Stroke class of the line; the text itself stays ink, because not every category reads as text. */
  swatch: string;
}

interface PlotProps {
  yDomain: Domain;
  formatY: (value: number) => string;
  /** Labels under the plot; `at` is a fraction of its width. */
  xLabels: readonly { at: number; text: string }[];
  /** Direct labels of lines, to the right of the plot. */
  endLabels?: readonly EndLabel[];
  /** Height of the plot itself, px. */
  height?: number;
  /** Lines and areas in a 100 × 100 box stretched over the plot: strokes need `vector-effect`. */
  shapes?: ReactNode;
  /** Marks placed in percent of the plot, drawn over the shapes. */
  children?: ReactNode;
}

/** Room above the plot for the topmost label and below it for the x axis, px. */
const TOP = 10;
const BOTTOM = 26;
/** Mean advance of a character at 12 px. */
const CHARACTER = 6.9;
/** Least distance between two direct labels, px. */
const LINE = 16;

/** Axes and frame of a chart over x and y: columns for the y labels, the plot and the direct labels. */
export function Plot({ yDomain, formatY, xLabels, endLabels = [], height = 220, shapes, children }: PlotProps) {
  const ticks = labelledTicks(yDomain, formatY);
  const y = (value: number) => TOP + (1 - fractionOf(value, yDomain)) * height;
  const left = Math.ceil(Math.max(...ticks.map((tick) => tick.text.length), 1) * CHARACTER) + 10;
  const right =
    endLabels.length === 0 ? 0 : Math.ceil(Math.max(...endLabels.map((l) => l.text.length)) * CHARACTER) + 22;
  const labelY = spreadLabels(
    endLabels.map((label) => y(label.value)),
    LINE,
    TOP + height,
  );
  return (
    <div aria-hidden className="@container flex text-2xs leading-none font-normal tabular-nums">
      <svg aria-hidden width={left} height={TOP + height + BOTTOM} className="shrink-0 overflow-visible">
        {ticks.map((tick) => (
          <text key={tick.value} x={left - 8} y={y(tick.value) + 4} textAnchor="end" className="fill-chart-axis">
            {tick.text}
          </text>
        ))}
      </svg>
      <svg aria-hidden width="100%" height={TOP + height + BOTTOM} className="min-w-0 grow basis-0 overflow-visible">
        {ticks.map((tick) => (
          <line key={tick.value} x1="0" x2="100%" y1={y(tick.value)} y2={y(tick.value)} className="stroke-chart-grid" />
        ))}
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          y={TOP}
          width="100%"
          height={height}
          className="overflow-visible"
        >
          {shapes}
        </svg>
        <svg aria-hidden y={TOP} width="100%" height={height} className="overflow-visible">
          {children}
        </svg>
        {xLabels.map((label, i) => (
          <text
            key={`${label.at}`}
            x={percent(label.at)}
            y={TOP + height + 20}
            textAnchor={label.at < 0.04 ? "start" : label.at > 0.96 ? "end" : "middle"}
            className={hiddenWhenNarrow(i, xLabels.length) ? "hidden fill-chart-axis @lg:inline" : "fill-chart-axis"}
          >
            {label.text}
          </text>
        ))}
      </svg>
      {right === 0 ? null : (
        <svg aria-hidden width={right} height={TOP + height + BOTTOM} className="shrink-0 overflow-visible">
          {endLabels.map((label, i) => (
            <g key={label.text}>
              <line x1="7" x2="15" y1={labelY[i]!} y2={labelY[i]!} strokeWidth="3" className={label.swatch} />
              <text x="20" y={labelY[i]! + 4} className="fill-foreground font-medium">
                {label.text}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

/** More than four x labels: every other one waits for a wide screen. */
function hiddenWhenNarrow(index: number, count: number): boolean {
  return count > 4 && index % 2 === 1;
}

/** Moves labels apart by at least `gap`, in the order of their places, none below `bottom`. Answers in the given order. */
export function spreadLabels(places: readonly number[], gap: number, bottom: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  for (const [i, label] of order.entries()) {
    const above = order[i - 1];
    if (above) label.place = Math.max(label.place, above.place + gap);
  }
  // Labels pushed out at the bottom push back up.
  let limit = bottom;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, limit);
    limit = label.place - gap;
  }
  const spread = new Array<number>(places.length);
  for (const { place, index } of order) spread[index] = place;
  return spread;
}
