import { Axis, Band, DimensionLine, EstimateBar } from "./interval-chart.tsx";
import { type Domain, extent, fractionOf, percent } from "./scale.ts";

export interface IntervalRow {
  label: string;
  /** Null where there is a range alone. */
  value: number | null;
  range80?: { low: number; high: number } | undefined;
  range50?: { low: number; high: number } | undefined;
}

interface IntervalRowsProps {
  rows: readonly IntervalRow[];
  /** The drawing in one sentence. */
  summary: string;
  format: (value: number) => string;
}

const ROW = 88;
const TRACK = 26;
/** Room beyond the outermost figure at each side, as a share of the distance between the outermost ones. */
const MARGIN = 0.16;

/** Figures under each other on one scale, each with its interval if it has one. */
export function IntervalRows({ rows, summary, format }: IntervalRowsProps) {
  const domain = domainOf(rows);
  const axisY = rows.length * ROW + 4;
  return (
    <div className="@container">
      <svg
        role="img"
        aria-label={summary}
        width="100%"
        height={axisY + 26}
        className="block overflow-visible text-sm tabular-nums"
      >
        {rows.map((row, i) => (
          <Row key={row.label} row={row} domain={domain} y={i * ROW} format={format} />
        ))}
        <Axis domain={domain} y={axisY} format={format} />
      </svg>
    </div>
  );
}

function Row({
  row,
  domain,
  y,
  format,
}: {
  row: IntervalRow;
  domain: Domain;
  y: number;
  format: (n: number) => string;
}) {
  const { label, value, range80, range50 } = row;
  const top = y + 44;
  const middle = value ?? (range80 ? (range80.low + range80.high) / 2 : 0);
  const at = fractionOf(middle, domain);
  // Near an edge the figure grows inward.
  const anchor = at < 0.15 ? "start" : at > 0.85 ? "end" : "middle";
  return (
    <g>
      <text x="0" y={y + 14} className="fill-muted-foreground text-xs font-medium">
        {label}
      </text>
      <text x={percent(at)} y={y + 36} textAnchor={anchor} className="fill-foreground font-semibold">
        {value === null ? "solo rango" : format(value)}
      </text>
      {range80 ? (
        <Band domain={domain} {...range80} y={top} height={TRACK} className="fill-(--fan-80)" />
      ) : (
        <line x1="0" x2="100%" y1={top + TRACK / 2} y2={top + TRACK / 2} className="stroke-border" />
      )}
      {range50 ? <Band domain={domain} {...range50} y={top} height={TRACK} className="fill-(--fan-50)" /> : null}
      {range80 ? <DimensionLine domain={domain} {...range80} y={top + TRACK / 2} tick={6} /> : null}
      {value === null ? null : <EstimateBar x={percent(at)} y={top - 2} height={TRACK + 4} />}
    </g>
  );
}

function domainOf(rows: readonly IntervalRow[]): Domain {
  const [low, high] = extent(
    rows.flatMap(({ value, range80 }) => [
      ...(value === null ? [] : [value]),
      ...(range80 ? [range80.low, range80.high] : []),
    ]),
  );
  const room = (high - low) * MARGIN || Math.abs(high) * 0.1 || 1;
  return [low - room, high + room];
}
