import { leftWall, rightWall } from "./isometry.ts";
import { Block, Face, GroundShadow, paint, Tree, WallOpening } from "./solids.tsx";

/** Stairs up to a large arch in a cobalt house, light falling out of it. Decorative. */
export function Gateway({ className }: { className?: string }) {
  const front = leftWall(71);
  return (
    <svg aria-hidden viewBox="96 -8 420 452" className={className}>
      <g transform="translate(250 250)">
        <GroundShadow
          corners={[
            [0, 71],
            [0, 0],
            [34, -34],
            [265, -34],
            [265, 37],
            [231, 71],
          ]}
        />
        <Block
          at={[0, 0, 0]}
          size={[231, 71.5, 252]}
          tones={{ top: "cobalto-400", left: "cobalto-600", right: "cobalto-800" }}
        />
        <WallOpening
          wall={front}
          opening={{ u: 63, v: 63, width: 92.4, height: 109, arched: true, depth: 35.7 }}
          reveal="cobalto-900"
          inside="albero-200"
          threshold="albero-100"
        />
        {[
          { u: 181, v: 118 },
          { u: 17, v: 118 },
        ].map(({ u, v }) => (
          <WallOpening
            key={u}
            wall={front}
            opening={{ u, v, width: 27.3, height: 42, depth: 14.7 }}
            reveal="cobalto-900"
            inside="tinta-950"
            threshold="cobalto-800"
          />
        ))}
        <WallOpening
          wall={rightWall(231, 71.5)}
          opening={{ u: 23, v: 84, width: 25, height: 33.7, arched: true, depth: 14.7 }}
          reveal="cobalto-950"
          inside="tinta-950"
          threshold="cobalto-900"
        />
        {[0, 1, 2, 3, 4, 5, 6, 7].map((step) => (
          <Block
            key={step}
            at={[54.6, 71.5 + 13.65 * step, 0]}
            size={[109.2, 13.65, 63 - 7.875 * step]}
            tones={{ top: "cal-0", left: "cal-200", right: "cal-400" }}
          />
        ))}
        <Face
          points={[front(63, 63), front(155.4, 63), front(155.4, 63, -13), front(76, 63, -13)]}
          fill={paint("albero-200")}
        />
        <Tree x={226} y={141} height={122} width={20.4} />
        <Tree x={222} y={166} height={92} width={17.3} />
        <Tree x={0} y={126} height={105} width={18.9} />
      </g>
    </svg>
  );
}
