import { distanceM } from "../../shared/places/place.ts";
import { isInRing, isOnRing, type LonLat } from "../../shared/places/ring.ts";
import type { Area, PolygonRings } from "../search/market-filter.ts";
import type { MapWindow } from "./indexed-home.ts";

/** Whether homes lie in a part of the map: asked of every home near it, so what is certain of whole cells is worked out before. */

export interface AreaTest {
  /** Nothing outside it lies in the area. */
  bounds: MapWindow;
  contains(latitude: number, longitude: number): boolean;
}

/** One degree of latitude is never shorter than this, in metres. */
const DEGREE_M = 110_000;
/** A drawn piece is divided into so many columns and rows. */
const CELLS = 32;
/** As far as this from a line a position still lies on it, in degrees; a little more than rings allow. */
const NEAR_LINE = 2e-9;

export function areaTest(area: Area): AreaTest {
  if (area.kind === "ventana")
    return { bounds: area, contains: (latitude, longitude) => isInWindow(area, latitude, longitude) };
  if (area.kind === "circulo") return circleTest(area);
  const pieces = area.pieces.filter(([outline]) => outline && outline.length > 0).map(pieceTest);
  const bounds = pieces.map((piece) => piece.bounds);
  return {
    bounds: {
      west: Math.min(...bounds.map(({ west }) => west)),
      south: Math.min(...bounds.map(({ south }) => south)),
      east: Math.max(...bounds.map(({ east }) => east)),
      north: Math.max(...bounds.map(({ north }) => north)),
    },
    contains: (latitude, longitude) => pieces.some((piece) => piece.contains(latitude, longitude)),
  };
}

interface Circle {
  latitude: number;
  longitude: number;
  radiusM: number;
}

/** Most homes of a town lie far from a circle in it: four comparisons tell before the distance does. */
export function circleTest(circle: Circle): AreaTest {
  const bounds = boundsOfCircle(circle);
  return {
    bounds,
    contains: (latitude, longitude) =>
      isInWindow(bounds, latitude, longitude) && distanceM(circle, { latitude, longitude }) <= circle.radiusM,
  };
}

/** Whether a position lies in a window or on its edge; across the 180th meridian, the window's west lies above its east. */
export const isInWindow = ({ west, south, east, north }: MapWindow, latitude: number, longitude: number): boolean =>
  south <= latitude &&
  latitude <= north &&
  (west <= east ? west <= longitude && longitude <= east : west <= longitude || longitude <= east);

/** Whether the second window lies in the first one as a whole; neither crosses the 180th meridian, else it is not said. */
export const isWithinWindow = (outer: MapWindow, inner: MapWindow): boolean =>
  outer.west <= inner.west && inner.east <= outer.east && outer.south <= inner.south && inner.north <= outer.north;

/** Whether two windows have a position in common; the second does not cross the 180th meridian. */
export const windowsMeet = (asked: MapWindow, { west, south, east, north }: MapWindow): boolean =>
  asked.south <= north &&
  south <= asked.north &&
  (asked.west <= asked.east ? asked.west <= east && west <= asked.east : asked.west <= east || west <= asked.east);

/** The whole circle lies inside; near a pole that is every longitude. */
function boundsOfCircle({ latitude, longitude, radiusM }: Circle): MapWindow {
  const up = radiusM / DEGREE_M;
  const [south, north] = [latitude - up, latitude + up];
  const across = up / Math.cos((Math.min(89, Math.max(Math.abs(south), Math.abs(north))) * Math.PI) / 180);
  if (Math.max(Math.abs(south), Math.abs(north)) >= 89 || across >= 180) return { west: -180, south, east: 180, north };
  const turned = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return { west: turned(longitude - across), south, east: turned(longitude + across), north };
}

/** On a line, of the outline or of a hole, counts as inside. */
const isInPiece = ([outline, ...holes]: PolygonRings, position: LonLat): boolean =>
  isInRing(outline!, position) && !holes.some((hole) => isInRing(hole, position) && !isOnRing(hole, position));

const OUTSIDE = 1;
const INSIDE = 2;
const CROSSED = 3;

/** Cells that no line crosses are decided by their middle, when the first home in them is asked after: most searches ask of few cells. */
function pieceTest(rings: PolygonRings): AreaTest {
  const outline = rings[0]!;
  const bounds = {
    west: Math.min(...outline.map(([x]) => x)),
    south: Math.min(...outline.map(([, y]) => y)),
    east: Math.max(...outline.map(([x]) => x)),
    north: Math.max(...outline.map(([, y]) => y)),
  };
  const { west, south, east, north } = bounds;
  const [width, height] = [(east - west) / CELLS || 1, (north - south) / CELLS || 1];
  const column = (x: number) => Math.min(CELLS - 1, Math.max(0, Math.floor((x - west) / width)));
  const row = (y: number) => Math.min(CELLS - 1, Math.max(0, Math.floor((y - south) / height)));
  const known = new Uint8Array(CELLS * CELLS);
  for (const ring of rings) {
    for (const [i, corner] of ring.entries()) crossCells(ring.at(i - 1)!, corner);
  }
  const decide = (cell: number): number => {
    const middle: LonLat = [west + ((cell % CELLS) + 0.5) * width, south + (Math.floor(cell / CELLS) + 0.5) * height];
    return isInPiece(rings, middle) ? INSIDE : OUTSIDE;
  };
  return {
    bounds: { west: west - NEAR_LINE, south: south - NEAR_LINE, east: east + NEAR_LINE, north: north + NEAR_LINE },
    contains(latitude, longitude) {
      if (longitude < west - NEAR_LINE || longitude > east + NEAR_LINE) return false;
      if (latitude < south - NEAR_LINE || latitude > north + NEAR_LINE) return false;
      const cell = row(latitude) * CELLS + column(longitude);
      known[cell] ||= decide(cell);
      return known[cell] === CROSSED ? isInPiece(rings, [longitude, latitude]) : known[cell] === INSIDE;
    },
  };

  /** Notes the cells through which a side leads, row by row. */
  function crossCells(from: Readonly<LonLat>, to: Readonly<LonLat>): void {
    const [low, high] = from[1] <= to[1] ? [from, to] : [to, from];
    const rise = high[1] - low[1];
    const at = (y: number) =>
      rise === 0 ? low[0] : low[0] + ((high[0] - low[0]) * Math.min(rise, Math.max(0, y - low[1]))) / rise;
    for (let r = row(low[1] - NEAR_LINE); r <= row(high[1] + NEAR_LINE); r++) {
      const ends =
        rise === 0 ? [low[0], high[0]] : [at(south + r * height - NEAR_LINE), at(south + (r + 1) * height + NEAR_LINE)];
      const last = column(Math.max(...ends) + NEAR_LINE);
      for (let c = column(Math.min(...ends) - NEAR_LINE); c <= last; c++) known[r * CELLS + c] = CROSSED;
    }
  }
}
