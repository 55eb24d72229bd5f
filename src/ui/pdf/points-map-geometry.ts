/** Metres per degree of latitude (mean of WGS84 around 40°). */
const METRES_PER_DEGREE = 111_200;

export interface MapPosition {
  latitude: number;
  longitude: number;
}

interface PlacedPoint {
  /** Points from the left and top edge of the drawing. */
  x: number;
  y: number;
  /** Lies beyond the drawing and was put on its edge, in its true direction. */
  isBeyond: boolean;
}

export interface PointsMapGeometry {
  /** The subject stands in the middle. */
  centre: { x: number; y: number };
  points: PlacedPoint[];
  /** A round number of metres with at least half of the points inside. */
  radiusM: number;
  /** The same in points of the drawing. */
  radius: number;
  /** Some symbols stand aside from their place, because they would cover each other there. */
  isSpread: boolean;
}

const ROUND_RADII = [50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 4000, 6000, 10_000, 20_000, 50_000];

/** Points of the drawing that a symbol may stand aside without a word. */
const SEEN_SHIFT = 1;

/** How many radii the shorter side shows from the middle, at most: a far point must not press the near ones together. */
const REACH = 1.9;

/**
 * Positions of the numbered points of a map around the subject, on a plane that touches the Earth there.
 *
 * Symbols that would cover each other or the subject are pushed apart a little.
 *
 * @param symbol diameter of a numbered circle, in points of the drawing
 */
export function pointsMapGeometry(
  subject: MapPosition,
  points: readonly MapPosition[],
  { width, height, symbol }: { width: number; height: number; symbol: number },
): PointsMapGeometry {
  const centre = { x: width / 2, y: height / 2 };
  const cosine = Math.cos((subject.latitude * Math.PI) / 180);
  const offsets = points.map(({ latitude, longitude }) => ({
    east: (longitude - subject.longitude) * METRES_PER_DEGREE * cosine,
    north: (latitude - subject.latitude) * METRES_PER_DEGREE,
  }));
  const distances = offsets.map(({ east, north }) => Math.hypot(east, north)).sort((a, b) => a - b);
  const median = distances[Math.floor(distances.length / 2)] ?? 0;
  const radiusM = ROUND_RADII.find((round) => round >= median * 0.999) ?? Math.ceil(median / 50_000) * 50_000;
  const farthest = distances.at(-1) ?? 0;
  const room = Math.min(width, height) / 2 - symbol / 2 - 2;
  const shownM = Math.max(radiusM * 1.12, Math.min(farthest, radiusM * REACH));
  const scale = room / shownM;
  const placed = offsets.map(({ east, north }) => {
    const x = east * scale;
    const y = -north * scale;
    const inside = Math.max(Math.abs(x) / (width / 2 - symbol / 2 - 2), Math.abs(y) / room);
    const shrink = Math.max(1, inside);
    return { x: centre.x + x / shrink, y: centre.y + y / shrink, isBeyond: inside > 1.001 };
  });
  const apart = spreadApart(placed, centre, { width, height, symbol });
  const isSpread = apart.some(({ x, y }, i) => Math.hypot(x - placed[i]!.x, y - placed[i]!.y) > SEEN_SHIFT);
  return { centre, points: apart, radiusM, radius: radiusM * scale, isSpread };
}

/** Pushes overlapping symbols apart, a fixed number of rounds, so that the same points always give the same drawing. */
function spreadApart(
  points: readonly PlacedPoint[],
  centre: { x: number; y: number },
  { width, height, symbol }: { width: number; height: number; symbol: number },
): PlacedPoint[] {
  const moved = points.map((point) => ({ ...point }));
  const apart = symbol * 1.08;
  const fromSubject = symbol * 1.15;
  for (let round = 0; round < 40; round++) {
    moved.forEach((point, i) => {
      moved.forEach((other, j) => {
        if (j > i) pushApart(point, other, apart, i + j);
      });
      const [dx, dy] = direction(point.x - centre.x, point.y - centre.y, i);
      const distance = Math.hypot(point.x - centre.x, point.y - centre.y);
      if (distance < fromSubject) {
        point.x = centre.x + dx * fromSubject;
        point.y = centre.y + dy * fromSubject;
      }
      point.x = Math.min(width - symbol / 2 - 1, Math.max(symbol / 2 + 1, point.x));
      point.y = Math.min(height - symbol / 2 - 1, Math.max(symbol / 2 + 1, point.y));
    });
  }
  return moved;
}

function pushApart(a: { x: number; y: number }, b: { x: number; y: number }, apart: number, seed: number): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= apart) return;
  const [dx, dy] = direction(b.x - a.x, b.y - a.y, seed);
  const half = (apart - distance) / 2;
  a.x -= dx * half;
  a.y -= dy * half;
  b.x += dx * half;
  b.y += dy * half;
}

/** Unit vector; for two points on the same spot the golden angle times `seed` decides. */
function direction(dx: number, dy: number, seed: number): [number, number] {
  const length = Math.hypot(dx, dy);
  if (length > 1e-6) return [dx / length, dy / length];
  const angle = seed * 2.399963;
  return [Math.cos(angle), Math.sin(angle)];
}
