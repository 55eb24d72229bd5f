import { STACK_SIZE } from "./bvh.ts";
import { IS_CLEAR, IS_LAMP, type TracedScene } from "./traced-scene.ts";

/** The surface that a ray met; one record is filled again and again, since a picture casts hundreds of millions. */
export interface Hit {
  triangle: number;
  /** Metres along the ray, whose direction has length one. */
  distance: number;
  /** Shares of the second and third corner at the point that was hit. */
  u: number;
  v: number;
}

/** A beginning of rays apart from the surface that they leave, in metres. */
export const OFFSET = 1e-4;

export interface RayCaster {
  /** Nearest triangle; `triangle` is −1 where nothing stands in the way. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, most: number, hit: Hit): void;
  /**
   * Share of light that passes from a point along a direction up to a distance, by colour: 1 in the open, 0 behind a wall, what glass
   * and curtains let through between. `isToLamp` looks through the body of lamps.
   */
  passing(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    most: number,
    isToLamp: boolean,
    out: Float64Array,
  ): void;
  /** Rays that were cast so far. */
  readonly counted: { rays: number };
}

export function rayCaster(scene: TracedScene): RayCaster {
  const { edges, flags, materialOf, materials } = scene;
  const { bounds, links } = scene.bvh;
  const stack = new Int32Array(STACK_SIZE);
  const counted = { rays: 0 };
  const isEmpty = scene.triangles === 0;

  /** Distance at which a ray enters a node's box, or Infinity. */
  const enters = (
    node: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    most: number,
  ): number => {
    const at = node * 6;
    const x0 = (bounds[at]! - ox) * ix;
    const x1 = (bounds[at + 3]! - ox) * ix;
    const y0 = (bounds[at + 1]! - oy) * iy;
    const y1 = (bounds[at + 4]! - oy) * iy;
    const z0 = (bounds[at + 2]! - oz) * iz;
    const z1 = (bounds[at + 5]! - oz) * iz;
    let near = x0 < x1 ? x0 : x1;
    let far = x0 < x1 ? x1 : x0;
    const nearY = y0 < y1 ? y0 : y1;
    const farY = y0 < y1 ? y1 : y0;
    const nearZ = z0 < z1 ? z0 : z1;
    const farZ = z0 < z1 ? z1 : z0;
    if (nearY > near) near = nearY;
    if (nearZ > near) near = nearZ;
    if (farY < far) far = farY;
    if (farZ < far) far = farZ;
    return far >= near && far >= 0 && near < most ? near : Infinity;
  };

  const nearest: RayCaster["nearest"] = (ox, oy, oz, dx, dy, dz, most, hit) => {
    counted.rays++;
    hit.triangle = -1;
    hit.distance = most;
    if (isEmpty) return;
    const ix = 1 / (dx === 0 ? 1e-12 : dx);
    const iy = 1 / (dy === 0 ? 1e-12 : dy);
    const iz = 1 / (dz === 0 ? 1e-12 : dz);
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top]!;
      const first = links[node * 2]!;
      const count = links[node * 2 + 1]!;
      if (count === 0) {
        const a = enters(first, ox, oy, oz, ix, iy, iz, hit.distance);
        const b = enters(first + 1, ox, oy, oz, ix, iy, iz, hit.distance);
        if (a < b) {
          if (b !== Infinity) stack[top++] = first + 1;
          stack[top++] = first;
        } else {
          if (a !== Infinity) stack[top++] = first;
          if (b !== Infinity) stack[top++] = first + 1;
        }
        continue;
      }
      for (let triangle = first; triangle < first + count; triangle++) {
        const at = triangle * 9;
        const e1x = edges[at + 3]!;
        const e1y = edges[at + 4]!;
        const e1z = edges[at + 5]!;
        const e2x = edges[at + 6]!;
        const e2y = edges[at + 7]!;
        const e2z = edges[at + 8]!;
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const determinant = e1x * px + e1y * py + e1z * pz;
        if (determinant > -1e-12 && determinant < 1e-12) continue;
        const inverse = 1 / determinant;
        const tx = ox - edges[at]!;
        const ty = oy - edges[at + 1]!;
        const tz = oz - edges[at + 2]!;
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (distance > OFFSET && distance < hit.distance) {
          hit.distance = distance;
          hit.triangle = triangle;
          hit.u = u;
          hit.v = v;
        }
      }
    }
  };

  const passing: RayCaster["passing"] = (ox, oy, oz, dx, dy, dz, most, isToLamp, out) => {
    counted.rays++;
    out[0] = 1;
    out[1] = 1;
    out[2] = 1;
    if (isEmpty) return;
    const ix = 1 / (dx === 0 ? 1e-12 : dx);
    const iy = 1 / (dy === 0 ? 1e-12 : dy);
    const iz = 1 / (dz === 0 ? 1e-12 : dz);
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top]!;
      if (enters(node, ox, oy, oz, ix, iy, iz, most) === Infinity) continue;
      const first = links[node * 2]!;
      const count = links[node * 2 + 1]!;
      if (count === 0) {
        stack[top++] = first + 1;
        stack[top++] = first;
        continue;
      }
      for (let triangle = first; triangle < first + count; triangle++) {
        const flag = flags[triangle]!;
        if (isToLamp && (flag & IS_LAMP) !== 0) continue;
        const at = triangle * 9;
        const e1x = edges[at + 3]!;
        const e1y = edges[at + 4]!;
        const e1z = edges[at + 5]!;
        const e2x = edges[at + 6]!;
        const e2y = edges[at + 7]!;
        const e2z = edges[at + 8]!;
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const determinant = e1x * px + e1y * py + e1z * pz;
        if (determinant > -1e-12 && determinant < 1e-12) continue;
        const inverse = 1 / determinant;
        const tx = ox - edges[at]!;
        const ty = oy - edges[at + 1]!;
        const tz = oz - edges[at + 2]!;
        const u = (tx * px + ty * py + tz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (distance <= OFFSET || distance >= most) continue;
        if ((flag & IS_CLEAR) === 0) {
          out[0] = 0;
          out[1] = 0;
          out[2] = 0;
          return;
        }
        const material = materials[materialOf[triangle]!]!;
        let share = straightShare(material.transmission, material.roughness);
        if (material.roughness < CLOTH_ROUGHNESS) {
          const area = Math.hypot(e1y * e2z - e1z * e2y, e1z * e2x - e1x * e2z, e1x * e2y - e1y * e2x);
          share *= 1 - glassMirrors(Math.abs(determinant) / area);
        }
        out[0]! *= share * material.color[0];
        out[1]! *= share * material.color[1];
        out[2]! *= share * material.color[2];
      }
    }
  };

  return { nearest, passing, counted };
}

/** Share of light that goes straight on through one face: nearly all of clear glass, half of what passes through cloth. */
export const straightShare = (transmission: number, roughness: number): number =>
  roughness < CLOTH_ROUGHNESS ? Math.sqrt(transmission) : transmission / 2;
/** From this roughness on, what lets light through is cloth that scatters it. */
export const CLOTH_ROUGHNESS = 0.35;

/** Share that a face of glass mirrors, by the cosine of the angle to its normal (Schlick). */
export const glassMirrors = (cosine: number): number => 0.04 + 0.96 * (1 - cosine) ** 5;
