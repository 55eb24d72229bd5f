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
    // Copied, not handed over: bodies of furniture may be kept for the next scene.
    postMessage({ id, scene: buildScene(plan, options) } satisfies SceneNews);
  } catch {
    postMessage({ id, fault: true } satisfies SceneNews);
  }
});
