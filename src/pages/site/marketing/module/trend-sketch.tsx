import { formatNumber } from "#domain/shared/format/format.ts";

/** Made-up prices a square metre, one a year; the last one is today. */
const HISTORY = [2_050, 2_120, 2_240, 2_310, 2_420, 2_560] as const;
const MEDIANS = [2_650, 2_735] as const;
const SPREADS = [0.04, 0.075] as const;

const WIDTH = 320;
const HEIGHT = 120;
const LOW = 1_900;
const HIGH = 3_050;
const STEPS = HISTORY.length + MEDIANS.length - 1;

const x = (step: number) => (step / STEPS) * WIDTH;
const y = (price: number) => HEIGHT - ((price - LOW) / (HIGH - LOW)) * HEIGHT;
const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([a, b], i) => `${i === 0 ? "M" : "L"}${a.toFixed(1)},${b.toFixed(1)}`).join("");

const TODAY = HISTORY.length - 1;
const NOW: readonly [number, number] = [x(TODAY), y(HISTORY[TODAY]!)];

/** History solid, median dashed, a band that opens: the look of a forecast, never without its band. */
export function TrendSketch() {
  const future = MEDIANS.map((price, i): [number, number] => [x(TODAY + 1 + i), y(price)]);
  const upper = MEDIANS.map((price, i): [number, number] => [x(TODAY + 1 + i), y(price * (1 + SPREADS[i]!))]);
  const lower = MEDIANS.map((price, i): [number, number] => [x(TODAY + 1 + i), y(price * (1 - SPREADS[i]!))]);
  return (
    <>
      <svg
        role="img"
        aria-label={`Seis años de precios, de ${formatNumber(HISTORY[0])} a ${formatNumber(HISTORY[TODAY]!)} euros por metro cuadrado, y dos años de previsión con su banda`}
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        className="block w-full overflow-visible"
      >
        <path d={`${line([NOW, ...upper, ...lower.reverse()])}Z`} className="fill-(--fan-80)" />
        <path
          d={line(HISTORY.map((price, i) => [x(i), y(price)]))}
          fill="none"
          className="stroke-chart-1"
          strokeWidth="2"
        />
        <path d={line([NOW, ...future])} fill="none" className="stroke-chart-1" strokeWidth="2" strokeDasharray="5 4" />
        <line x1={NOW[0]} x2={NOW[0]} y1="0" y2={HEIGHT} className="stroke-foreground" strokeDasharray="2 3" />
        <circle cx={NOW[0]} cy={NOW[1]} r="3.5" className="fill-foreground" />
      </svg>
      <p className="mt-2 text-xs text-muted-foreground">
        Historia en línea continua; a la derecha de hoy, el 80 % de los casos
      </p>
    </>
  );
}
