import * as z from "zod/mini";
import { line, list } from "../../shared/schema/text.ts";
import { ROOM_USES, type RoomUse } from "../floor-plan/plan.ts";
import { FURNITURE, furnitureItem } from "../furnishing/catalogue.ts";
import { PIECE_BUDGETS } from "../furnishing/solve-room.ts";
import { photoCameraSchema, photoRoomSchema } from "../photo-camera/photo-camera.ts";
import { LABEL_PLACES } from "../plan-pictures/picture-label.ts";
import { SCENE_STYLES } from "../plan-scene/styles.ts";

/**
 * A furnished photo as a document: the photo, where its camera stood, the room that it shows, and what stands in it. The pixels are kept
 * apart. Lengths are metres in the coordinates of `photo-camera`; turns are degrees, clockwise seen from above, and at 0 a piece shows its
 * front to the viewer.
 */

/** Raise it when an older document would no longer be read. */
const STAGING_FORM = 1;

export const MOST_PIECES = 60;
const MOST_OCCLUDERS = 12;
const MOST_OCCLUDER_POINTS = 200;
/** Photos from 1024 to 6000 px on their longer side, as bytes at most 25 MB. */
export const LEAST_SIDE_PX = 1024;
export const MOST_SIDE_PX = 6000;
export const MOST_PHOTO_BYTES = 25_000_000;

const id = () => line({ max: 40 });
const side = () => z.int().check(z.gte(1), z.lte(MOST_SIDE_PX));
const metres = () => z.number().check(z.gte(-60), z.lte(60));
const size = () => z.number().check(z.gte(0.01), z.lte(6));

/** A photo of a home, a file of the project, or the invented one that everybody may try. */
const stagingPhoto = z.discriminatedUnion("from", [
  z.object({ from: z.literal("home"), photoId: z.uuid(), homeId: z.uuid(), widthPx: side(), heightPx: side() }),
  z.object({
    from: z.literal("project"),
    fileId: z.uuid(),
    widthPx: side(),
    heightPx: side(),
    /** A model of images has taken furniture out of it. */
    isEmptied: z.optional(z.boolean()),
  }),
  z.object({ from: z.literal("device"), fileId: id(), widthPx: side(), heightPx: side() }),
  z.object({ from: z.literal("example"), widthPx: side(), heightPx: side() }),
]);
export type StagingPhoto = z.infer<typeof stagingPhoto>;

const stagedPiece = z.object({
  id: id(),
  /** Id of `furnishing/catalogue`. */
  item: id().check(z.refine((item) => furnitureItem(item) !== undefined, "No conocemos ese mueble")),
  x: metres(),
  y: metres(),
  turn: z.number().check(z.gte(0), z.lt(360)),
  widthM: size(),
  depthM: size(),
  heightM: size(),
});
export type StagedPiece = z.infer<typeof stagedPiece>;

/** An outline over something of the photo that stands before the furniture, in pixels of the upright photo. */
const occluder = z.object({
  id: id(),
  outline: list(z.tuple([z.number().check(z.gte(-10), z.lte(20_010)), z.number().check(z.gte(-10), z.lte(20_010))]), {
    max: MOST_OCCLUDER_POINTS,
  }).check(z.minLength(3)),
});
export type Occluder = z.infer<typeof occluder>;

/** A hand at the light that was found: stops of exposure, and warmth from -1 (blue) to 1 (amber). */
const lightTouch = z.object({
  stops: z.number().check(z.gte(-2), z.lte(2)),
  warmth: z.number().check(z.gte(-1), z.lte(1)),
  shadow: z.number().check(z.gte(0), z.lte(1.5)),
});
export type LightTouch = z.infer<typeof lightTouch>;

/** Uses that a room of a photo is furnished as; kitchens and bathrooms come with what is built in. */
export const STAGED_USES = [
  "salon",
  "comedor",
  "dormitorio",
  "despacho",
  "recibidor",
  "terraza",
] as const satisfies readonly RoomUse[];
type StagedUse = (typeof STAGED_USES)[number];
export const STAGED_USE_NAMES: Readonly<Record<StagedUse, string>> = {
  salon: "Salón",
  comedor: "Comedor",
  dormitorio: "Dormitorio",
  despacho: "Despacho",
  recibidor: "Recibidor",
  terraza: "Terraza",
};

export const stagingSchema = z
  .object({
    form: z.literal(STAGING_FORM),
    title: line({ max: 120 }),
    photo: z.nullable(stagingPhoto),
    camera: z.nullable(photoCameraSchema),
    room: z.nullable(photoRoomSchema),
    /** True once a person has corrected the perspective. */
    isCorrected: z.boolean(),
    use: z.enum(ROOM_USES),
    style: z.enum(SCENE_STYLES),
    budget: z.enum(PIECE_BUDGETS),
    seed: z.int().check(z.gte(0), z.lte(1_000_000)),
    pieces: list(stagedPiece, { max: MOST_PIECES, tooMany: `Una foto lleva como mucho ${MOST_PIECES} muebles` }),
    occluders: list(occluder, { max: MOST_OCCLUDERS, tooMany: `Como mucho ${MOST_OCCLUDERS} zonas` }),
    light: lightTouch,
    label: z.object({ isShown: z.boolean(), place: z.enum(LABEL_PLACES) }),
  })
  .check(
    z.refine(
      ({ photo, camera }) =>
        camera === null || (photo !== null && photo.widthPx === camera.widthPx && photo.heightPx === camera.heightPx),
      { error: "La perspectiva es de otra foto", path: ["camera"] },
    ),
    z.refine(({ pieces }) => new Set(pieces.map((piece) => piece.id)).size === pieces.length, {
      error: "Dos muebles tienen el mismo nombre",
      path: ["pieces"],
    }),
  );
export type Staging = z.infer<typeof stagingSchema>;

/** A document in which nothing was chosen yet. */
export const emptyStaging = (title: string): Staging => ({
  form: STAGING_FORM,
  title,
  photo: null,
  camera: null,
  room: null,
  isCorrected: false,
  use: "salon",
  style: "nordico",
  budget: "usual",
  seed: 1,
  pieces: [],
  occluders: [],
  light: { stops: 0, warmth: 0, shadow: 1 },
  label: { isShown: true, place: "bottom-left" },
});

/** Said on every picture with furniture that is not there, and inside its file. */
const STAGING_LABEL = "Amueblado virtualmente";
/** The same for a photo out of which a model of images took something first. */
export const EMPTIED_LABEL = "Vaciado con IA y amueblado virtualmente";
export const labelOfPhoto = (photo: StagingPhoto | null): string =>
  photo?.from === "project" && photo.isEmptied ? EMPTIED_LABEL : STAGING_LABEL;

/** Pieces that a person may add: all of the catalogue that stand on a floor or hang where one expects it. */
export const ADDABLE_PIECES = FURNITURE.filter(
  ({ group, stands }) => group !== "bano" && group !== "cocina" && stands !== "on-top" && stands !== "ceiling",
);
