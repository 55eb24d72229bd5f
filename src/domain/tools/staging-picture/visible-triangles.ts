import type { TracedScene } from "../path-tracing/traced-scene.ts";
import { bent, type PhotoCamera } from "../photo-camera/photo-camera.ts";

/** Places of the four samples in a pixel, so turned that edges near to level and to upright get four steps of grey. */
export const SAMPLES = 4;
const SAMPLE_X = [0.375, 0.875, 0.125, 0.625];
const SAMPLE_Y = [0.125, 0.375, 0.625, 0.875];

/** Triangles as the photo shows them. */
export interface ProjectedTriangles {
  /** Of each piece of a triangle, the triangle of the scene that it belongs to. */
  readonly triangle: Int32Array;
  /** Nine numbers: x, y and the inverse of the depth, thrice. */
  readonly corners: Float32Array;
  readonly count: number;
  /** Rows and columns that they reach, cut to the photo; right and bottom are outside. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NEAR = 0.05;
/** Edges longer than this are halved where the lens bends lines: between their ends they are drawn straight. */
const LONGEST_BENT_PX = 48;

/** Projects every triangle by the photo's camera; what reaches behind the eye is cut. */
export function projectTriangles(scene: TracedScene, camera: PhotoCamera): ProjectedTriangles {
  const { edges } = scene;
  const { right, down, forward, eyeHeightM: eye, focalPx, middleX, middleY, curvature, widthPx, heightPx } = camera;
  let corners = new Float32Array(scene.triangles * 9 + 900);
  let triangle = new Int32Array(scene.triangles + 100);
  let count = 0;
  const bounds = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
  type Point = readonly [number, number, number];
  /** Scene to camera: across, down, depth. */
  const seen = (x: number, y: number, z: number): Point => {
    const [rx, ry, rz] = [x, -z, y - eye];
    return [
      rx * right[0] + ry * right[1] + rz * right[2],
      rx * down[0] + ry * down[1] + rz * down[2],
      rx * forward[0] + ry * forward[1] + rz * forward[2],
    ];
  };
  const shown = ([x, y, depth]: Point): Point => {
    const px = middleX + (focalPx * x) / depth;
    const py = middleY + (focalPx * y) / depth;
    if (curvature === 0) return [px, py, 1 / depth];
    const point = bent(camera, { x: px, y: py });
    return [point.x, point.y, 1 / depth];
  };
  const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
  const put = (of: number, a: Point, b: Point, c: Point, depth: number): void => {
    const [p, q, r] = [shown(a), shown(b), shown(c)];
    if (curvature !== 0 && depth < 7) {
      const isLong = (s: Point, t: Point) => Math.hypot(s[0] - t[0], s[1] - t[1]) > LONGEST_BENT_PX;
      const [ab, bc, ca] = [isLong(p, q), isLong(q, r), isLong(r, p)];
      // Each edge is halved or not by itself, so that neighbours halve it alike and no gap opens between them.
      if (ab || bc || ca) {
        const [m, n, o] = [middle(a, b), middle(b, c), middle(c, a)];
        if (ab && bc && ca) {
          put(of, a, m, o, depth + 1);
          put(of, m, b, n, depth + 1);
          put(of, o, n, c, depth + 1);
          put(of, m, n, o, depth + 1);
        } else if (ab && bc) {
          put(of, a, m, c, depth + 1);
          put(of, m, b, n, depth + 1);
          put(of, m, n, c, depth + 1);
        } else if (bc && ca) {
          put(of, b, n, a, depth + 1);
          put(of, n, c, o, depth + 1);
          put(of, n, o, a, depth + 1);
        } else if (ab && ca) {
          put(of, c, o, b, depth + 1);
          put(of, o, a, m, depth + 1);
          put(of, o, m, b, depth + 1);
        } else if (ab) {
          put(of, a, m, c, depth + 1);
          put(of, m, b, c, depth + 1);
        } else if (bc) {
          put(of, b, n, a, depth + 1);
          put(of, n, c, a, depth + 1);
        } else {
          put(of, c, o, b, depth + 1);
          put(of, o, a, b, depth + 1);
        }
        return;
      }
    }
    const minX = Math.min(p[0], q[0], r[0]);
    const maxX = Math.max(p[0], q[0], r[0]);
    const minY = Math.min(p[1], q[1], r[1]);
    const maxY = Math.max(p[1], q[1], r[1]);
    if (maxX <= 0 || maxY <= 0 || minX >= widthPx || minY >= heightPx) return;
    bounds.left = Math.min(bounds.left, minX);
    bounds.top = Math.min(bounds.top, minY);
    bounds.right = Math.max(bounds.right, maxX);
    bounds.bottom = Math.max(bounds.bottom, maxY);
    if (count * 9 + 9 > corners.length) {
      const more = new Float32Array(corners.length * 2);
      more.set(corners);
      corners = more;
      const moreOf = new Int32Array(triangle.length * 2);
      moreOf.set(triangle);
      triangle = moreOf;
    }
    if (count >= triangle.length) {
      const moreOf = new Int32Array(triangle.length * 2);
      moreOf.set(triangle);
      triangle = moreOf;
    }
    corners.set([p[0], p[1], p[2], q[0], q[1], q[2], r[0], r[1], r[2]], count * 9);
    triangle[count++] = of;
  };
  for (let t = 0; t < scene.triangles; t++) {
    const at = t * 9;
    const [x, y, z] = [edges[at]!, edges[at + 1]!, edges[at + 2]!];
    const a = seen(x, y, z);
    const b = seen(x + edges[at + 3]!, y + edges[at + 4]!, z + edges[at + 5]!);
    const c = seen(x + edges[at + 6]!, y + edges[at + 7]!, z + edges[at + 8]!);
    if (a[2] >= NEAR && b[2] >= NEAR && c[2] >= NEAR) {
      put(t, a, b, c, 0);
      continue;
    }
    const kept = cutNear([a, b, c]);
    for (let k = 2; k < kept.length; k++) put(t, kept[0]!, kept[k - 1]!, kept[k]!, 0);
  }
  return {
    triangle,
    corners,
    count,
    left: Math.max(0, Math.floor(bounds.left)),
    top: Math.max(0, Math.floor(bounds.top)),
    right: Math.min(widthPx, Math.ceil(bounds.right)),
    bottom: Math.min(heightPx, Math.ceil(bounds.bottom)),
  };
}

type Corner = readonly [number, number, number];

function cutNear(corners: readonly Corner[]): Corner[] {
  const kept: Corner[] = [];
  corners.forEach((a, at) => {
    const b = corners[(at + 1) % corners.length]!;
    if (a[2] >= NEAR) kept.push(a);
    if (a[2] >= NEAR !== b[2] >= NEAR) {
      const share = (NEAR - a[2]) / (b[2] - a[2]);
      kept.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, NEAR]);
    }
  });
  return kept;
}

/** Which triangle each of the four samples of each pixel shows, in rows of a picture; −1 for none. */
export interface VisibleRows {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly triangle: Int32Array;
}

/** Draws the nearest triangles into rows by a depth buffer. `isClear` says of a triangle that it is looked through. */
export function visibleRows(
  { triangle, corners, count }: ProjectedTriangles,
  width: number,
  from: number,
  to: number,
  isClear: (triangle: number) => boolean,
): VisibleRows {
  const shown = new Int32Array(width * (to - from) * SAMPLES).fill(-1);
  const depths = new Float32Array(width * (to - from) * SAMPLES);
  for (let t = 0; t < count; t++) {
    const at = t * 9;
    const [ax, ay, az] = [corners[at]!, corners[at + 1]!, corners[at + 2]!];
    const [bx, by, bz] = [corners[at + 3]!, corners[at + 4]!, corners[at + 5]!];
    const [cx, cy, cz] = [corners[at + 6]!, corners[at + 7]!, corners[at + 8]!];
    const low = ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy;
    const high = ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy;
    if (high < from || low >= to) continue;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0 || isClear(triangle[t]!)) continue;
    const inverse = 1 / area;
    const y0 = Math.max(from, Math.floor(low));
    const y1 = Math.min(to - 1, Math.floor(high));
    const least = ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx;
    const most = ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx;
    const x0 = Math.max(0, Math.floor(least));
    const x1 = Math.min(width - 1, Math.floor(most));
    // Barycentric shares are linear over the picture: u = u0 + x·ux + y·uy.
    const ux = (cy - ay) * inverse;
    const uy = -(cx - ax) * inverse;
    const vx = -(by - ay) * inverse;
    const vy = (bx - ax) * inverse;
    for (let y = y0; y <= y1; y++) {
      for (let s = 0; s < SAMPLES; s++) {
        const sy = y + SAMPLE_Y[s]!;
        const baseU = (sy - ay) * uy + (SAMPLE_X[s]! - ax) * ux;
        const baseV = (sy - ay) * vy + (SAMPLE_X[s]! - ax) * vx;
        let out = ((y - from) * width + x0) * SAMPLES + s;
        for (let x = x0; x <= x1; x++, out += SAMPLES) {
          const u = baseU + x * ux;
          if (u < 0) continue;
          const v = baseV + x * vx;
          if (v < 0 || u + v > 1) continue;
          const near = az + u * (bz - az) + v * (cz - az);
          if (near > depths[out]!) {
            depths[out] = near;
            shown[out] = triangle[t]!;
          }
        }
      }
    }
  }
  return { width, from, to, triangle: shown };
}
