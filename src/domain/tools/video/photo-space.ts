import type { PhotoRoom } from "../../portfolio/homes/photo-rooms.ts";
import { findSegments } from "../box-room/line-segments.ts";
import { findRoomFrame } from "../box-room/vanishing-points.ts";
import { focusOf } from "../pictures/focus.ts";
import { blurred, type ColourPicture, type GreyPicture, greyOf, shrunk } from "../stitching/grey-picture.ts";
import type { PhotoSpace } from "./sample-space.ts";

/** What a photo says of the space that it shows, measured once on a small copy. */

export interface PhotoSight {
  readonly focus: { readonly x: number; readonly y: number } | null;
  /** In pixels of the whole photo. */
  readonly space: PhotoSpace | null;
}

/** The longer side of the copy that is measured. */
const SIGHT_PX = 800;
const FOCUS_SIDE = 64;
/** A room's edges are at least this share of the longer side. */
const LEAST_EDGE = 0.035;
/** Of all edges, those that have to run along the room's three directions for a walk not to bend its furniture. */
const LEAST_SHARE = 0.45;

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
 * @param whole size of the photo that moves are reckoned in
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
  const space = isOutside ? facadeSpace(copy, grey) : roomSpace(copy, grey);
  return { focus, space: space === null ? null : scaled(space, scale) };
}

const scaled = (space: PhotoSpace, by: number): PhotoSpace => ({
  ...space,
  focal: space.focal * by,
  middleX: space.middleX * by,
  middleY: space.middleY * by,
  skyline: space.skyline === null ? null : space.skyline.map((row) => row * by),
});

/** Heights of the eyes from floor to ceiling and to the walls of a usual room, and how far its back wall is at least. */
const CEILING = 0.72;
const SIDES = 1.25;
const DEPTHS = { least: 1.8, most: 4.5, usual: 2.9 } as const;

/** Five walls around the camera where the edges of the photo agree on a room. */
function roomSpace({ width, height }: ColourPicture, grey: GreyPicture): PhotoSpace | null {
  const segments = findSegments(blurred(grey, 0.8), LEAST_EDGE * Math.max(width, height));
  const frame = findRoomFrame(segments, width, height);
  if (frame === null || frame.share < LEAST_SHARE) return null;
  const ahead = [frame.rotation[2]!, frame.rotation[5]!, frame.rotation[8]!] as const;
  // A camera that looks into a corner or at the floor has no back wall to walk to.
  if (ahead[2] < 0.8 || Math.abs(ahead[1]) > 0.35) return null;
  // The floor's far edge stands about where a third of the lower half is left.
  const low = (0.3 * height) / 2 / frame.focal;
  const depth = Math.min(
    DEPTHS.most,
    Math.max(DEPTHS.least, low > 0 ? 1 / (low + Math.max(0, ahead[1])) : DEPTHS.usual),
  );
  return {
    rotation: frame.rotation,
    focal: frame.focal,
    middleX: width / 2,
    middleY: height / 2,
    walls: [
      { normal: [0, 1, 0], distance: 1 },
      { normal: [0, -1, 0], distance: CEILING },
      { normal: [-1, 0, 0], distance: SIDES },
      { normal: [1, 0, 0], distance: SIDES },
      { normal: [0, 0, 1], distance: depth },
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
