import * as z from "zod/mini";
import { line, list, text } from "../../shared/schema/text.ts";
import { PUBLISHED_FORM } from "./published-tour.ts";
import { MOST_HOTSPOTS_OF_SCENE, MOST_LINKS_OF_SCENE, MOST_SCENES, MOST_TOUR_LEVELS, ORIGINS } from "./tour.ts";
import { MOST_PANORAMA_SIDE } from "./tour-states.ts";

/** `tour.json` of an archive as it comes from outside: a `PublishedTour`, with a length to every text and list. */

const id = () => line({ max: 40 });
const yaw = () => z.number().check(z.gte(-180), z.lte(180));
const pitch = () => z.number().check(z.gte(-90), z.lte(90));
const coordinate = () => z.number().check(z.gte(-500_000), z.lte(500_000));
const place = z.object({ x: coordinate(), y: coordinate() });

/** Longest text of a walls' path: of a plan with its 500 walls it has some 30,000 letters. */
const MOST_PATH = 200_000;

/**
 * A path below the archive's folder: no scheme, no beginning slash, no step upwards, no backslash. Whatever else it names is looked for in the
 * archive alone.
 */
const address = () =>
  line({ max: 300 }).check(
    z.refine<string>((given) => isInside(given), "El recorrido nombra un archivo que está fuera de su carpeta"),
  );
const isInside = (path: string): boolean =>
  path !== "" &&
  !path.startsWith("/") &&
  !path.includes("\\") &&
  !path.includes(":") &&
  path.split("/").every((part) => part !== ".." && part !== "");

const size = z.object({
  widthPx: z.int().check(z.gte(1), z.lte(MOST_PANORAMA_SIDE)),
  heightPx: z.int().check(z.gte(1), z.lte(MOST_PANORAMA_SIDE)),
});

const panorama = z.object({
  preview: address(),
  tiles: address(),
  sizes: list(size, { max: 8 }).check(z.minLength(1, "Una panorámica no tiene tamaños")),
  covers: z.object({ fromYaw: yaw(), toYaw: yaw(), fromPitch: pitch(), toPitch: pitch() }),
});
export type ArchivedPanorama = z.infer<typeof panorama>;

const spot = { id: id(), yaw: yaw(), pitch: pitch(), title: line({ max: 120 }) };
const hotspot = z.discriminatedUnion("kind", [
  z.object({ ...spot, kind: z.literal("texto"), text: text({ max: 2000 }) }),
  z.object({ ...spot, kind: z.literal("foto"), file: address(), alt: line({ max: 300 }) }),
  z.object({ ...spot, kind: z.literal("enlace"), url: line({ max: 500 }) }),
  z.object({ ...spot, kind: z.literal("documento"), file: address(), bytes: z.int().check(z.gte(0)) }),
  z.object({
    ...spot,
    kind: z.literal("medida"),
    to: z.object({ yaw: yaw(), pitch: pitch() }),
    lengthMm: z.int().check(z.gte(1), z.lte(500_000)),
  }),
]);

const scene = z.object({
  id: id(),
  name: line({ max: 80 }),
  origin: z.enum(ORIGINS),
  panorama,
  levelId: z.nullable(id()),
  at: z.nullable(place),
  headingDegrees: z.number().check(z.gte(0), z.lt(360)),
  eyeMm: z._default(z.int().check(z.gte(300), z.lte(10_000)), 1500),
  levelling: z.object({
    pitch: z.number().check(z.gte(-45), z.lte(45)),
    roll: z.number().check(z.gte(-45), z.lte(45)),
  }),
  start: z.object({ yaw: yaw(), pitch: pitch(), fov: z.number().check(z.gte(30), z.lte(100)) }),
  links: list(z.object({ to: id(), yaw: yaw(), pitch: pitch(), through: z.optional(place) }), {
    max: MOST_LINKS_OF_SCENE,
  }),
  hotspots: list(hotspot, { max: MOST_HOTSPOTS_OF_SCENE }),
});
export type ArchivedScene = z.infer<typeof scene>;

const map = z.object({
  viewBox: z.tuple([coordinate(), coordinate(), z.number().check(z.gt(0)), z.number().check(z.gt(0))]),
  walls: z.nullable(text({ max: MOST_PATH, isExact: true })),
  rooms: list(
    z.object({ name: line({ max: 60 }), path: text({ max: MOST_PATH, isExact: true }), x: z.number(), y: z.number() }),
    { max: 200 },
  ),
  picture: z.nullable(address()),
  isScaled: z.boolean(),
  from: z.optional(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("plano"), planId: z.uuid("Falta el identificador"), levelId: id() }),
      z.object({
        kind: z.literal("foto"),
        widthPx: z.int().check(z.gte(1), z.lte(20_000)),
        heightPx: z.int().check(z.gte(1), z.lte(20_000)),
        mmPerPixel: z.number().check(z.gt(0), z.lte(1000)),
      }),
    ]),
  ),
});
export type ArchivedMap = z.infer<typeof map>;

const level = z.object({ id: id(), name: line({ max: 60 }), map: z.nullable(map) });

const radiusDegrees = z.number().check(z.gte(5), z.lte(40));
export const archiveSchema = z.object({
  form: z.literal(PUBLISHED_FORM),
  title: line({ max: 120 }),
  start: id(),
  scenes: list(scene, { max: MOST_SCENES }).check(z.minLength(1, "El recorrido no tiene ninguna escena")),
  levels: list(level, { max: MOST_TOUR_LEVELS }),
  nadir: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("nada") }),
    z.object({ kind: z.literal("difuminado"), radiusDegrees }),
    z.object({ kind: z.literal("logo"), radiusDegrees }),
  ]),
  sound: z.nullable(z.object({ file: address(), title: line({ max: 120 }) })),
});
export type Archive = z.infer<typeof archiveSchema>;
