import type { Stair } from "../floor-plan/plan.ts";
import { flightWidth, stairTreads, stairWalk } from "./stair-treads.ts";
import { arc, closed, ellipse, type Path, polyline, type SymbolStroke, strokesIn } from "./symbols-pen.ts";

/** Share of the way up at which a plan cuts a stair: about 1.20 m of a storey. */
const CUT = 0.58;

/**
 * How a stair is drawn on a plan, about the middle of its box: treads, the arrow that points upwards with a ring at its start, and the
 * line where the plan cuts it; above the cut the treads are fainter. See `stair-treads` for where it starts.
 */
export function stairSymbol(stair: Pick<Stair, "shape" | "widthMm" | "depthMm" | "steps">): readonly SymbolStroke[] {
  const { widthMm: w, depthMm: d } = stair;
  const treads = stairTreads(stair).map((tread) =>
    closed(polyline(tread.outline.map(([x, y]) => [x + w / 2, y + d / 2]))),
  );
  const walk = stairWalk(stair).map(([x, y]): readonly [number, number] => [x + w / 2, y + d / 2]);
  const cutAt = Math.max(1, Math.round(treads.length * CUT));
  const wide = flightWidth(stair);
  const isSpiral = stair.shape === "caracol";
  return strokesIn(w, d, {
    outline: isSpiral ? [ellipse(w / 2, d / 2, w / 2, d / 2)] : [outlineOf(stair)],
    detail: [
      ...treads.slice(0, cutAt),
      ...(isSpiral ? [ellipse(w / 2, d / 2, w * 0.06, d * 0.06)] : []),
      ...arrow(walk, wide),
      ...(stair.steps > 4 ? [cutLine(stair, cutAt)] : []),
    ],
    soft: treads.slice(cutAt),
  });
}

function outlineOf(stair: Pick<Stair, "shape" | "widthMm" | "depthMm" | "steps">): Path {
  const { shape, widthMm: w, depthMm: d } = stair;
  const wide = flightWidth(stair);
  if (shape === "ele")
    return closed(
      polyline([
        [0, 0],
        [w, 0],
        [w, wide],
        [wide, wide],
        [wide, d],
        [0, d],
      ]),
    );
  return closed(
    polyline([
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ]),
  );
}

function arrow(walk: readonly (readonly [number, number])[], wide: number): readonly Path[] {
  const size = Math.min(130, wide * 0.14);
  const end = walk.at(-1) as readonly [number, number];
  const before = walk.at(-2) as readonly [number, number];
  const start = walk[0] as readonly [number, number];
  const second = walk[1] as readonly [number, number];
  const out = Math.atan2(second[1] - start[1], second[0] - start[0]);
  const ring: readonly [number, number] = [
    start[0] + Math.cos(out) * size * 1.2,
    start[1] + Math.sin(out) * size * 1.2,
  ];
  const tail: readonly [number, number] = [
    ring[0] + Math.cos(out) * size * 0.45,
    ring[1] + Math.sin(out) * size * 0.45,
  ];
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const tip: readonly [number, number] = [end[0] - Math.cos(angle) * size * 0.6, end[1] - Math.sin(angle) * size * 0.6];
  const wing = (turn: number): readonly [number, number] => [
    tip[0] - Math.cos(angle + turn) * size,
    tip[1] - Math.sin(angle + turn) * size,
  ];
  return [
    arc(ring[0], ring[1], size * 0.45, 0, 360),
    polyline([tail, ...walk.slice(1, -1), tip]),
    polyline([wing(0.4), tip, wing(-0.4)]),
  ];
}

/** The broken line of the cut: across the flight at a slant, with a zigzag in its middle. */
function cutLine(stair: Pick<Stair, "shape" | "widthMm" | "depthMm" | "steps">, at: number): Path {
  const flights = stairTreads(stair).map((tread, index) => ({ tread, index }));
  const tread = flights.find(({ tread, index }) => index >= at && !tread.isLanding)?.tread.outline;
  const [start, far] = tread ?? [];
  if (!start || !far) return [];
  const length = Math.hypot(far[0] - start[0], far[1] - start[1]) || 1;
  const ux = (far[0] - start[0]) / length;
  const uy = (far[1] - start[1]) / length;
  const jag = Math.min(70, length * 0.08);
  const slant = Math.min(160, length * 0.16);
  const place = (along: number, across: number): readonly [number, number] => [
    stair.widthMm / 2 + start[0] + ux * along - uy * across,
    stair.depthMm / 2 + start[1] + uy * along + ux * across,
  ];
  const onLine = (along: number) => place(along, slant * (1 - (2 * along) / length));
  const middle = length / 2;
  return polyline([
    onLine(0),
    onLine(middle - jag),
    place(middle - jag * 0.4, jag * 1.5),
    place(middle + jag * 0.4, -jag * 1.5),
    onLine(middle + jag),
    onLine(length),
  ]);
}
