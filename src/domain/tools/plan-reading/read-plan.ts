import { atLeast, type Grid, moved, scaledPlanes } from "./grid.ts";
import { inkLimit, inkOf } from "./ink.ts";
import { unlikenessOf } from "./likeness.ts";
import { degreesOf, type Network } from "./network.ts";
import type { OpeningCandidate, Picture, PicturePoint, PlanReading, WallCandidate } from "./plan-picture.ts";
import { lengthOf } from "./segments.ts";
import { madeUpright } from "./upright.ts";
import { type View, viewsOf } from "./views.ts";

/** Longer side of the picture that is worked on, in pixels. */
const WORKING_SIDE = 1800;
const SMALLEST_SIDE = 1400;

/**
 * Reads walls and openings from the picture of a plan.
 *
 * The drawing is made upright and its ink parted from the paper. Walls are looked for in several ways, since they are drawn in several: as
 * dark bands, as the space between two lines, as hatched bands. Each way gives strips, joined and met to a network; the network with most
 * closed walls is the plan.
 *
 * @param onProgress from 0 to 1
 */
export function readPlan(picture: Picture, onProgress?: (share: number) => void): PlanReading {
  const longest = Math.max(picture.width, picture.height);
  const scale = Math.min(WORKING_SIDE / longest, Math.max(1, SMALLEST_SIDE / longest));
  const upright = madeUpright(scaledPlanes(picture, scale));
  onProgress?.(0.4);
  const ink = inkOf(upright.planes);
  const views = viewsOf(ink, onProgress);
  const best = views.reduce((a, b) => (b.score > a.score ? b : a));
  const back = (point: PicturePoint): PicturePoint => {
    const given = moved(upright.toGiven, point);
    return { x: given.x / scale, y: given.y / scale };
  };
  onProgress?.(1);
  const fault = faultOf(best, ink);
  if (fault)
    return {
      kind: "no-plan",
      reason: `No veo un plano: ${fault}.`,
      mask: atLeast(ink, inkLimit(ink)).data,
      maskWidth: ink.width,
      maskHeight: ink.height,
    };
  return written(best, back, scale, upright.turnedDegrees);
}

/** Below these a picture holds no plan: the share of a page that is ink, and of ink that is wall. */
const LEAST_INK = 0.002;
const LEAST_FILLED = 0.22;
const LEAST_HOLLOW = 0.12;
/** Usual length of walls as a multiple of their thickness below which a dense or scattered pattern is no plan. */
const STUBBY = 7.5;

/** Why what was seen is no plan, as the end of a Spanish sentence; null for a plan. */
function faultOf(view: View, ink: Grid): string | null {
  const { name, network, explained, closedPx, slenderness, openShare, likeness } = view;
  const { data } = atLeast(ink, 60);
  if (data.reduce((sum, value) => sum + value, 0) < LEAST_INK * data.length) return "la imagen está casi vacía";
  if (network.pieces.length < 3) return "no hay líneas que se unan como muros";
  if (openShare > (slenderness < 8 ? 0.25 : 0.4)) return "parece más texto o piezas sueltas que muros";
  if (explained < (name.startsWith("hollow") ? LEAST_HOLLOW : LEAST_FILLED))
    return "casi nada de lo dibujado parece un muro";
  if (closedPx === 0 && network.pieces.length < 8) return "los muros no cierran ninguna estancia";
  if (slenderness < STUBBY && (likeness.loops >= 12 || explained < 0.4))
    return "son piezas demasiado cortas para ser muros";
  return unlikenessOf(likeness);
}

function written(
  { network, unit, score }: View,
  back: (point: PicturePoint) => PicturePoint,
  scale: number,
  turnedDegrees: number,
): PlanReading {
  const corners = network.corners.map(back);
  const walls: WallCandidate[] = [];
  const openings: OpeningCandidate[] = [];
  const degrees = degreesOf(network);
  for (const { start, end, thickness, gaps } of network.pieces) {
    const [from, to] = [corners[start]!, corners[end]!];
    const stretch = lengthOf({ from, to }) / lengthOf({ from: network.corners[start]!, to: network.corners[end]! });
    const isFirm = degrees[start]! > 1 && degrees[end]! > 1;
    walls.push({ from, to, thicknessPx: thickness / scale, confidence: isFirm ? 0.9 : 0.6 });
    for (const gap of gaps)
      openings.push({
        wall: walls.length - 1,
        kind: gap.kind,
        offsetPx: ((gap.start + gap.end) / 2) * stretch,
        widthPx: (gap.end - gap.start) * stretch,
        confidence: gap.confidence,
        hinge: gap.hinge,
        opensTo: gap.opensTo,
      });
  }
  const gaps =
    score > 0 ? openEnds(network, degrees, unit).map(([a, b]) => ({ from: corners[a]!, to: corners[b]! })) : [];
  return { kind: "plan", walls, openings, gaps, scale: null, turnedDegrees };
}

/** Pairs of a free end and the nearest corner that it may have been meant to reach. */
function openEnds({ corners, pieces }: Network, degrees: Uint16Array, unit: number): [number, number][] {
  return [...degrees.keys()].flatMap((free): [number, number][] => {
    if (degrees[free] !== 1) return [];
    const own = pieces.find(({ start, end }) => start === free || end === free)!;
    let [nearest, far] = [-1, 40 * unit];
    corners.forEach(({ x, y }, other) => {
      if (other === free || other === own.start || other === own.end || degrees[other] === 0) return;
      const distance = Math.hypot(x - corners[free]!.x, y - corners[free]!.y);
      if (distance < far) [nearest, far] = [other, distance];
    });
    return nearest < 0 ? [] : [[free, nearest]];
  });
}
