import type { ColourPicture } from "../stitching/grey-picture.ts";
import type { EdgeLine } from "./edge-lines.ts";
import type { FoundFrame } from "./find-frame.ts";
import { lineRayOf, missOf } from "./line-rays.ts";
import { type PhotoCamera, type PhotoPoint, rayOf, type Vector } from "./photo-camera.ts";
import { cross } from "./vectors.ts";
import { wallAxes } from "./wall-axes.ts";

/** Edges that run along x, along y, or upright. */
export type EdgeAxis = 0 | 1 | 2;

/** A line that belongs to one of the room's axes. */
export interface RoomLine {
  readonly axis: EdgeAxis;
  readonly length: number;
  /** 0 to 1: how much its two sides differ in colour. A wall's edge parts two surfaces, a joint of tiles does not. */
  readonly step: number;
  readonly from: PhotoPoint;
  readonly to: PhotoPoint;
  /** Directions in the room in which its middle and its ends are seen. */
  readonly ray: Vector;
  readonly fromRay: Vector;
  readonly toRay: Vector;
}

/** The room's edges as far as the photo shows any. */
export interface RoomEvidence {
  /** The camera with its eye one unit above the floor. */
  readonly camera: PhotoCamera;
  readonly lines: readonly RoomLine[];
  readonly picture: ColourPicture;
  /** Where lines of each axis run, in cells of `CELL` pixels: 0 for none, else how much they count, up to 255. */
  readonly masks: readonly Uint8Array[];
  readonly columns: number;
}

const CELL = 4;
/** Colours beside a line are taken so far from it, in pixels. */
const ASIDE = [4, 7, 10] as const;
/** Sides that differ by so many levels of 255 are two surfaces. */
const FULL_STEP = 20;
/** A line without a step still counts for this much: joints of the floor have none, and ceilings are as white as walls. */
const LEAST_COUNT_BELOW = 0.25;
const LEAST_COUNT_ABOVE = 0.4;

/** A line runs along an axis when it misses its vanishing point by less, and every other one by twice as much. */
const ALONG = Math.sin((1.1 * Math.PI) / 180);

/** A camera whose y axis is the level direction that it looks along most, and whose eye is one unit above the floor. */
function cameraOf(axes: readonly [Vector, Vector, Vector], frame: FoundFrame, picture: ColourPicture): PhotoCamera {
  const [down, one, other] = axes;
  const level = Math.abs(one[2]) >= Math.abs(other[2]) ? one : other;
  const ahead: Vector = level[2] < 0 ? [-level[0], -level[1], -level[2]] : level;
  const up: Vector = [-down[0], -down[1], -down[2]];
  const x = cross(ahead, up);
  const axisAt = (at: 0 | 1 | 2): Vector => [x[at], ahead[at], up[at]];
  return {
    widthPx: picture.width,
    heightPx: picture.height,
    focalPx: frame.focal,
    middleX: picture.width / 2,
    middleY: picture.height / 2,
    curvature: frame.curvature,
    right: axisAt(0),
    down: axisAt(1),
    forward: axisAt(2),
    eyeHeightM: 1,
  };
}

export function gatherEvidence(frame: FoundFrame, picture: ColourPicture): RoomEvidence {
  const steps = frame.lines.map((line) => stepOf(picture, line));
  const size = { widthPx: picture.width, heightPx: picture.height };
  const camera = cameraOf(wallAxes(frame.lines, steps, size, frame), frame, picture);
  const columns = Math.ceil(camera.widthPx / CELL) + 2;
  const rows = Math.ceil(camera.heightPx / CELL) + 2;
  const masks = [0, 1, 2].map(() => new Uint8Array(columns * rows));
  const axes = ([0, 1, 2] as const).map((at): Vector => [camera.right[at], camera.down[at], camera.forward[at]]);
  const lines: RoomLine[] = [];
  for (const [at, line] of frame.lines.entries()) {
    const straight = lineRayOf(line, size, frame.focal, frame.curvature);
    const misses = axes.map((one) => Math.abs(missOf(straight, one)));
    const [least, second] = [...misses].sort((p, q) => p - q) as [number, number, number];
    if (least > ALONG || second < 2 * least) continue;
    const axis = misses.indexOf(least) as EdgeAxis;
    const [from, to] = [
      { x: line.x1, y: line.y1 },
      { x: line.x2, y: line.y2 },
    ];
    const step = steps[at]!;
    lines.push({
      axis,
      length: line.length,
      step,
      from,
      to,
      ray: rayOf(camera, { x: line.xm, y: line.ym }),
      fromRay: rayOf(camera, from),
      toRay: rayOf(camera, to),
    });
    const bare = rayOf(camera, { x: line.xm, y: line.ym })[2] > 0 ? LEAST_COUNT_ABOVE : LEAST_COUNT_BELOW;
    drawn(masks[axis]!, columns, from, to, 255 * (bare + (1 - bare) * step));
  }
  return { camera, lines, picture, masks, columns };
}

/** Marks the cells along a line and those beside them. */
function drawn(mask: Uint8Array, columns: number, from: PhotoPoint, to: PhotoPoint, count: number): void {
  const steps = Math.max(1, Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) / CELL) * 1.5));
  for (let step = 0; step <= steps; step++) {
    const x = Math.floor((from.x + ((to.x - from.x) * step) / steps) / CELL);
    const y = Math.floor((from.y + ((to.y - from.y) * step) / steps) / CELL);
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const at = (y + dy) * columns + x + dx;
        if (x + dx >= 0 && x + dx < columns && at >= 0 && at < mask.length) mask[at] = Math.max(mask[at]!, count);
      }
  }
}

/** How much a line of that axis within a cell or two of a point of the photo counts, 0 to 1. */
export function edgeAt({ masks, columns }: RoomEvidence, axis: EdgeAxis, { x, y }: PhotoPoint): number {
  return masks[axis]![Math.floor(y / CELL) * columns + Math.floor(x / CELL)]! / 255;
}

/** How much the two sides of a line differ in colour, 0 to 1: the mean of each side is taken, so that patterns even out. */
function stepOf(picture: ColourPicture, line: EdgeLine): number {
  const [from, to] = [
    { x: line.x1, y: line.y1 },
    { x: line.x2, y: line.y2 },
  ];
  const length = Math.max(1e-6, Math.hypot(to.x - from.x, to.y - from.y));
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const samples = Math.max(4, Math.min(40, Math.round(length / 12)));
  const sums = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let sample = 0; sample < samples; sample++) {
    const t = (sample + 0.5) / samples;
    for (const side of [0, 1])
      for (const aside of ASIDE) {
        const by = side === 0 ? aside : -aside;
        const colour = colourAt(
          picture,
          from.x + (to.x - from.x) * t + nx * by,
          from.y + (to.y - from.y) * t + ny * by,
        );
        for (let channel = 0; channel < 3; channel++) sums[side]![channel] = sums[side]![channel]! + colour[channel]!;
      }
  }
  const count = samples * ASIDE.length;
  const apart = Math.hypot(...[0, 1, 2].map((channel) => (sums[0]![channel]! - sums[1]![channel]!) / count));
  return Math.min(1, apart / FULL_STEP);
}

/** Red, green and blue of the pixel there, or of the nearest one. */
export function colourAt({ width, height, data }: ColourPicture, x: number, y: number): [number, number, number] {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const at = (row * width + column) * 4;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}
