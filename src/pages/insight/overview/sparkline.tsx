const [WIDTH, HEIGHT, ROOM] = [76, 22, 3];

/** A few counts as a line over a soft ground; the number beside says the last, so it is only looked at. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1);
  const points = values.map((value, i) => [
    ROOM + (i / Math.max(1, values.length - 1)) * (WIDTH - 2 * ROOM),
    HEIGHT - ROOM - (value / most) * (HEIGHT - 2 * ROOM),
  ]);
  const line = points.map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join(" ");
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="shrink-0 overflow-visible">
      <polygon points={`${ROOM},${HEIGHT} ${line} ${WIDTH - ROOM},${HEIGHT}`} className="fill-primary-soft" />
      <polyline points={line} fill="none" strokeWidth="1.5" strokeLinejoin="round" className="stroke-chart-1" />
      <circle cx={endX} cy={endY} r="2.5" className="fill-chart-1" />
    </svg>
  );
}
