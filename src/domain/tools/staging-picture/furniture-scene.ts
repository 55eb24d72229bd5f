import { emptyLevel } from "../floor-plan/empty-plan.ts";
import { prepareScene, type TracedScene, type TracedTexture } from "../path-tracing/traced-scene.ts";
import type { PhotoRoom } from "../photo-camera/photo-camera.ts";
import { addFurniture } from "../plan-scene/furniture/place-furniture.ts";
import { sceneMaterials } from "../plan-scene/materials.ts";
import { paintTexture } from "../plan-scene/paint-texture.ts";
import type { SceneMaterial, SceneMesh, SceneSun } from "../plan-scene/scene.ts";
import type { SceneStyle } from "../plan-scene/styles.ts";
import type { StagingPiece } from "./staging-order.ts";

/** Light of a furnished photo comes from the photo: this sun never rises. */
const NO_SUN: SceneSun = { direction: [0, 1, 0], sunColor: [0, 0, 0], skyColor: [0, 0, 0], isUp: false };

/** Pictures of surfaces, painted once and kept: a drag asks for them again and again. */
export interface TextureShelf {
  of(material: SceneMaterial): TracedTexture | null;
}

/** @param sizePx side of each picture */
export function textureShelf(sizePx: number): TextureShelf {
  const painted = new Map<string, TracedTexture>();
  return {
    of({ texture }) {
      if (texture === null) return null;
      const key = `${texture.kind} ${texture.seed}`;
      const known = painted.get(key);
      if (known !== undefined) return known;
      const made = { size: sizePx, ...paintTexture(texture.kind, sizePx, texture.seed) };
      painted.set(key, made);
      return made;
    },
  };
}

/**
 * The pieces as triangles for rays, in the scene's axes: x to the right, y up, z towards the viewer, so that z is the room's y turned
 * round. Of the room itself nothing is in it.
 */
export function furnitureScene(
  room: Pick<PhotoRoom, "ceilingM">,
  pieces: readonly StagingPiece[],
  style: SceneStyle,
  shelf: TextureShelf,
): TracedScene {
  const meshes: SceneMesh[] = [];
  const materials: SceneMaterial[] = [];
  const level = { ...emptyLevel("foto", "Foto"), ceilingMm: Math.round(room.ceilingM * 1000) };
  for (const each of new Set(pieces.map((piece) => piece.style ?? style))) {
    // A piece that stands on another is to find it, whatever its own colours: all pieces are placed, those of this style are kept.
    const own = pieces.filter((piece) => (piece.style ?? style) === each);
    const others = pieces.filter((piece) => (piece.style ?? style) !== each);
    const all = addFurniture({ ...level, furniture: [...own, ...others] }, NO_SHAPE);
    const wanted = new Set(own.map(keyOf));
    for (const mesh of all.meshes) {
      if (others.length > 0 && !wanted.has(mesh.name.split("|").slice(1, 6).join("|"))) continue;
      meshes.push({ ...mesh, material: `${mesh.material} ${each}` });
    }
    for (const material of sceneMaterials(each)) materials.push({ ...material, id: `${material.id} ${each}` });
  }
  const used = new Set(meshes.map(({ material }) => material));
  const scene = {
    meshes,
    materials: materials.filter(({ id }) => used.has(id)),
    lamps: [],
    cameras: [],
    bounds: { min: [0, 0, 0], max: [0, 0, 0] },
    floors: [],
  } as const;
  return prepareScene(scene, NO_SUN, (material) => shelf.of(material), false);
}

const NO_SHAPE = { rooms: [], walls: [], outer: [], problems: [] };
const keyOf = (piece: StagingPiece) =>
  [piece.item, piece.widthMm, piece.depthMm, piece.heightMm, piece.isMirrored].join("|");
