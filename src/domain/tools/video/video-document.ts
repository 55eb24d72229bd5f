import * as z from "zod/mini";
import { PHOTO_ROOMS } from "../../portfolio/homes/photo-rooms.ts";
import { line, list, text } from "../../shared/schema/text.ts";
import { projectPhotoSchema } from "../studio-projects/project-photo.ts";
import { FILM_SHAPES, FRAME_RATES } from "./film.ts";

/**
 * A video made of photos as a document. Lengths are seconds. It says which photos stand one after another and how each moves, never where a frame
 * lies: the timeline follows from it, and so do all four shapes.
 */

/** Raise it with a step that reads older ones. */
export const VIDEO_FORM = 1;

export const LEAST_PHOTOS = 3;
export const MOST_PHOTOS = 40;
export const LEAST_SECONDS = 6;
export const MOST_SECONDS = 90;
export const CLIP_SECONDS = { least: 1, most: 12 } as const;

/** `auto` chooses by photo and shape; `walk` goes into the room, `turn` looks around in it, `travel` passes along, `wipe` uncovers a pair. */
export const MOVES = ["auto", "walk", "turn", "push", "pull", "travel", "still", "wipe"] as const;
export type Move = (typeof MOVES)[number];

export const TRANSITIONS = ["cut", "fade", "push", "slide", "wipe", "zoom"] as const;
export type Transition = (typeof TRANSITIONS)[number];

const sidePx = () => z.int().check(z.gte(1), z.lte(20_000));
const seconds = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));
const share = () => z.number().check(z.gte(0), z.lte(1));
const id = () => line({ max: 40 }).check(z.minLength(1));

/** A photo of the home, of the project, or one that only this device has: of somebody who is not signed in. */
const clipPhotoSchema = z.union([
  projectPhotoSchema,
  z.object({ from: z.literal("device"), photoId: id(), widthPx: sidePx(), heightPx: sidePx() }),
]);
export type ClipPhoto = z.output<typeof clipPhotoSchema>;

const clipSchema = z.object({
  id: id(),
  photo: clipPhotoSchema,
  /** The state before, for a wipe from it to the photo. */
  before: z.nullable(clipPhotoSchema),
  seconds: seconds(CLIP_SECONDS.least, CLIP_SECONDS.most),
  move: z.enum(MOVES),
  /** How this clip comes in; the first one's is not shown. */
  transition: z.object({ kind: z.enum(TRANSITIONS), seconds: seconds(0, 2) }),
  room: z.nullable(z.enum(PHOTO_ROOMS)),
  /** Id of the plan's room that the photo was taken in. */
  planRoomId: z.nullable(line({ max: 80 })),
  title: line({ max: 60 }),
  /** `Amueblado virtualmente` and the like: shown on every frame of the clip. */
  label: line({ max: 60 }),
  /** The point that crops keep, as shares; null where a photo has none. */
  focus: z.nullable(z.object({ x: share(), y: share() })),
  /** `fill` covers the frame, `whole` shows all of the photo on a ground; `auto` asks how much a crop would take away. */
  fit: z.enum(["auto", "fill", "whole"]),
});
export type Clip = z.output<typeof clipSchema>;

const captionSchema = z.object({ from: seconds(0, 120), to: seconds(0, 120), text: line({ max: 140 }) });

export const videoDocumentSchema = z.object({
  form: z.literal(VIDEO_FORM),
  title: line({ max: 120 }).check(z.minLength(1, "Escribe un nombre")),
  clips: list(clipSchema, { max: MOST_PHOTOS, tooMany: `Un vídeo lleva como mucho ${MOST_PHOTOS} fotos` }),
  /** Words over the first photo. */
  opening: z.object({
    isShown: z.boolean(),
    kicker: line({ max: 60 }),
    title: line({ max: 90 }),
    price: line({ max: 40 }),
    facts: list(line({ max: 40 }), { max: 4 }),
  }),
  /** The card at the end, with the agency in the branded file and without it in the other. */
  ending: z.object({ isShown: z.boolean(), title: line({ max: 90 }), seconds: seconds(1.5, 6) }),
  /** Titles of the clips; the network's viewers mostly watch without sound. */
  hasTitles: z.boolean(),
  hasMap: z.boolean(),
  captions: z.object({ isBurntIn: z.boolean(), lines: list(captionSchema, { max: 200 }) }),
  music: z.object({ pieceId: z.nullable(line({ max: 40 })), volume: share() }),
  voice: z.nullable(z.object({ fileId: line({ max: 80 }), seconds: seconds(0, 180), startsAt: seconds(0, 90) })),
  isBranded: z.boolean(),
  framesPerSecond: z.enum(FRAME_RATES.map(String) as ["24", "25", "30"]),
  shape: z.enum(FILM_SHAPES),
  /** The second whose frame is the cover. */
  coverAt: seconds(0, 120),
  notes: text({ max: 2000 }),
});
export type VideoDocument = z.output<typeof videoDocumentSchema>;

export type CaptionLine = z.output<typeof captionSchema>;

/** The key that two equal photos have in common. */
export const photoKey = (photo: ClipPhoto): string =>
  photo.from === "project" ? `project:${photo.fileId}` : `${photo.from}:${photo.photoId}`;
