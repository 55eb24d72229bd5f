import { leftWall } from "./isometry.ts";
import { Block, GroundShadow, Tree, WallOpening } from "./solids.tsx";

const STEPS = 6;
const TREAD = 26;
const RISE = 15;

/** A flight of steps up to a lit door in a magenta house: learning. Decorative. */
export function StairFlight({ className }: { className?: string }) {
  const top = STEPS * RISE;
  const front = leftWall(90);
  return (
    <svg aria-hidden viewBox="-250 -240 520 480" className={className}>
      <GroundShadow
        corners={[
          [-20, 90],
          [-20, -30],
          [250, -70],
          [250, 40],
          [190, 90],
        ]}
      />
      <Tree x={-70} y={30} height={120} width={18} />
      <Block
        at={[0, 0, 0]}
        size={[190, 90, 226]}
        tones={{ top: "bugambilia-200", left: "bugambilia-500", right: "bugambilia-700" }}
      />
      <WallOpening
        wall={front}
        opening={{ u: 62, v: top, width: 62, height: 56, arched: true, depth: 24 }}
        reveal="bugambilia-800"
        inside="albero-200"
        threshold="albero-400"
      />
      {Array.from({ length: STEPS }, (_, step) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity
          key={step}
          at={[44, 90 + TREAD * step, 0]}
          size={[98, TREAD, top - RISE * step]}
          tones={{ top: "cal-0", left: "cal-200", right: "cal-400" }}
        />
      ))}
      <Tree x={214} y={150} height={104} width={17} />
      <Tree x={236} y={178} height={66} width={13} />
    </svg>
  );
}
