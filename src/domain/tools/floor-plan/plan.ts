import * as z from "zod/mini";
import { line, list, text } from "../../shared/schema/text.ts";

/**
 * A floor plan as a document. Lengths are whole millimetres. x grows to the right and y downwards, as on a screen. Angles are degrees,
 * clockwise as they are seen. A wall stands on the line between two corners (`vertices`) that it shares with the walls it meets; half its
 * thickness lies on either side. Rooms are not drawn: they are the faces that walls enclose (`level-shape`); what a person said of one
 * (name, use) is tied to a point inside it.
 */

/** Raise it with a step in `plan-migrations` that reads older ones. */
export const PLAN_FORM = 1;

export const MOST_LEVELS = 6;
export const MOST_WALLS = 500;
/** Side of the square within which everything lies, 100 m, centred on the origin. */
export const PLAN_SIDE_MM = 100_000;

const coordinate = () =>
  z
    .int("Escribe milímetros enteros")
    .check(
      z.gte(-PLAN_SIDE_MM / 2, "El plano cabe en 100 × 100 m"),
      z.lte(PLAN_SIDE_MM / 2, "El plano cabe en 100 × 100 m"),
    );
/** A length in whole millimetres between two bounds. */
const length = (min: number, max: number) =>
  z
    .int("Escribe milímetros enteros")
    .check(
      z.gte(min, `Como poco, ${min / 1000} m`.replace(".", ",")),
      z.lte(max, `Como mucho, ${max / 1000} m`.replace(".", ",")),
    );
const angle = () => z.number().check(z.gte(-360), z.lte(360));
/** Ids are made by whoever sends the command, so that the same command gives the same plan. */
const id = () => line({ max: 40 });

const point = z.object({ x: coordinate(), y: coordinate() });
export type Point = z.infer<typeof point>;

/** `baranda` closes a terrace without a roof above it; `virtual` parts two rooms without a wall (thickness is not counted). */
export const WALL_KINDS = ["fachada", "medianera", "tabique", "baranda", "virtual"] as const;
export type WallKind = (typeof WALL_KINDS)[number];

export const OPENING_KINDS = [
  "puerta",
  "puerta-doble",
  "puerta-corredera",
  "puerta-plegable",
  "puerta-balconera",
  "ventana",
  "ventana-corredera",
  "ventana-fija",
  "hueco",
] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

export const ROOM_USES = [
  "salon",
  "comedor",
  "cocina",
  "salon-cocina",
  "dormitorio",
  "bano",
  "aseo",
  "pasillo",
  "recibidor",
  "despacho",
  "vestidor",
  "lavadero",
  "trastero",
  "garaje",
  "escalera",
  "terraza",
  "balcon",
  "patio",
  "galeria",
  "local",
  "otro",
] as const;
export type RoomUse = (typeof ROOM_USES)[number];

/** `interior` counts whole; `exterior-cubierto` at the half where the country's rule says so; `exterior-descubierto` is told apart. */
export const ROOM_COVERS = ["interior", "exterior-cubierto", "exterior-descubierto"] as const;
export type RoomCover = (typeof ROOM_COVERS)[number];

export const FLOOR_FINISHES = [
  "roble",
  "nogal",
  "baldosa",
  "hidraulico",
  "microcemento",
  "barro",
  "cesped",
  "deck",
] as const;
export type FloorFinish = (typeof FLOOR_FINISHES)[number];

export const STAIR_SHAPES = ["recta", "ele", "u", "caracol"] as const;

const vertex = z.object({ id: id(), x: coordinate(), y: coordinate() });
export type Vertex = z.infer<typeof vertex>;

const wall = z.object({
  id: id(),
  from: id(),
  to: id(),
  thicknessMm: length(0, 1000),
  kind: z.enum(WALL_KINDS),
  /** Null reaches the ceiling of the level. */
  heightMm: z.nullable(length(100, 10_000)),
});
export type Wall = z.infer<typeof wall>;

const opening = z.object({
  id: id(),
  wallId: id(),
  kind: z.enum(OPENING_KINDS),
  /** From the wall's `from` corner to the middle of the opening, along its line. */
  offsetMm: length(0, 2 * PLAN_SIDE_MM),
  widthMm: length(200, 8000),
  heightMm: length(200, 6000),
  /** Above the floor; 0 for doors. */
  sillMm: length(0, 4000),
  /** At which end the hinge sits, and to which side it opens, both as seen when looking from the wall's `from` to its `to`. */
  hinge: z.enum(["from", "to"]),
  opensTo: z.enum(["left", "right"]),
});
export type Opening = z.infer<typeof opening>;

const roomLabel = z.object({
  id: id(),
  /** A point inside the room. */
  at: point,
  name: line({ max: 60 }),
  use: z.enum(ROOM_USES),
  cover: z.enum(ROOM_COVERS),
  floor: z.enum(FLOOR_FINISHES),
});
export type RoomLabel = z.infer<typeof roomLabel>;

/** A part of a level with less than 1.50 m of headroom: under a sloping roof, under a stair. */
const lowZone = z.object({ id: id(), outline: list(point, { max: 40 }) });
export type LowZone = z.infer<typeof lowZone>;

const furniture = z.object({
  id: id(),
  /** Id of `furnishing/catalogue`. */
  item: id(),
  /** Middle of its footprint. At 0 degrees its back looks up (towards smaller y) and its front down. */
  at: point,
  rotation: angle(),
  widthMm: length(20, 6000),
  depthMm: length(10, 6000),
  heightMm: length(10, 4000),
  isMirrored: z.boolean(),
});
export type Furniture = z.infer<typeof furniture>;

const stair = z.object({
  id: id(),
  shape: z.enum(STAIR_SHAPES),
  at: point,
  rotation: angle(),
  widthMm: length(300, 6000),
  depthMm: length(300, 10_000),
  steps: z.int().check(z.gte(2), z.lte(40)),
  isMirrored: z.boolean(),
});
export type Stair = z.infer<typeof stair>;

/** A dimension line; `offsetMm` is how far from the measured line it is drawn, to the right when looking from `from` to `to`. */
const dimension = z.object({
  id: id(),
  from: point,
  to: point,
  offsetMm: z.int().check(z.gte(-20_000), z.lte(20_000)),
});
export type Dimension = z.infer<typeof dimension>;

const note = z.object({ id: id(), at: point, text: text({ max: 200 }) });
export type Note = z.infer<typeof note>;

/** What a tape or laser measured: the clear distance between two inner corners of one room, a side or a diagonal. */
const measure = z.object({
  id: id(),
  /** A point inside the room in which it was measured. */
  at: point,
  fromVertex: id(),
  toVertex: id(),
  lengthMm: length(50, 150_000),
});
export type Measure = z.infer<typeof measure>;

/** A picture to trace over. The bytes are kept apart, by `fileId`. */
const underlay = z.object({
  fileId: id(),
  /** Where its upper left corner lies. */
  at: point,
  mmPerPixel: z.number().check(z.gt(0), z.lte(1000)),
  rotation: angle(),
  opacity: z.number().check(z.gte(0), z.lte(1)),
  widthPx: z.int().check(z.gte(1), z.lte(20_000)),
  heightPx: z.int().check(z.gte(1), z.lte(20_000)),
});
export type Underlay = z.infer<typeof underlay>;

const level = z.object({
  id: id(),
  name: line({ max: 60 }),
  /** Of its floor above that of the entrance; negative for a basement. */
  elevationMm: z.int().check(z.gte(-30_000), z.lte(60_000)),
  /** Clear height from floor to ceiling. */
  ceilingMm: length(1000, 10_000),
  vertices: list(vertex, { max: 2 * MOST_WALLS }),
  walls: list(wall, { max: MOST_WALLS, tooMany: `Un plano tiene como mucho ${MOST_WALLS} muros` }),
  openings: list(opening, { max: 500 }),
  rooms: list(roomLabel, { max: 200 }),
  lowZones: list(lowZone, { max: 50 }),
  furniture: list(furniture, { max: 500 }),
  stairs: list(stair, { max: 20 }),
  dimensions: list(dimension, { max: 300 }),
  notes: list(note, { max: 200 }),
  measures: list(measure, { max: 300 }),
  underlay: z.nullable(underlay),
});
export type Level = z.infer<typeof level>;

export const floorPlanSchema = z.object({
  form: z.literal(PLAN_FORM),
  title: line({ max: 120 }),
  /** ISO code; areas are counted by its rule. */
  country: line({ max: 2 }),
  /** Where north lies, clockwise from straight up. */
  northDegrees: angle(),
  /** For the sun; null where it is not known. */
  place: z.nullable(
    z.object({
      latitude: z.number().check(z.gte(-90), z.lte(90)),
      longitude: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  levels: list(level, { max: MOST_LEVELS, tooMany: `Un plano tiene como mucho ${MOST_LEVELS} plantas` }).check(
    z.minLength(1, "Un plano tiene al menos una planta"),
  ),
});
export type FloorPlan = z.infer<typeof floorPlanSchema>;
