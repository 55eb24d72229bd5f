import type { TracedTexture } from "#domain/tools/path-tracing/traced-scene.ts";
import { paintTexture } from "#domain/tools/plan-scene/paint-texture.ts";
import type { TextureKind } from "#domain/tools/plan-scene/scene.ts";

export interface PaintAsk {
  key: string;
  kind: TextureKind;
  seed: number;
  size: number;
}
export interface PaintNews {
  key: string;
  painted: TracedTexture;
}

/** Paints surfaces beside the page, one after another. */
addEventListener("message", ({ data }: MessageEvent<PaintAsk>) => {
  const painted = { size: data.size, ...paintTexture(data.kind, data.size, data.seed) };
  postMessage({ key: data.key, painted } satisfies PaintNews);
});
