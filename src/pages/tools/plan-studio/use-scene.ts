import { useEffect, useRef, useState } from "react";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { SceneOptions } from "#domain/tools/plan-scene/build-scene.ts";
import type { Scene } from "#domain/tools/plan-scene/scene.ts";
import type { SceneNews } from "./scene-worker.ts";

/** The scene of a plan, built beside the page; the one before stays until the next is there. */
export function useScene(plan: FloorPlan | null, { style, hasCeilings, levelIds }: SceneOptions) {
  const [scene, setScene] = useState<Scene | null>(null);
  const [isFailed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const level = levelIds?.[0];
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (plan === null) return;
    worker.current ??= new Worker(new URL("./scene-worker.ts", import.meta.url), { type: "module" });
    const mine = worker.current;
    const id = ++asked.current;
    const hear = ({ data }: MessageEvent<SceneNews>) => {
      if (data.id !== id) return;
      if ("fault" in data) setFailed(true);
      else {
        setFailed(false);
        setScene(data.scene);
      }
    };
    mine.addEventListener("message", hear);
    mine.postMessage({
      id,
      plan,
      options: { style, hasCeilings, ...(level === undefined ? {} : { levelIds: [level] }) },
    });
    return () => mine.removeEventListener("message", hear);
  }, [plan, style, hasCeilings, level]);
  return { scene, isFailed };
}
