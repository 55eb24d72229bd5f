import { packGlb } from "./glb/glb-container.ts";
import type { Scene, SceneMaterial, SceneMesh } from "./scene.ts";

/** A PNG of a material's colour, encoded by whoever calls: this layer has no encoder. */
export type GlbTextures = ReadonlyMap<string, Uint8Array>;

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

interface Buffers {
  readonly chunks: Uint8Array[];
  readonly views: { buffer: 0; byteOffset: number; byteLength: number; target?: number }[];
  readonly accessors: Record<string, unknown>[];
  size: number;
}

/**
 * A scene as binary glTF 2.0: metres, y up. What stands in several places is one mesh with a node for each. Light and cameras stay out.
 *
 * @param textures PNG bytes by id of material; a material without one is its colour
 */
export function writeGlb(scene: Scene, textures: GlbTextures = new Map()): Uint8Array {
  const buffers: Buffers = { chunks: [], views: [], accessors: [], size: 0 };
  const materialAt = new Map(scene.materials.map((material, index) => [material.id, index]));
  const meshes: unknown[] = [];
  const nodes: Record<string, unknown>[] = [];
  for (const mesh of scene.meshes) {
    if (mesh.indices.length === 0) continue;
    const at = meshes.length;
    meshes.push(glbMesh(buffers, mesh, materialAt.get(mesh.material)));
    const extras = { part: mesh.part, level: mesh.levelId, room: mesh.roomId };
    if (!mesh.instances) nodes.push({ name: mesh.name, mesh: at, extras });
    for (let i = 0; mesh.instances && i < mesh.instances.length; i += 16) {
      nodes.push({ name: mesh.name, mesh: at, matrix: [...mesh.instances.subarray(i, i + 16)], extras });
    }
  }
  const images: { bufferView: number; mimeType: string }[] = [];
  const materials = scene.materials.map((material) =>
    glbMaterial(buffers, material, textures.get(material.id), images),
  );
  const binary = new Uint8Array(buffers.size);
  let at = 0;
  for (const chunk of buffers.chunks) {
    binary.set(chunk, at);
    at += chunk.length;
  }
  const used = [
    ...(scene.materials.some(({ transmission }) => transmission > 0) ? ["KHR_materials_transmission"] : []),
    ...(scene.materials.some(({ emission }) => Math.max(...emission) > 1) ? ["KHR_materials_emissive_strength"] : []),
    ...(images.length > 0 ? ["KHR_texture_transform"] : []),
  ];
  return packGlb(
    {
      asset: { version: "2.0", generator: "Umbral" },
      ...(used.length > 0 ? { extensionsUsed: used } : {}),
      scene: 0,
      scenes: [nodes.length > 0 ? { nodes: nodes.map((_, index) => index) } : {}],
      ...(nodes.length > 0 ? { nodes, meshes } : {}),
      ...(materials.length > 0 ? { materials } : {}),
      ...(images.length > 0
        ? {
            images,
            samplers: [{ wrapS: 10_497, wrapT: 10_497, magFilter: 9729, minFilter: 9987 }],
            textures: images.map((_, source) => ({ source, sampler: 0 })),
          }
        : {}),
      ...(buffers.accessors.length > 0 ? { accessors: buffers.accessors } : {}),
      ...(buffers.size > 0 ? { bufferViews: buffers.views, buffers: [{ byteLength: buffers.size }] } : {}),
    },
    binary,
  );
}

function glbMesh(buffers: Buffers, mesh: SceneMesh, material: number | undefined) {
  const attributes = {
    POSITION: accessor(buffers, mesh.positions, "VEC3", boundsOf(mesh.positions)),
    NORMAL: accessor(buffers, mesh.normals, "VEC3"),
    TEXCOORD_0: accessor(buffers, mesh.uvs, "VEC2"),
  };
  const indices = accessor(buffers, mesh.indices, "SCALAR");
  return { name: mesh.name, primitives: [{ attributes, indices, ...(material === undefined ? {} : { material }) }] };
}

function accessor(
  buffers: Buffers,
  data: Float32Array | Uint32Array,
  type: "SCALAR" | "VEC2" | "VEC3",
  extra: object = {},
): number {
  const isIndex = data instanceof Uint32Array;
  const view = addView(
    buffers,
    new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    isIndex ? ELEMENT_ARRAY_BUFFER : ARRAY_BUFFER,
  );
  const parts = { SCALAR: 1, VEC2: 2, VEC3: 3 }[type];
  buffers.accessors.push({
    bufferView: view,
    componentType: isIndex ? UNSIGNED_INT : FLOAT,
    count: data.length / parts,
    type,
    ...extra,
  });
  return buffers.accessors.length - 1;
}

function addView(buffers: Buffers, bytes: Uint8Array, target?: number): number {
  buffers.views.push({
    buffer: 0,
    byteOffset: buffers.size,
    byteLength: bytes.length,
    ...(target === undefined ? {} : { target }),
  });
  buffers.chunks.push(bytes);
  const padding = (4 - (bytes.length % 4)) % 4;
  if (padding > 0) buffers.chunks.push(new Uint8Array(padding));
  buffers.size += bytes.length + padding;
  return buffers.views.length - 1;
}

function boundsOf(positions: Float32Array): { readonly min: number[]; readonly max: number[] } {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = min.map((value) => -value);
  positions.forEach((value, index) => {
    min[index % 3] = Math.min(min[index % 3]!, value);
    max[index % 3] = Math.max(max[index % 3]!, value);
  });
  return { min, max };
}

function glbMaterial(
  buffers: Buffers,
  material: SceneMaterial,
  png: Uint8Array | undefined,
  images: { bufferView: number; mimeType: string }[],
): Record<string, unknown> {
  let texture = {};
  if (png && material.texture) {
    images.push({ bufferView: addView(buffers, png), mimeType: "image/png" });
    const scale = 1 / material.texture.metres;
    texture = {
      baseColorTexture: {
        index: images.length - 1,
        extensions: { KHR_texture_transform: { scale: [scale, scale] } },
      },
    };
  }
  const strength = Math.max(...material.emission);
  const extensions = {
    ...(material.transmission > 0 ? { KHR_materials_transmission: { transmissionFactor: material.transmission } } : {}),
    ...(strength > 1 ? { KHR_materials_emissive_strength: { emissiveStrength: strength } } : {}),
  };
  return {
    name: material.id,
    pbrMetallicRoughness: {
      baseColorFactor: [...material.color, 1],
      metallicFactor: material.metalness,
      roughnessFactor: material.roughness,
      ...texture,
    },
    ...(strength > 0 ? { emissiveFactor: material.emission.map((value) => value / Math.max(1, strength)) } : {}),
    ...(material.isTwoSided ? { doubleSided: true } : {}),
    ...(Object.keys(extensions).length > 0 ? { extensions } : {}),
  };
}
