import type { FoundFrame } from "./find-frame.ts";
import { type PhotoCamera, type PhotoPoint, rayOf, type Vector } from "./photo-camera.ts";
import { cross, dot } from "./vectors.ts";

/** Edges that run along x, along y, or upright. */
export type EdgeAxis = 0 | 1 | 2;

/** A line that belongs to one of the room's axes. */
export interface RoomLine {
  readonly axis: EdgeAxis;
  readonly length: number;
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
  /** Where lines of each axis run, in cells of `CELL` pixels. */
  readonly masks: readonly Uint8Array[];
  readonly columns: number;
}

const CELL = 4;

/** A camera whose y axis is the level direction that it looks along most, and whose eye is one unit above the floor. */
export function cameraOfFrame({ axes, focal, curvature }: FoundFrame, widthPx: number, heightPx: number): PhotoCamera {
  const [down, one, other] = axes;
  const isOne = Math.abs(one[2]) >= Math.abs(other[2]);
  const level = isOne ? one : other;
  const ahead: Vector = level[2] < 0 ? [-level[0], -level[1], -level[2]] : level;
  const up: Vector = [-down[0], -down[1], -down[2]];
  const x = cross(ahead, up);
  const axisAt = (at: 0 | 1 | 2): Vector => [x[at], ahead[at], up[at]];
  return {
    widthPx,
    heightPx,
    focalPx: focal,
    middleX: widthPx / 2,
    middleY: heightPx / 2,
    curvature,
    right: axisAt(0),
    down: axisAt(1),
    forward: axisAt(2),
    eyeHeightM: 1,
  };
}

export function gatherEvidence(frame: FoundFrame, camera: PhotoCamera): RoomEvidence {
  const columns = Math.ceil(camera.widthPx / CELL) + 2;
  const rows = Math.ceil(camera.heightPx / CELL) + 2;
  const masks = [0, 1, 2].map(() => new Uint8Array(columns * rows));
  // The frame's axes are down and two level ones, in either order and with either sign.
  const ahead: Vector = [camera.right[1], camera.down[1], camera.forward[1]];
  const axisOf = [2, 0, 0].map((axis, at) => (at > 0 && Math.abs(dot(frame.axes[at]!, ahead)) > 0.5 ? 1 : axis));
  const lines: RoomLine[] = [];
  for (const [at, line] of frame.lines.entries()) {
    const member = frame.membership[at]!;
    if (member < 0) continue;
    const axis = axisOf[member] as EdgeAxis;
    const [from, to] = [
      { x: line.x1, y: line.y1 },
      { x: line.x2, y: line.y2 },
    ];
    lines.push({
      axis,
      length: line.length,
      from,
      to,
      ray: rayOf(camera, { x: line.xm, y: line.ym }),
      fromRay: rayOf(camera, from),
      toRay: rayOf(camera, to),
    });
    drawn(masks[axis]!, columns, from, to);
  }
  return { camera, lines, masks, columns };
}

/** Marks the cells along a line and those beside them. */
function drawn(mask: Uint8Array, columns: number, from: PhotoPoint, to: PhotoPoint): void {
  const steps = Math.max(1, Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) / CELL) * 1.5));
  for (let step = 0; step <= steps; step++) {
    const x = Math.floor((from.x + ((to.x - from.x) * step) / steps) / CELL);
    const y = Math.floor((from.y + ((to.y - from.y) * step) / steps) / CELL);
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const at = (y + dy) * columns + x + dx;
        if (x + dx >= 0 && x + dx < columns && at >= 0 && at < mask.length) mask[at] = 1;
      }
  }
}

/** Whether a line of that axis passes within a cell or two of a point of the photo. */
export function hasEdgeAt({ masks, columns }: RoomEvidence, axis: EdgeAxis, { x, y }: PhotoPoint): boolean {
  return masks[axis]![Math.floor(y / CELL) * columns + Math.floor(x / CELL)] === 1;
}
