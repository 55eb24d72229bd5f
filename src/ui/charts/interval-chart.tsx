import { classNames } from "../class-names.ts";
import { intervalGeometry } from "./interval-geometry.ts";
import { intervalSummary } from "./interval-summary.ts";
import { clampedFractionOf, type Domain, fractionOf, niceTicks, percent } from "./scale.ts";

export interface IntervalChartProps {
  /** The estimate; all numbers share its unit. */
  value: number;
  low80: number;
  high80: number;
  low50?: number | undefined;
  high50?: number | undefined;
  /** Comparables, already adjusted to the subject. */
  dots?: readonly number[] | undefined;
  format: (value: number) => string;
  /** `full` has an axis and a legend, `compact` only the labels, `inline` is a table cell at estimate ±24 %. */
  size?: "full" | "compact" | "inline";
  /** Name of a dot, in the singular, for the legend. */
  dotName?: string;
  className?: string;
}

/** Share of the estimate shown at each side of an inline interval: one scale for all rows, so doubt looks wide. */
const INLINE_REACH = 0.24;

/** The cota: an interval drawn as an architect's dimension line. */
export function IntervalChart({ size = "full", ...props }: IntervalChartProps) {
  return size === "inline" ? <InlineInterval {...props} /> : <FullInterval {...props} compact={size === "compact"} />;
}

function FullInterval({
  value,
  low80,
  high80,
  low50,
  high50,
  dots = [],
  format,
  dotName = "comparable ajustado",
  className,
  compact,
}: Omit<IntervalChartProps, "size"> & { compact: boolean }) {
  const labels = { low: format(low80), value: format(value), high: format(high80) };
  const geometry = intervalGeometry({
    value,
    low: low80,
    high: high80,
    dots: compact ? [] : dots,
    labelLengths: { low: labels.low.length, value: labels.value.length, high: labels.high.length },
  });
  const at = (amount: number) => percent(fractionOf(amount, geometry.domain));
  const top = geometry.stacked ? 46 : 26;
  const trackHeight = compact ? 28 : 40;
  const axisY = top + trackHeight + 8;
  const has50 = low50 !== undefined && high50 !== undefined;
  const [from, to] = geometry.domain;
  const shownDots = compact ? [] : dots.filter((dot) => dot >= from && dot <= to);
  const anchorLow = geometry.outward ? "[text-anchor:end]" : "[text-anchor:end] @md:[text-anchor:middle]";
  const anchorHigh = geometry.outward ? "[text-anchor:start]" : "[text-anchor:start] @md:[text-anchor:middle]";
  return (
    <div className={classNames("@container", className)}>
      <svg
        role="img"
        aria-label={intervalSummary({ value, low80, high80, format })}
        width="100%"
        height={compact ? top + trackHeight + 4 : axisY + 26}
        className="block overflow-visible text-sm tabular-nums"
      >
        <text x={at(low80)} y={top - 9} className={classNames("fill-muted-foreground", anchorLow)}>
          {labels.low}
        </text>
        <text
          x={at(value)}
          y={geometry.stacked ? 16 : top - 9}
          className="fill-foreground font-semibold"
          textAnchor="middle"
        >
          {labels.value}
        </text>
        <text x={at(high80)} y={top - 9} className={classNames("fill-muted-foreground", anchorHigh)}>
          {labels.high}
        </text>
        <Band
          domain={geometry.domain}
          low={low80}
          high={high80}
          y={top}
          height={trackHeight}
          className="draws-band fill-(--fan-80)"
        />
        {has50 ? (
          <Band
            domain={geometry.domain}
            low={low50}
            high={high50}
            y={top}
            height={trackHeight}
            className="draws-band fill-(--fan-50)"
          />
        ) : null}
        <DimensionLine domain={geometry.domain} low={low80} high={high80} y={top + trackHeight / 2} tick={7} />
        <EstimateBar x={at(value)} y={top - 3} height={trackHeight + 6} />
        {shownDots.map((dot, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: two comparables may have the same price; they have no other identity here
            key={i}
            cx={at(dot)}
            cy={top + trackHeight / 2}
            r="3.75"
            strokeWidth="2"
            className="fill-card stroke-foreground"
          />
        ))}
        {compact ? null : <Axis domain={geometry.domain} y={axisY} format={format} />}
      </svg>
      {compact ? null : <Legend has50={has50} dots={shownDots.length} dotName={dotName} offScale={geometry.offScale} />}
    </div>
  );
}

function InlineInterval({ value, low80, high80, low50, high50, format, className }: Omit<IntervalChartProps, "size">) {
  const domain: Domain = [value * (1 - INLINE_REACH), value * (1 + INLINE_REACH)];
  const has50 = low50 !== undefined && high50 !== undefined;
  return (
    <svg
      role="img"
      aria-label={intervalSummary({ value, low80, high80, format })}
      width="100%"
      height="20"
      className={classNames("block min-w-24", className)}
    >
      <Band domain={domain} low={low80} high={high80} y={4} height={12} className="fill-(--fan-80)" />
      {has50 ? <Band domain={domain} low={low50} high={high50} y={4} height={12} className="fill-(--fan-50)" /> : null}
      <DimensionLine domain={domain} low={low80} high={high80} y={10} tick={4} />
      <EstimateBar x="50%" y={2} height={16} />
    </svg>
  );
}

export function Band({
  domain,
  low,
  high,
  y,
  height,
  className,
}: {
  domain: Domain;
  low: number;
  high: number;
  y: number;
  height: number;
  className: string;
}) {
  const from = clampedFractionOf(low, domain);
  const to = clampedFractionOf(high, domain);
  return <rect x={percent(from)} width={percent(to - from)} y={y} height={height} rx="1" className={className} />;
}

/** The line between both ends, each closed by a 45° tick; an end beyond the scale stays open. */
export function DimensionLine({
  domain,
  low,
  high,
  y,
  tick,
}: {
  domain: Domain;
  low: number;
  high: number;
  y: number;
  tick: number;
}) {
  const ends = [low, high].map((end) => fractionOf(end, domain));
  return (
    <g className="stroke-foreground" strokeWidth="1.5">
      <line x1={percent(Math.max(0, ends[0]!))} x2={percent(Math.min(1, ends[1]!))} y1={y} y2={y} />
      {ends.map((end, i) =>
        end < 0 || end > 1 ? null : (
          // A nested viewport carries the tick to a place in percent, which a transform cannot.
          <svg
            key={i === 0 ? "low" : "high"}
            aria-hidden
            x={percent(end)}
            y={y}
            width="1"
            height="1"
            className="overflow-visible"
          >
            <line x1={-tick} y1={tick} x2={tick} y2={-tick} />
          </svg>
        ),
      )}
    </g>
  );
}

export function EstimateBar({ x, y, height }: { x: string; y: number; height: number }) {
  return <line x1={x} x2={x} y1={y} y2={y + height} strokeWidth="3" className="stroke-primary" />;
}

/** Ticks of the axis; every other one hides where the chart is narrow. */
export function Axis({ domain, y, format }: { domain: Domain; y: number; format: (value: number) => string }) {
  const [from, to] = domain;
  const margin = (to - from) * 0.09;
  const ticks = niceTicks([from + margin, to - margin], 4);
  return (
    <g aria-hidden>
      <line x1="0" x2="100%" y1={y} y2={y} className="stroke-border-strong" />
      {ticks.map((tick, i) => {
        const x = percent(fractionOf(tick, domain));
        return (
          <g key={tick} className={i % 2 === 1 ? "hidden @md:inline" : undefined}>
            <line x1={x} x2={x} y1={y} y2={y + 4} className="stroke-border-strong" />
            <text x={x} y={y + 19} textAnchor="middle" className="fill-subtle-foreground text-xs">
              {format(tick)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Legend({
  has50,
  dots,
  dotName,
  offScale,
}: {
  has50: boolean;
  dots: number;
  dotName: string;
  offScale: number;
}) {
  const plural = `${dotName
    .split(" ")
    .map((word) => `${word}s`)
    .join(" ")}`;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-subtle-foreground">
      {has50 ? <LegendEntry className="fill-(--fan-50)">50 % de probabilidad</LegendEntry> : null}
      <LegendEntry className="fill-(--fan-80)">{has50 ? "80 %" : "80 % de probabilidad"}</LegendEntry>
      {dots > 0 ? (
        <li className="flex items-center gap-1.5">
          <svg aria-hidden width="11" height="11">
            <circle cx="5.5" cy="5.5" r="3.75" strokeWidth="2" className="fill-card stroke-foreground" />
          </svg>
          {dotName}
        </li>
      ) : null}
      {offScale > 0 ? (
        <li>{offScale === 1 ? `1 ${dotName} fuera del dibujo` : `${offScale} ${plural} fuera del dibujo`}</li>
      ) : null}
    </ul>
  );
}

function LegendEntry({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden width="14" height="10">
        <rect width="14" height="10" className={className} />
      </svg>
      {children}
    </li>
  );
}
