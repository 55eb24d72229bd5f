import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { buildScene } from "#domain/tools/plan-scene/build-scene.ts";
import { paintTexture } from "#domain/tools/plan-scene/paint-texture.ts";
import type { SceneMaterial } from "#domain/tools/plan-scene/scene.ts";
import { writeGlb } from "#domain/tools/plan-scene/write-glb.ts";

export type GlbNews = { kind: "made"; bytes: Uint8Array<ArrayBuffer> } | { kind: "failed" };

/** Side of a surface's picture, in pixels: sharp from across a room, and a whole flat stays within some megabytes. */
const TEXTURE_PX = 512;

addEventListener("message", ({ data }: MessageEvent<FloorPlan>) => {
  const tell = (news: GlbNews) => postMessage(news);
  made(data).then(
    (bytes) => tell({ kind: "made", bytes }),
    () => tell({ kind: "failed" }),
  );
});

async function made(plan: FloorPlan): Promise<Uint8Array<ArrayBuffer>> {
  // Without ceilings one looks into it from above, as other programs open it.
  const scene = buildScene(plan, { style: "contemporaneo", hasCeilings: false });
  const textures = new Map<string, Uint8Array>();
  const painted = new Map<string, Uint8Array>();
  for (const { id, texture } of scene.materials) {
    if (texture === null) continue;
    const key = `${texture.kind} ${texture.seed}`;
    const png = painted.get(key) ?? (await pngOf(texture));
    painted.set(key, png);
    textures.set(id, png);
  }
  return new Uint8Array(writeGlb(scene, textures));
}

async function pngOf({ kind, seed }: NonNullable<SceneMaterial["texture"]>): Promise<Uint8Array> {
  const { color } = paintTexture(kind, TEXTURE_PX, seed);
  const canvas = new OffscreenCanvas(TEXTURE_PX, TEXTURE_PX);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas for a surface");
  context.putImageData(new ImageData(new Uint8ClampedArray(color), TEXTURE_PX, TEXTURE_PX), 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
}
