import { leftWall, openPath, project, rightWall } from "./isometry.ts";
import { Balcony, Block, Face, GroundShadow, paint, type SolidTones, Tree, WallOpening } from "./solids.tsx";

interface HeroBuildingProps {
  /** Floor of the callouts, 1 to 3: its windows are lit and its balconies painted. */
  floor?: 1 | 2 | 3;
  className?: string;
}

/** Size of the tower and level of its floors. */
const WIDTH = 192;
const DEPTH = 200;
const HEIGHT = 300;
const floorLevel = (floor: number) => 84 + 53 * (floor - 1);

const white: SolidTones = { top: "cal-100", left: "cal-0", right: "cal-300" };
const parapet: SolidTones = { top: "cal-0", left: "cal-50", right: "cal-300" };
const cobalt: SolidTones = { top: "cobalto-500", left: "cobalto-600", right: "cobalto-800" };
const ochreRed: SolidTones = { top: "almagre-200", left: "almagre-500", right: "almagre-700" };
const timber: SolidTones = { top: "almagre-400", left: "almagre-500", right: "almagre-700" };
const stone: SolidTones = { top: "cal-0", left: "cal-200", right: "cal-400" };

/** Apartment house with arcade, roof terrace and annex before one large arch. Decorative: the callouts carry the facts. */
export function HeroBuilding({ floor = 3, className }: HeroBuildingProps) {
  return (
    <svg aria-hidden viewBox="0 -22 720 722" className={className}>
      <path d="M112 700V270a248 248 0 0 1 496 0V700Z" fill={paint("albero-300")} />
      <path d="M112 700V270a248 248 0 0 1 152-228.4A248 248 0 0 0 172 270V640Z" fill={paint("albero-500")} />
      <path d="M112 700L172 640H608V700Z" fill={paint("albero-400")} className="door-light" />
      <g transform="translate(340 330) scale(.96)">
        <Block
          at={[-40, -40, -14]}
          size={[360, 390, 14]}
          tones={{ top: "cal-100", left: "cal-300", right: "cal-400" }}
        />
        <GroundShadow
          corners={[
            [0, 200],
            [0, 0],
            [43, -40],
            [292, -40],
            [292, 100],
            [192, 200],
          ]}
        />
        <Tower floor={floor} />
        <Annex />
        <Stairs />
        <Tree x={300} y={240} height={92} width={15} />
        <Tree x={0} y={252} height={104} width={16.5} />
        <Tree x={40} y={276} height={76} width={13.5} />
        <Tree x={104} y={264} height={44} width={21} tones={["carruaje-400", "carruaje-600"]} />
      </g>
    </svg>
  );
}

function Tower({ floor }: { floor: number }) {
  const street = leftWall(DEPTH);
  const side = rightWall(WIDTH, DEPTH);
  return (
    <>
      <Block at={[0, 0, 0]} size={[WIDTH, DEPTH, HEIGHT]} tones={white} />
      <Plinth from={[0, DEPTH]} corner={[WIDTH, DEPTH]} to={[WIDTH, 0]} />
      {[0, 1, 2, 3].map((bay) => (
        <g key={bay}>
          <WallOpening
            wall={street}
            opening={{ u: 12 + 45 * bay, v: 0, width: 32, height: 44, arched: true, depth: 16 }}
            reveal="cal-400"
            inside={bay === 1 ? "albero-300" : "tinta-900"}
            threshold="albero-400"
          />
          {[1, 2, 3].map((level) => (
            <WindowWithBalcony key={level} u={16 + 45 * bay} level={level} lit={level === floor} />
          ))}
          <WallOpening
            wall={street}
            opening={{ u: 16 + 45 * bay, v: floorLevel(4), width: 24, height: 24, arched: true, depth: 8 }}
            reveal="cal-400"
            inside="tinta-800"
            threshold="cal-200"
          />
          {[1, 2, 3, 4].map((level) => (
            <WallOpening
              key={level}
              wall={side}
              opening={{ u: 18 + 46 * bay, v: floorLevel(level), width: 22, height: 34, depth: 8 }}
              reveal="cal-500"
              inside={level === floor && bay < 2 ? "albero-400" : "tinta-900"}
              threshold="cal-400"
            />
          ))}
        </g>
      ))}
      {[floorLevel(floor) - 12, floorLevel(floor) + 41].map((level) => (
        <path
          key={level}
          d={openPath([project(0, DEPTH, level), project(WIDTH, DEPTH, level), project(WIDTH, 0, level)])}
          stroke={paint("cobalto-700")}
          strokeWidth="1.6"
          strokeDasharray="5 4"
          fill="none"
        />
      ))}
      <Roof />
    </>
  );
}

function WindowWithBalcony({ u, level, lit }: { u: number; level: number; lit: boolean }) {
  const street = leftWall(DEPTH);
  return (
    <>
      <WallOpening
        wall={street}
        opening={{ u, v: floorLevel(level), width: 24, height: 36, depth: 8 }}
        reveal={lit ? "albero-600" : "cal-400"}
        inside={lit ? "albero-300" : "tinta-800"}
        threshold={lit ? "albero-400" : "cal-200"}
      />
      <Balcony
        wall={street}
        u={u - 6}
        v={floorLevel(level) - 2}
        width={36}
        reach={14}
        slab={lit ? "cobalto-500" : "cal-200"}
        rail={lit ? "cobalto-700" : "tinta-800"}
      />
    </>
  );
}

function Roof() {
  const lift = leftWall(100);
  return (
    <>
      <Face
        points={[project(8, 8, HEIGHT), project(184, 8, HEIGHT), project(184, 192, HEIGHT), project(8, 192, HEIGHT)]}
        fill={paint("almagre-200")}
      />
      <Block at={[0, 0, HEIGHT]} size={[192, 8, 16]} tones={parapet} />
      <Block at={[0, 8, HEIGHT]} size={[8, 184, 16]} tones={{ ...parapet, right: "cal-200" }} />
      <GroundShadow
        z={HEIGHT}
        corners={[
          [108, 32],
          [152, 20],
          [184, 20],
          [184, 60],
          [108, 100],
        ]}
      />
      <Block at={[32, 32, HEIGHT]} size={[76, 68, 72]} tones={cobalt} />
      <WallOpening
        wall={lift}
        opening={{ u: 54, v: HEIGHT, width: 32, height: 38, arched: true, depth: 12 }}
        reveal="cobalto-800"
        inside="tinta-950"
        threshold="albero-400"
      />
      <WallOpening
        wall={rightWall(108, 100)}
        opening={{ u: 20, v: 324, width: 20, height: 28, depth: 8 }}
        reveal="cobalto-900"
        inside="tinta-950"
        threshold="cobalto-800"
      />
      {[120, 172].map((x) => (
        <Block key={x} at={[x, 108, HEIGHT]} size={[3.6, 3.6, 40]} tones={timber} />
      ))}
      {[120, 133, 146, 159, 172].map((x) => (
        <Block key={x} at={[x, 108, 340]} size={[3.2, 68, 3.6]} tones={timber} />
      ))}
      {[120, 172].map((x) => (
        <Block key={x} at={[x, 172, HEIGHT]} size={[3.6, 3.6, 40]} tones={timber} />
      ))}
      <Block at={[0, 192, HEIGHT]} size={[192, 8, 16]} tones={parapet} />
      <Block at={[184, 0, HEIGHT]} size={[8, 192, 16]} tones={parapet} />
    </>
  );
}

function Annex() {
  const side = rightWall(280, DEPTH);
  return (
    <>
      <GroundShadow
        corners={[
          [280, 200],
          [280, 80],
          [320, 40],
          [320, 160],
        ]}
      />
      <Block at={[192, 80, 0]} size={[88, 120, 120]} tones={ochreRed} />
      <Plinth from={[192, DEPTH]} corner={[280, DEPTH]} to={[280, 80]} />
      <WallOpening
        wall={leftWall(DEPTH)}
        opening={{ u: 220, v: 52, width: 34, height: 39, arched: true, depth: 16 }}
        reveal="almagre-800"
        inside="albero-200"
        threshold="albero-400"
      />
      {[16, 68].map((u) => (
        <WallOpening
          key={u}
          wall={side}
          opening={{ u, v: 40, width: 22, height: 23, arched: true, depth: 8 }}
          reveal="almagre-900"
          inside="tinta-900"
          threshold="almagre-800"
        />
      ))}
      <Block at={[192, 80, 120]} size={[88, 6, 12]} tones={{ ...ochreRed, top: "almagre-300" }} />
      <Block at={[192, 194, 120]} size={[88, 6, 12]} tones={{ ...ochreRed, top: "almagre-300" }} />
      <Block at={[274, 80, 120]} size={[6, 120, 12]} tones={{ ...ochreRed, top: "almagre-300" }} />
    </>
  );
}

function Stairs() {
  return (
    <>
      <GroundShadow
        corners={[
          [216, 296],
          [260, 200],
          [290, 200],
          [290, 240],
          [260, 296],
        ]}
      />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((step) => (
        <Block key={step} at={[216, 200 + 12 * step, 0]} size={[44, 12, 52 - 6.5 * step]} tones={stone} />
      ))}
    </>
  );
}

/** Painted foot of two walls that meet at a corner: the zócalo. */
function Plinth({
  from,
  corner,
  to,
}: {
  from: readonly [number, number];
  corner: readonly [number, number];
  to: readonly [number, number];
}) {
  const height = 26;
  const band = (a: readonly [number, number], b: readonly [number, number]) => [
    project(...a, 0),
    project(...b, 0),
    project(...b, height),
    project(...a, height),
  ];
  return (
    <>
      <Face points={band(from, corner)} fill={paint("cobalto-600")} />
      <Face points={band(corner, to)} fill={paint("cobalto-800")} />
    </>
  );
}
