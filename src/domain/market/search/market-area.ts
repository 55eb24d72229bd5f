import { ZONE_PROBLEMS, type ZonePoint, type ZoneProblem, zoneProblem } from "../../portfolio/homes/zone.ts";
import type { LonLat } from "../../shared/places/ring.ts";
import type { Area, PolygonRings } from "./market-filter.ts";

/** Parts of the map in an address: `circulo:39.46,-0.37,800`, with the name of its middle `circulo:37.386,-5.992,1000:la Giralda`, `ventana:west,south,east,north`, `dibujo:` with its pieces. */

export const MOST_PIECES = 8;
/** Holes of one piece. */
export const MOST_HOLES = 4;
/** Corners of a drawing, of all its rings together: an address must hold them. */
export const MOST_DRAWN = 200;
export const FARTHEST_M = 100_000;
/** Characters of the name of a circle's middle. */
const LONGEST_NAME = 120;

/** Five decimals of a degree: a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

const cornerOf = ([longitude, latitude]: Readonly<LonLat>): ZonePoint => ({ longitude, latitude });

/** The fault of a drawing: too few or too many corners, or a ring that crosses itself. Null where nothing is. */
export function drawingProblem(pieces: readonly PolygonRings[]): ZoneProblem | null {
  const rings = pieces.flat();
  const isFew =
    pieces.length > 0 &&
    pieces.length <= MOST_PIECES &&
    pieces.every((piece) => piece.length > 0 && piece.length <= MOST_HOLES + 1);
  if (!isFew || rings.reduce((sum, ring) => sum + ring.length, 0) > MOST_DRAWN) return "corners";
  for (const ring of rings) {
    const problem = zoneProblem(ring.map(cornerOf), MOST_DRAWN);
    if (problem) return problem;
  }
  return null;
}

/** Those faults in words. */
export const DRAWING_PROBLEMS: Record<ZoneProblem, string> = {
  corners: `Marca entre 3 y ${MOST_DRAWN} esquinas en total, en ${MOST_PIECES} partes como mucho y con ${MOST_HOLES} huecos por parte`,
  crossing: ZONE_PROBLEMS.crossing,
};

const isOnEarth = ([longitude, latitude]: Readonly<LonLat>) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** The area in the form of an address. */
export function areaText(area: Area): string {
  if (area.kind === "circulo")
    return `circulo:${rounded(area.latitude)},${rounded(area.longitude)},${Math.round(area.radiusM)}${area.name ? `:${area.name}` : ""}`;
  if (area.kind === "ventana")
    return `ventana:${[area.west, area.south, area.east, area.north].map(rounded).join(",")}`;
  const ring = (corners: readonly LonLat[]) => corners.map((corner) => corner.map(rounded).join(",")).join(";");
  return `dibujo:${area.pieces.map((piece) => piece.map(ring).join("/")).join("|")}`;
}

/** The area of an address; null for any other text, and for a drawing that crosses itself. */
export function readArea(text: string): Area | null {
  const [kind, rest = ""] = splitOnce(text, ":");
  if (kind === "dibujo") return readDrawing(rest);
  const [corners = "", named = ""] = kind === "circulo" ? splitOnce(rest, ":") : [rest];
  const figures = corners.split(",").map(Number);
  if (figures.some((figure) => !Number.isFinite(figure))) return null;
  if (kind === "circulo" && figures.length === 3) {
    const [latitude, longitude, radiusM] = figures as [number, number, number];
    const isFine = isOnEarth([longitude, latitude]) && radiusM > 0 && radiusM <= FARTHEST_M;
    const name = named.slice(0, LONGEST_NAME).trim();
    return isFine ? { kind, latitude, longitude, radiusM, ...(name && { name }) } : null;
  }
  if (kind === "ventana" && figures.length === 4) {
    const [west, south, east, north] = figures as [number, number, number, number];
    const isFine = isOnEarth([west, south]) && isOnEarth([east, north]) && west < east && south < north;
    return isFine ? { kind, west, south, east, north } : null;
  }
  return null;
}

/** Longest text of a drawing that is read at all. */
const LONGEST = MOST_DRAWN * 24;

function readDrawing(text: string): Area | null {
  if (text.length > LONGEST) return null;
  const pieces = text.split("|").map((piece) =>
    piece.split("/").map((ring) =>
      ring.split(";").map((corner): LonLat => {
        const [longitude = Number.NaN, latitude = Number.NaN] = corner.split(",").map(Number);
        return [longitude, latitude];
      }),
    ),
  );
  const isFine = pieces.flat(2).every(isOnEarth) && drawingProblem(pieces) === null;
  return isFine ? { kind: "dibujo", pieces } : null;
}

/** A text before and behind the first of a sign. */
export function splitOnce(text: string, sign: string): [before: string, behind?: string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + sign.length)];
}
