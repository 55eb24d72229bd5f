import * as z from "zod/mini";
import { line, list, text } from "../../shared/schema/text.ts";

/**
 * A tour as a document: panoramas (`scenes`) on levels, joined by links, with things to look at. The pictures themselves are rows and files
 * of the server; the document names them by id.
 *
 * Directions are degrees. In a panorama, `yaw` counts clockwise from its middle column, -180 up to 180, and `pitch` upwards from its middle
 * row, -90 up to 90, both in the picture as it was taken: they stay on what they point at when the picture is levelled. On a map, headings
 * count clockwise from straight up, 0 up to 360. Places are whole millimetres; x grows to the right and y downwards, as in a floor plan.
 */

/** Raise it with a step in `tour-migrations` that reads older ones. */
export const TOUR_FORM = 1;

export const MOST_SCENES = 60;
export const MOST_LINKS_OF_SCENE = 20;
export const MOST_HOTSPOTS_OF_SCENE = 40;
export const MOST_TOUR_LEVELS = 6;

/** Ids are made by whoever sends the command, so that the same command gives the same tour. */
const id = () => line({ max: 40 });
const uuid = () => z.uuid("Falta el identificador");
const yaw = () => z.number().check(z.gte(-180), z.lte(180));
const pitch = () => z.number().check(z.gte(-90), z.lte(90));
const millimetres = () => z.int("Escribe milímetros enteros").check(z.gte(-500_000), z.lte(500_000));
const place = z.object({ x: millimetres(), y: millimetres() });
export type TourPlace = z.infer<typeof place>;

/** Where the picture of a scene comes from; visitors are told all but the first. */
export const ORIGINS = ["foto", "plano", "cosido", "caja"] as const;
export type TourOrigin = (typeof ORIGINS)[number];

/** A map under the scenes: a level of a floor plan of the account, or a picture of the tour. */
const map = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("plano"), planId: uuid(), levelId: id() }),
  z.object({
    kind: z.literal("foto"),
    /** Of a picture of this tour (`tour_files`). Its upper left corner is the origin of places. */
    fileId: uuid(),
    widthPx: z.int().check(z.gte(1), z.lte(20_000)),
    heightPx: z.int().check(z.gte(1), z.lte(20_000)),
    mmPerPixel: z.number().check(z.gt(0), z.lte(1000)),
    /** Whether `mmPerPixel` was measured; else distances are not said. */
    isScaled: z.boolean(),
  }),
]);
export type TourMap = z.infer<typeof map>;

const level = z.object({ id: id(), name: line({ max: 60 }), map: z.nullable(map) });
export type TourLevel = z.infer<typeof level>;

const link = z.object({
  id: id(),
  /** Id of the scene that it leads to. */
  to: id(),
  /**
   * Where its arrow stands in the picture. Null is calculated from both scenes' places, headings and levelling: an arrow that nobody dragged
   * follows when a scene is moved or turned.
   */
  direction: z.nullable(z.object({ yaw: yaw(), pitch: pitch() })),
  /** Through an opening of the plan, which is where a calculated arrow points; null goes straight to the other scene. */
  through: z.nullable(place),
});
export type TourLink = z.infer<typeof link>;

const spot = { id: id(), yaw: yaw(), pitch: pitch(), title: line({ max: 120 }) };
const hotspot = z.discriminatedUnion("kind", [
  z.object({ ...spot, kind: z.literal("texto"), text: text({ max: 2000 }) }),
  z.object({ ...spot, kind: z.literal("foto"), fileId: uuid(), alt: line({ max: 300 }) }),
  /** Opens in a tab of its own; http or https. */
  z.object({ ...spot, kind: z.literal("enlace"), url: line({ max: 500 }) }),
  z.object({ ...spot, kind: z.literal("documento"), fileId: uuid() }),
  /** A length between two points of the picture, as it was typed; the other end is `to`. */
  z.object({
    ...spot,
    kind: z.literal("medida"),
    to: z.object({ yaw: yaw(), pitch: pitch() }),
    lengthMm: z.int().check(z.gte(1), z.lte(500_000)),
  }),
]);
export type TourHotspot = z.infer<typeof hotspot>;

const scene = z.object({
  id: id(),
  name: line({ max: 80 }),
  /** Row of `tour_panoramas` of this tour. */
  panoramaId: uuid(),
  origin: z.enum(ORIGINS),
  levelId: z.nullable(id()),
  /** On the map of its level; null where it is not placed. */
  at: z.nullable(place),
  /** Where the middle of the picture looks on the map. */
  headingDegrees: z.number().check(z.gte(0), z.lt(360)),
  /** Height of the lens above the floor. */
  eyeMm: z.int().check(z.gte(300), z.lte(10_000)),
  /** Turned before it is shown, so that the horizon lies level: how far its middle looks up, and how far it leans to the right. */
  levelling: z.object({
    pitch: z.number().check(z.gte(-45), z.lte(45)),
    roll: z.number().check(z.gte(-45), z.lte(45)),
  }),
  /** The first look, in the levelled picture. `fov` is the vertical angle. */
  start: z.object({ yaw: yaw(), pitch: pitch(), fov: z.number().check(z.gte(30), z.lte(100)) }),
  links: list(link, { max: MOST_LINKS_OF_SCENE }),
  hotspots: list(hotspot, { max: MOST_HOTSPOTS_OF_SCENE }),
});
export type TourScene = z.infer<typeof scene>;

/** The cover of the tripod: the agency's logo, or a soft blur of what lies around it. */
const nadir = z.object({
  kind: z.enum(["nada", "logo", "difuminado"]),
  /** Angle from straight down to the edge of the cover. */
  radiusDegrees: z.number().check(z.gte(5), z.lte(40)),
});

export const tourSchema = z.object({
  form: z.literal(TOUR_FORM),
  title: line({ max: 120 }),
  levels: list(level, { max: MOST_TOUR_LEVELS, tooMany: `Un recorrido tiene como mucho ${MOST_TOUR_LEVELS} plantas` }),
  /** In the order of the list that visitors see. */
  scenes: list(scene, { max: MOST_SCENES, tooMany: `Un recorrido tiene como mucho ${MOST_SCENES} escenas` }),
  /** Id of the first scene; null is the first of the list. */
  start: z.nullable(id()),
  nadir,
  /** A sound of the tour (`tour_files`); it is off until a visitor turns it on. */
  sound: z.nullable(z.object({ fileId: uuid(), title: line({ max: 120 }) })),
  /** A form in the viewer, whose sender becomes a lead. */
  hasForm: z.boolean(),
});
export type Tour = z.infer<typeof tourSchema>;
