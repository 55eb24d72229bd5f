import type { Box } from "./tile-grid.ts";

/** The contents of each layer of a provider's tiles, so that one drawing, on the screen and on paper, fits them all. */

/** Parts of the drawing, from the ground up. */
export const DRAWN_PARTS = [
  "land",
  "green",
  "block",
  "water",
  "waterLine",
  "building",
  "path",
  "rail",
  "street",
  "road",
  "motorway",
] as const;
export type DrawnPart = (typeof DRAWN_PARTS)[number];

/** A condition on one property; tiles write some numbers and truths as texts. */
interface Where {
  property: string;
  is: readonly string[];
}

export interface PartRule {
  layer: string;
  drawn: DrawnPart;
  where?: Where;
}

export interface NameRule {
  layer: string;
  /** Streets and roads are named along their line; quarters, towns and doors at their point. */
  names: "street" | "road" | "place" | "door";
  property: string;
  where?: Where;
}

export interface TileSchema {
  parts: readonly PartRule[];
  names: readonly NameRule[];
  /** Deepest level that is asked for; nearer views draw its tiles larger. */
  maxZoom: number;
  /** Whole world where it is left out. */
  bounds?: Box;
  /** As the data must be attributed wherever they are seen. */
  attribution: string;
}

const FOREST = ["bosque_coniferas", "bosque_frondosas", "bosque_mixto"];
const STILL_WATER = ["balsa_alberca", "embalse", "estanque_piscina", "lago", "lamina_agua"];
const NAMED_PLACES = [
  "barrio",
  "distrito_municipal",
  "nucleo_poblacion",
  "capital_municipio",
  "capital_provincia",
  "capital_comunidad_autonoma_ciudad_autonoma",
  "capital_estado",
];

/**
 * "Mapa base" of the Sistema Cartográfico Nacional (IGN): layers and values as ideespain.github.io/mapabase/elementos documents
 * them, levels as its repository IDEESpain/mapabase builds them. Streets begin at level 13, doors at 16, and 17 adds nothing that
 * we draw.
 */
const ign: TileSchema = {
  parts: [
    { layer: "tierra_firme_pol", drawn: "land" },
    { layer: "zona_verde_pol", drawn: "green" },
    { layer: "cubierta_vegetal_bosque_pol", drawn: "green" },
    { layer: "cubierta_vegetal_pol", drawn: "green", where: { property: "clase", is: FOREST } },
    { layer: "manzana_pol", drawn: "block" },
    { layer: "hidrografia_pol", drawn: "water" },
    { layer: "lamina_agua_pol", drawn: "water", where: { property: "clase", is: STILL_WATER } },
    { layer: "hidrografia_lin", drawn: "waterLine", where: { property: "clase", is: ["curso_natural", "canal"] } },
    { layer: "edificio_pol", drawn: "building" },
    { layer: "camino_lin", drawn: "path" },
    { layer: "senda_lin", drawn: "path" },
    // The underground is left out: it crosses houses that it runs under.
    {
      layer: "ferrocarril_lin",
      drawn: "rail",
      where: { property: "clase", is: ["tren", "tren_ligero", "tranvia", "cremallera", "funicular"] },
    },
    { layer: "via_urbana_lin", drawn: "street" },
    { layer: "via_servicio_lin", drawn: "street" },
    { layer: "carretera_otros_lin", drawn: "street" },
    { layer: "carretera_autonomica_3er_nivel_lin", drawn: "road" },
    { layer: "carretera_autonomica_2do_nivel_lin", drawn: "road" },
    { layer: "carretera_autonomica_1er_nivel_lin", drawn: "road" },
    { layer: "carretera_general_lin", drawn: "road" },
    { layer: "autovia_lin", drawn: "motorway" },
    { layer: "autopista_lin", drawn: "motorway" },
  ],
  names: [
    {
      layer: "nombre_poblacion_construccion_pto",
      names: "place",
      property: "nombre",
      where: { property: "clase", is: NAMED_PLACES },
    },
    { layer: "autopista_lin", names: "road", property: "ref" },
    { layer: "autovia_lin", names: "road", property: "ref" },
    { layer: "carretera_general_lin", names: "road", property: "ref" },
    { layer: "carretera_autonomica_1er_nivel_lin", names: "road", property: "ref" },
    { layer: "via_urbana_lin", names: "street", property: "nombre" },
    { layer: "portal_pto", names: "door", property: "ref" },
  ],
  maxZoom: 16,
  // From El Hierro to Menorca, with a margin for the shown edge.
  bounds: { west: -18.3, south: 27.5, east: 4.5, north: 43.95 },
  attribution: "© Instituto Geográfico Nacional (scne.es), CC BY 4.0",
};

/** openmaptiles.org/schema, which many providers and tools follow. */
const openmaptiles: TileSchema = {
  parts: [
    { layer: "landcover", drawn: "green", where: { property: "class", is: ["grass", "wood"] } },
    { layer: "park", drawn: "green" },
    { layer: "landuse", drawn: "block", where: { property: "class", is: ["residential", "suburb", "neighbourhood"] } },
    { layer: "water", drawn: "water" },
    { layer: "waterway", drawn: "waterLine" },
    { layer: "building", drawn: "building" },
    { layer: "transportation", drawn: "path", where: { property: "class", is: ["path", "track"] } },
    { layer: "transportation", drawn: "rail", where: { property: "class", is: ["rail"] } },
    { layer: "transportation", drawn: "street", where: { property: "class", is: ["minor", "service", "tertiary"] } },
    { layer: "transportation", drawn: "road", where: { property: "class", is: ["primary", "secondary", "trunk"] } },
    { layer: "transportation", drawn: "motorway", where: { property: "class", is: ["motorway"] } },
  ],
  names: [
    {
      layer: "place",
      names: "place",
      property: "name",
      where: { property: "class", is: ["city", "town", "village", "suburb", "quarter", "neighbourhood"] },
    },
    {
      layer: "transportation_name",
      names: "road",
      property: "ref",
      where: { property: "class", is: ["motorway", "trunk", "primary"] },
    },
    { layer: "transportation_name", names: "street", property: "name" },
    { layer: "housenumber", names: "door", property: "housenumber" },
  ],
  maxZoom: 14,
  attribution: "© OpenMapTiles, © colaboradores de OpenStreetMap, ODbL",
};

/** docs.protomaps.com/basemaps/layers, version 4: the daily files of OpenStreetMap that anybody can cut their region from. */
const protomaps: TileSchema = {
  parts: [
    {
      layer: "landuse",
      drawn: "green",
      where: { property: "kind", is: ["park", "forest", "wood", "garden", "grass", "nature_reserve", "cemetery"] },
    },
    { layer: "landuse", drawn: "block", where: { property: "kind", is: ["residential"] } },
    { layer: "water", drawn: "water" },
    { layer: "buildings", drawn: "building", where: { property: "kind", is: ["building", "building_part"] } },
    { layer: "roads", drawn: "path", where: { property: "kind", is: ["path"] } },
    { layer: "roads", drawn: "rail", where: { property: "kind", is: ["rail"] } },
    { layer: "roads", drawn: "street", where: { property: "kind", is: ["minor_road"] } },
    { layer: "roads", drawn: "road", where: { property: "kind", is: ["major_road"] } },
    { layer: "roads", drawn: "motorway", where: { property: "kind", is: ["highway"] } },
  ],
  names: [
    {
      layer: "places",
      names: "place",
      property: "name",
      where: { property: "kind", is: ["locality", "macrohood", "neighbourhood"] },
    },
    { layer: "roads", names: "road", property: "ref", where: { property: "kind", is: ["highway"] } },
    {
      layer: "roads",
      names: "street",
      property: "name",
      where: { property: "kind", is: ["minor_road", "major_road"] },
    },
    { layer: "buildings", names: "door", property: "addr_housenumber", where: { property: "kind", is: ["address"] } },
  ],
  maxZoom: 15,
  attribution: "© Protomaps, © colaboradores de OpenStreetMap, ODbL",
};

export const TILE_SCHEMAS = { ign, openmaptiles, protomaps } as const;
export type TileSchemaName = keyof typeof TILE_SCHEMAS;
export const TILE_SCHEMA_NAMES = Object.keys(TILE_SCHEMAS) as [TileSchemaName, ...TileSchemaName[]];

/** Written by IGN where a street has no name. */
export const UNNAMED = "Desconocido";

/** The streets that our server hands out, as a page learns of them. */
export interface StreetSource {
  /** Part of the tiles' address; another source has another one, so that no browser mixes their tiles. */
  id: string;
  schema: TileSchemaName;
  minZoom: number;
  maxZoom: number;
  bounds: Box;
  attribution: string;
}

/** Answer of `GET /mapas`. */
export interface StreetsAnswer {
  /** Null where the deployment has none. */
  source: StreetSource | null;
  /** The source did not answer lately: tiles that are not kept yet are missing. */
  isDown: boolean;
}

/** Path of a source's tiles, with MapLibre's placeholders. */
export const tilesPath = (id: string): string => `/mapas/${id}/{z}/{x}/{y}`;

/** The world as far as the projection shows it. */
export const WORLD: Box = { west: -180, south: -85.0511, east: 180, north: 85.0511 };

/** Whether a feature with these properties meets a rule's condition. */
export const meets = (where: Where | undefined, properties: Readonly<Record<string, unknown>>): boolean =>
  where === undefined || where.is.includes(String(properties[where.property] ?? ""));
