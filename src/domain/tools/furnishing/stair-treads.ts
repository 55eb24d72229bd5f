import type { Stair } from "../floor-plan/plan.ts";

/**
 * A stair in its own box, in millimetres about its middle: x to the right, y towards the front. One starts at the front (greater y) and
 * climbs towards the back. `ele` climbs along the left side and turns right along the back; `u` climbs along the left side, turns on a
 * landing at the back and comes forward along the right side; `caracol` starts at the front and turns clockwise as it is seen. A mirrored
 * stair has x the other way round: that is for whoever places it, like its turning.
 */
export interface StairTread {
  /** Corners of the tread, in order; one steps onto it over the edge between the first two. */
  readonly outline: readonly (readonly [number, number])[];
  readonly isLanding: boolean;
}

/** Share of a turn that a spiral stair makes. */
const SPIRAL_DEGREES = 300;

/** The treads from the lowest to the highest: as many as the stair has steps, each one riser above the one before. */
export function stairTreads(stair: Pick<Stair, "shape" | "widthMm" | "depthMm" | "steps">): readonly StairTread[] {
  const { shape, widthMm: w, depthMm: d, steps } = stair;
  if (shape === "ele") return turningTreads(w, d, steps);
  if (shape === "u") return returningTreads(w, d, steps);
  if (shape === "caracol") return spiralTreads(w, d, steps);
  return flight(-w / 2, w / 2, d / 2, -d / 2, steps);
}

/** The middle line that one walks, from the first edge to the last. */
export function stairWalk(
  stair: Pick<Stair, "shape" | "widthMm" | "depthMm" | "steps">,
): readonly (readonly [number, number])[] {
  const { shape, widthMm: w, depthMm: d } = stair;
  const wide = flightWidth(stair);
  if (shape === "ele")
    return [
      [-w / 2 + wide / 2, d / 2],
      [-w / 2 + wide / 2, -d / 2 + wide / 2],
      [w / 2, -d / 2 + wide / 2],
    ];
  if (shape === "u")
    return [
      [-w / 2 + wide / 2, d / 2],
      [-w / 2 + wide / 2, -d / 2 + wide / 2],
      [w / 2 - wide / 2, -d / 2 + wide / 2],
      [w / 2 - wide / 2, d / 2],
    ];
  if (shape === "caracol") {
    const count = 24;
    return Array.from({ length: count + 1 }, (_, index) => spiralPoint(w, d, index / count, 0.62));
  }
  return [
    [0, d / 2],
    [0, -d / 2],
  ];
}

/** How wide a flight is, in millimetres: the box says only what the whole stair takes. */
export function flightWidth(stair: Pick<Stair, "shape" | "widthMm" | "depthMm">): number {
  const { shape, widthMm: w, depthMm: d } = stair;
  if (shape === "ele") return Math.min(1000, w * 0.48, d * 0.48);
  if (shape === "u") return Math.min(w * 0.48, d * 0.48);
  if (shape === "caracol") return Math.min(w, d) * 0.44;
  return w;
}

function flight(left: number, right: number, from: number, to: number, steps: number): readonly StairTread[] {
  const going = (to - from) / steps;
  return Array.from({ length: steps }, (_, index) => ({
    outline: [
      [left, from + index * going],
      [right, from + index * going],
      [right, from + (index + 1) * going],
      [left, from + (index + 1) * going],
    ],
    isLanding: false,
  }));
}

/** The treads beside the landing, shared by length; at least one in each flight where there are three or more. */
function sharedSteps(steps: number, first: number, second: number): readonly [number, number] {
  const rest = steps - 1;
  const before = Math.min(
    rest - (rest > 1 ? 1 : 0),
    Math.max(rest > 0 ? 1 : 0, Math.round((rest * first) / (first + second))),
  );
  return [before, rest - before];
}

function turningTreads(w: number, d: number, steps: number): readonly StairTread[] {
  const wide = flightWidth({ shape: "ele", widthMm: w, depthMm: d });
  const [before, after] = sharedSteps(steps, d - wide, w - wide);
  const left = -w / 2;
  const back = -d / 2;
  const landing: StairTread = { outline: box(left, back, left + wide, back + wide), isLanding: true };
  const going = (w - wide) / Math.max(1, after);
  const second = Array.from({ length: after }, (_, index) => ({
    outline: [
      [left + wide + index * going, back],
      [left + wide + index * going, back + wide],
      [left + wide + (index + 1) * going, back + wide],
      [left + wide + (index + 1) * going, back],
    ] as const,
    isLanding: false,
  }));
  return [...flight(left, left + wide, d / 2, back + wide, Math.max(1, before)).slice(0, before), landing, ...second];
}

function returningTreads(w: number, d: number, steps: number): readonly StairTread[] {
  const wide = flightWidth({ shape: "u", widthMm: w, depthMm: d });
  const [before, after] = sharedSteps(steps, 1, 1);
  const back = -d / 2;
  const landing: StairTread = { outline: box(-w / 2, back, w / 2, back + wide), isLanding: true };
  return [
    ...flight(-w / 2, -w / 2 + wide, d / 2, back + wide, Math.max(1, before)).slice(0, before),
    landing,
    ...flight(w / 2, w / 2 - wide, back + wide, d / 2, Math.max(1, after)).slice(0, after),
  ];
}

function spiralTreads(w: number, d: number, steps: number): readonly StairTread[] {
  return Array.from({ length: steps }, (_, index) => {
    const from = index / steps;
    const to = (index + 1) / steps;
    const edge = [0, 0.25, 0.5, 0.75, 1].map((share) => spiralPoint(w, d, from + (to - from) * share, 1));
    return { outline: [spiralPoint(w, d, from, 0.12), ...edge, spiralPoint(w, d, to, 0.12)], isLanding: false };
  });
}

/** A point of the spiral: `turn` from 0 (its start at the front) to 1, `out` from its pole to its edge. */
function spiralPoint(w: number, d: number, turn: number, out: number): readonly [number, number] {
  const angle = ((90 + turn * SPIRAL_DEGREES) * Math.PI) / 180;
  return [(w / 2) * out * Math.cos(angle), (d / 2) * out * Math.sin(angle)];
}

/** A landing, which one steps onto at its front. */
const box = (left: number, top: number, right: number, bottom: number): readonly (readonly [number, number])[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
