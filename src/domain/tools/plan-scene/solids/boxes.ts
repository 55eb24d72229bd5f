import { shaded } from "./shading.ts";
import { addFace, emptySolid, join, moved, pointAt, type Solid, unit, type Vec3 } from "./solid.ts";

/** A box from its least to its greatest corner, sharp-edged: for what is small or hidden. */
export function block(min: Vec3, max: Vec3): Solid {
  const solid = emptySolid();
  const [a, b, c] = min;
  const [d, e, f] = max;
  addFace(solid, [
    [a, b, f],
    [d, b, f],
    [d, e, f],
    [a, e, f],
  ]);
  addFace(solid, [
    [d, b, c],
    [a, b, c],
    [a, e, c],
    [d, e, c],
  ]);
  addFace(solid, [
    [d, b, f],
    [d, b, c],
    [d, e, c],
    [d, e, f],
  ]);
  addFace(solid, [
    [a, b, c],
    [a, b, f],
    [a, e, f],
    [a, e, c],
  ]);
  addFace(solid, [
    [a, e, f],
    [d, e, f],
    [d, e, c],
    [a, e, c],
  ]);
  addFace(solid, [
    [a, b, c],
    [d, b, c],
    [d, b, f],
    [a, b, f],
  ]);
  return solid;
}

/** Six sides: normal, and two axes whose cross product it is. */
const SIDES: readonly (readonly [Vec3, Vec3, Vec3])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [0, 1, 0],
    [1, 0, 0],
  ],
];

/**
 * A box with rounded edges, standing on y = 0 with its middle on the y axis.
 *
 * @param width along x, `height` along y, `depth` along z, in metres
 * @param radius of its edges; at most half the smallest side
 * @param turns facets on a quarter of an edge's round, twice
 * @param inner cells along x, y and z on the flat part of each side, for what is bent afterwards
 */
export function roundedBox(
  width: number,
  height: number,
  depth: number,
  radius = 0.004,
  turns = 1,
  inner: Vec3 = [1, 1, 1],
): Solid {
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  const r = Math.max(1e-4, Math.min(radius, 0.49 * Math.min(width, height, depth)));
  const solid = emptySolid();
  for (const [normal, a, b] of SIDES) {
    const stopsA = stops(sizeAlong(half, a), r, turns, sizeAlong(inner, a));
    const stopsB = stops(sizeAlong(half, b), r, turns, sizeAlong(inner, b));
    const first = solid.positions.length / 3;
    for (const u of stopsA) {
      for (const v of stopsB) {
        const place: Vec3 = [0, 1, 2].map((i) => normal[i]! * half[i]! + a[i]! * u + b[i]! * v) as unknown as Vec3;
        const core = place.map((value, i) => clamp(value, half[i]! - r)) as unknown as Vec3;
        const out = unit([place[0] - core[0], place[1] - core[1], place[2] - core[2]]);
        solid.positions.push(core[0] + out[0] * r, core[1] + out[1] * r + half[1], core[2] + out[2] * r);
        solid.normals.push(...out);
        solid.uvs.push(u, v);
      }
    }
    const columns = stopsB.length;
    for (let i = 0; i + 1 < stopsA.length; i++) {
      for (let j = 0; j + 1 < columns; j++) {
        const p = first + i * columns + j;
        solid.indices.push(p, p + columns, p + columns + 1, p, p + columns + 1, p + 1);
      }
    }
  }
  return solid;
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
const sizeAlong = (half: Vec3, axis: Vec3) =>
  half[0] * Math.abs(axis[0]) + half[1] * Math.abs(axis[1]) + half[2] * Math.abs(axis[2]);

/** Where the grid of a side has its lines: close together on the rounds, evenly between. */
function stops(half: number, r: number, turns: number, inner: number): readonly number[] {
  const core = half - r;
  const list: number[] = [];
  for (let k = turns; k > 0; k--) list.push(-core - r * Math.tan((Math.PI / 4) * (k / turns)));
  for (let k = 0; k <= inner; k++) list.push(-core + (2 * core * k) / inner);
  for (let k = 1; k <= turns; k++) list.push(core + r * Math.tan((Math.PI / 4) * (k / turns)));
  return list;
}

/** Moves every corner by a rule of its own and finds the normals anew. */
export function bent(solid: Solid, rule: (p: Vec3) => Vec3, creaseDegrees = 60): Solid {
  const positions: number[] = [];
  for (let i = 0; i < solid.positions.length / 3; i++) positions.push(...rule(pointAt(solid.positions, i)));
  return shaded({ ...solid, positions }, creaseDegrees);
}

/**
 * A cushion that bulges on its broad sides and draws in between its corners, standing like `roundedBox`.
 *
 * @param bulge how far the middle of top and bottom stands out, in metres
 */
export function cushion(width: number, height: number, depth: number, bulge: number, radius = height * 0.42): Solid {
  const box = roundedBox(width, height, depth, radius, 2, [6, 2, 6]);
  return bent(box, (p) => {
    const u = p[0] / (width / 2);
    const v = p[2] / (depth / 2);
    const t = p[1] / (height / 2) - 1;
    const swell = bulge * Math.max(0, 1 - u * u) * Math.max(0, 1 - v * v);
    const draw = 1 - 0.03 * (1 - t * t);
    return [p[0] * draw, p[1] + Math.sign(t) * swell * Math.min(1, Math.abs(t) * 1.4), p[2] * draw];
  });
}

/** A throw pillow lying flat: thick in the middle, thin at its seam, corners pulled out a little. */
export function pillow(width: number, depth: number, thickness: number): Solid {
  const cells = 10;
  const solid = emptySolid();
  for (const side of [1, -1]) {
    const first = solid.positions.length / 3;
    for (let i = 0; i <= cells; i++) {
      for (let j = 0; j <= cells; j++) {
        const u = Math.sin((Math.PI / 2) * ((2 * i) / cells - 1));
        const v = Math.sin((Math.PI / 2) * ((2 * j) / cells - 1));
        const swell = ((1 - u ** 4) * (1 - v ** 4)) ** 0.55;
        const dent = 1 - 0.06 * (1 - Math.abs(u)) * Math.abs(v) - 0.02;
        const pull = 1 - 0.05 * (1 - u * u * v * v) * Math.max(u * u, v * v);
        solid.positions.push(
          (u * pull * width) / 2,
          thickness / 2 + (side * thickness * swell * dent) / 2,
          (v * pull * depth) / 2,
        );
        solid.normals.push(0, side, 0);
        solid.uvs.push((u * width) / 2, (v * depth) / 2);
      }
    }
    const columns = cells + 1;
    for (let i = 0; i < cells; i++) {
      for (let j = 0; j < cells; j++) {
        const p = first + i * columns + j;
        if (side > 0) solid.indices.push(p, p + 1, p + columns + 1, p, p + columns + 1, p + columns);
        else solid.indices.push(p, p + columns + 1, p + 1, p, p + columns, p + columns + 1);
      }
    }
  }
  return shaded(solid, 75);
}

/** Copies of one solid at the given places. */
export const repeated = (solid: Solid, places: readonly Vec3[]): Solid =>
  places.reduce((sum, [x, y, z]) => join(sum, moved(solid, x, y, z)), emptySolid());
