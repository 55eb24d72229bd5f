/** Cuts drawings at the edge of a frame. Points are flat lists: x, y, x, y… */

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The parts of a line that lie within (Liang and Barsky, "A new concept and method for line clipping", 1984, segment by segment). */
export function clipLine(points: readonly number[], frame: Frame): number[][] {
  const parts: number[][] = [];
  let part: number[] | undefined;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x1, y1, x2, y2] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
    const shown = withinFrame(x1, y1, x2, y2, frame);
    if (!shown) {
      part = undefined;
      continue;
    }
    const [from, to] = shown;
    const at = (share: number): [number, number] => [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
    if (!part || from > 0) {
      part = at(from);
      parts.push(part);
    }
    part.push(...at(to));
    if (to < 1) part = undefined;
  }
  return parts;
}

/** @returns from which share of a segment to which it lies within */
function withinFrame(x1: number, y1: number, x2: number, y2: number, frame: Frame): [number, number] | undefined {
  let [from, to] = [0, 1];
  const edges = [
    [x1 - x2, x1 - frame.left],
    [x2 - x1, frame.right - x1],
    [y1 - y2, y1 - frame.top],
    [y2 - y1, frame.bottom - y1],
  ] as const;
  for (const [outward, room] of edges) {
    if (outward === 0) {
      if (room < 0) return undefined;
      continue;
    }
    const share = room / outward;
    if (outward < 0) from = Math.max(from, share);
    else to = Math.min(to, share);
    if (from > to) return undefined;
  }
  return [from, to];
}

/** The part of a ring that lies within (Sutherland and Hodgman, 1974); empty where there is none. */
export function clipRing(ring: readonly number[], { left, top, right, bottom }: Frame): number[] {
  const cuts = [
    { axis: 0, edge: left, sign: 1 },
    { axis: 0, edge: right, sign: -1 },
    { axis: 1, edge: top, sign: 1 },
    { axis: 1, edge: bottom, sign: -1 },
  ] as const;
  return cuts.reduce((points: number[], cut) => clipHalf(points, cut), [...ring]);
}

function clipHalf(points: number[], { axis, edge, sign }: { axis: 0 | 1; edge: number; sign: 1 | -1 }): number[] {
  const kept: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length;
    const from = (points[i + axis]! - edge) * sign;
    const to = (points[next + axis]! - edge) * sign;
    if (from >= 0) kept.push(points[i]!, points[i + 1]!);
    if (from >= 0 === to >= 0) continue;
    const share = from / (from - to);
    kept.push(
      points[i]! + share * (points[next]! - points[i]!),
      points[i + 1]! + share * (points[next + 1]! - points[i + 1]!),
    );
  }
  return kept.length >= 6 ? kept : [];
}
