import type { TraceOrder } from "#domain/tools/path-tracing/tracing.ts";
import type { Scene, SceneSun } from "#domain/tools/plan-scene/scene.ts";
import type { LightProbe } from "./scene-view.ts";
import type { TraceAsk, TraceNews } from "./trace-messages.ts";

/** The worker that traces light, as promises. */
export interface LightTracer {
  /** Makes a scene ready, cut at a height in metres or whole; a later one replaces it. */
  load(scene: Scene, sun: SceneSun, cutAbove: number | null): Promise<{ triangles: number }>;
  probe(position: readonly [number, number, number]): Promise<LightProbe>;
  /**
   * Draws a picture and hands it out again and again as it grows clearer.
   *
   * @param signal ends it within a tenth of a second
   * @returns RGBA of the finished picture, or null where it was ended
   */
  picture(
    order: TraceOrder,
    onNews: (share: number, pixels: Uint8ClampedArray<ArrayBuffer> | null) => void,
    signal: AbortSignal,
  ): Promise<Uint8ClampedArray<ArrayBuffer> | null>;
  dispose(): void;
}

/** The scene has more triangles than a browser's memory holds. */
export class SceneTooLarge extends Error {}

export function openLightTracer(): LightTracer {
  const worker = new Worker(new URL("./trace-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { hear: (news: TraceNews) => void; fail: (fault: Error) => void }>();
  let ids = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<TraceNews>) => {
    const one = waiting.get(data.id);
    if (one === undefined) return;
    if (data.kind === "failed") {
      waiting.delete(data.id);
      one.fail(data.isTooLarge ? new SceneTooLarge("too many triangles") : new Error("the tracer has failed"));
    } else one.hear(data);
  });
  worker.addEventListener("error", () => {
    for (const { fail } of waiting.values()) fail(new Error("the worker that traces light has failed"));
    waiting.clear();
  });
  const ask = (message: TraceAsk) => worker.postMessage(message);
  const once = <T>(message: (id: number) => TraceAsk, read: (news: TraceNews) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++ids;
      waiting.set(id, {
        fail: reject,
        hear: (news) => {
          const value = read(news);
          if (value === undefined) return;
          waiting.delete(id);
          resolve(value);
        },
      });
      ask(message(id));
    });
  return {
    load: (scene, sun, cutAbove) =>
      once(
        (id) => ({ kind: "scene", id, scene, sun, cutAbove }),
        (news) => (news.kind === "ready" ? { triangles: news.triangles } : undefined),
      ),
    probe: (position) =>
      once(
        (id) => ({ kind: "probe", id, position }),
        (news) => (news.kind === "probe" ? news : undefined),
      ),
    picture(order, onNews, signal) {
      if (signal.aborted) return Promise.resolve(null);
      let mine = 0;
      const done = once(
        (id) => {
          mine = id;
          return { kind: "picture", id, order, isFiltered: true };
        },
        (news) => {
          if (news.kind !== "picture") return undefined;
          if (news.isDone) return news.pixels ?? undefined;
          onNews(news.share, news.pixels);
          return undefined;
        },
      );
      const stopped = new Promise<null>((resolve) => {
        signal.addEventListener(
          "abort",
          () => {
            waiting.delete(mine);
            ask({ kind: "stop" });
            resolve(null);
          },
          { once: true },
        );
      });
      return Promise.race([done, stopped]);
    },
    dispose() {
      worker.terminate();
      waiting.clear();
    },
  };
}
