/** A zone that somebody drew on the map, as a ring of corners. */

export interface ZonePoint {
  latitude: number;
  longitude: number;
}
/** Its corners in turn; the last is joined to the first. */
export type Zone = readonly ZonePoint[];

export const MOST_CORNERS = 60;

export type ZoneProblem = "corners" | "crossing";

/** Fault of a ring: too few or too many corners, or sides that cross each other. Null when it is a zone. */
export function zoneProblem(zone: Zone): ZoneProblem | null {
  if (zone.length < 3 || zone.length > MOST_CORNERS) return "corners";
  return crossesItself(zone) ? "crossing" : null;
}

export const ZONE_PROBLEMS: Record<ZoneProblem, string> = {
  corners: `Marca entre 3 y ${MOST_CORNERS} esquinas`,
  crossing: "La zona se cruza consigo misma: mueve o quita una esquina",
};

/** How far outside a line a point may lie and still be on it, in degrees: a tenth of a millimetre. */
const ON_LINE = 1e-9;

/** Whether a point lies in the zone; its boundary is inside. */
export function isInZone(point: ZonePoint, zone: Zone): boolean {
  let isInside = false;
  for (let i = 0, j = zone.length - 1; i < zone.length; j = i++) {
    const [a, b] = [zone[i]!, zone[j]!];
    if (isOnSide(point, a, b)) return true;
    // A ray to the east crosses the side: each crossing changes the answer.
    const spans = a.latitude > point.latitude !== b.latitude > point.latitude;
    if (!spans) continue;
    const at = a.longitude + ((point.latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
    if (point.longitude < at) isInside = !isInside;
  }
  return isInside;
}

/** The smallest box around it. */
export function boundsOfZone(zone: Zone): { south: number; west: number; north: number; east: number } {
  const latitudes = zone.map(({ latitude }) => latitude);
  const longitudes = zone.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/** In the form of an address: `39.46,-0.37;39.47,-0.37;…`, five decimals (a metre). */
export function zoneText(zone: Zone): string {
  return zone.map(({ latitude, longitude }) => `${rounded(latitude)},${rounded(longitude)}`).join(";");
}

/** The zone of an address, or null for any other text. */
export function readZone(text: string): Zone | null {
  const zone = text.split(";").map((corner): ZonePoint => {
    const [latitude = Number.NaN, longitude = Number.NaN] = corner.split(",").map(Number);
    return { latitude, longitude };
  });
  const isOnEarth = zone.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
  return isOnEarth && zoneProblem(zone) === null ? zone : null;
}

const rounded = (degrees: number) => Number(degrees.toFixed(5));

/** Twice the area of the triangle: positive where c lies left of the way from a to b. */
const turn = (a: ZonePoint, b: ZonePoint, c: ZonePoint) =>
  (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude);

function isOnSide(point: ZonePoint, a: ZonePoint, b: ZonePoint): boolean {
  const length = Math.hypot(b.longitude - a.longitude, b.latitude - a.latitude);
  if (Math.abs(turn(a, b, point)) > ON_LINE * Math.max(length, ON_LINE)) return false;
  return (
    Math.min(a.latitude, b.latitude) - ON_LINE <= point.latitude &&
    point.latitude <= Math.max(a.latitude, b.latitude) + ON_LINE &&
    Math.min(a.longitude, b.longitude) - ON_LINE <= point.longitude &&
    point.longitude <= Math.max(a.longitude, b.longitude) + ON_LINE
  );
}

function crossesItself(zone: Zone): boolean {
  const side = (i: number) => [zone[i]!, zone[(i + 1) % zone.length]!] as const;
  for (let i = 0; i < zone.length; i++) {
    const [a, b] = side(i);
    if (a.latitude === b.latitude && a.longitude === b.longitude) return true;
    for (let j = i + 1; j < zone.length; j++) {
      const [c, d] = side(j);
      const areNeighbours = j === i + 1 || (i === 0 && j === zone.length - 1);
      if (areNeighbours ? foldsBack(zone, i, j) : touch(a, b, c, d)) return true;
    }
  }
  return false;
}

/** Two sides that share a corner touch there; they lie upon each other when the way turns straight back. */
function foldsBack(zone: Zone, i: number, j: number): boolean {
  const [first, second] = j === i + 1 ? [i, j] : [j, i];
  const [a, b, c] = [zone[first]!, zone[second]!, zone[(second + 1) % zone.length]!];
  if (turn(a, b, c) !== 0) return false;
  return (
    (b.longitude - a.longitude) * (c.longitude - b.longitude) + (b.latitude - a.latitude) * (c.latitude - b.latitude) <
    0
  );
}

function touch(a: ZonePoint, b: ZonePoint, c: ZonePoint, d: ZonePoint): boolean {
  const apart = (x: number, y: number) => (x > 0 && y > 0) || (x < 0 && y < 0);
  if (apart(turn(a, b, c), turn(a, b, d)) || apart(turn(c, d, a), turn(c, d, b))) return false;
  // On one line: only if their boxes overlap.
  const overlap = (p: number, q: number, r: number, s: number) =>
    Math.max(Math.min(p, q), Math.min(r, s)) <= Math.min(Math.max(p, q), Math.max(r, s));
  return (
    overlap(a.latitude, b.latitude, c.latitude, d.latitude) &&
    overlap(a.longitude, b.longitude, c.longitude, d.longitude)
  );
}
