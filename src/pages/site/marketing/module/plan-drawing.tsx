import { leftWall, project } from "#ui/illustration/isometry.ts";
import { Block, Face, paint } from "#ui/illustration/solids.tsx";

const WALL = 26;
const THICK = 5;

/** Walls of the flat, from the back to the front so that the nearer ones cover the farther. */
const walls: readonly { at: readonly [number, number]; size: readonly [number, number] }[] = [
  { at: [0, 0], size: [200, THICK] },
  { at: [0, 0], size: [THICK, 130] },
  { at: [84, THICK], size: [THICK, 46] },
  { at: [THICK, 66], size: [40, THICK] },
  { at: [72, 66], size: [72, THICK] },
  { at: [140, THICK], size: [THICK, 30] },
  { at: [140, 52], size: [THICK, 78] },
];

const floors: readonly { at: readonly [number, number]; size: readonly [number, number]; fill: string }[] = [
  { at: [0, 0], size: [200, 130], fill: paint("cal-100") },
  { at: [5, 5], size: [79, 61], fill: paint("cobalto-100") },
  { at: [89, 5], size: [51, 61], fill: paint("carruaje-100") },
  { at: [145, 5], size: [55, 125], fill: paint("albero-100") },
  { at: [5, 71], size: [135, 59], fill: paint("cal-50") },
];

/** A small flat cut open at a metre's height, its way in lit. Decorative. */
export function PlanDrawing({ className }: { className?: string }) {
  const street = leftWall(130);
  return (
    <svg aria-hidden viewBox="-118 -30 296 204" className={className}>
      {floors.map(({ at: [a, b], size: [w, d], fill }) => (
        <Face
          key={fill}
          points={[project(a, b), project(a + w, b), project(a + w, b + d), project(a, b + d)]}
          fill={fill}
        />
      ))}
      {walls.map(({ at: [a, b], size: [w, d] }) => (
        <Block
          key={`${a} ${b} ${w}`}
          at={[a, b, 0]}
          size={[w, d, WALL]}
          tones={{ top: "tinta-900", left: "cal-200", right: "cal-400" }}
        />
      ))}
      <Block
        at={[18, 20, 0]}
        size={[34, 28, 8]}
        tones={{ top: "cobalto-300", left: "cobalto-500", right: "cobalto-700" }}
      />
      <Block
        at={[22, 92, 0]}
        size={[44, 16, 8]}
        tones={{ top: "almagre-300", left: "almagre-500", right: "almagre-700" }}
      />
      <Block at={[160, 40, 0]} size={[18, 44, 10]} tones={{ top: "cal-0", left: "cal-300", right: "cal-400" }} />
      <Face
        points={[street(88, 0), street(120, 0), street(120, 0, 22), street(88, 0, 22)]}
        fill={paint("albero-400")}
      />
    </svg>
  );
}
