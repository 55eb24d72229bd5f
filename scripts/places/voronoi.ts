/** `[longitude, latitude]` in degrees, or any plane pair. */
export type Point = readonly [number, number];

/**
 * The part of a polygon (one ring, not closed) on the side of `keep` of the line halfway to `other`: one step of
 * Sutherland and Hodgman. A ring that is not convex may come back with edges lying upon the line.
 */
export function clipNearer(ring: readonly Point[], keep: Point, other: Point): Point[] {
  const normal = [other[0] - keep[0], other[1] - keep[1]] as const;
  const middle = [(keep[0] + other[0]) / 2, (keep[1] + other[1]) / 2] as const;
  /** Positive beyond the line, towards `other`. */
  const beyond = (point: Point) => (point[0] - middle[0]) * normal[0] + (point[1] - middle[1]) * normal[1];
  return clip(ring, beyond);
}

/** The part of a ring where `beyond` (a linear function) is not positive. */
function clip(ring: readonly Point[], beyond: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length]!;
    const here = beyond(point);
    const there = beyond(next);
    if (here <= 0) kept.push(point);
    if (here < 0 !== there < 0 && here !== there) {
      const share = here / (here - there);
      kept.push([point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]);
    }
  }
  return kept;
}

/** The part of a ring within a circle, drawn with 24 sides. */
export function clipToCircle(ring: readonly Point[], centre: Point, radius: number): Point[] {
  let kept = [...ring];
  for (let side = 0; side < 24; side++) {
    const angle = (side / 24) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    kept = clip(kept, (point) => (point[0] - centre[0]) * x + (point[1] - centre[1]) * y - radius);
  }
  return kept;
}

/**
 * Voronoi cells of the sites inside a ring: all points of the ring nearer to the site than to any other, and not farther
 * from it than `maxRadius`. A cell may be empty.
 */
export function voronoiCells(sites: readonly Point[], ring: readonly Point[], maxRadius: number): Point[][] {
  return sites.map((site) => {
    let cell = clipToCircle(ring, site, maxRadius);
    for (const other of sites) if (other !== site && cell.length > 0) cell = clipNearer(cell, site, other);
    return cell;
  });
}

/** Area centroid of a closed or open ring. */
export function centroid(ring: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length]!;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  return [x / (3 * area), y / (3 * area)];
}
