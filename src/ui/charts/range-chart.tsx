import { useId } from "react";
import { Axis, DimensionLine } from "./interval-chart.tsx";
import { intervalSummary } from "./interval-summary.ts";
import { type Domain, fractionOf, percent } from "./scale.ts";

interface RangeChartProps {
  low: number;
  high: number;
  format: (value: number) => string;
}

/** Room beyond both ends, as a share of the range: the labels of the ends stand over it. */
const BEYOND = 0.22;
const TOP = 26;
const TRACK = 40;

/** A range without a figure in it: an interval's dimension line over a hatched band, so that nobody looks for its middle. */
export function RangeChart({ low, high, format }: RangeChartProps) {
  const hatch = useId();
  const domain: Domain = [low - BEYOND * (high - low), high + BEYOND * (high - low)];
  const [from, to] = [fractionOf(low, domain), fractionOf(high, domain)];
  const axisY = TOP + TRACK + 8;
  return (
    <div className="@container">
      <svg
        role="img"
        aria-label={intervalSummary({ value: null, low80: low, high80: high, format })}
        width="100%"
        height={axisY + 26}
        className="block overflow-visible text-sm tabular-nums"
      >
        <defs>
          <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" className="fill-(--fan-80)" />
            <rect width="3" height="8" className="fill-card" />
          </pattern>
        </defs>
        {[low, high].map((end) => (
          <text
            key={end}
            x={percent(fractionOf(end, domain))}
            y={TOP - 9}
            textAnchor="middle"
            className="fill-foreground font-semibold"
          >
            {format(end)}
          </text>
        ))}
        <rect x={percent(from)} width={percent(to - from)} y={TOP} height={TRACK} rx="1" fill={`url(#${hatch})`} />
        <DimensionLine domain={domain} low={low} high={high} y={TOP + TRACK / 2} tick={7} />
        <Axis domain={domain} y={axisY} format={format} />
      </svg>
    </div>
  );
}
