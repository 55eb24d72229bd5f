import { PHOTO_ROOM_NAMES, type PhotoRoom } from "../../portfolio/homes/photo-rooms.ts";
import { type FilmPlan, planRoomsFor } from "./film-plan.ts";
import { roomFlow } from "./room-flow.ts";
import { secondsForLength } from "./timeline.ts";
import {
  type Clip,
  type ClipPhoto,
  MOST_PHOTOS,
  type Transition,
  VIDEO_FORM,
  type VideoDocument,
} from "./video-document.ts";

/** A good first version: what somebody sees the moment that their photos are there. */

export interface GivenPhoto {
  readonly photo: ClipPhoto;
  readonly room: PhotoRoom | null;
  readonly caption: string | null;
  /** The photo that it was made from: shown as a pair. */
  readonly before: ClipPhoto | null;
  readonly label: string | null;
}

export interface GivenHome {
  readonly title: string;
  /** `Piso en Ruzafa, Valencia`. */
  readonly headline: string;
  readonly kicker: string;
  readonly price: string | null;
  readonly facts: readonly string[];
}

/** A length that networks show whole and viewers watch to the end. */
const WANTED_SECONDS = 30;
const CLIP_USUAL = { least: 2, most: 3.5 } as const;
/** One kind of transition leads; a second one marks where the film goes into another part of the home. */
const USUAL: { kind: Transition; seconds: number } = { kind: "fade", seconds: 0.5 };
const INTO_ANOTHER_PART: { kind: Transition; seconds: number } = { kind: "push", seconds: 0.5 };
const OUTSIDE: ReadonlySet<PhotoRoom> = new Set(["fachada", "jardin", "piscina", "terraza", "vistas", "zonas_comunes"]);

/**
 * The document of photos: ordered as a visit walks, about half a minute long.
 *
 * @param newId ids for clips, never the same one twice
 */
export function firstVideo(
  given: readonly GivenPhoto[],
  { home, plan, newId }: { home: GivenHome | null; plan: FilmPlan | null; newId: () => string },
): { document: VideoDocument; reason: string } {
  const shown = given.slice(0, MOST_PHOTOS).map((one) => ({ ...one, id: newId() }));
  const tied = plan === null ? new Map<string, string>() : planRoomsFor(shown, plan);
  const flow = roomFlow(
    shown.map(({ id, room }) => ({ id, room, planRoomId: tied.get(id) ?? null })),
    plan,
  );
  const byId = new Map(shown.map((one) => [one.id, one]));
  const ordered = flow.ids.map((id) => byId.get(id)!);
  const clips = ordered.map((one, at): Clip => {
    const before = ordered[at - 1];
    const isOther = before !== undefined && isOutside(before.room) !== isOutside(one.room);
    const isNamed = one.room !== null && one.room !== "otra";
    const isSameRoom = before !== undefined && before.room === one.room;
    return {
      id: one.id,
      photo: one.photo,
      before: one.before,
      seconds: 3,
      move: "auto",
      transition: isOther ? INTO_ANOTHER_PART : USUAL,
      room: one.room,
      planRoomId: tied.get(one.id) ?? null,
      title:
        isNamed && !isSameRoom && one.room !== "plano" ? (one.caption ?? PHOTO_ROOM_NAMES[one.room!]).slice(0, 60) : "",
      label: one.label ?? "",
      focus: null,
      fit: "auto",
    };
  });
  const document: VideoDocument = {
    form: VIDEO_FORM,
    title: home?.title.slice(0, 120) || "Vídeo de fotos",
    clips,
    opening: {
      isShown: home !== null,
      kicker: (home?.kicker ?? "").slice(0, 60),
      title: (home?.headline ?? "").slice(0, 90),
      price: (home?.price ?? "").slice(0, 40),
      facts: (home?.facts ?? []).slice(0, 4).map((fact) => fact.slice(0, 40)),
    },
    ending: { isShown: true, title: home === null ? "¿La vemos juntos?" : "¿Vienes a verla?", seconds: 3 },
    hasTitles: true,
    hasMap: plan !== null,
    captions: { isBurntIn: false, lines: [] },
    music: { pieceId: null, volume: 0.8 },
    voice: null,
    isBranded: true,
    framesPerSecond: "30",
    shape: "9:16",
    coverAt: 1.2,
    notes: "",
  };
  const each = Math.min(CLIP_USUAL.most, Math.max(CLIP_USUAL.least, secondsForLength(document, WANTED_SECONDS)));
  return { document: { ...document, clips: clips.map((clip) => ({ ...clip, seconds: each })) }, reason: flow.reason };
}

const isOutside = (room: PhotoRoom | null) => room !== null && OUTSIDE.has(room);
