import { FILM_DIAGONAL_MM } from "./fit-frame.ts";
import { type PhotoCamera, type PhotoPoint, straightened, type Vector } from "./photo-camera.ts";
import { cross, dot, unit } from "./vectors.ts";

const LEAST_MM = 11;
const MOST_MM = 90;

/**
 * The vanishing point of an axis on a straight lens, in pixels; null where it is farther away than a hundred widths, which is where lines
 * look parallel.
 */
export function vanishingPointOf(camera: PhotoCamera, axis: "x" | "y" | "z"): PhotoPoint | null {
  const at = axis === "x" ? 0 : axis === "y" ? 1 : 2;
  const depth = camera.forward[at];
  const x = camera.middleX + (camera.focalPx * camera.right[at]) / depth;
  const y = camera.middleY + (camera.focalPx * camera.down[at]) / depth;
  return Math.abs(x) < 100 * camera.widthPx && Math.abs(y) < 100 * camera.widthPx ? { x, y } : null;
}

/** The camera for which an axis vanishes in a point of the photo; null where it would stand on its head or look straight down. */
export function squareAxes(camera: PhotoCamera, axis: "x" | "y" | "z", point: PhotoPoint): PhotoCamera | null {
  const { x, y } = straightened(camera, point);
  const [px, py] = [x - camera.middleX, y - camera.middleY];
  const own = (at: 0 | 1 | 2): Vector => [camera.right[at], camera.down[at], camera.forward[at]];
  const [along, ahead, up] = [own(0), own(1), own(2)];
  let focal = camera.focalPx;
  const other = axis === "x" ? "y" : "x";
  const fixed = axis === "z" ? null : vanishingPointOf(camera, other);
  if (fixed !== null) {
    const focal2 = -((fixed.x - camera.middleX) * px + (fixed.y - camera.middleY) * py);
    const mm = focal2 > 0 ? (Math.sqrt(focal2) / Math.hypot(camera.widthPx, camera.heightPx)) * FILM_DIAGONAL_MM : 0;
    if (mm >= LEAST_MM && mm <= MOST_MM) focal = Math.sqrt(focal2);
  }
  const before = axis === "x" ? along : axis === "y" ? ahead : up;
  const seen = unit([px / focal, py / focal, 1])!;
  const goal: Vector = dot(seen, before) < 0 ? [-seen[0], -seen[1], -seen[2]] : seen;
  let axes: readonly [Vector, Vector, Vector] | null;
  if (axis === "z") axes = completed(goal, ahead);
  else {
    // The other level axis stays where it vanishes, under the new lens; what is up follows from both.
    const level = axis === "x" ? ahead : along;
    const kept =
      fixed === null
        ? level
        : towards(level, [(fixed.x - camera.middleX) / focal, (fixed.y - camera.middleY) / focal, 1]);
    const across = kept === null ? null : unit(less(kept, goal));
    axes =
      across === null ? null : axis === "x" ? [goal, across, cross(goal, across)] : [across, goal, cross(across, goal)];
  }
  if (axes === null || -axes[2][1] < 0.3) return null;
  const [a, b, c] = axes;
  const axisAt = (at: 0 | 1 | 2): Vector => [a[at], b[at], c[at]];
  return { ...camera, focalPx: focal, right: axisAt(0), down: axisAt(1), forward: axisAt(2) };
}

/** Axes whose third is `up` and whose second stays as near as it can. */
function completed(up: Vector, ahead: Vector): [Vector, Vector, Vector] | null {
  const second = unit(less(ahead, up));
  return second === null ? null : [cross(second, up), second, up];
}

/** The rest of a vector without its share along a unit vector. */
function less(v: Vector, along: Vector): Vector {
  const share = dot(v, along);
  return [v[0] - share * along[0], v[1] - share * along[1], v[2] - share * along[2]];
}

function towards(before: Vector, way: Vector): Vector | null {
  const one = unit(way);
  if (one === null) return null;
  return dot(one, before) < 0 ? [-one[0], -one[1], -one[2]] : one;
}
