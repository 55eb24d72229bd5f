import { eased, inAndOut } from "../painting/easing.ts";
import { fillPath } from "../painting/fill-path.ts";
import type { Matrix } from "../painting/matrix.ts";
import { joinedPaths, polygonPath, polylinePath, roundedBoxPath } from "../painting/path.ts";
import { strokePath } from "../painting/stroke-path.ts";
import type { Surface } from "../painting/surface.ts";
import type { Colours } from "../pictures/colours.ts";
import { type FilmPlan, wayBetween } from "./film-plan.ts";

/** The plan in a corner: the room of the photo lit, and the way to it drawn as it is walked. */

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 0.09;

export interface MapLook {
  readonly plan: FilmPlan;
  readonly box: Box;
  readonly matrix: Matrix;
  readonly walls: ReturnType<typeof joinedPaths>;
}

/** The plan laid into a box with its shape kept, lying where it is longer than high. @param most sides of the box */
export function mapLook(
  plan: FilmPlan,
  corner: { left: number; top: number },
  most: { width: number; height: number },
): MapLook {
  const points = plan.rooms.flatMap(({ ring }) => ring).concat(plan.walls.flat());
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const margin = MARGIN * Math.min(most.width, most.height);
  const scale = Math.min((most.width - 2 * margin) / (right - left), (most.height - 2 * margin) / (bottom - top));
  const box = {
    x: corner.left,
    y: corner.top,
    width: (right - left) * scale + 2 * margin,
    height: (bottom - top) * scale + 2 * margin,
  };
  return {
    plan,
    box,
    matrix: [scale, 0, 0, scale, box.x + margin - left * scale, box.y + margin - top * scale],
    walls: joinedPaths(...plan.walls.map((wall) => polygonPath(wall))),
  };
}

/** Seconds that the walk from one room to the next takes. */
const WALK_SECONDS = 0.9;

/**
 * @param from the room before, where there was one
 * @param since seconds since the photo of `to` came
 */
export function drawMap(
  surface: Surface,
  { plan, box, matrix, walls }: MapLook,
  { from, to, since }: { from: string | null; to: string | null; since: number },
  colours: Colours,
  alpha: number,
): void {
  if (alpha <= 0) return;
  const lit = colours.grounds.brand;
  fillPath(surface, roundedBoxPath(box, Math.min(box.width, box.height) * 0.06), colours.grounds.paper, {
    alpha: 0.95 * alpha,
  });
  const arrived = eased(since, from === null || from === to ? 0 : WALK_SECONDS * 0.55, 0.4, inAndOut);
  for (const { id, ring } of plan.rooms) {
    if (ring.length < 3) continue;
    fillPath(surface, polygonPath(ring), colours.grounds.tint, { matrix, alpha });
    const share = id === to ? arrived : id === from ? 1 - arrived : 0;
    if (share > 0) fillPath(surface, polygonPath(ring), lit, { matrix, alpha: alpha * share });
  }
  fillPath(surface, walls, colours.inkOn("paper", "main"), { matrix, alpha });
  if (from === null || to === null || from === to) return;
  const way = pointsOfWay(plan, from, to);
  const walked = eased(since, 0, WALK_SECONDS, inAndOut);
  if (way.length < 2 || walked <= 0) return;
  const gone = 1 - eased(since, WALK_SECONDS + 0.5, 0.4, inAndOut);
  const width = Math.max(2, Math.min(box.width, box.height) * 0.022);
  const line = polylinePath(way.map(([x, y]) => [matrix[0] * x + matrix[4], matrix[3] * y + matrix[5]] as const));
  const options = { alpha: alpha * gone, join: "round", cap: "round", part: [0, walked] } as const;
  strokePath(surface, line, width * 1.9, colours.grounds.ink, options);
  strokePath(surface, line, width, colours.grounds.light, options);
}

type Point = readonly [number, number];

/** Middles of the rooms and the doors between them. */
function pointsOfWay(plan: FilmPlan, from: string, to: string): Point[] {
  const ids = wayBetween(plan, from, to);
  const middle = new Map(plan.rooms.map((room) => [room.id, room.middle]));
  return ids.flatMap((id, at): Point[] => {
    const own = middle.get(id);
    const next = ids[at + 1];
    const door =
      next === undefined
        ? undefined
        : plan.ways.find(({ one, other }) => (one === id && other === next) || (one === next && other === id));
    return [...(own ? [own] : []), ...(door ? [door.at] : [])];
  });
}
