import type { Feature, FeatureCollection, LineString, Polygon, Position } from "geojson";

/** Point of the props: degrees, WGS84. */
export interface LatLon {
  latitude: number;
  longitude: number;
}

export const lineCollection = (lines: Position[][]): FeatureCollection<LineString> => ({
  type: "FeatureCollection",
  features: lines.map((coordinates) => ({
    type: "Feature",
    properties: {},
    geometry: { type: "LineString", coordinates },
  })),
});

export const polygonCollection = (rings: Position[][]): FeatureCollection<Polygon> => ({
  type: "FeatureCollection",
  features: rings.map(
    (ring): Feature<Polygon> => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: [ring] },
    }),
  ),
});

/** Areas of `content/places/neighbourhood-cells`: id and `lon lat lon lat…` between tabs, as closed rings. */
export function decodeCells(text: string): Position[][] {
  return text.split("\n").map((line) => {
    const numbers = (line.split("\t")[1] ?? "").split(" ").map(Number);
    const ring: Position[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) ring.push([numbers[i]!, numbers[i + 1]!]);
    return ring.length > 0 ? [...ring, ring[0]!] : ring;
  });
}

const METRES_PER_DEGREE = 111_195;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point so many metres to the east and to the north. Good to a part in a thousand within a few kilometres. */
export function moveBy(point: LatLon, eastM: number, northM: number): LatLon {
  const latitude = point.latitude + northM / METRES_PER_DEGREE;
  const longitude = point.longitude + eastM / (METRES_PER_DEGREE * Math.max(0.01, Math.cos(radians(point.latitude))));
  return {
    latitude: Math.max(-85, Math.min(85, latitude)),
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
  };
}

/** A circle on the ground as a closed line of 96 sides, from the east anticlockwise. */
export function circleRing(centre: LatLon, radiusM: number): Position[] {
  return Array.from({ length: 97 }, (_, side) => {
    const angle = ((side % 96) / 96) * 2 * Math.PI;
    const point = moveBy(centre, radiusM * Math.cos(angle), radiusM * Math.sin(angle));
    return [point.longitude, point.latitude];
  });
}

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Side of the squares of the grid by zoom, in metres: some 60 to 200 px on the screen. */
export function gridStepM(zoom: number): number | undefined {
  if (zoom >= 16) return 50;
  if (zoom >= 14.5) return 100;
  if (zoom >= 13) return 250;
  return undefined;
}

/**
 * The lines of a grid of squares over an area. It stays put when the map moves: counted from the equator and the
 * meridian of Greenwich, at the width that a degree of longitude has on the nearest whole parallel.
 */
export function gridLines(bounds: Bounds, stepM: number): Position[][] {
  const parallel = Math.round((bounds.south + bounds.north) / 2);
  const stepLatitude = stepM / METRES_PER_DEGREE;
  const stepLongitude = stepM / (METRES_PER_DEGREE * Math.cos(radians(parallel)));
  const lines: Position[][] = [];
  for (let row = Math.ceil(bounds.south / stepLatitude); row * stepLatitude <= bounds.north; row++) {
    lines.push([
      [bounds.west, row * stepLatitude],
      [bounds.east, row * stepLatitude],
    ]);
  }
  for (let column = Math.ceil(bounds.west / stepLongitude); column * stepLongitude <= bounds.east; column++) {
    lines.push([
      [column * stepLongitude, bounds.south],
      [column * stepLongitude, bounds.north],
    ]);
  }
  return lines;
}

/** `41,38512, 2,17340`: five decimals are a metre. */
export function positionText({ latitude, longitude }: LatLon): string {
  const degrees = (value: number) => value.toFixed(5).replace(".", ",").replace("-", "\u2212");
  return `latitud ${degrees(latitude)}, longitud ${degrees(longitude)}`;
}
