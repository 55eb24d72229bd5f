import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { buildScene, type SceneOptions } from "#domain/tools/plan-scene/build-scene.ts";
import type { Scene } from "#domain/tools/plan-scene/scene.ts";

export interface SceneAsk {
  id: number;
  plan: FloorPlan;
  options: SceneOptions;
}
export type SceneNews = { id: number; scene: Scene } | { id: number; fault: true };

/** Builds scenes beside the page: a furnished flat takes longer than a frame. */
addEventListener("message", ({ data: { id, plan, options } }: MessageEvent<SceneAsk>) => {
  try {
    const scene = buildScene(plan, options);
    const transfer = scene.meshes.flatMap(({ positions, normals, uvs, indices }) =>
      [positions, normals, uvs, indices].map(({ buffer }) => buffer as ArrayBuffer),
    );
    postMessage({ id, scene } satisfies SceneNews, { transfer: [...new Set(transfer)] });
  } catch {
    postMessage({ id, fault: true } satisfies SceneNews);
  }
});
