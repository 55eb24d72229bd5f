import type { FloorPlan, Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { proposeCameras } from "./cameras.ts";
import { addFurniture } from "./furniture/place-furniture.ts";
import { sceneMaterials } from "./materials.ts";
import type { Scene, SceneLamp, SceneMesh } from "./scene.ts";
import { SceneParts } from "./scene-parts.ts";
import { block } from "./solids/boxes.ts";
import type { Solid } from "./solids/solid.ts";
import { addDressing } from "./structure/dressing.ts";
import { addCeilings, addFloors, addSkirting, stairFootprint } from "./structure/floors.ts";
import { addOpenings } from "./structure/openings.ts";
import { addRails } from "./structure/rails.ts";
import { addStairs } from "./structure/stairs.ts";
import { wallFrames } from "./structure/wall-frame.ts";
import { addWallCuts, addWalls } from "./structure/walls.ts";
import { type SceneStyle, stylePalette } from "./styles.ts";

export interface SceneOptions {
  /** Levels to build; all where it is left out. */
  readonly levelIds?: readonly string[];
  readonly hasCeilings: boolean;
  readonly style: SceneStyle;
  /** Curtains at windows of rooms that people live in, light from ceilings. True where it is left out. */
  readonly isDressed?: boolean;
}

/** How far the ground reaches beyond the plan, in metres. */
const GROUND_MARGIN = 25;

/** Builds the furnished scene of a plan. The same plan and options always give the same scene. */
export function buildScene(plan: FloorPlan, options: SceneOptions): Scene {
  const levels = plan.levels.filter((level) => !options.levelIds || options.levelIds.includes(level.id));
  const meshes: SceneMesh[] = [];
  const lamps: SceneLamp[] = [];
  const floors: Scene["floors"][number][] = [];
  const cameras: Scene["cameras"][number][] = [];
  const palette = stylePalette(options.style);
  for (const level of levels) {
    const shape = shapeLevel(level);
    const frames = wallFrames(level, shape);
    const parts = new SceneParts();
    const above = nextLevel(plan, level);
    const below = plan.levels
      .filter((other) => other.elevationMm < level.elevationMm)
      .sort((a, b) => b.elevationMm - a.elevationMm)[0];
    addFloors(parts, level, shape, frames, below ? below.stairs.map(stairFootprint) : []);
    addWalls(parts, level, frames);
    addWallCuts(parts, level, frames);
    addRails(parts, level, frames, palette.railing);
    addSkirting(parts, level, shape, frames);
    addOpenings(parts, level, frames);
    addStairs(parts, level, above ? (above.elevationMm - level.elevationMm) / 1000 : level.ceilingMm / 1000 + 0.3);
    if (options.hasCeilings) addCeilings(parts, level, shape, frames, above ? level.stairs.map(stairFootprint) : []);
    const furniture = addFurniture(level, shape);
    if (options.isDressed ?? true) lamps.push(...addDressing(parts, level, shape, frames, options.hasCeilings));
    meshes.push(...[...parts.groups.entries()].map(([key, group]) => meshOf(`${level.id}|${key}`, level.id, group)));
    meshes.push(...furniture.meshes);
    lamps.push(...furniture.lamps);
    cameras.push(...proposeCameras(level, shape));
    for (const room of shape.rooms) {
      if (room.inner[0]) {
        floors.push({ roomId: room.id, levelId: level.id, outline: room.inner[0], yMetres: level.elevationMm / 1000 });
      }
    }
  }
  const bounds = boundsOf(meshes);
  const lowest = levels[0];
  if (lowest) meshes.push(groundOf(bounds, lowest));
  const used = new Set(meshes.map((mesh) => mesh.material));
  return {
    meshes,
    materials: sceneMaterials(options.style).filter((material) => used.has(material.id)),
    lamps,
    cameras,
    bounds,
    floors,
  };
}

function nextLevel(plan: FloorPlan, level: Level): Level | undefined {
  return plan.levels
    .filter((other) => other.elevationMm > level.elevationMm)
    .sort((a, b) => a.elevationMm - b.elevationMm)[0];
}

export function meshOf(
  name: string,
  levelId: string,
  { part, material, roomId, solid }: { part: SceneMesh["part"]; material: string; roomId: string | null; solid: Solid },
  instances: Float32Array | null = null,
): SceneMesh {
  return {
    name,
    part,
    material,
    levelId,
    roomId,
    positions: Float32Array.from(solid.positions),
    normals: Float32Array.from(solid.normals),
    uvs: Float32Array.from(solid.uvs),
    indices: Uint32Array.from(solid.indices),
    instances,
  };
}

function boundsOf(meshes: readonly SceneMesh[]): Scene["bounds"] {
  const min: [number, number, number] = [1e9, 1e9, 1e9];
  const max: [number, number, number] = [-1e9, -1e9, -1e9];
  const take = (x: number, y: number, z: number) => {
    [x, y, z].forEach((value, axis) => {
      min[axis] = Math.min(min[axis]!, value);
      max[axis] = Math.max(max[axis]!, value);
    });
  };
  for (const { positions, instances } of meshes) {
    for (let at = 0; at < Math.max(16, instances?.length ?? 0); at += 16) {
      const m = instances?.subarray(at, at + 16);
      for (let i = 0; i < positions.length; i += 3) {
        const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
        if (m) {
          take(
            m[0]! * x + m[4]! * y + m[8]! * z + m[12]!,
            m[1]! * x + m[5]! * y + m[9]! * z + m[13]!,
            m[2]! * x + m[6]! * y + m[10]! * z + m[14]!,
          );
        } else take(x, y, z);
      }
    }
  }
  if (min[0] > max[0]) return { min: [0, 0, 0], max: [0, 0, 0] };
  return { min, max };
}

/** A plain around the home, just below its lowest floor. */
function groundOf(bounds: Scene["bounds"], lowest: Level): SceneMesh {
  const y = Math.min(bounds.min[1], lowest.elevationMm / 1000) - 0.005;
  const solid = block(
    [bounds.min[0] - GROUND_MARGIN, y - 0.05, bounds.min[2] - GROUND_MARGIN],
    [bounds.max[0] + GROUND_MARGIN, y, bounds.max[2] + GROUND_MARGIN],
  );
  return meshOf("ground", lowest.id, { part: "ground", material: "ground", roomId: null, solid });
}
