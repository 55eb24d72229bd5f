/**
 * Triangle meshes while they are being built: plain number lists in metres, y up, triangles counter-clockwise as seen from outside.
 * Every primitive fills all four lists; `positions` and `normals` hold three numbers a corner, `uvs` two.
 */
export interface Solid {
  readonly positions: number[];
  readonly normals: number[];
  readonly uvs: number[];
  readonly indices: number[];
}

export type Vec3 = readonly [number, number, number];
export type Axis = 0 | 1 | 2;

/** A solid without triangles, to be added to. */
export const emptySolid = (): Solid => ({ positions: [], normals: [], uvs: [], indices: [] });

/** Difference of two vectors, in metres. */
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** Cross product of two vectors. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** Length of a vector, in metres. */
export const lengthOf = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
/** Unit vector; straight up for one without a length. */
export function unit(a: Vec3): Vec3 {
  const size = lengthOf(a);
  return size < 1e-12 ? [0, 1, 0] : [a[0] / size, a[1] / size, a[2] / size];
}

export const pointAt = (list: readonly number[] | Float32Array, index: number): Vec3 => [
  list[3 * index]!,
  list[3 * index + 1]!,
  list[3 * index + 2]!,
];

/** Adds a flat polygon given counter-clockwise as seen from its front, as a fan; it must be convex. `uvOf` defaults to zero. */
export function addFace(solid: Solid, corners: readonly Vec3[], uvs?: readonly (readonly [number, number])[]): void {
  const normal = newellNormal(corners);
  if (!normal) return;
  const first = solid.positions.length / 3;
  corners.forEach((corner, index) => {
    solid.positions.push(...corner);
    solid.normals.push(...normal);
    solid.uvs.push(...(uvs?.[index] ?? [0, 0]));
  });
  for (let i = 1; i + 1 < corners.length; i++) {
    const area = lengthOf(cross(subtract(corners[i]!, corners[0]!), subtract(corners[i + 1]!, corners[0]!)));
    if (area > 1e-10) solid.indices.push(first, first + i, first + i + 1);
  }
}

/** Unit normal of a polygon by Newell's method; null where it has no area. */
function newellNormal(corners: readonly Vec3[]): Vec3 | null {
  let x = 0;
  let y = 0;
  let z = 0;
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length]!;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  const size = Math.hypot(x, y, z);
  return size < 1e-10 ? null : [x / size, y / size, z / size];
}

/** Appends `added` to `solid`. */
export function join(solid: Solid, ...added: readonly Solid[]): Solid {
  for (const part of added) {
    const first = solid.positions.length / 3;
    for (const value of part.positions) solid.positions.push(value);
    for (const value of part.normals) solid.normals.push(value);
    for (const value of part.uvs) solid.uvs.push(value);
    for (const value of part.indices) solid.indices.push(first + value);
  }
  return solid;
}

export const joined = (...parts: readonly Solid[]): Solid => join(emptySolid(), ...parts);

function mapped(solid: Solid, place: (p: Vec3) => Vec3, turn: (n: Vec3) => Vec3): Solid {
  const count = solid.positions.length / 3;
  const positions: number[] = [];
  const normals: number[] = [];
  for (let i = 0; i < count; i++) {
    positions.push(...place(pointAt(solid.positions, i)));
    normals.push(...turn(pointAt(solid.normals, i)));
  }
  return { positions, normals, uvs: solid.uvs.slice(), indices: solid.indices.slice() };
}

export const moved = (solid: Solid, x: number, y: number, z: number): Solid =>
  mapped(
    solid,
    (p) => [p[0] + x, p[1] + y, p[2] + z],
    (n) => n,
  );

/** Turns about an axis through the origin, in degrees, counter-clockwise as seen against the axis (right-hand rule). */
export function turned(solid: Solid, axis: "x" | "y" | "z", degrees: number): Solid {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const spin = (p: Vec3): Vec3 => {
    if (axis === "x") return [p[0], c * p[1] - s * p[2], s * p[1] + c * p[2]];
    if (axis === "y") return [c * p[0] + s * p[2], p[1], -s * p[0] + c * p[2]];
    return [c * p[0] - s * p[1], s * p[0] + c * p[1], p[2]];
  };
  return mapped(solid, spin, spin);
}

/** The mirror image in x; triangles are turned round so that their fronts stay outside. */
export function mirrored(solid: Solid): Solid {
  const flip = (p: Vec3): Vec3 => [-p[0], p[1], p[2]];
  const image = mapped(solid, flip, flip);
  for (let i = 0; i < image.indices.length; i += 3) {
    const second = image.indices[i + 1]!;
    image.indices[i + 1] = image.indices[i + 2]!;
    image.indices[i + 2] = second;
  }
  return image;
}

/** Volume that the triangles enclose, in cubic metres; positive where a closed mesh has its fronts outside (divergence theorem). */
export function signedVolume(positions: readonly number[] | Float32Array, indices: readonly number[] | Uint32Array) {
  let six = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const a = pointAt(positions, indices[i]!);
    const b = pointAt(positions, indices[i + 1]!);
    const c = pointAt(positions, indices[i + 2]!);
    const n = cross(b, c);
    six += a[0] * n[0] + a[1] * n[1] + a[2] * n[2];
  }
  return six / 6;
}
