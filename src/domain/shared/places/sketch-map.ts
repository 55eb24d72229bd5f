import type { Bounds, Outline } from "./outlines.ts";
import type { LonLat } from "./ring.ts";

/** A small map drawn once on the server: areas as paths of SVG and points on them, in units of its frame. */
export interface SketchMap {
  width: number;
  height: number;
  /** `d` of each area that reaches into the frame. */
  areas: string[];
  /** The points, in the order given. */
  points: { x: number; y: number }[];
}

/** Part of the frame that stays free on each side of the points. */
const MARGIN = 0.14;
/** Two points closer than this would fill the frame with a street plan that is not there. */
const SMALLEST_SPAN_DEGREES = 0.12;

/**
 * Draws the surroundings of some points: all of them in the frame, north above, a kilometre as long eastwards as northwards
 * (equirectangular projection about the middle; its error within 300 km is under 2 %).
 *
 * @param points longitude and latitude in degrees, one or more
 * @param areas outlines of which only those that reach into the frame are drawn
 */
export function sketchMap(
  points: readonly LonLat[],
  areas: readonly Outline[],
  { width, height }: { width: number; height: number },
): SketchMap {
  const lons = points.map(([longitude]) => longitude);
  const lats = points.map(([, latitude]) => latitude);
  const middle: LonLat = [mean(Math.min(...lons), Math.max(...lons)), mean(Math.min(...lats), Math.max(...lats))];
  // A degree of longitude is shorter than one of latitude by the cosine of the latitude.
  const shrink = Math.cos((middle[1] * Math.PI) / 180);
  const eastSpan = Math.max((Math.max(...lons) - Math.min(...lons)) * shrink, SMALLEST_SPAN_DEGREES);
  const northSpan = Math.max(Math.max(...lats) - Math.min(...lats), SMALLEST_SPAN_DEGREES);
  const room = 1 - 2 * MARGIN;
  const scale = Math.min((width * room) / eastSpan, (height * room) / northSpan);
  const place = ([longitude, latitude]: LonLat) => ({
    x: rounded(width / 2 + (longitude - middle[0]) * shrink * scale),
    y: rounded(height / 2 - (latitude - middle[1]) * scale),
  });
  const frame: Bounds = {
    west: middle[0] - width / 2 / scale / shrink,
    east: middle[0] + width / 2 / scale / shrink,
    south: middle[1] - height / 2 / scale,
    north: middle[1] + height / 2 / scale,
  };
  const path = (ring: readonly LonLat[]) =>
    `M${ring.map((point) => [place(point).x, place(point).y].join(" ")).join("L")}Z`;
  return {
    width,
    height,
    areas: areas.filter(({ bounds }) => meet(bounds, frame)).map(({ polygons }) => polygons.flat().map(path).join("")),
    points: points.map(place),
  };
}

const mean = (a: number, b: number): number => (a + b) / 2;
const rounded = (value: number): number => Math.round(value * 10) / 10;
const meet = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;
