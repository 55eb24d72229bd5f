import { openPath, project } from "./isometry.ts";
import { Block, Face, GroundShadow, paint, type SolidTones } from "./solids.tsx";

/** From the ground up. */
const slabs: readonly SolidTones[] = [
  { top: "tinta-600", left: "tinta-700", right: "tinta-900" },
  { top: "cobalto-500", left: "cobalto-600", right: "cobalto-800" },
  { top: "carruaje-400", left: "carruaje-600", right: "carruaje-800" },
  { top: "cal-0", left: "cal-200", right: "cal-400" },
];
const SIDE = 190;
const THICK = 26;
const RISE = 74;

/** Four slabs lifted off each other, and over them the outline of a fifth that can be added. Decorative. */
export function Floors({ className }: { className?: string }) {
  const roof = slabs.length * RISE;
  const outline = [project(0, 0, roof), project(SIDE, 0, roof), project(SIDE, SIDE, roof), project(0, SIDE, roof)];
  return (
    <svg aria-hidden viewBox="-184 -302 376 522" className={className}>
      <GroundShadow
        corners={[
          [-8, SIDE + 8],
          [-8, -8],
          [SIDE + 30, -30],
          [SIDE + 30, SIDE + 8],
        ]}
      />
      {slabs.map((tones, i) => (
        <g key={tones.top}>
          <Block at={[0, 0, i * RISE]} size={[SIDE, SIDE, THICK]} tones={tones} />
          {[
            [0, SIDE],
            [SIDE, SIDE],
            [SIDE, 0],
          ].map(([x, y]) => (
            <path
              key={`${x}-${y}`}
              d={openPath([project(x!, y!, i * RISE + THICK), project(x!, y!, (i + 1) * RISE)])}
              stroke={paint("cal-500")}
              strokeDasharray="3 4"
            />
          ))}
        </g>
      ))}
      <Face points={outline} fill="color-mix(in oklab, var(--u-albero-400) 45%, transparent)" />
      <path
        d={`${openPath(outline)}Z`}
        fill="none"
        stroke={paint("albero-600")}
        strokeWidth="2"
        strokeDasharray="7 5"
      />
    </svg>
  );
}

/** The colour of each floor, from the top down, for the list beside the drawing. */
export const floorSwatches = [
  "bg-albero-400",
  "bg-cal-0",
  "bg-carruaje-600",
  "bg-cobalto-600",
  "bg-tinta-700",
] as const;
