import { type PhotoCamera, type PhotoPoint, type PhotoRoom, photoPointOf } from "../photo-camera/photo-camera.ts";

/** Corrections that a person makes by hand to the camera and the room of a photo, and the lines that show them over it. */

type FloorPoint = readonly [number, number];

/** Camera and room made larger or smaller together: the picture stays, the metres change. @param factor above 0 */
export function scaledPerspective<C extends PhotoCamera>(
  camera: C,
  room: PhotoRoom,
  factor: number,
): { readonly camera: C; readonly room: PhotoRoom } {
  return {
    camera: { ...camera, eyeHeightM: camera.eyeHeightM * factor },
    room: {
      floor: room.floor.map(([x, y]) => [x * factor, y * factor] as const),
      ceilingM: room.ceilingM * factor,
      openings: room.openings.map((opening) => ({
        ...opening,
        fromM: opening.fromM * factor,
        toM: opening.toM * factor,
        ...(opening.bottomM === undefined ? {} : { bottomM: opening.bottomM * factor }),
        ...(opening.topM === undefined ? {} : { topM: opening.topM * factor }),
      })),
    },
  };
}

/** A line that is seen in the photo, in pixels; a curved lens bends it. */
export type SeenLine = readonly PhotoPoint[];

/** How far apart lines of the grid are cut for bent lenses and for what lies behind the eye, in metres. */
const STEP = 0.25;
/** No line is drawn nearer to the eye than this, in metres along its sight: it would run far out of the photo. */
const NEAR = 0.15;

/** The floor's grid of one metre, clipped to the floor. Lines lie on whole metres from the first corner, so that the grid starts at a wall. */
export function floorGrid(camera: PhotoCamera, floor: readonly FloorPoint[]): readonly SeenLine[] {
  const [x0, y0] = floor[0] ?? [0, 0];
  const xs = floor.map(([x]) => x);
  const ys = floor.map(([, y]) => y);
  const lines: SeenLine[] = [];
  for (const axis of [0, 1] as const) {
    const [origin, all] = axis === 0 ? [x0, xs] : [y0, ys];
    const from = Math.ceil(Math.min(...all) - origin);
    const to = Math.floor(Math.max(...all) - origin);
    for (let step = from; step <= to; step++) {
      for (const [one, other] of insideSpans(floor, axis, origin + step)) {
        const place = (along: number): FloorPoint => (axis === 0 ? [origin + step, along] : [along, origin + step]);
        lines.push(...seenParts(camera, place(one), place(other), 0));
      }
    }
  }
  return lines;
}

/** The edges of the room as they are seen: floor, ceiling and the corners between them. */
export function roomEdges(
  camera: PhotoCamera,
  { floor, ceilingM }: PhotoRoom,
): { readonly floor: readonly SeenLine[]; readonly walls: readonly SeenLine[]; readonly ceiling: readonly SeenLine[] } {
  const around = (height: number) =>
    floor.flatMap((corner, at) => seenParts(camera, corner, floor[(at + 1) % floor.length]!, height));
  const walls = floor.flatMap(([x, y]) => {
    const line = [0, 0.25, 0.5, 0.75, 1].map((share) => photoPointOf(camera, [x, y, ceilingM * share]));
    return isNear(camera, x, y) || line.some((point) => point === null) ? [] : [line as PhotoPoint[]];
  });
  return { floor: around(0), walls, ceiling: around(ceilingM) };
}

/** The parts of a straight line at one height that lie before the eye. */
function seenParts(camera: PhotoCamera, from: FloorPoint, to: FloorPoint, height: number): SeenLine[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(1, Math.ceil(length / STEP));
  const parts: PhotoPoint[][] = [[]];
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const point = isNear(camera, x, y) ? null : photoPointOf(camera, [x, y, height]);
    if (point === null) parts.push([]);
    else parts.at(-1)!.push(point);
  }
  return parts.filter((part) => part.length > 1);
}

const isNear = ({ forward }: PhotoCamera, x: number, y: number) => x * forward[0] + y * forward[1] < NEAR;

/** Where a line at a fixed x (axis 0) or y (axis 1) runs inside a polygon, by even and odd crossings. */
function insideSpans(floor: readonly FloorPoint[], axis: 0 | 1, at: number): readonly (readonly [number, number])[] {
  const along = axis === 0 ? 1 : 0;
  const crossings = floor
    .flatMap((from, index) => {
      const to = floor[(index + 1) % floor.length]!;
      if (from[axis] <= at === to[axis] <= at) return [];
      const share = (at - from[axis]) / (to[axis] - from[axis]);
      return [from[along] + share * (to[along] - from[along])];
    })
    .sort((a, b) => a - b);
  return crossings.flatMap((from, index) =>
    index % 2 === 0 && index + 1 < crossings.length ? [[from, crossings[index + 1]!] as const] : [],
  );
}

/** The eight corners of a piece in the photo, lower ones first, clockwise from its back left; null where one is behind the eye. */
export function pieceCorners(
  camera: PhotoCamera,
  piece: {
    readonly x: number;
    readonly y: number;
    readonly turn: number;
    readonly widthM: number;
    readonly depthM: number;
    readonly heightM: number;
  },
  /** Height of its foot above the floor. */
  footM = 0,
): readonly PhotoPoint[] | null {
  const angle = (piece.turn * Math.PI) / 180;
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([a, b]): FloorPoint => {
    const [across, away] = [(a! * piece.widthM) / 2, (b! * piece.depthM) / 2];
    // Clockwise seen from above, with y away from the viewer.
    return [
      piece.x + across * Math.cos(angle) + away * Math.sin(angle),
      piece.y - across * Math.sin(angle) + away * Math.cos(angle),
    ];
  });
  const seen = [footM, footM + piece.heightM].flatMap((z) =>
    corners.map(([x, y]) => (isNear(camera, x, y) ? null : photoPointOf(camera, [x, y, z]))),
  );
  return seen.every((point) => point !== null) ? (seen as PhotoPoint[]) : null;
}
