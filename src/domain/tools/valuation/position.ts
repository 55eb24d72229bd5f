interface Position {
  latitude: number;
  longitude: number;
}

/** Metres per degree of latitude (mean of WGS84 around 40°). */
export const METRES_PER_DEGREE = 111_200;

/**
 * Distance in metres on a plane that touches the Earth between both points: within 0.1 % for the few kilometres that
 * comparables are apart. `NaN` when a coordinate is unknown.
 */
export function distanceM(a: Position, b: Position): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const east = (a.longitude - b.longitude) * METRES_PER_DEGREE * Math.cos(middle);
  const north = (a.latitude - b.latitude) * METRES_PER_DEGREE;
  return Math.sqrt(east * east + north * north);
}
