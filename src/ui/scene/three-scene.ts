import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  DoubleSide,
  FrontSide,
  Group,
  InstancedMesh,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  type MeshPhysicalMaterial,
  MeshStandardMaterial,
  NoColorSpace,
  PointLight,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
  type Texture,
  UnsignedByteType,
  Vector2,
} from "three";
import type { TracedTexture } from "#domain/tools/path-tracing/traced-scene.ts";
import type { Scene, SceneMaterial } from "#domain/tools/plan-scene/scene.ts";

/** A plan's scene as objects of three.js. `dispose` gives the graphics memory back. */
export interface ThreeScene {
  readonly group: Group;
  /** Lays a painted surface onto every material that shows it. */
  paint(key: string, texture: TracedTexture): void;
  /** Surfaces that are still to be painted: those that materials name, each once. */
  readonly wanted: readonly NonNullable<SceneMaterial["texture"]>[];
  dispose(): void;
}

/** Textures of the same kind and seed are painted once. */
export const textureKey = (texture: NonNullable<SceneMaterial["texture"]>) => `${texture.kind} ${texture.seed}`;

/** Lamps beyond these light nothing in quick pictures: each one is paid for in every pixel. */
const MOST_LAMPS = 8;

export function threeScene(scene: Scene): ThreeScene {
  const group = new Group();
  const materials = new Map<string, MeshStandardMaterial | MeshPhysicalMaterial>();
  const textures: Texture[] = [];
  const byId = new Map(scene.materials.map((material) => [material.id, material]));
  const materialOf = (id: string) => {
    const known = materials.get(id);
    if (known !== undefined) return known;
    const made = madeMaterial(byId.get(id) ?? FALLBACK);
    materials.set(id, made);
    return made;
  };
  for (const one of scene.meshes) {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(one.positions, 3));
    geometry.setAttribute("normal", new BufferAttribute(one.normals, 3));
    geometry.setAttribute("uv", new BufferAttribute(one.uvs, 2));
    geometry.setIndex(new BufferAttribute(one.indices, 1));
    const material = materialOf(one.material);
    const isClear = (byId.get(one.material)?.transmission ?? 0) > 0;
    const mesh = one.instances === null ? new Mesh(geometry, material) : instanced(geometry, material, one.instances);
    mesh.castShadow = !isClear && one.part !== "lamp";
    mesh.receiveShadow = !isClear;
    mesh.userData = { roomId: one.roomId, part: one.part, name: one.name };
    group.add(mesh);
  }
  for (const lamp of [...scene.lamps].sort((a, b) => b.watts - a.watts).slice(0, MOST_LAMPS)) {
    // Watts over the whole sphere give watts a steradian; three.js takes the latter.
    const light = new PointLight(new Color(...lamp.color), lamp.watts / (4 * Math.PI), 0, 2);
    light.position.set(...lamp.position);
    group.add(light);
  }
  const wanted = new Map<string, NonNullable<SceneMaterial["texture"]>>();
  for (const { texture } of scene.materials) if (texture !== null) wanted.set(textureKey(texture), texture);
  return {
    group,
    wanted: [...wanted.values()],
    paint(key, painted) {
      for (const source of scene.materials) {
        const material = materials.get(source.id);
        if (material === undefined || source.texture === null || textureKey(source.texture) !== key) continue;
        const repeat = 1 / source.texture.metres;
        const laid = (bytes: Uint8Array | Uint8ClampedArray, space: string) => {
          const texture = new DataTexture(
            bytes as Uint8Array<ArrayBuffer>,
            painted.size,
            painted.size,
            RGBAFormat,
            UnsignedByteType,
          );
          texture.colorSpace = space;
          texture.wrapS = RepeatWrapping;
          texture.wrapT = RepeatWrapping;
          texture.magFilter = LinearFilter;
          texture.minFilter = LinearMipmapLinearFilter;
          texture.generateMipmaps = true;
          texture.anisotropy = 8;
          texture.repeat.set(repeat, repeat);
          texture.needsUpdate = true;
          textures.push(texture);
          return texture;
        };
        material.map = laid(painted.color, SRGBColorSpace);
        if (painted.normal !== null && source.texture.bump > 0) {
          material.normalMap = laid(painted.normal, NoColorSpace);
          material.normalScale = new Vector2(source.texture.bump, source.texture.bump);
        }
        if (painted.roughness !== null) {
          material.roughnessMap = laid(inGreen(painted.roughness), NoColorSpace);
          material.roughness = Math.min(1, source.roughness * 2);
        }
        material.needsUpdate = true;
      }
    },
    dispose() {
      group.traverse((object) => {
        if (object instanceof Mesh) object.geometry.dispose();
        if (object instanceof InstancedMesh) object.dispose();
      });
      for (const material of materials.values()) material.dispose();
      for (const texture of textures) texture.dispose();
    },
  };
}

const FALLBACK: SceneMaterial = {
  id: "",
  color: [0.6, 0.6, 0.6],
  roughness: 0.8,
  metalness: 0,
  transmission: 0,
  emission: [0, 0, 0],
  isTwoSided: true,
  texture: null,
};

/** Glass and curtains are seen through by opacity: true refraction would draw every picture twice. */
function madeMaterial(source: SceneMaterial): MeshStandardMaterial {
  const isGlass = source.transmission > 0 && source.roughness < 0.35;
  const material = new MeshStandardMaterial({
    color: new Color(...source.color),
    roughness: source.roughness,
    metalness: source.metalness,
    emissive: new Color(...source.emission),
    side: source.isTwoSided || source.transmission > 0 ? DoubleSide : FrontSide,
  });
  if (source.transmission > 0) {
    material.transparent = true;
    material.opacity = isGlass ? 0.14 : 1 - source.transmission * 0.7;
    material.depthWrite = !isGlass;
  }
  return material;
}

function instanced(geometry: BufferGeometry, material: MeshStandardMaterial, matrices: Float32Array): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, matrices.length / 16);
  const matrix = new Matrix4();
  for (let i = 0; i < mesh.count; i++) mesh.setMatrixAt(i, matrix.fromArray(matrices, i * 16));
  mesh.computeBoundingSphere();
  return mesh;
}

/** three.js reads roughness from the green channel. */
function inGreen(values: Uint8Array | Uint8ClampedArray): Uint8Array {
  const out = new Uint8Array(values.length * 4);
  for (let i = 0; i < values.length; i++) {
    out[i * 4 + 1] = values[i]!;
    out[i * 4 + 3] = 255;
  }
  return out;
}
