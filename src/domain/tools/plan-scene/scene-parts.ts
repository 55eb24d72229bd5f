import type { MaterialId } from "./materials.ts";
import type { ScenePart } from "./scene.ts";
import { emptySolid, join, type Solid } from "./solids/solid.ts";

/** Collects what is built of a level, joined by part, material and room, so that few meshes come of many solids. */
export class SceneParts {
  readonly groups = new Map<
    string,
    { readonly part: ScenePart; readonly material: MaterialId; readonly roomId: string | null; readonly solid: Solid }
  >();

  add(part: ScenePart, material: MaterialId, roomId: string | null, ...solids: readonly Solid[]): void {
    const key = `${part}|${material}|${roomId ?? ""}`;
    let group = this.groups.get(key);
    if (!group) {
      group = { part, material, roomId, solid: emptySolid() };
      this.groups.set(key, group);
    }
    join(group.solid, ...solids);
  }
}
