import { modelScene } from "#domain/tools/plan-pictures/model-scene.ts";
import { readGlb } from "#domain/tools/plan-scene/read-glb.ts";
import type { Scene } from "#domain/tools/plan-scene/scene.ts";

export type ModelNews = { scene: Scene } | { reason: string };

/** Reads a GLB beside the page. */
addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = readGlb(new Uint8Array(data));
  postMessage(
    (answer.kind === "read" ? { scene: modelScene(answer.scene) } : { reason: answer.reason }) satisfies ModelNews,
  );
});
