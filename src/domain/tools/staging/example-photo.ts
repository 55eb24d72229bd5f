import type { PhotoCamera, PhotoRoom, Vector } from "../photo-camera/photo-camera.ts";

/**
 * The photo that everybody may try: an empty living room that our own path tracer drew (`scripts/staging/draw-example`), so its camera and
 * its sizes are known.
 */

export const EXAMPLE_WIDTH_PX = 1620;
export const EXAMPLE_HEIGHT_PX = 1080;
/** Of the vertical field of view, in degrees: about a 20 mm lens. */
export const EXAMPLE_VIEW = 62;

const TURN = (13 * Math.PI) / 180;
const DIP = (6 * Math.PI) / 180;
const EYE = 1.45;

/** Where the camera looks: a little to the left, a little down. */
const forward: Vector = [-Math.sin(TURN) * Math.cos(DIP), Math.cos(TURN) * Math.cos(DIP), -Math.sin(DIP)];
const right: Vector = [Math.cos(TURN), Math.sin(TURN), 0];
/** forward × right: with the dip it leans towards the viewer. */
const down: Vector = [Math.sin(TURN) * Math.sin(DIP), -Math.cos(TURN) * Math.sin(DIP), -Math.cos(DIP)];

export const EXAMPLE_CAMERA: PhotoCamera = {
  widthPx: EXAMPLE_WIDTH_PX,
  heightPx: EXAMPLE_HEIGHT_PX,
  focalPx: EXAMPLE_HEIGHT_PX / 2 / Math.tan((EXAMPLE_VIEW * Math.PI) / 360),
  middleX: EXAMPLE_WIDTH_PX / 2,
  middleY: EXAMPLE_HEIGHT_PX / 2,
  curvature: 0,
  right,
  down,
  forward,
  eyeHeightM: EYE,
};

/** 4.60 m wide and 5.60 m deep; a window in the left wall, a door in the right one. */
export const EXAMPLE_ROOM: PhotoRoom = {
  floor: [
    [-3, -0.4],
    [1.6, -0.4],
    [1.6, 5.2],
    [-3, 5.2],
  ],
  ceilingM: 2.6,
  openings: [
    { wall: 3, fromM: 1.3, toM: 3.1, kind: "window", bottomM: 0.9, topM: 2.2 },
    { wall: 1, fromM: 4.2, toM: 5.02, kind: "door", bottomM: 0, topM: 2.05 },
  ],
};
