import { cutScene } from "#domain/tools/path-tracing/cut-scene.ts";
import { denoiseSteps } from "#domain/tools/path-tracing/denoise.ts";
import { meteredExposure, ROOM_SHOULDER, toneMapped } from "#domain/tools/path-tracing/tone-map.ts";
import { prepareScene, type TracedScene, type TracedTexture } from "#domain/tools/path-tracing/traced-scene.ts";
import { emptyFrame, meanColor, type TraceOrder, traceTiles } from "#domain/tools/path-tracing/tracing.ts";
import { paintTexture } from "#domain/tools/plan-scene/paint-texture.ts";
import type { SceneMaterial } from "#domain/tools/plan-scene/scene.ts";
import type { TraceAsk, TraceNews } from "./trace-messages.ts";

/** Traces light beside the page. Each message of the page is heard within a tenth of a second, also while a picture is drawn. */

const TEXTURE_PX = 512;
const PROBE = { width: 64, height: 32, samples: 24, mostBounces: 4 };
const TURN_MS = 80;
/** A picture that grows is sent again after so long; the first one at once. */
const NEWS_MS = 700;

const textures = new Map<string, TracedTexture>();
let scene: TracedScene | null = null;
let turn = 0;

const say = (news: TraceNews, transfer: Transferable[] = []) => postMessage(news, { transfer });

function textureOf({ texture }: SceneMaterial): TracedTexture | null {
  if (texture === null) return null;
  const key = `${texture.kind} ${texture.seed}`;
  const known = textures.get(key);
  if (known !== undefined) return known;
  const painted = { size: TEXTURE_PX, ...paintTexture(texture.kind, TEXTURE_PX, texture.seed) };
  textures.set(key, painted);
  return painted;
}

addEventListener("message", ({ data }: MessageEvent<TraceAsk>) => {
  if (data.kind === "stop") {
    turn++;
    return;
  }
  const { id } = data;
  try {
    if (data.kind === "scene") {
      turn++;
      const { cutAbove } = data;
      scene = prepareScene(cutScene(data.scene, cutAbove), data.sun, textureOf, cutAbove === null);
      say({ kind: "ready", id, triangles: scene.triangles });
    } else if (data.kind === "probe") probe(id, data.position);
    else {
      turn++;
      draw(id, data.order, data.isFiltered, turn).catch(() => say({ kind: "failed", id, isTooLarge: false }));
    }
  } catch (fault) {
    say({ kind: "failed", id, isTooLarge: fault instanceof RangeError });
  }
});

/** The light around a point, small and noisy: it is only used blurred. */
function probe(id: number, position: readonly [number, number, number]): void {
  if (scene === null) return;
  const { width, height, samples, mostBounces } = PROBE;
  const frame = emptyFrame(width, height);
  const camera = {
    kind: "panorama" as const,
    position,
    target: [position[0] + 1, position[1], position[2]] as const,
    fieldOfView: 90,
  };
  for (const _ of traceTiles(scene, frame, { camera, width, height, samples, seed: 1, mostBounces }));
  const color = meanColor(frame) as Float32Array<ArrayBuffer>;
  say({ kind: "probe", id, width, height, color, exposure: meteredExposure(color) }, [color.buffer]);
}

async function draw(id: number, order: TraceOrder, isFiltered: boolean, mine: number): Promise<void> {
  if (scene === null) return say({ kind: "failed", id, isTooLarge: false });
  const frame = emptyFrame(order.width, order.height);
  let [breath, news, rays] = [performance.now(), 0, 0];
  const isMine = async () => {
    await nextTask();
    breath = performance.now();
    return turn === mine;
  };
  for (const step of traceTiles(scene, frame, order)) {
    rays = step.rays;
    const now = performance.now();
    if (now - breath < TURN_MS) continue;
    if (!(await isMine())) return;
    const isDue = now - news > NEWS_MS;
    if (isDue) news = now;
    send(id, step.share * 0.94, isDue ? toned(meanColor(frame)) : null, false, rays);
  }
  let color = meanColor(frame);
  if (isFiltered) {
    const steps = denoiseSteps(frame);
    let step = steps.next();
    while (step.done !== true) {
      if (performance.now() - breath > TURN_MS) {
        if (!(await isMine())) return;
        send(id, 0.94 + 0.06 * step.value, null, false, rays);
      }
      step = steps.next();
    }
    color = step.value as Float32Array<ArrayBuffer>;
  }
  send(id, 1, toned(color), true, rays);
}

function toned(color: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  // Pixels that no ray has drawn yet are left out of the metering: they are black.
  const paper = scene?.paper ?? null;
  return paper === null ? toneMapped(color, meteredExposure(color), ROOM_SHOULDER) : toneMapped(color, paper.exposure);
}

function send(
  id: number,
  share: number,
  pixels: Uint8ClampedArray<ArrayBuffer> | null,
  isDone: boolean,
  rays: number,
): void {
  say({ kind: "picture", id, share, pixels, isDone, rays }, pixels === null ? [] : [pixels.buffer]);
}

/** Lets messages of the page in. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
