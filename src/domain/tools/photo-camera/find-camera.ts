import { type ColourPicture, greyOf } from "../stitching/grey-picture.ts";
import { type FoundBox, findBox } from "./find-box.ts";
import { type FoundFrame, findFrame } from "./find-frame.ts";
import { findOpenings } from "./find-openings.ts";
import type { PhotoCamera, PhotoPoint, PhotoRoom } from "./photo-camera.ts";
import { gatherEvidence, type RoomLine } from "./room-evidence.ts";
import { BEHIND_M, USUAL_CEILING_M, USUAL_EYE_M } from "./usual-room.ts";
import { workingPicture } from "./working-picture.ts";

export type CameraWarning =
  /** The lens is a guess: one vanishing point and no focal length in the file, or lines that fit to several lenses. */
  | "focal-guessed"
  /** The file's focal length does not fit to the photo: cropped, or edited. */
  | "focal-refused"
  /** The lens bends straight lines; the camera knows how much. */
  | "bent-lens"
  /** No edge of ceiling and wall was found: the scale is a guess. */
  | "ceiling-not-seen"
  /** No edge of floor and wall was found on some side. */
  | "walls-guessed";

export interface PhotoHints {
  /** Equivalent focal length on 35 mm film, in mm, as EXIF tells it. */
  readonly focalOf35mm?: number | undefined;
  /** Height of the ceiling in metres; 2.50 where nobody told. */
  readonly ceilingM?: number | undefined;
}

/** An edge that runs along an axis of the room: 0 along x, 1 along y, 2 upright. Its ends are in pixels of the photo. */
export interface FoundLine {
  readonly axis: 0 | 1 | 2;
  readonly from: PhotoPoint;
  readonly to: PhotoPoint;
}

export type CameraAnswer =
  | {
      readonly kind: "found";
      readonly camera: PhotoCamera;
      readonly room: PhotoRoom;
      /** 0 to 1. From 0.7 on, nine of ten focal lengths are right to 6 %. */
      readonly sureness: number;
      readonly warnings: readonly CameraWarning[];
      /** The longest edges that the answer comes from, longest first. */
      readonly lines: readonly FoundLine[];
    }
  | { readonly kind: "too-few-lines" }
  /** Lines, but none of a room: a façade, a garden, a thing from nearby. */
  | { readonly kind: "no-room" };

/** So many lines are told: more would hide the photo under them. */
const MOST_LINES = 120;
const LEAST_SCORE = 3;
/** Rooms that are drawn explain 0.58 of their lines and more, lines laid at random 0.3 at most. */
const LEAST_EXPLAINED = 0.32;
const FULLY_EXPLAINED = 0.5;
/** Share of all lines that the direction with the fewest has in photos that are told rightly. */
const LEAST_THIRD = 0.024;
/** Where the camera is known and no wall's foot is seen: a room of 3.5 by 4.5 m about an eye at 1.45 m. */
const GUESSED_BOX: FoundBox = {
  left: 1.2,
  right: 1.2,
  depth: 2.8,
  ceiling: 0.72,
  isLeftSeen: false,
  isRightSeen: false,
  isBackSeen: false,
  isCeilingSeen: false,
  covered: 0,
};

/**
 * The camera of one photo and the room that it shows, by straight edges alone.
 *
 * @param picture upright; any size, worked on at 1,600 px
 */
export function findPhotoCamera(picture: ColourPicture, hints: PhotoHints = {}): CameraAnswer {
  const working = workingPicture(picture);
  const frame = findFrame(greyOf(working), hints.focalOf35mm ?? null);
  if (frame === null) return { kind: "too-few-lines" };
  if (frame.score < LEAST_SCORE || frame.support.filter((length) => length > working.width * 0.05).length < 2)
    return { kind: "too-few-lines" };
  if (frame.explained < LEAST_EXPLAINED) return { kind: "no-room" };
  const evidence = gatherEvidence(frame, working);
  const { camera } = evidence;
  const sureness = surenessOf(frame, hints.focalOf35mm !== undefined);
  const box = findBox(evidence) ?? (sureness >= 0.5 ? GUESSED_BOX : null);
  if (box === null) return { kind: "no-room" };
  const ceilingM = hints.ceilingM ?? USUAL_CEILING_M;
  const eyeHeightM = box.isCeilingSeen ? ceilingM / (1 + box.ceiling) : Math.min(USUAL_EYE_M, ceilingM * 0.7);
  const warnings: CameraWarning[] = [];
  if (sureness < 0.5) warnings.push("focal-guessed");
  if (frame.isKnownRefused) warnings.push("focal-refused");
  if (frame.curvature !== 0) warnings.push("bent-lens");
  if (!box.isCeilingSeen) warnings.push("ceiling-not-seen");
  if (!(box.isLeftSeen && box.isRightSeen && box.isBackSeen)) warnings.push("walls-guessed");
  const room = roomOf(box, eyeHeightM, ceilingM);
  const openings = findOpenings(evidence, box, { ...camera, eyeHeightM }, room);
  return {
    kind: "found",
    camera: {
      ...camera,
      widthPx: picture.width,
      heightPx: picture.height,
      focalPx: (camera.focalPx * picture.width) / working.width,
      middleX: picture.width / 2,
      middleY: picture.height / 2,
      eyeHeightM,
    },
    room: { ...room, openings },
    sureness,
    warnings,
    lines: foundLines(evidence.lines, picture.width / working.width),
  };
}

/** @param by pixels of the photo in one of the picture that was worked on */
function foundLines(lines: readonly RoomLine[], by: number): FoundLine[] {
  const longest = [...lines].sort((a, b) => b.length - a.length).slice(0, MOST_LINES);
  const enlarged = ({ x, y }: PhotoPoint) => ({ x: x * by, y: y * by });
  return longest.map(({ axis, from, to }) => ({ axis, from: enlarged(from), to: enlarged(to) }));
}

function roomOf({ left, right, depth }: FoundBox, eye: number, ceilingM: number): PhotoRoom {
  const [x1, x2, y] = [-left * eye, right * eye, depth * eye];
  return {
    floor: [
      [x1, -BEHIND_M],
      [x2, -BEHIND_M],
      [x2, y],
      [x1, y],
    ],
    ceilingM,
    openings: [],
  };
}

/** How far the focal length can be trusted, calibrated on photos with known cameras (`scripts/photo-camera`). */
function surenessOf(
  { focalSpread, rival, support, score, explained, isKnownRefused, lines }: FoundFrame,
  isKnown: boolean,
): number {
  const spread = 1 / (1 + (focalSpread / 0.03) ** 2);
  const alone = isKnown && !isKnownRefused ? 1 : Math.min(1, Math.max(0.3, 1 - (rival - 0.9) / 0.12));
  const third = Math.min(...support);
  // Among very many lines some run to any point by chance: a direction that few of them have proves little.
  const all = lines.reduce((sum, { length }) => sum + length, 0);
  const three = Math.min(1, 0.5 + third / 800) * Math.min(1, third / all / LEAST_THIRD);
  const many = Math.min(1, score / 10);
  const mostly = Math.min(1, (explained - LEAST_EXPLAINED / 2) / (FULLY_EXPLAINED - LEAST_EXPLAINED / 2));
  return spread * alone * three * many * mostly * (isKnownRefused ? 0.7 : 1);
}
