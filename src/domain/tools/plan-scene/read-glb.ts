import { multiplied } from "./furniture/placing.ts";
import { unpackGlb } from "./glb/glb-container.ts";
import { type Gltf, gltfSchema } from "./glb/gltf-schema.ts";
import type { Scene, SceneMaterial, SceneMesh } from "./scene.ts";

export const MOST_GLB_BYTES = 30_000_000;
const MOST_TRIANGLES = 2_000_000;
const MOST_DEPTH = 32;
const MOST_PLACES = 20_000;
/** Points that are read, and points in all their places: surfaces may name the same ones again and again. A file of 30 MB has 2.5 million. */
const MOST_POINTS = 3_000_000;
const MOST_PLACED_POINTS = 40_000_000;
/** Farther from the middle than any home, in whatever unit: beyond it sizes stop being numbers. */
const FARTHEST = 1e9;
/** A node may be named again and again by its parents: the ways through them are bounded, not only their number. */
const MOST_VISITS = 100_000;

export type GlbAnswer =
  | { readonly kind: "read"; readonly scene: Scene }
  | { readonly kind: "refused"; readonly reason: string };

class Refusal extends Error {}

const refuse = (reason: string): never => {
  throw new Refusal(reason);
};

/**
 * Reads the geometry and base colours of a binary glTF 2.0 file. Nothing outside the file is fetched; textures, animations and skins are left
 * out. A file that is damaged, too large or packed in a way that we do not open is refused with a Spanish sentence.
 */
export function readGlb(file: Uint8Array): GlbAnswer {
  if (file.length > MOST_GLB_BYTES)
    return { kind: "refused", reason: "El modelo pesa más de 30\u00a0MB. Redúcelo y vuelve a subirlo." };
  const packed = unpackGlb(file);
  if (!packed) return { kind: "refused", reason: "Este archivo no es un GLB (glTF 2.0 binario) o está dañado." };
  const parsed = gltfSchema.safeParse(packed.json);
  if (!parsed.success) return { kind: "refused", reason: "El índice de este GLB está dañado." };
  try {
    return { kind: "read", scene: sceneOf(parsed.data, packed.binary) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "refused", reason: error.message };
    throw error;
  }
}

const PACKED = [
  "KHR_draco_mesh_compression",
  "EXT_meshopt_compression",
  "KHR_meshopt_compression",
  "KHR_mesh_quantization",
];

function sceneOf(gltf: Gltf, binary: Uint8Array): Scene {
  const packedBy = [...(gltf.extensionsRequired ?? []), ...(gltf.extensionsUsed ?? [])].find((name) =>
    PACKED.includes(name),
  );
  if (packedBy) refuse("El modelo está comprimido (Draco o meshopt). Expórtalo sin compresión y vuelve a subirlo.");
  const nodes = gltf.nodes ?? [];
  const places = new Map<number, number[][]>();
  let placed = 0;
  let visited = 0;
  const visit = (index: number, parent: readonly number[], path: readonly number[]): void => {
    visited += 1;
    if (visited > MOST_VISITS) throw new Refusal("El modelo tiene demasiadas piezas.");
    const node = nodes[index];
    if (!node) throw new Refusal("El modelo nombra piezas que no tiene.");
    if (path.includes(index)) throw new Refusal("Las piezas del modelo se contienen en círculo.");
    if (path.length >= MOST_DEPTH) throw new Refusal("Las piezas del modelo están anidadas con demasiada profundidad.");
    const matrix = multiplied(parent, matrixOf(node));
    if (node.mesh !== undefined) {
      placed += 1;
      if (placed > MOST_PLACES) throw new Refusal("El modelo tiene demasiadas piezas.");
      const list = places.get(node.mesh) ?? [];
      list.push([...matrix]);
      places.set(node.mesh, list);
    }
    for (const child of node.children ?? []) visit(child, matrix, [...path, index]);
  };
  const roots = gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? [];
  for (const root of roots) visit(root, IDENTITY, []);
  const materials = (gltf.materials ?? []).map(materialOf);
  const plain = materialOf({}, materials.length);
  const meshes: SceneMesh[] = [];
  let triangles = 0;
  let points = 0;
  let placedPoints = 0;
  for (const [at, list] of places) {
    const mesh = gltf.meshes?.[at];
    if (!mesh) return refuse("El modelo nombra piezas que no tiene.");
    mesh.primitives.forEach((primitive, k) => {
      if ((primitive.mode ?? 4) !== 4) return;
      const count = gltf.accessors?.[primitive.attributes.POSITION ?? -1]?.count ?? 0;
      const corners = primitive.indices === undefined ? count : (gltf.accessors?.[primitive.indices]?.count ?? 0);
      triangles += (corners / 3) * list.length;
      if (triangles > MOST_TRIANGLES)
        refuse("El modelo tiene más de 2 millones de triángulos. Simplifícalo y vuelve a subirlo.");
      points += count;
      placedPoints += count * list.length;
      if (points > MOST_POINTS || placedPoints > MOST_PLACED_POINTS)
        refuse("El modelo tiene demasiados puntos. Simplifícalo y vuelve a subirlo.");
      const read = primitiveOf(gltf, binary, primitive);
      const material = materials[primitive.material ?? -1] ?? plain;
      meshes.push({
        name: `${at}-${k}`,
        part: material.transmission > 0.5 ? "glass" : "furniture",
        material: material.id,
        levelId: "model",
        roomId: null,
        ...read,
        instances: Float32Array.from(list.flat()),
      });
    });
  }
  if (meshes.length === 0) refuse("El modelo no contiene ninguna superficie.");
  const bounds = boundsOf(meshes);
  // Written so that what is no number is refused as well.
  if (![...bounds.min, ...bounds.max].every((value) => Math.abs(value) <= FARTHEST))
    refuse("El modelo contiene medidas que no son de una vivienda.");
  return { meshes, materials: [...materials, plain], lamps: [], cameras: [], bounds, floors: [] };
}

const IDENTITY: readonly number[] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

function matrixOf(node: NonNullable<Gltf["nodes"]>[number]): readonly number[] {
  if (node.matrix) return node.matrix;
  const [x, y, z, w] = node.rotation ?? [0, 0, 0, 1];
  const [sx, sy, sz] = node.scale ?? [1, 1, 1];
  const [tx, ty, tz] = node.translation ?? [0, 0, 0];
  return [
    (1 - 2 * (y! * y! + z! * z!)) * sx!,
    2 * (x! * y! + z! * w!) * sx!,
    2 * (x! * z! - y! * w!) * sx!,
    0,
    2 * (x! * y! - z! * w!) * sy!,
    (1 - 2 * (x! * x! + z! * z!)) * sy!,
    2 * (y! * z! + x! * w!) * sy!,
    0,
    2 * (x! * z! + y! * w!) * sz!,
    2 * (y! * z! - x! * w!) * sz!,
    (1 - 2 * (x! * x! + y! * y!)) * sz!,
    0,
    tx!,
    ty!,
    tz!,
    1,
  ];
}

function materialOf(material: NonNullable<Gltf["materials"]>[number], index: number): SceneMaterial {
  const pbr = material.pbrMetallicRoughness ?? {};
  const [r, g, b, a] = pbr.baseColorFactor ?? [0.8, 0.8, 0.8, 1];
  const transmission = material.extensions?.KHR_materials_transmission?.transmissionFactor ?? 0;
  const glow = material.emissiveFactor ?? [0, 0, 0];
  const strength = material.extensions?.KHR_materials_emissive_strength?.emissiveStrength ?? 1;
  return {
    id: `m${index}`,
    color: [share(r!), share(g!), share(b!)],
    roughness: share(pbr.roughnessFactor ?? 1),
    metalness: share(pbr.metallicFactor ?? 1),
    transmission: share(Math.max(transmission, material.alphaMode === "BLEND" ? 1 - a! : 0)),
    emission: [glow[0]! * strength, glow[1]! * strength, glow[2]! * strength],
    isTwoSided: material.doubleSided ?? false,
    texture: null,
  };
}

const share = (value: number): number => Math.max(0, Math.min(1, value));

type Primitive = NonNullable<Gltf["meshes"]>[number]["primitives"][number];

function primitiveOf(gltf: Gltf, binary: Uint8Array, primitive: Primitive) {
  const positions = numbers(gltf, binary, primitive.attributes.POSITION, 3);
  if (!positions || positions.length === 0) return refuse("Una superficie del modelo no tiene puntos.");
  const count = positions.length / 3;
  const read =
    primitive.indices === undefined
      ? Float64Array.from({ length: count }, (_, index) => index)
      : numbers(gltf, binary, primitive.indices, 1);
  if (!read || read.length % 3 !== 0 || read.some((index) => index >= count))
    return refuse("Una superficie del modelo está incompleta.");
  const indices = Uint32Array.from(read);
  const normals = numbers(gltf, binary, primitive.attributes.NORMAL, 3);
  const uvs = numbers(gltf, binary, primitive.attributes.TEXCOORD_0, 2);
  const points = Float32Array.from(positions);
  return {
    positions: points,
    normals: normals?.length === points.length ? Float32Array.from(normals) : smoothNormals(points, indices),
    uvs: uvs?.length === 2 * count ? Float32Array.from(uvs) : new Float32Array(2 * count),
    indices,
  };
}

const READERS: Readonly<
  Record<
    number,
    { readonly bytes: number; readonly read: (view: DataView, at: number) => number; readonly most: number }
  >
> = {
  5121: { bytes: 1, read: (view, at) => view.getUint8(at), most: 255 },
  5123: { bytes: 2, read: (view, at) => view.getUint16(at, true), most: 65_535 },
  5125: { bytes: 4, read: (view, at) => view.getUint32(at, true), most: 4_294_967_295 },
  5126: { bytes: 4, read: (view, at) => view.getFloat32(at, true), most: 1 },
};

/** The numbers of an accessor; null where none is named. Everything is checked against the file before it is read. */
function numbers(gltf: Gltf, binary: Uint8Array, index: number | undefined, parts: number): Float64Array | null {
  if (index === undefined) return null;
  const accessor = gltf.accessors?.[index];
  const view = accessor?.bufferView === undefined ? undefined : gltf.bufferViews?.[accessor.bufferView];
  const reader = accessor ? READERS[accessor.componentType] : undefined;
  const size = accessor
    ? { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 }[accessor.type]
    : undefined;
  if (!accessor || !view || !reader || size !== parts || view.buffer !== 0) {
    return refuse("El modelo guarda sus datos de una forma que no abrimos: expórtalo como un solo GLB.");
  }
  const stride = view.byteStride ?? size * reader.bytes;
  const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const end = start + (accessor.count - 1) * stride + size * reader.bytes;
  if (stride < size * reader.bytes || end > (view.byteOffset ?? 0) + view.byteLength || end > binary.length) {
    return refuse("El modelo está cortado: faltan datos.");
  }
  const data = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
  const scale = accessor.normalized && accessor.componentType !== 5126 ? 1 / reader.most : 1;
  const list = new Float64Array(accessor.count * size);
  for (let i = 0; i < accessor.count; i++) {
    for (let k = 0; k < size; k++) {
      const value = reader.read(data, start + i * stride + k * reader.bytes) * scale;
      if (!Number.isFinite(value) || Math.abs(value) > 1e10)
        return refuse("El modelo contiene medidas que no son números.");
      list[i * size + k] = value;
    }
  }
  return list;
}

function smoothNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [3 * indices[i]!, 3 * indices[i + 1]!, 3 * indices[i + 2]!];
    const u = [0, 1, 2].map((k) => positions[b + k]! - positions[a + k]!);
    const v = [0, 1, 2].map((k) => positions[c + k]! - positions[a + k]!);
    const n = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    for (const at of [a, b, c]) for (let k = 0; k < 3; k++) normals[at + k]! += n[k]!;
  }
  for (let i = 0; i < normals.length; i += 3) {
    const size = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!);
    if (size === 0) normals[i + 1] = 1;
    else for (let k = 0; k < 3; k++) normals[i + k]! /= size;
  }
  return normals;
}

function boundsOf(meshes: readonly SceneMesh[]): Scene["bounds"] {
  const min: [number, number, number] = [1e12, 1e12, 1e12];
  const max: [number, number, number] = [-1e12, -1e12, -1e12];
  for (const { positions, instances } of meshes) {
    for (let at = 0; at < instances!.length; at += 16) {
      const m = instances!.subarray(at, at + 16);
      for (let i = 0; i < positions.length; i += 3) {
        for (let k = 0; k < 3; k++) {
          const value =
            m[k]! * positions[i]! + m[4 + k]! * positions[i + 1]! + m[8 + k]! * positions[i + 2]! + m[12 + k]!;
          min[k] = Math.min(min[k]!, value);
          max[k] = Math.max(max[k]!, value);
        }
      }
    }
  }
  return { min, max };
}
