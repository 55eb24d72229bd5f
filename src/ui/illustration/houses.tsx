import { leftWall, rightWall } from "./isometry.ts";
import { Block, GroundShadow, type SolidTones, Tree, WallOpening } from "./solids.tsx";

/** The scene: one house to sell, the street of an agency, the steps of learning. */
export type HousesScene = "house" | "street" | "steps";

interface House {
  /** Corner on the ground, then width, depth and height. */
  at: readonly [number, number];
  size: readonly [number, number, number];
  tones: SolidTones;
  /** Floors of windows over the door. */
  floors: number;
  bays: number;
}

const white: SolidTones = { top: "almagre-200", left: "cal-0", right: "cal-300" };
const cobalt: SolidTones = { top: "cobalto-300", left: "cobalto-600", right: "cobalto-800" };
const ochreRed: SolidTones = { top: "almagre-200", left: "almagre-500", right: "almagre-700" };
const magenta: SolidTones = { top: "bugambilia-200", left: "bugambilia-500", right: "bugambilia-700" };

const DOOR = { width: 36, height: 36 };
const STOREY = 58;
const STEP = { tread: 22, rise: 14, count: 5 };

/** From the back to the front, so that the nearer one covers the farther. */
const scenes: Record<HousesScene, readonly House[]> = {
  house: [{ at: [-80, -70], size: [170, 130, 146], tones: white, floors: 1, bays: 3 }],
  street: [
    { at: [-178, -50], size: [118, 104, 150], tones: white, floors: 1, bays: 2 },
    { at: [-60, -50], size: [118, 104, 204], tones: cobalt, floors: 2, bays: 2 },
    { at: [58, -50], size: [118, 104, 146], tones: ochreRed, floors: 1, bays: 2 },
  ],
  steps: [{ at: [-90, -80], size: [170, 84, 168], tones: magenta, floors: 0, bays: 1 }],
};

/** Houses on a square, each with one lit door. Decorative. */
export function Houses({ scene, className }: { scene: HousesScene; className?: string }) {
  const raised = scene === "steps";
  return (
    <svg aria-hidden viewBox="-290 -276 580 460" className={className}>
      {scenes[scene].map((house) => (
        <HouseWithDoor key={house.at[0]} house={house} foot={raised ? STEP.count * STEP.rise : 0} />
      ))}
      {raised
        ? Array.from({ length: STEP.count }, (_, i) => i).map((i) => (
            <Block
              key={i}
              at={[-44, 4 + STEP.tread * i, 0]}
              size={[78, STEP.tread, STEP.rise * (STEP.count - i)]}
              tones={{ top: "cal-0", left: "cal-200", right: "cal-400" }}
            />
          ))
        : null}
      <Tree x={-150} y={110} height={92} width={16} />
      <Tree x={-92} y={134} height={62} width={13} />
      <Tree x={120} y={96} height={54} width={22} tones={["carruaje-400", "carruaje-600"]} />
    </svg>
  );
}

function HouseWithDoor({ house, foot }: { house: House; foot: number }) {
  const { at, size, tones, floors, bays } = house;
  const [x, y] = at;
  const [width, depth] = size;
  const front = leftWall(y + depth);
  const side = rightWall(x + width, y + depth);
  const bay = width / bays;
  const middle = Math.floor(bays / 2);
  const openings = Array.from({ length: floors }, (_, floor) => (floor + 1) * STOREY + 22);
  return (
    <>
      <GroundShadow
        corners={[
          [x, y + depth],
          [x + width * 0.4, y - 20],
          [x + width + 90, y - 20],
          [x + width + 90, y + depth * 0.4],
          [x + width, y + depth],
        ]}
      />
      <Block at={[x, y, 0]} size={size} tones={tones} />
      {Array.from({ length: bays }, (_, i) => x + bay * (i + 0.5)).map((centre, i) => (
        <g key={centre}>
          {i === middle || foot > 0 ? (
            <WallOpening
              wall={front}
              opening={{ u: centre - DOOR.width / 2, v: foot, ...DOOR, arched: true, depth: 16 }}
              reveal="tinta-700"
              inside="albero-200"
              threshold="albero-400"
            />
          ) : null}
          {openings.map((v) => (
            <WallOpening
              key={v}
              wall={front}
              opening={{ u: centre - 12, v, width: 24, height: 32, depth: 8 }}
              reveal="tinta-600"
              inside="tinta-900"
              threshold="cal-400"
            />
          ))}
        </g>
      ))}
      {openings.map((v) => (
        <WallOpening
          key={v}
          wall={side}
          opening={{ u: depth / 2 - 12, v, width: 24, height: 32, depth: 8 }}
          reveal="tinta-700"
          inside="tinta-950"
          threshold="cal-500"
        />
      ))}
    </>
  );
}
