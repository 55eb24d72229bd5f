import type { Scene, SceneLamp, SceneMaterial, SceneSun } from "../plan-scene/scene.ts";
import { type Bvh, buildBvh } from "./bvh.ts";
import { type Portal, portalsOf } from "./portals.ts";
import { balanced, roomSun } from "./white-balance.ts";

/** A tile of a surface that repeats: `size` × `size` pixels. */
export interface TracedTexture {
  readonly size: number;
  /** RGBA, sRGB. */
  readonly color: Uint8Array | Uint8ClampedArray;
  /** RGBA: a normal in the surface's own axes, 128 for nought; null for a flat surface. */
  readonly normal: Uint8Array | Uint8ClampedArray | null;
  /** One byte a pixel, 255 for 1. */
  readonly roughness: Uint8Array | Uint8ClampedArray | null;
}

export const IS_CLEAR = 1;
export const IS_LAMP = 2;

/** A scene made ready for rays: every instance laid out, triangles in the order of the hierarchy. */
export interface TracedScene {
  readonly bvh: Bvh;
  readonly triangles: number;
  /** Nine numbers a triangle: a corner and the two edges from it. */
  readonly edges: Float32Array;
  /** Nine numbers a triangle. */
  readonly normals: Float32Array;
  /** Six numbers a triangle, in metres. */
  readonly uvs: Float32Array;
  readonly materialOf: Uint16Array;
  /** 1 for panes between a room and the open. */
  readonly isWindow: Uint8Array;
  /** `IS_CLEAR` lets light through, `IS_LAMP` stands around a lamp. */
  readonly flags: Uint8Array;
  readonly materials: readonly SceneMaterial[];
  readonly textures: readonly (TracedTexture | null)[];
  readonly lamps: readonly SceneLamp[];
  readonly portals: readonly Portal[];
  readonly sun: SceneSun;
  /** Of a scene that is seen from outside: the paper behind it, linear, and the exposure that fits its light; null for rooms. */
  readonly paper: { readonly radiance: readonly [number, number, number]; readonly exposure: number } | null;
}

/** Most triangles that are taken: some 250 bytes each while they are made ready. */
export const MOST_TRIANGLES = 3_000_000;

/**
 * @param textureOf the picture of a material; null is one colour
 * @param hasPortals false where the sky is seen without windows, as in a dollhouse
 * @throws RangeError beyond `MOST_TRIANGLES`
 */
export function prepareScene(
  scene: Scene,
  sun: SceneSun,
  textureOf: (material: SceneMaterial) => TracedTexture | null,
  hasPortals: boolean,
): TracedScene {
  // The ground around a room is left to the sky, to which rays are sent on purpose: it gives much of a ceiling's light.
  const meshes = hasPortals ? scene.meshes.filter(({ part }) => part !== "ground") : scene.meshes;
  const triangles = meshes.reduce(
    (sum, mesh) =>
      sum + Math.floor(mesh.indices.length / 3) * (mesh.instances === null ? 1 : mesh.instances.length / 16),
    0,
  );
  if (triangles > MOST_TRIANGLES) throw new RangeError(`A scene of ${triangles} triangles is too large`);
  const corners = new Float32Array(triangles * 9);
  const normals = new Float32Array(triangles * 9);
  const uvs = new Float32Array(triangles * 6);
  const materialOf = new Uint16Array(triangles);
  const flags = new Uint8Array(triangles);
  const isWindow = new Uint8Array(triangles);
  const byId = new Map(scene.materials.map((material, index) => [material.id, index]));
  const portals: Portal[] = [];
  let at = 0;
  for (const mesh of meshes) {
    const material = byId.get(mesh.material) ?? 0;
    const isClear = (scene.materials[material]?.transmission ?? 0) > 0;
    const flag = (isClear ? IS_CLEAR : 0) | (mesh.part === "lamp" ? IS_LAMP : 0);
    const matrices = mesh.instances ?? IDENTITY;
    for (let m = 0; m + 15 < matrices.length; m += 16) {
      const first = at;
      for (let i = 0; i + 2 < mesh.indices.length; i += 3) {
        for (let k = 0; k < 3; k++) {
          const index = mesh.indices[i + k]!;
          place(mesh.positions, index * 3, matrices, m, corners, at * 9 + k * 3, 1);
          place(mesh.normals, index * 3, matrices, m, normals, at * 9 + k * 3, 0);
          uvs[at * 6 + k * 2] = mesh.uvs[index * 2] ?? 0;
          uvs[at * 6 + k * 2 + 1] = mesh.uvs[index * 2 + 1] ?? 0;
        }
        materialOf[at] = material;
        flags[at] = flag;
        at++;
      }
      // Panes of furniture, as of a shower, stand as instances.
      if (hasPortals && mesh.part === "glass" && mesh.instances === null) {
        isWindow.fill(1, first, at);
        portals.push(...portalsOf(corners.subarray(first * 9, at * 9)));
      }
    }
  }
  const bvh = buildBvh(corners);
  return {
    bvh,
    triangles,
    edges: ordered(corners, bvh.order, 9, (out, o) => {
      for (let axis = 0; axis < 3; axis++) {
        out[o + 3 + axis] = out[o + 3 + axis]! - out[o + axis]!;
        out[o + 6 + axis] = out[o + 6 + axis]! - out[o + axis]!;
      }
    }),
    normals: ordered(normals, bvh.order, 9),
    uvs: ordered(uvs, bvh.order, 6),
    materialOf: Uint16Array.from(bvh.order, (i) => materialOf[i]!),
    isWindow: Uint8Array.from(bvh.order, (i) => isWindow[i]!),
    flags: Uint8Array.from(bvh.order, (i) => flags[i]!),
    materials: scene.materials,
    textures: scene.materials.map(textureOf),
    lamps: scene.lamps.filter(({ watts }) => watts > 0).map((lamp) => ({ ...lamp, color: balanced(lamp.color) })),
    portals,
    sun: hasPortals ? roomSun(sun) : sun,
    paper: hasPortals ? null : paperOf(sun),
  };
}

/** Colour of the paper on which a cut home lies, as it is shown. */
const PAPER = [0.82, 0.81, 0.78] as const;

function paperOf(sun: SceneSun): NonNullable<TracedScene["paper"]> {
  const exposure = openExposure(sun);
  return { radiance: [PAPER[0] / exposure, PAPER[1] / exposure, PAPER[2] / exposure], exposure };
}

/** Exposure under which a white surface that lies in sun and sky is just below white. */
export function openExposure({ skyColor, sunColor, direction, isUp }: SceneSun): number {
  const lit = skyColor[1] + (isUp ? (Math.max(0.1, direction[1]) * sunColor[1]) / Math.PI : 0);
  return 1.25 / Math.max(1e-4, lit);
}

const IDENTITY = Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);

function place(
  from: Float32Array,
  at: number,
  m: Float32Array,
  first: number,
  to: Float32Array,
  out: number,
  w: 0 | 1,
): void {
  const x = from[at]!;
  const y = from[at + 1]!;
  const z = from[at + 2]!;
  for (let axis = 0; axis < 3; axis++) {
    to[out + axis] =
      m[first + axis]! * x + m[first + 4 + axis]! * y + m[first + 8 + axis]! * z + m[first + 12 + axis]! * w;
  }
}

function ordered(
  from: Float32Array,
  order: Uint32Array,
  stride: number,
  change?: (out: Float32Array, at: number) => void,
): Float32Array {
  const out = new Float32Array(from.length);
  for (let i = 0; i < order.length; i++) {
    const source = order[i]! * stride;
    for (let k = 0; k < stride; k++) out[i * stride + k] = from[source + k]!;
    change?.(out, i * stride);
  }
  return out;
}
