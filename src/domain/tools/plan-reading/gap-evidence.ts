import type { Grid } from "./grid.ts";
import { along, pointAt, type Segment, type SegmentGap } from "./segments.ts";

/** Whether there is ink at a point or right beside it. */
function isInk({ width, height, data }: Grid, x: number, y: number): boolean {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  for (let j = Math.max(0, cy - 1); j <= Math.min(height - 1, cy + 1); j++)
    for (let i = Math.max(0, cx - 1); i <= Math.min(width - 1, cx + 1); i++) if (data[j * width + i]) return true;
  return false;
}

/** Share of the line between two places of a segment that is set in `mask`, 0 to 1. */
export function shareSet(
  mask: Grid,
  line: Pick<Segment, "from" | "to">,
  start: number,
  end: number,
  across = 0,
): number {
  const steps = Math.max(1, Math.round(end - start));
  const u = along(line);
  const first = pointAt(line, start, across);
  let set = 0;
  for (let i = 0; i < steps; i++) {
    const x = Math.floor(first.x + u.x * (i + 0.5));
    const y = Math.floor(first.y + u.y * (i + 0.5));
    if (x >= 0 && y >= 0 && x < mask.width && y < mask.height && mask.data[y * mask.width + x]) set++;
  }
  return set / steps;
}

type DoorSeen = Pick<SegmentGap, "hinge" | "opensTo"> & { share: number };

/** The quarter circle that a door's leaf would draw in a gap, looked for at both jambs, both faces and both sides. */
function doorIn(lines: Grid, wall: Pick<Segment, "from" | "to" | "thickness">, start: number, end: number): DoorSeen {
  const width = end - start;
  let best: DoorSeen = { hinge: null, opensTo: null, share: 0 };
  for (const hinge of ["from", "to"] as const)
    for (const side of [1, -1] as const)
      for (const base of [0, wall.thickness / 2, wall.thickness / 2 + 2])
        for (let radius = width * 0.86; radius <= width * 1.1 + 2; radius += Math.max(1, width * 0.03)) {
          const steps = Math.max(12, Math.round(radius / 2));
          let seen = 0;
          for (let i = 0; i < steps; i++) {
            const angle = ((8 + (72 * i) / (steps - 1)) * Math.PI) / 180;
            const step = radius * Math.cos(angle);
            const p = pointAt(
              wall,
              hinge === "from" ? start + step : end - step,
              side * (base + radius * Math.sin(angle)),
            );
            if (isInk(lines, p.x, p.y)) seen++;
          }
          const share = seen / steps;
          if (share > best.share) best = { hinge, opensTo: side === 1 ? "right" : "left", share };
        }
  return best;
}

/** How many lines run through a gap from jamb to jamb, within the thickness of the wall. */
function linesThrough(
  lines: Grid,
  wall: Pick<Segment, "from" | "to" | "thickness">,
  start: number,
  end: number,
): number {
  const reach = wall.thickness / 2 + 3;
  const inset = Math.min(3, (end - start) * 0.1);
  let [count, isOn] = [0, false];
  for (let across = -reach; across <= reach; across++) {
    const isLine = shareSet(lines, wall, start + inset, end - inset, across) > 0.8;
    if (isLine && !isOn) count++;
    isOn = isLine;
  }
  return count;
}

/**
 * The kind of a gap in a wall, by what is drawn in it.
 *
 * @param unit thickness of the thinner walls, in pixels: about ten centimetres
 * @param isBetweenEnds whether the wall goes on behind the gap in the same line
 */
export function gapBetween(
  lines: Grid,
  wall: Pick<Segment, "from" | "to" | "thickness">,
  start: number,
  end: number,
  unit: number,
  isBetweenEnds: boolean,
): SegmentGap | null {
  const width = end - start;
  const plain = { start, end, hinge: null, opensTo: null } as const;
  if (width < 1.5 * unit) return null;
  if (width < 22 * unit) {
    const door = doorIn(lines, wall, start, end);
    if (door.share > 0.8)
      return { start, end, kind: "puerta", confidence: door.share, hinge: door.hinge, opensTo: door.opensTo };
    const middle = (start + end) / 2;
    const [left, right] = [doorIn(lines, wall, start, middle), doorIn(lines, wall, middle, end)];
    if (Math.min(left.share, right.share) > 0.85) return { ...plain, kind: "puerta", confidence: 0.7 };
  }
  if (width < 60 * unit && linesThrough(lines, wall, start, end) > 0)
    return { ...plain, kind: "ventana", confidence: 0.8 };
  if (width < (isBetweenEnds ? 22 : 13) * unit)
    return { ...plain, kind: "hueco", confidence: isBetweenEnds ? 0.5 : 0.3 };
  return null;
}
