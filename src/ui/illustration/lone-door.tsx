import { leftWall, openPath, project } from "./isometry.ts";
import { Block, Face, GroundShadow, paint, Tree, WallOpening } from "./solids.tsx";

const PLAZA = 308;
const TILES = 10;

/** A door standing alone on a square, with nothing behind it: the drawing for a missing page. */
export function LoneDoor({ className }: { className?: string }) {
  const tile = PLAZA / TILES;
  const joints = Array.from({ length: TILES }, (_, i) => i * tile);
  return (
    <svg role="img" aria-label="Una puerta suelta en medio de una plaza" viewBox="-10 -4 540 480" className={className}>
      <g transform="translate(260 144)">
        <Block at={[0, 0, -13]} size={[PLAZA, PLAZA, 13]} tones={{ top: "cal-0", left: "cal-300", right: "cal-400" }} />
        <path
          d={joints
            .map(
              (at) => openPath([project(at, 0), project(at, PLAZA)]) + openPath([project(0, at), project(PLAZA, at)]),
            )
            .join("")}
          stroke={paint("cal-200")}
          fill="none"
        />
        <GroundShadow
          corners={[
            [66, 176],
            [66, 154],
            [137, 83],
            [308, 78],
            [308, 110],
            [242, 176],
          ]}
        />
        <Tree x={26} y={242} height={79} width={16.5} />
        <Block
          at={[66, 154, 0]}
          size={[176, 22, 202]}
          tones={{ top: "cal-0", left: "almagre-500", right: "almagre-700" }}
        />
        <Face
          points={[project(66, 176), project(242, 176), project(242, 176, 26), project(66, 176, 26)]}
          fill={paint("cobalto-600")}
        />
        <Face
          points={[project(242, 176), project(242, 154), project(242, 154, 26), project(242, 176, 26)]}
          fill={paint("cobalto-800")}
        />
        <WallOpening
          wall={leftWall(176)}
          opening={{ u: 114, v: 0, width: 80, height: 106, arched: true, depth: 22 }}
          reveal="almagre-800"
          inside="cobalto-100"
          threshold="albero-400"
        />
        <Face
          points={[project(114, 176), project(194, 176), project(216, 250), project(136, 250)]}
          fill={paint("albero-300")}
        />
        <Tree x={277} y={145} height={106} width={19.8} />
      </g>
    </svg>
  );
}
