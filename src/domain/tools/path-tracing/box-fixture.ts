import type { Scene, SceneMaterial, SceneMesh, SceneSun } from "../plan-scene/scene.ts";

/** Small scenes for tests of what draws them. */

export const plainMaterial = (id: string, grey: number, more: Partial<SceneMaterial> = {}): SceneMaterial => ({
  id,
  color: [grey, grey, grey],
  roughness: 1,
  metalness: 0,
  transmission: 0,
  emission: [0, 0, 0],
  isTwoSided: true,
  texture: null,
  ...more,
});

/** A closed box whose faces look outwards. */
export function boxMesh(
  min: readonly [number, number, number],
  max: readonly [number, number, number],
  more: Partial<SceneMesh> = {},
): SceneMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [0, 1] as const) {
      const u = (axis + 1) % 3;
      const v = (axis + 2) % 3;
      const first = positions.length / 3;
      for (const [a, b] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const) {
        const corner = [0, 0, 0];
        corner[axis] = side === 1 ? max[axis]! : min[axis]!;
        corner[u] = a === 1 ? max[u]! : min[u]!;
        corner[v] = b === 1 ? max[v]! : min[v]!;
        positions.push(...corner);
        normals.push(...[0, 0, 0].map((_, n) => (n === axis ? side * 2 - 1 : 0)));
        uvs.push(corner[u]!, corner[v]!);
      }
      const turns = side === 1 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2];
      indices.push(...turns.map((k) => first + k));
    }
  }
  return {
    name: "box",
    part: "furniture",
    material: "grey",
    levelId: "level",
    roomId: null,
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
    instances: null,
    ...more,
  };
}

export const sceneOf = (meshes: SceneMesh[], materials: SceneMaterial[], more: Partial<Scene> = {}): Scene => ({
  meshes,
  materials,
  lamps: [],
  cameras: [],
  bounds: { min: [-1, -1, -1], max: [1, 1, 1] },
  floors: [],
  ...more,
});

/** A sky of the same brightness everywhere is not to be had: this one has no sun and is white at middle height. */
export const overcast: SceneSun = { direction: [0, 1, 0], sunColor: [0, 0, 0], skyColor: [1, 1, 1], isUp: false };
