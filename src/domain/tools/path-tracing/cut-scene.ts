import type { Scene, SceneMesh } from "../plan-scene/scene.ts";

/** Material of surfaces that a horizontal cut opens: the dark grey with which sections are drawn. */
export const CUT_MATERIAL = "cut-surface";

/** Ceilings and ground are no solids: a cut leaves no surface in them. */
const SOLID = new Set(["wall", "skirting", "frame", "leaf", "furniture", "stair"]);

/**
 * Takes away everything above a height, as a section does, and closes walls and furniture where they were cut. Instances are laid out
 * as meshes of their own only where the cut goes through them.
 *
 * @param height in metres; null leaves the scene as it is
 */
export function cutScene(scene: Scene, height: number | null): Scene {
  if (height === null) return scene;
  const meshes: SceneMesh[] = [];
  for (const mesh of scene.meshes) {
    // A home that is cut open lies on paper, not in a field.
    if (mesh.part === "ground") continue;
    if (mesh.instances === null) {
      const [least, greatest] = reach(mesh.positions, null, 0);
      if (least >= height) continue;
      if (greatest <= height) meshes.push(mesh);
      else meshes.push(...cutMesh(mesh, height));
      continue;
    }
    const kept: number[] = [];
    for (let i = 0; i < mesh.instances.length; i += 16) {
      const [least, greatest] = reach(mesh.positions, mesh.instances, i);
      if (least >= height) continue;
      if (greatest <= height) kept.push(...mesh.instances.subarray(i, i + 16));
      else meshes.push(...cutMesh(laidOut(mesh, mesh.instances.subarray(i, i + 16)), height));
    }
    if (kept.length > 0) meshes.push({ ...mesh, instances: Float32Array.from(kept) });
  }
  const materials = scene.materials.some(({ id }) => id === CUT_MATERIAL)
    ? scene.materials
    : [
        ...scene.materials,
        {
          id: CUT_MATERIAL,
          color: [0.055, 0.058, 0.065] as const,
          roughness: 0.9,
          metalness: 0,
          transmission: 0,
          emission: [0, 0, 0] as const,
          isTwoSided: true,
          texture: null,
        },
      ];
  return { ...scene, meshes, materials, lamps: scene.lamps.filter(({ position }) => position[1] < height) };
}

function reach(positions: Float32Array, matrices: Float32Array | null, at: number): [least: number, greatest: number] {
  let least = Infinity;
  let greatest = -Infinity;
  for (let i = 0; i < positions.length; i += 3) {
    const y =
      matrices === null
        ? positions[i + 1]!
        : matrices[at + 1]! * positions[i]! +
          matrices[at + 5]! * positions[i + 1]! +
          matrices[at + 9]! * positions[i + 2]! +
          matrices[at + 13]!;
    least = Math.min(least, y);
    greatest = Math.max(greatest, y);
  }
  return [least, greatest];
}

/** A mesh where one of its instances stands. Normals are turned by the same matrix: instances are not sheared. */
function laidOut(mesh: SceneMesh, m: Float32Array): SceneMesh {
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 0; i < positions.length; i += 3) {
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = [m[axis]!, m[4 + axis]!, m[8 + axis]!];
      positions[i + axis] =
        a * mesh.positions[i]! + b * mesh.positions[i + 1]! + c * mesh.positions[i + 2]! + m[12 + axis]!;
      normals[i + axis] = a * mesh.normals[i]! + b * mesh.normals[i + 1]! + c * mesh.normals[i + 2]!;
    }
  }
  return { ...mesh, positions, normals, instances: null };
}

function cutMesh(mesh: SceneMesh, height: number): SceneMesh[] {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  /** Segments of the cut surface's edge: x and z of both ends. */
  const edges: number[] = [];
  const put = (corner: readonly number[]) => {
    positions.push(corner[0]!, corner[1]!, corner[2]!);
    normals.push(corner[3]!, corner[4]!, corner[5]!);
    uvs.push(corner[6]!, corner[7]!);
  };
  for (let i = 0; i + 2 < mesh.indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => cornerOf(mesh, mesh.indices[i + k]!));
    const kept: number[][] = [];
    const crossings: number[][] = [];
    for (let k = 0; k < 3; k++) {
      const a = corners[k]!;
      const b = corners[(k + 1) % 3]!;
      const isBelow = a[1]! <= height;
      if (isBelow) kept.push(a);
      if (isBelow !== b[1]! <= height) {
        const share = (height - a[1]!) / (b[1]! - a[1]!);
        const crossing = a.map((value, n) => value + (b[n]! - value) * share);
        crossing[1] = height;
        kept.push(crossing);
        crossings.push(crossing);
      }
    }
    for (let k = 2; k < kept.length; k++) {
      put(kept[0]!);
      put(kept[k - 1]!);
      put(kept[k]!);
    }
    const [p, q] = crossings;
    if (p !== undefined && q !== undefined) edges.push(p[0]!, p[2]!, q[0]!, q[2]!);
  }
  const cut: SceneMesh = {
    ...mesh,
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from({ length: positions.length / 3 }, (_, k) => k),
  };
  const lids = SOLID.has(mesh.part) ? loopsOf(edges).flatMap((loop) => triangulated(loop)) : [];
  if (lids.length === 0) return [cut];
  const flat = lids.flat();
  return [
    cut,
    {
      ...mesh,
      name: `${mesh.name}-cut`,
      material: mesh.part === "wall" ? CUT_MATERIAL : mesh.material,
      positions: Float32Array.from(flat.flatMap(([x, z]) => [x, height, z])),
      normals: Float32Array.from(flat.flatMap(() => [0, 1, 0])),
      uvs: Float32Array.from(flat.flat()),
      indices: Uint32Array.from({ length: flat.length }, (_, k) => k),
    },
  ];
}

function cornerOf(mesh: SceneMesh, index: number): number[] {
  const at = index * 3;
  return [
    mesh.positions[at]!,
    mesh.positions[at + 1]!,
    mesh.positions[at + 2]!,
    mesh.normals[at]!,
    mesh.normals[at + 1]!,
    mesh.normals[at + 2]!,
    mesh.uvs[index * 2] ?? 0,
    mesh.uvs[index * 2 + 1] ?? 0,
  ];
}

type Flat = readonly [x: number, z: number];

/** Joins segments to closed lines; ends within a tenth of a millimetre are one. Lines that do not close are left out. */
function loopsOf(edges: readonly number[]): Flat[][] {
  const key = (x: number, z: number) => `${Math.round(x * 1e4)} ${Math.round(z * 1e4)}`;
  const ends = new Map<string, number[]>();
  const count = edges.length / 4;
  for (let i = 0; i < count; i++) {
    for (const end of [0, 2]) {
      const at = key(edges[i * 4 + end]!, edges[i * 4 + end + 1]!);
      const there = ends.get(at);
      if (there === undefined) ends.set(at, [i]);
      else there.push(i);
    }
  }
  const isUsed = new Uint8Array(count);
  const loops: Flat[][] = [];
  for (let first = 0; first < count; first++) {
    if (isUsed[first] === 1) continue;
    isUsed[first] = 1;
    const loop: Flat[] = [[edges[first * 4]!, edges[first * 4 + 1]!]];
    const start = key(edges[first * 4]!, edges[first * 4 + 1]!);
    let x = edges[first * 4 + 2]!;
    let z = edges[first * 4 + 3]!;
    while (key(x, z) !== start) {
      loop.push([x, z]);
      const here = key(x, z);
      const next = ends.get(here)?.find((i) => isUsed[i] === 0);
      if (next === undefined) break;
      isUsed[next] = 1;
      const isForward = key(edges[next * 4]!, edges[next * 4 + 1]!) === here;
      x = edges[next * 4 + (isForward ? 2 : 0)]!;
      z = edges[next * 4 + (isForward ? 3 : 1)]!;
    }
    if (key(x, z) === start && loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** Ear clipping; triangles turn so that they are seen from above. A line that crosses itself gives as many ears as can be found. */
function triangulated(loop: readonly Flat[]): Flat[][] {
  const area = loop.reduce((sum, [x, z], i) => {
    const [nextX, nextZ] = loop[(i + 1) % loop.length]!;
    return sum + x * nextZ - nextX * z;
  }, 0);
  // With x to the right and z towards the viewer, a line of negative area turns counter-clockwise as seen from above (y up).
  const left = area < 0 ? [...loop] : [...loop].reverse();
  const ears: Flat[][] = [];
  let patience = left.length;
  for (let i = 0; left.length > 3 && patience > 0; i++) {
    const at = i % left.length;
    const a = left[(at + left.length - 1) % left.length]!;
    const b = left[at]!;
    const c = left[(at + 1) % left.length]!;
    const turn = turning(a, b, c);
    const isEar = turn < -1e-12 && !left.some((p) => p !== a && p !== b && p !== c && isInside(p, a, b, c));
    if (isEar || Math.abs(turn) <= 1e-12) {
      if (isEar) ears.push([a, b, c]);
      left.splice(at, 1);
      patience = left.length;
      i--;
    } else patience--;
  }
  if (left.length === 3) ears.push(left);
  return ears;
}

const turning = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const isInside = (p: Flat, a: Flat, b: Flat, c: Flat) =>
  turning(a, b, p) < 0 && turning(b, c, p) < 0 && turning(c, a, p) < 0;
