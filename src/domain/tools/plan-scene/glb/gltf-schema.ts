import * as z from "zod/mini";
import { line, list } from "../../../shared/schema/text.ts";

/** The parts of a glTF 2.0 index that are read, with bounds on every count; unknown parts are dropped. */

const index = () => z.int().check(z.gte(0), z.lte(1_000_000));
const bytes = () => z.int().check(z.gte(0), z.lte(30_000_000));
const finite = () => z.number().check(z.gte(-1e9), z.lte(1e9));
const vector = (length: number) => z.array(finite()).check(z.length(length));
const names = () => z.optional(list(line({ max: 200 }), { max: 100 }));

export const gltfSchema = z.object({
  asset: z.object({ version: line({ max: 20 }) }),
  scene: z.optional(index()),
  extensionsUsed: names(),
  extensionsRequired: names(),
  scenes: z.optional(list(z.object({ nodes: z.optional(list(index(), { max: 50_000 })) }), { max: 100 })),
  nodes: z.optional(
    list(
      z.object({
        mesh: z.optional(index()),
        children: z.optional(list(index(), { max: 50_000 })),
        matrix: z.optional(vector(16)),
        translation: z.optional(vector(3)),
        rotation: z.optional(vector(4)),
        scale: z.optional(vector(3)),
      }),
      { max: 50_000 },
    ),
  ),
  meshes: z.optional(
    list(
      z.object({
        primitives: list(
          z.object({
            attributes: z.object({
              POSITION: z.optional(index()),
              NORMAL: z.optional(index()),
              TEXCOORD_0: z.optional(index()),
            }),
            indices: z.optional(index()),
            material: z.optional(index()),
            mode: z.optional(index()),
          }),
          { max: 1000 },
        ),
      }),
      { max: 50_000 },
    ),
  ),
  materials: z.optional(
    list(
      z.object({
        pbrMetallicRoughness: z.optional(
          z.object({
            baseColorFactor: z.optional(vector(4)),
            metallicFactor: z.optional(finite()),
            roughnessFactor: z.optional(finite()),
          }),
        ),
        emissiveFactor: z.optional(vector(3)),
        alphaMode: z.optional(line({ max: 20 })),
        doubleSided: z.optional(z.boolean()),
        extensions: z.optional(
          z.object({
            KHR_materials_transmission: z.optional(z.object({ transmissionFactor: z.optional(finite()) })),
            KHR_materials_emissive_strength: z.optional(z.object({ emissiveStrength: z.optional(finite()) })),
          }),
        ),
      }),
      { max: 5000 },
    ),
  ),
  accessors: z.optional(
    list(
      z.object({
        bufferView: z.optional(index()),
        byteOffset: z.optional(bytes()),
        componentType: z.int(),
        normalized: z.optional(z.boolean()),
        count: z.int().check(z.gte(1), z.lte(10_000_000)),
        type: z.enum(["SCALAR", "VEC2", "VEC3", "VEC4", "MAT2", "MAT3", "MAT4"]),
      }),
      { max: 200_000 },
    ),
  ),
  bufferViews: z.optional(
    list(
      z.object({
        buffer: index(),
        byteOffset: z.optional(bytes()),
        byteLength: bytes(),
        byteStride: z.optional(z.int().check(z.gte(1), z.lte(252))),
      }),
      { max: 200_000 },
    ),
  ),
});
export type Gltf = z.infer<typeof gltfSchema>;
