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

/** `41,38512, 2,17340`: five decimals are a metre. */
export function positionText({ latitude, longitude }: LatLon): string {
  const degrees = (value: number) => value.toFixed(5).replace(".", ",").replace("-", "\u2212");
  return `latitud ${degrees(latitude)}, longitud ${degrees(longitude)}`;
}
