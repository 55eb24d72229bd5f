import { type Pigment, paint } from "./solids.tsx";

/** From the nearest wall to the farthest; behind the last one is the light. */
const WALLS: readonly Pigment[] = ["cobalto-900", "cobalto-800", "cobalto-700", "cobalto-600", "cobalto-500"];

const FOOT = 420;
const STEP = 0.76;

function arch(depth: number): { left: number; right: number; foot: number; path: string } {
  const scale = STEP ** depth;
  const radius = 170 * scale;
  const centre = 200 + 26 * (1 - scale);
  const foot = FOOT - 92 * (1 - scale);
  const left = centre - radius;
  const spring = foot - 240 * scale;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    left: round(left),
    right: round(centre + radius),
    foot: round(foot),
    path: `M${round(left)} ${round(foot)}V${round(spring)}a${round(radius)} ${round(radius)} 0 0 1 ${round(2 * radius)} 0V${round(foot)}Z`,
  };
}

/** Door behind door in thick walls, and the light that comes through all of them. Decorative. */
export function Enfilade({ className }: { className?: string }) {
  const front = arch(0);
  const light = arch(WALLS.length);
  return (
    <svg aria-hidden viewBox="20 0 360 424" className={className}>
      {WALLS.map((pigment, depth) => (
        <path key={pigment} d={arch(depth).path} fill={paint(pigment)} />
      ))}
      <path d={light.path} fill={paint("albero-200")} />
      <polygon
        points={`${light.left},${light.foot} ${light.right},${light.foot} ${front.right - 60},${front.foot} ${front.left + 60},${front.foot}`}
        fill={paint("albero-400")}
      />
      <rect x="20" y="419" width="360" height="5" fill={paint("tinta-900")} />
    </svg>
  );
}
