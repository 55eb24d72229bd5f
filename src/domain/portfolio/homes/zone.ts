import { type LonLat, turn } from "../../shared/places/ring.ts";

/** A zone that somebody drew on the map, as a ring of corners. */

export interface ZonePoint {
  latitude: number;
  longitude: number;
}
/** Its corners in turn; the last is joined to the first. */
export type Zone = readonly ZonePoint[];

/** A corner in the order of GeoJSON. */
export const positionOf = ({ latitude, longitude }: ZonePoint): LonLat => [longitude, latitude];

export const MOST_CORNERS = 60;

export type ZoneProblem = "corners" | "crossing";

/**
 * Fault of a ring: too few or too many corners, or sides that cross each other. Null when it is a zone.
 *
 * @param most corners that it may have
 */
export function zoneProblem(zone: Zone, most = MOST_CORNERS): ZoneProblem | null {
  if (zone.length < 3 || zone.length > most) return "corners";
  return crossesItself(zone) ? "crossing" : null;
}

export const ZONE_PROBLEMS: Record<ZoneProblem, string> = {
  corners: `Marca entre 3 y ${MOST_CORNERS} esquinas`,
  crossing: "La zona se cruza consigo misma: mueve o quita una esquina",
};

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

/** Which way it is from `a` over `b` to `c`: positive to the left, negative to the right, 0 straight on or back. */
const turnAt = (a: ZonePoint, b: ZonePoint, c: ZonePoint) => turn(positionOf(a), positionOf(b), positionOf(c));

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
  if (turnAt(a, b, c) !== 0) return false;
  return (
    (b.longitude - a.longitude) * (c.longitude - b.longitude) + (b.latitude - a.latitude) * (c.latitude - b.latitude) <
    0
  );
}

function touch(a: ZonePoint, b: ZonePoint, c: ZonePoint, d: ZonePoint): boolean {
  const apart = (x: number, y: number) => (x > 0 && y > 0) || (x < 0 && y < 0);
  if (apart(turnAt(a, b, c), turnAt(a, b, d)) || apart(turnAt(c, d, a), turnAt(c, d, b))) return false;
  // On one line: only if their boxes overlap.
  const overlap = (p: number, q: number, r: number, s: number) =>
    Math.max(Math.min(p, q), Math.min(r, s)) <= Math.min(Math.max(p, q), Math.max(r, s));
  return (
    overlap(a.latitude, b.latitude, c.latitude, d.latitude) &&
    overlap(a.longitude, b.longitude, c.longitude, d.longitude)
  );
}
