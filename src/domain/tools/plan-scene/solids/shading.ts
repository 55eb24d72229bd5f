import { type Axis, cross, emptySolid, lengthOf, pointAt, type Solid, subtract, unit, type Vec3 } from "./solid.ts";

/**
 * Normals from the triangles themselves: corners at the same place share a normal where their faces meet at less than `creaseDegrees`.
 * Faces weigh by area times angle's rough equal, their doubled area. Triangles without an area are dropped.
 */
export function shaded(solid: Solid, creaseDegrees = 40): Solid {
  const limit = Math.cos((creaseDegrees * Math.PI) / 180);
  const faces: { readonly at: readonly number[]; readonly normal: Vec3; readonly weight: number }[] = [];
  const around = new Map<string, number[]>();
  const keys: string[] = [];
  for (let i = 0; i < solid.positions.length / 3; i++) {
    const p = pointAt(solid.positions, i);
    keys.push(`${Math.round(p[0] * 1e5)},${Math.round(p[1] * 1e5)},${Math.round(p[2] * 1e5)}`);
  }
  for (let i = 0; i < solid.indices.length; i += 3) {
    const at = [solid.indices[i]!, solid.indices[i + 1]!, solid.indices[i + 2]!];
    const [a, b, c] = at.map((index) => pointAt(solid.positions, index)) as [Vec3, Vec3, Vec3];
    const across = cross(subtract(b, a), subtract(c, a));
    const weight = lengthOf(across);
    if (weight < 1e-10) continue;
    for (const index of at) {
      const list = around.get(keys[index]!);
      if (list) list.push(faces.length);
      else around.set(keys[index]!, [faces.length]);
    }
    faces.push({ at, normal: unit(across), weight });
  }
  const result = emptySolid();
  const made = new Map<string, number>();
  for (const face of faces) {
    for (const index of face.at) {
      let x = 0;
      let y = 0;
      let z = 0;
      for (const other of around.get(keys[index]!)!) {
        const { normal, weight } = faces[other]!;
        const near = normal[0] * face.normal[0] + normal[1] * face.normal[1] + normal[2] * face.normal[2];
        if (near < limit) continue;
        x += normal[0] * weight;
        y += normal[1] * weight;
        z += normal[2] * weight;
      }
      const normal = unit([x, y, z]);
      const key = `${index}|${Math.round(normal[0] * 500)},${Math.round(normal[1] * 500)},${Math.round(normal[2] * 500)}`;
      let corner = made.get(key);
      if (corner === undefined) {
        corner = result.positions.length / 3;
        made.set(key, corner);
        result.positions.push(...pointAt(solid.positions, index));
        result.normals.push(...normal);
        result.uvs.push(solid.uvs[2 * index]!, solid.uvs[2 * index + 1]!);
      }
      result.indices.push(corner);
    }
  }
  return result;
}

/**
 * Lays a texture on by the side that each triangle looks to, in metres. `grain` is the axis along which u runs on the sides that hold it:
 * the fibre of a board. `shift` moves the picture so that two boards do not show the same piece of it.
 */
export function wrapped(solid: Solid, grain: Axis, shift: readonly [number, number] = [0, 0]): Solid {
  const result = emptySolid();
  const made = new Map<number, number>();
  for (let i = 0; i < solid.indices.length; i += 3) {
    const at = [solid.indices[i]!, solid.indices[i + 1]!, solid.indices[i + 2]!];
    const [a, b, c] = at.map((index) => pointAt(solid.positions, index)) as [Vec3, Vec3, Vec3];
    const across = cross(subtract(b, a), subtract(c, a));
    const side = largestAxis(across);
    const u = uAxis(side, grain);
    const v = (3 - side - u) as Axis;
    for (const index of at) {
      const key = index * 3 + side;
      let corner = made.get(key);
      if (corner === undefined) {
        corner = result.positions.length / 3;
        made.set(key, corner);
        const p = pointAt(solid.positions, index);
        result.positions.push(...p);
        result.normals.push(...pointAt(solid.normals, index));
        result.uvs.push(p[u] + shift[0], p[v] + shift[1]);
      }
      result.indices.push(corner);
    }
  }
  return result;
}

function largestAxis(v: Vec3): Axis {
  const [x, y, z] = [Math.abs(v[0]), Math.abs(v[1]), Math.abs(v[2])];
  if (y >= x && y >= z) return 1;
  return x >= z ? 0 : 2;
}

function uAxis(side: Axis, grain: Axis): Axis {
  if (grain !== side) return grain;
  return side === 0 ? 2 : 0;
}
