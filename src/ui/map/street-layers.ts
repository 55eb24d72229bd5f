import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from "maplibre-gl";
import {
  DRAWN_PARTS,
  type DrawnPart,
  type NameRule,
  type PartRule,
  type StreetSource,
  TILE_SCHEMAS,
  tilesPath,
  UNNAMED,
} from "#domain/shared/maps/tile-schema.ts";
import type { MapPalette } from "./map-style.ts";

/** Streets as layers of MapLibre, from the table of the tiles' schema, in the colours of the page. */

export const STREETS = "streets";
/** Names of quarters and villages come from the tiles from here on; farther away our own are written. */
export const TILE_PLACES_FROM_ZOOM = 12.5;
const LETTERS = ["Archivo Variable", "Arial"];

export function streetSource({ id, minZoom, maxZoom, bounds }: StreetSource): VectorSourceSpecification {
  return {
    type: "vector",
    tiles: [new URL(tilesPath(id), location.href).href.replaceAll("%7B", "{").replaceAll("%7D", "}")],
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [bounds.west, bounds.south, bounds.east, bounds.north],
  };
}

/** Whether the tiles bring the land, and so the coast. */
export const bringsLand = ({ schema }: StreetSource): boolean =>
  TILE_SCHEMAS[schema].parts.some(({ drawn }) => drawn === "land");

type Width = DataDrivenPropertyValueSpecification<number>;
/** Px at zooms, with widths that double as the map does. */
const byZoom = (...stops: number[]) =>
  ["interpolate", ["exponential", 1.6], ["zoom"], ...stops] as unknown as ExpressionSpecification;

interface Line {
  color: keyof MapPalette;
  width: Width;
  minzoom: number;
  /** Px on either side in the colour of borders, where the line needs one to stand out. */
  casing?: number;
  dashes?: number[];
}

const AREAS: Partial<Record<DrawnPart, { color: keyof MapPalette; minzoom: number }>> = {
  land: { color: "land", minzoom: 10 },
  green: { color: "park", minzoom: 10 },
  block: { color: "block", minzoom: 12 },
  water: { color: "water", minzoom: 8 },
  building: { color: "block", minzoom: 14 },
};

const LINES: Partial<Record<DrawnPart, Line>> = {
  waterLine: { color: "water", width: byZoom(9, 0.75, 14, 1.5, 18, 6), minzoom: 9 },
  path: { color: "border", width: byZoom(13, 0.5, 18, 1.75), minzoom: 14, dashes: [3, 2] },
  rail: { color: "border", width: byZoom(9, 0.6, 14, 1.5, 18, 3), minzoom: 9, dashes: [5, 1.5] },
  street: { color: "street", width: byZoom(12, 0.75, 14, 2.5, 16, 8, 18, 22), minzoom: 12, casing: 0.5 },
  road: { color: "street", width: byZoom(8, 0.6, 12, 2, 14, 4.5, 16, 11, 18, 28), minzoom: 8, casing: 0.75 },
  motorway: { color: "road", width: byZoom(6, 0.75, 12, 3, 14, 5.5, 16, 12, 18, 30), minzoom: 6, casing: 0.9 },
};

const sourceOf = (layer: string) => ({ source: STREETS, "source-layer": layer });

const filterOf = ({ where }: Pick<PartRule, "where">): FilterSpecification =>
  where ? ["match", ["to-string", ["get", where.property]], [...where.is], true, false] : ["literal", true];

/** Everything but names, from the ground up; the rims of all lines lie under all lines, so that crossings stay open. */
export function streetGround({ schema }: StreetSource, palette: MapPalette): LayerSpecification[] {
  const rules = [...TILE_SCHEMAS[schema].parts].sort(
    (a, b) => DRAWN_PARTS.indexOf(a.drawn) - DRAWN_PARTS.indexOf(b.drawn),
  );
  const drawn = (draw: (rule: PartRule, id: string) => LayerSpecification[]) =>
    rules.flatMap((rule, i) => draw(rule, `streets-${i}-${rule.drawn}`));
  return [
    ...drawn((rule, id) => areaLayer(rule, id, palette)),
    ...drawn((rule, id) => casingLayer(rule, id, palette)),
    ...drawn((rule, id) => lineLayer(rule, id, palette)),
  ];
}

function areaLayer(rule: PartRule, id: string, palette: MapPalette): LayerSpecification[] {
  const area = AREAS[rule.drawn];
  if (!area) return [];
  const { color, minzoom } = area;
  const outline = rule.drawn === "building" ? { "fill-outline-color": palette.border } : {};
  const opacity = rule.drawn === "building" ? { "fill-opacity": 0.7 } : {};
  const paint = { "fill-color": palette[color], ...outline, ...opacity };
  return [{ id, type: "fill", minzoom, filter: filterOf(rule), ...sourceOf(rule.layer), paint }];
}

function casingLayer(rule: PartRule, id: string, palette: MapPalette): LayerSpecification[] {
  const line = LINES[rule.drawn];
  if (line?.casing === undefined) return [];
  return [
    {
      id: `${id}-rim`,
      type: "line",
      minzoom: Math.max(11, line.minzoom),
      filter: filterOf(rule),
      ...sourceOf(rule.layer),
      layout: { "line-join": "round", "line-cap": "round" },
      paint: {
        "line-color": palette.border,
        "line-opacity": 0.65,
        "line-gap-width": line.width,
        "line-width": line.casing,
      },
    },
  ];
}

function lineLayer(rule: PartRule, id: string, palette: MapPalette): LayerSpecification[] {
  const line = LINES[rule.drawn];
  if (!line) return [];
  const { color, width, minzoom, dashes } = line;
  return [
    {
      id,
      type: "line",
      minzoom,
      filter: filterOf(rule),
      ...sourceOf(rule.layer),
      layout: { "line-join": "round", "line-cap": dashes ? "butt" : "round" },
      paint: {
        "line-color": palette[color],
        "line-width": width,
        ...(dashes ? { "line-dasharray": dashes } : {}),
      },
    },
  ];
}

const NAMES: Record<NameRule["names"], { size: Width; minzoom: number; isLine: boolean }> = {
  place: { size: 12.5, minzoom: TILE_PLACES_FROM_ZOOM, isLine: false },
  road: { size: 10.5, minzoom: 10, isLine: true },
  street: { size: byZoom(14, 10.5, 17, 13), minzoom: 14, isLine: true },
  door: { size: 10.5, minzoom: 17, isLine: false },
};

/** The first of the table is the most important one, and MapLibre gives way to the layer on top, which is the last. */
export function streetNames({ schema }: StreetSource, palette: MapPalette): LayerSpecification[] {
  return TILE_SCHEMAS[schema].names
    .map((rule, i): LayerSpecification => {
      const { size, minzoom, isLine } = NAMES[rule.names];
      const name: ExpressionSpecification = ["to-string", ["get", rule.property]];
      return {
        id: `streets-name-${i}-${rule.names}`,
        type: "symbol",
        minzoom,
        filter: ["all", filterOf(rule), ["!", ["in", name, ["literal", ["", UNNAMED]]]]] as FilterSpecification,
        ...sourceOf(rule.layer),
        layout: {
          "text-field": name,
          "text-font": LETTERS,
          "text-size": size,
          "text-max-width": 7,
          ...(isLine
            ? { "symbol-placement": "line", "text-max-angle": 30, "symbol-spacing": 320, "text-padding": 3 }
            : { "text-padding": 6 }),
        },
        paint: { "text-color": palette.text, "text-halo-color": palette.street, "text-halo-width": 1.4 },
      };
    })
    .reverse();
}
