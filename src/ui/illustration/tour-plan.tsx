import { openPath, type Point, project } from "./isometry.ts";
import { Block, Face, type Pigment, paint } from "./solids.tsx";

const LENGTH = 300;
const DEPTH = 220;
const WALL = 6;
const HEIGHT = 46;
/** Walls towards the eye are cut low, so that one sees in. */
const CUT = 9;

/** Corner and opposite corner of each room's floor. */
const rooms: readonly (readonly [number, number, number, number, Pigment])[] = [
  [0, 0, 120, 110, "almagre-100"],
  [120, 0, LENGTH, 130, "cobalto-50"],
  [0, 110, 120, DEPTH, "albero-100"],
  [120, 130, 214, DEPTH, "carruaje-100"],
  [214, 130, LENGTH, DEPTH, "cobalto-100"],
];

/** From back to front: position, then length along x and y. */
const walls: readonly (readonly [number, number, number, number, number?])[] = [
  [0, 0, LENGTH, WALL],
  [0, WALL, WALL, DEPTH - WALL],
  [120, WALL, WALL, 26],
  [120, 70, WALL, 40],
  [WALL, 110, 44, WALL],
  [86, 110, 40, WALL],
  [126, 130, 26, WALL],
  [190, 130, LENGTH - 190, WALL],
  [120, 116, WALL, 28],
  [120, 182, WALL, DEPTH - 182],
  [214, 136, WALL, 22],
  [214, 192, WALL, DEPTH - 192],
  [LENGTH - WALL, WALL, WALL, DEPTH - WALL, CUT],
  [0, DEPTH - WALL, 150, WALL, CUT],
  [186, DEPTH - WALL, LENGTH - 186, WALL, CUT],
];

/** Points of view, in the order of the visit; the first is where one comes in. */
const stops: readonly Point[] = [
  [168, 186],
  [152, 84],
  [240, 66],
  [62, 56],
  [60, 168],
];

/** A flat seen from above with its roof off, and the way of a visit through it. */
export function TourPlan({ label, className }: { label: string; className?: string }) {
  const places = stops.map(([x, y]) => project(x, y, 14));
  return (
    <svg role="img" aria-label={label} viewBox="-214 -56 490 356" className={className}>
      <Block
        at={[-14, -14, -10]}
        size={[LENGTH + 28, DEPTH + 28, 10]}
        tones={{ top: "cal-100", left: "cal-300", right: "cal-400" }}
      />
      {rooms.map(([left, back, right, front, pigment]) => (
        <Face
          key={`${left}-${back}`}
          points={[project(left, back), project(right, back), project(right, front), project(left, front)]}
          fill={paint(pigment)}
        />
      ))}
      {walls.map(([x, y, dx, dy, height = HEIGHT]) => (
        <Block
          key={`${x}-${y}`}
          at={[x, y, 0]}
          size={[dx, dy, height]}
          tones={{ top: "tinta-900", left: "cal-0", right: "cal-300" }}
        />
      ))}
      <path
        d={openPath(places)}
        fill="none"
        stroke={paint("cobalto-600")}
        strokeWidth="2.5"
        strokeDasharray="6 5"
        strokeLinejoin="round"
      />
      {places.map(([x, y], i) => (
        <circle
          key={`${x}`}
          cx={x}
          cy={y}
          r={i === 0 ? 11 : 9}
          strokeWidth="3"
          stroke={paint("cal-0")}
          fill={paint(i === 0 ? "albero-400" : "cobalto-600")}
        />
      ))}
    </svg>
  );
}
