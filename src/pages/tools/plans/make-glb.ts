import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { GlbNews } from "./glb-worker.ts";

/** The furnished plan as a GLB, made in a thread of its own. @throws Error where the browser cannot */
export async function glbOf(plan: FloorPlan): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL("./glb-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<GlbNews>) =>
        data.kind === "made" ? resolve(data.bytes) : reject(new Error("the scene could not be built"));
      worker.onerror = () => reject(new Error("the worker did not start"));
      worker.postMessage(plan);
    });
  } finally {
    worker.terminate();
  }
}
