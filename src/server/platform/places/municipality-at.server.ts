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

/** INE code of the municipality in which a point lies, by outlines that are exact to some 200 m. */
export function municipalityAt(latitude: number, longitude: number): string | undefined {
  return municipalityOutlines().find((outline) => outlineContains(outline, [longitude, latitude]))?.code;
}
