import type { PhotoRoom } from "../../portfolio/homes/photo-rooms.ts";
import { findPhotoCamera } from "../photo-camera/find-camera.ts";
import { focusOf } from "../pictures/focus.ts";
import { blurred, type ColourPicture, type GreyPicture, greyOf, shrunk } from "../stitching/grey-picture.ts";
import type { PhotoSpace } from "./sample-space.ts";

/** The space that a photo shows, measured once on a small copy. */

export interface PhotoSight {
  readonly focus: { readonly x: number; readonly y: number } | null;
  /** In pixels of the whole photo. */
  readonly space: PhotoSpace | null;
}

/** The longer side of the copy that is measured. */
const SIGHT_PX = 800;
const FOCUS_SIDE = 64;
const IS_OUTSIDE: ReadonlySet<PhotoRoom> = new Set([
  "fachada",
  "jardin",
  "piscina",
  "terraza",
  "vistas",
  "zonas_comunes",
]);

/**
 * @param copy of the photo, upright, its longer side about 800 px
 * @param whole size of the photo in whose pixels moves are given
 */
export function sightOf(
  copy: ColourPicture,
  whole: { widthPx: number; heightPx: number },
  room: PhotoRoom | null,
): PhotoSight {
  const grey = greyOf(copy);
  const factor = Math.max(1, Math.max(copy.width, copy.height) / FOCUS_SIDE);
  const small = shrunk(blurred(grey, Math.max(0.6, 0.6 * factor)), factor);
  const focus = focusOf(small.data, small.width, small.height);
  const scale = whole.widthPx / copy.width;
  if (room === "plano") return { focus, space: null };
  const isOutside = room !== null && IS_OUTSIDE.has(room);
  const space = isOutside ? facadeSpace(copy, grey) : roomSpace(copy);
  return { focus, space: space === null ? null : scaled(space, scale) };
}

const scaled = (space: PhotoSpace, by: number): PhotoSpace => ({
  ...space,
  focal: space.focal * by,
  middleX: space.middleX * by,
  middleY: space.middleY * by,
  skyline: space.skyline === null ? null : space.skyline.map((row) => row * by),
});

/** A camera that is less sure would bend what it walks past. */
const LEAST_SURENESS = 0.3;
/** A wall nearer than this stands beside the camera, where it is not seen. */
const LEAST_DISTANCE = 0.05;

/** The walls of the room around the camera, in heights of its eye; null where no room was found, or hardly. */
function roomSpace(copy: ColourPicture): PhotoSpace | null {
  const answer = findPhotoCamera(copy);
  if (answer.kind !== "found" || answer.sureness < LEAST_SURENESS) return null;
  const { camera, room } = answer;
  const { right, down, forward, eyeHeightM: eye } = camera;
  const walls = room.floor.flatMap(([x1, y1], at) => {
    const [x2, y2] = room.floor[(at + 1) % room.floor.length]!;
    const length = Math.hypot(x2 - x1, y2 - y1);
    // Corners run counter-clockwise, so the outside lies to the right of each wall.
    const normal = [(y2 - y1) / length, 0, -(x2 - x1) / length] as const;
    const distance = (normal[0] * x1 + normal[2] * y1) / eye;
    return length > 0 && distance > LEAST_DISTANCE ? [{ normal, distance }] : [];
  });
  return {
    // The room's axes are right, ahead and up there, and right, down and ahead here.
    rotation: Float64Array.from([
      right[0],
      down[0],
      forward[0],
      -right[2],
      -down[2],
      -forward[2],
      right[1],
      down[1],
      forward[1],
    ]),
    focal: camera.focalPx,
    middleX: camera.middleX,
    middleY: camera.middleY,
    walls: [
      { normal: [0, 1, 0], distance: 1 },
      { normal: [0, -1, 0], distance: Math.max(0.2, room.ceilingM / eye - 1) },
      ...walls,
    ],
    skyline: null,
  };
}

const SKY_COLUMNS = 128;
/** Least mean height of a sky, as a share of the photo: thinner ones gain nothing by being apart. */
const LEAST_SKY = 0.08;
const MOST_SKY = 0.7;

/** The ground, the building and the sky behind it, where a sky is found at the top. */
function facadeSpace(copy: ColourPicture, grey: GreyPicture): PhotoSpace | null {
  const { width, height } = copy;
  const skyline = skylineOf(copy, grey);
  if (skyline === null) return null;
  return {
    rotation: Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]),
    focal: 0.8 * Math.max(width, height),
    middleX: width / 2,
    middleY: height / 2,
    walls: [
      { normal: [0, 1, 0], distance: 1 },
      { normal: [0, 0, 1], distance: 3.4 },
    ],
    skyline,
  };
}

/**
 * The row at which each column's sky ends: from the top down as long as the colour stays near the column's own and there is no edge. Null where
 * no sky begins at the top, or what was found is ragged.
 */
export function skylineOf({ width, height, data }: ColourPicture, grey: GreyPicture): Float32Array | null {
  const rows = new Float32Array(SKY_COLUMNS);
  let skies = 0;
  for (let column = 0; column < SKY_COLUMNS; column++) {
    const x = Math.min(width - 1, Math.floor(((column + 0.5) * width) / SKY_COLUMNS));
    let at = x * 4;
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const isSkyish = blue >= red - 6 && grey.data[x]! > 70;
    let y = 0;
    if (isSkyish) {
      let [r, g, b] = [red, green, blue];
      for (; y < height - 1; y++) {
        at = (y * width + x) * 4;
        const apart = Math.abs(data[at]! - r) + Math.abs(data[at + 1]! - g) + Math.abs(data[at + 2]! - b);
        if (apart > 42) break;
        // The sky pales towards the horizon: the colour that is compared with follows slowly.
        r += (data[at]! - r) * 0.08;
        g += (data[at + 1]! - g) * 0.08;
        b += (data[at + 2]! - b) * 0.08;
      }
    }
    rows[column] = y;
    if (y > 0.02 * height) skies++;
  }
  const calm = rows.map((_, at) =>
    medianOf([
      rows[at - 2] ?? rows[at]!,
      rows[at - 1] ?? rows[at]!,
      rows[at]!,
      rows[at + 1] ?? rows[at]!,
      rows[at + 2] ?? rows[at]!,
    ]),
  );
  const mean = calm.reduce((sum, row) => sum + row, 0) / SKY_COLUMNS / height;
  if (skies < SKY_COLUMNS * 0.5 || mean < LEAST_SKY || mean > MOST_SKY) return null;
  return calm;
}

const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

export const SIGHT_SIDE_PX = SIGHT_PX;
