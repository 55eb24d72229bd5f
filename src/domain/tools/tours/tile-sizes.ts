import { type PanoramaSize, type PublishedPanorama, TILE_PX } from "./published-tour.ts";
import { type Direction, toVector } from "./tour-geometry.ts";

/** The smallest size that is cut into tiles is at most this wide. */
const SMALLEST_WIDTH_PX = 1024;

/**
 * The sizes of a panorama, smallest first: the picture itself is the largest, and each is half the next, an odd
 * side rounded up, until one is at most 1024 px wide.
 *
 * @param widthPx of the whole picture, at least 1
 * @param heightPx of the whole picture, at least 1
 */
export function tileSizes(widthPx: number, heightPx: number): PanoramaSize[] {
  const sizes: PanoramaSize[] = [{ widthPx, heightPx }];
  while (sizes[0]!.widthPx > SMALLEST_WIDTH_PX) {
    const { widthPx: width, heightPx: height } = sizes[0]!;
    sizes.unshift({ widthPx: Math.ceil(width / 2), heightPx: Math.ceil(height / 2) });
  }
  return sizes;
}

/** How many tiles a size has across and down; the last of a row or column may be narrower. */
export const tileGrid = ({ widthPx, heightPx }: PanoramaSize): { columns: number; rows: number } => ({
  columns: Math.ceil(widthPx / TILE_PX),
  rows: Math.ceil(heightPx / TILE_PX),
});

/**
 * The smallest size whose pixels are at least as fine as those of the screen in the middle of the view, where a perspective picture stretches
 * least: there a screen pixel spans 2 · tan(fov / 2) / height radians.
 *
 * @param fov vertical angle of the view in degrees
 * @param viewportHeightPx in device pixels
 * @param sizes smallest first, at least one
 * @param covers the part of the sphere that the picture holds
 * @returns place in `sizes`; the largest where none is fine enough
 */
export function sizeFor(
  fov: number,
  viewportHeightPx: number,
  sizes: readonly PanoramaSize[],
  covers: PublishedPanorama["covers"],
): number {
  const pixelsPerRadian = viewportHeightPx / (2 * Math.tan((fov * Math.PI) / 360));
  const coveredRadians = ((covers.toYaw - covers.fromYaw) * Math.PI) / 180;
  const fine = sizes.findIndex(({ widthPx }) => widthPx / coveredRadians >= pixelsPerRadian);
  return fine < 0 ? sizes.length - 1 : fine;
}

/** Where somebody looks in the picture as it was taken; `fov` is the vertical angle. All in degrees. */
export interface TileLook extends Direction {
  readonly fov: number;
  /** The lean of the view to the right about its own middle. */
  readonly roll?: number;
}

/** Samples along each side of a tile: close enough that nothing of the view slips between two of them. */
const SAMPLES = 8;

/**
 * The tiles of a size that a perspective view touches, nearest to its middle first. A tile is in when a sample of it lies in the view widened by
 * half the distance between two samples, so none that is seen is ever left out.
 *
 * @param aspect width of the view divided by its height
 * @returns columns and rows from the upper left
 */
export function tilesSeen(
  look: TileLook,
  aspect: number,
  size: PanoramaSize,
  covers: PublishedPanorama["covers"],
): (readonly [column: number, row: number])[] {
  const { columns, rows } = tileGrid(size);
  const isSeen = viewTest(look, aspect);
  const yawPerPixel = (covers.toYaw - covers.fromYaw) / size.widthPx;
  const pitchPerPixel = (covers.toPitch - covers.fromPitch) / size.heightPx;
  const middle = toVector(look);
  const up = Math.tan((look.fov * Math.PI) / 360);
  /** From the middle of the view to its corner, in degrees. */
  const widest = (Math.atan(Math.hypot(up, up * aspect)) * 180) / Math.PI;
  const found: { tile: readonly [number, number]; distance: number }[] = [];
  for (let row = 0; row < rows; row++) {
    const top = covers.toPitch - row * TILE_PX * pitchPerPixel;
    const bottom = covers.toPitch - Math.min((row + 1) * TILE_PX, size.heightPx) * pitchPerPixel;
    for (let column = 0; column < columns; column++) {
      const left = covers.fromYaw + column * TILE_PX * yawPerPixel;
      const right = covers.fromYaw + Math.min((column + 1) * TILE_PX, size.widthPx) * yawPerPixel;
      // Half the diagonal between two samples, which no angle on the sphere exceeds.
      const margin = Math.hypot((right - left) / SAMPLES, (top - bottom) / SAMPLES) / 2;
      // Nothing of a tile lies farther from its middle than half its own diagonal, so most need no samples.
      const [x, y, z] = toVector({ yaw: (left + right) / 2, pitch: (bottom + top) / 2 });
      const reach = widest + Math.hypot(right - left, top - bottom) / 2 + margin;
      if (reach < 180 && x * middle[0] + y * middle[1] + z * middle[2] < Math.cos((reach * Math.PI) / 180)) continue;
      let nearest = Number.POSITIVE_INFINITY;
      let isIn = false;
      for (let i = 0; i <= SAMPLES; i++)
        for (let j = 0; j <= SAMPLES; j++) {
          const v = toVector({
            yaw: left + ((right - left) * i) / SAMPLES,
            pitch: bottom + ((top - bottom) * j) / SAMPLES,
          });
          isIn ||= isSeen(v, margin);
          nearest = Math.min(nearest, -(v[0] * middle[0] + v[1] * middle[1] + v[2] * middle[2]));
        }
      if (isIn) found.push({ tile: [column, row], distance: nearest });
    }
  }
  return found.sort((a, b) => a.distance - b.distance).map(({ tile }) => tile);
}

/** Whether a direction lies within the four planes of a view, moved outwards by `margin` degrees. */
function viewTest(look: TileLook, aspect: number) {
  const up = Math.tan((look.fov * Math.PI) / 360);
  const across = up * aspect;
  const forward = toVector(look);
  const yaw = (look.yaw * Math.PI) / 180;
  const right0 = [Math.cos(yaw), 0, -Math.sin(yaw)] as const;
  const up0 = [
    forward[1] * right0[2] - forward[2] * right0[1],
    forward[2] * right0[0] - forward[0] * right0[2],
    forward[0] * right0[1] - forward[1] * right0[0],
  ] as const;
  const lean = ((look.roll ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const axis = (a: readonly number[], b: readonly number[], p: number, q: number) =>
    [0, 1, 2].map((at) => a[at]! * p + b[at]! * q);
  const rightAxis = axis(right0, up0, c, -s);
  const upAxis = axis(right0, up0, s, c);
  const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
  const [acrossLength, upLength] = [Math.hypot(1, across), Math.hypot(1, up)];
  return (v: readonly number[], margin: number): boolean => {
    const slack = Math.sin((Math.min(margin, 90) * Math.PI) / 180);
    const [x, y, z] = [dot(v, rightAxis), dot(v, upAxis), dot(v, forward)];
    // A plane's distance is the sine of the angle to it, so the slack is one too.
    return (
      z > -slack && (Math.abs(x) - across * z) / acrossLength <= slack && (Math.abs(y) - up * z) / upLength <= slack
    );
  };
}
