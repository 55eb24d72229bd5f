import { MUNICIPALITY_ARCS, MUNICIPALITY_OUTLINES } from "#content/places/municipality-outlines.server.ts";
import {
  type Bounds,
  decodeArcs,
  decodeOutlines,
  type Outline,
  outlineContains,
} from "#domain/shared/places/outlines.ts";

let outlines: readonly Outline[] | undefined;

/** Outlines of all municipalities of Spain, decoded on first use. */
function municipalityOutlines(): readonly Outline[] {
  outlines ??= decodeOutlines(MUNICIPALITY_OUTLINES, decodeArcs(MUNICIPALITY_ARCS));
  return outlines;
}

/** Outlines of the municipalities that reach into a rectangle of degrees. */
export function municipalitiesIn({ west, east, south, north }: Bounds): Outline[] {
  return municipalityOutlines().filter(
    ({ bounds }) => bounds.west <= east && bounds.east >= west && bounds.south <= north && bounds.north >= south,
  );
}

/** Side of the squares, in degrees, in which outlines are looked for: some 20 km, with a dozen municipalities. */
const SQUARE = 0.2;

let squares: ReadonlyMap<string, readonly Outline[]> | undefined;

const squareOf = (degrees: number): number => Math.floor(degrees / SQUARE);

/** Outlines by the squares that they reach into, each list in the order of all. */
function outlinesBySquare(): ReadonlyMap<string, readonly Outline[]> {
  if (squares) return squares;
  const found = new Map<string, Outline[]>();
  for (const outline of municipalityOutlines()) {
    const { west, east, south, north } = outline.bounds;
    for (let x = squareOf(west); x <= squareOf(east); x++) {
      for (let y = squareOf(south); y <= squareOf(north); y++) {
        const key = `${x} ${y}`;
        const known = found.get(key);
        if (known) known.push(outline);
        else found.set(key, [outline]);
      }
    }
  }
  squares = found;
  return found;
}

/** INE code of the municipality in which a point lies, by outlines that are exact to some 200 m. */
export function municipalityAt(latitude: number, longitude: number): string | undefined {
  return outlinesBySquare()
    .get(`${squareOf(longitude)} ${squareOf(latitude)}`)
    ?.find((outline) => outlineContains(outline, [longitude, latitude]))?.code;
}
