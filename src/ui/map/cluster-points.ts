/** Points of a map that would stand upon each other, gathered. Pure, so that it is the same wherever the map is moved to. */

/** Id, latitude, longitude, and whatever the caller needs of it. */
export type PlacedPoint = readonly [id: string, latitude: number, longitude: number, ...rest: unknown[]];

export interface Cluster<P extends PlacedPoint> {
  latitude: number;
  longitude: number;
  points: P[];
}

export interface ViewBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Degrees of a square of the world: points in neighbouring squares belong together, as the mainland and the Canaries do. */
const GROUP_DEGREES = 15;

/**
 * The largest group of points that lie together, for a first view: a portfolio with homes on two continents would
 * otherwise be shown from so far away that none of them can be told from the other. All of them where they are one group.
 */
export function mainGroup<P extends PlacedPoint>(points: readonly P[]): readonly P[] {
  const squares = new Map<string, P[]>();
  for (const point of points) {
    const square = `${Math.floor(point[1] / GROUP_DEGREES)} ${Math.floor(point[2] / GROUP_DEGREES)}`;
    const there = squares.get(square);
    if (there) there.push(point);
    else squares.set(square, [point]);
  }
  let main: P[] = [];
  while (squares.size > 0) {
    const group: P[] = [];
    const waiting = [squares.keys().next().value!];
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      const there = squares.get(square);
      if (!there) continue;
      squares.delete(square);
      for (const point of there) group.push(point);
      const [row, column] = square.split(" ").map(Number) as [number, number];
      for (const north of [-1, 0, 1]) for (const east of [-1, 0, 1]) waiting.push(`${row + north} ${column + east}`);
    }
    if (group.length > main.length) main = group;
  }
  return main;
}

/** MapLibre's world at zoom 0, in px. */
const WORLD_PX = 512;
const MOST_LATITUDE = 85.051;

/**
 * The points within the view, gathered by squares of the world: the squares stay when the map is moved, and so do the clusters.
 *
 * @param sidePx of a square on the screen
 */
export function clusterPoints<P extends PlacedPoint>(
  points: readonly P[],
  view: ViewBounds,
  zoom: number,
  sidePx: number,
): Cluster<P>[] {
  const scale = (WORLD_PX * 2 ** zoom) / sidePx;
  const squares = new Map<string, P[]>();
  for (const point of points) {
    const [, latitude, longitude] = point;
    if (latitude < view.south || latitude > view.north || longitude < view.west || longitude > view.east) continue;
    const [x, y] = mercator(latitude, longitude);
    const square = `${Math.floor(x * scale)}/${Math.floor(y * scale)}`;
    const known = squares.get(square);
    if (known) known.push(point);
    else squares.set(square, [point]);
  }
  return [...squares.values()].map((members) => ({
    latitude: members.reduce((sum, point) => sum + point[1], 0) / members.length,
    longitude: members.reduce((sum, point) => sum + point[2], 0) / members.length,
    points: members,
  }));
}

/** From 0 to 1, to the east and to the south. */
function mercator(latitude: number, longitude: number): [number, number] {
  const bounded = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
  const angle = (bounded * Math.PI) / 180;
  return [(longitude + 180) / 360, (1 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI) / 2];
}
