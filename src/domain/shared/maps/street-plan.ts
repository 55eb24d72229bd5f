import { clipLine, clipRing, type Frame } from "./clip.ts";
import { type NamedLine, type PlacedName, placeNames, type Spot } from "./plan-names.ts";
import { readTile, type TileFeature } from "./read-tile.ts";
import { positionAt, type TileAddress, tileSideM, tilesUnder } from "./tile-grid.ts";
import { DRAWN_PARTS, type DrawnPart, meets, TILE_SCHEMAS, type TileSchemaName, UNNAMED } from "./tile-schema.ts";

/** A plan on paper: the same streets as on the screen, drawn from vector tiles as paths within a frame. North is up. */

/** Where a plan lies and how large it is drawn. */
export interface PlanFrame {
  center: { latitude: number; longitude: number };
  /** In points of the drawing, as everything below. */
  width: number;
  height: number;
  /** Metres on the ground for each point. */
  metresPerPoint: number;
  /** Symbols that no name may touch. */
  spots: readonly Spot[];
}

export interface StreetPlan {
  /** From the ground up; `d` is the path of SVG. */
  paths: { drawn: DrawnPart; d: string }[];
  names: PlacedName[];
  scale: { metres: number; length: number };
  attribution: string;
}

/** More would be a plan of a province, whose streets nobody can see. */
const MOST_TILES = 12;
/** Streets are in no tile of a level above this. */
const LEAST_ZOOM = 12;
/** Finer than this no printer draws. */
const FINEST = 0.15;
/** Buildings of a wide view are dust. */
const BUILDINGS_UP_TO_M_PER_POINT = 8;
const SCALE_STEPS_M = [20, 50, 100, 200, 500, 1000, 2000, 5000];
/** Share of the width that the scale may take. */
const SCALE_SHARE = 0.3;

interface Levels {
  minZoom: number;
  maxZoom: number;
}

/**
 * The tiles of a frame, of the deepest level with few enough of them. Empty where the frame shows too much for streets, or lies
 * near a pole.
 */
export function tilesOfPlan(frame: PlanFrame, { minZoom, maxZoom }: Levels): TileAddress[] {
  for (let z = maxZoom; z >= Math.max(minZoom, LEAST_ZOOM); z--) {
    const { left, top, tileSide } = placeOf(frame, z);
    const [right, bottom] = [left + frame.width / tileSide, top + frame.height / tileSide];
    const tiles = tilesUnder({ left, top, right, bottom }, z);
    if (tiles.length <= MOST_TILES) return tiles;
  }
  return [];
}

/** North-western corner of a frame in tiles of a level, and the side of a tile in points. */
function placeOf({ center, width, height, metresPerPoint }: PlanFrame, z: number) {
  const tileSide = tileSideM(center.latitude, z) / metresPerPoint;
  const { x, y } = positionAt(center, z);
  return { left: x - width / 2 / tileSide, top: y - height / 2 / tileSide, tileSide };
}

export interface PlanTile {
  address: TileAddress;
  /** Unpacked. */
  bytes: Uint8Array;
}

/**
 * Draws the tiles of a frame.
 *
 * @throws UnreadableTile
 */
export function drawPlan(
  frame: PlanFrame,
  tiles: readonly PlanTile[],
  { schema, attribution }: { schema: TileSchemaName; attribution: string },
): StreetPlan {
  const paths = new Map<DrawnPart, string[]>();
  const lines: NamedLine[] = [];
  for (const tile of tiles) drawTile(frame, tile, schema, { paths, lines });
  return {
    paths: DRAWN_PARTS.flatMap((drawn) => {
      const d = paths.get(drawn)?.join("");
      return d ? [{ drawn, d }] : [];
    }),
    names: placeNames(lines, frame),
    scale: scaleOf(frame),
    attribution,
  };
}

interface Drawing {
  paths: Map<DrawnPart, string[]>;
  lines: NamedLine[];
}

function drawTile(
  frame: PlanFrame,
  { address, bytes }: PlanTile,
  schema: TileSchemaName,
  { paths, lines }: Drawing,
): void {
  const { parts, names } = TILE_SCHEMAS[schema];
  const edge: Frame = { left: 0, top: 0, right: frame.width, bottom: frame.height };
  const { left, top, tileSide } = placeOf(frame, address.z);
  const wanted = new Set([...parts, ...names].map(({ layer }) => layer));
  for (const { name, extent, features } of readTile(bytes, (layer) => wanted.has(layer))) {
    const toFrame = (units: readonly number[]) =>
      units.map((unit, i) =>
        i % 2 === 0 ? (address.x + unit / extent - left) * tileSide : (address.y + unit / extent - top) * tileSide,
      );
    for (const feature of features) {
      const rule = parts.find(({ layer, where }) => layer === name && meets(where, feature.properties));
      if (rule && isDrawn(rule.drawn, feature, frame)) {
        const d = feature.parts.map((part) => pathOf(feature.kind, toFrame(part), edge)).join("");
        if (d !== "") paths.set(rule.drawn, [...(paths.get(rule.drawn) ?? []), d]);
      }
      const naming = names.find(({ layer, where }) => layer === name && meets(where, feature.properties));
      const text = naming && String(feature.properties[naming.property] ?? "").trim();
      if (!naming || feature.kind !== "line" || !text || text === UNNAMED) continue;
      for (const part of feature.parts) {
        for (const points of clipLine(toFrame(part), edge))
          lines.push({ text, points, isRoad: naming.names === "road" });
      }
    }
  }
}

const AREAS: ReadonlySet<DrawnPart> = new Set(["land", "green", "block", "water", "building"]);

/** Areas are not drawn as lines, nor lines as areas: some layers hold both. */
function isDrawn(drawn: DrawnPart, { kind }: TileFeature, { metresPerPoint }: PlanFrame): boolean {
  if (drawn === "building" && metresPerPoint > BUILDINGS_UP_TO_M_PER_POINT) return false;
  return kind === (AREAS.has(drawn) ? "area" : "line");
}

function pathOf(kind: TileFeature["kind"], points: readonly number[], edge: Frame): string {
  if (kind === "area") {
    const ring = clipRing(points, edge);
    return ring.length > 0 ? `${lineTo(ring)}Z` : "";
  }
  return clipLine(points, edge).map(lineTo).join("");
}

/** Points nearer to the one before than a printer draws are left out, but for the last. */
function lineTo(points: readonly number[]): string {
  let d = "";
  let [x, y] = [Number.NaN, Number.NaN];
  for (let i = 0; i < points.length; i += 2) {
    const [toX, toY] = [points[i]!, points[i + 1]!];
    const isLast = i + 2 >= points.length;
    if (!isLast && Math.abs(toX - x) < FINEST && Math.abs(toY - y) < FINEST) continue;
    d += `${d === "" ? "M" : "L"}${written(toX)} ${written(toY)}`;
    [x, y] = [toX, toY];
  }
  return d;
}

const written = (points: number) => String(Math.round(points * 100) / 100);

/** The longest round length that fits. */
function scaleOf({ width, metresPerPoint }: PlanFrame): StreetPlan["scale"] {
  const most = width * SCALE_SHARE * metresPerPoint;
  const metres = SCALE_STEPS_M.findLast((step) => step <= most) ?? SCALE_STEPS_M[0]!;
  return { metres, length: metres / metresPerPoint };
}
