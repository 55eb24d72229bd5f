import type { SceneCamera } from "../plan-scene/scene.ts";
import { cameraRays } from "./camera-rays.ts";
import { rayCaster } from "./cast-rays.ts";
import { seededRandom } from "./random.ts";
import { type PathFound, pathTracer } from "./trace-path.ts";
import type { TracedScene } from "./traced-scene.ts";

/** Sums over all samples of each pixel; divided by `samples` of its pixel they are the picture. */
export interface TracedFrame {
  readonly width: number;
  readonly height: number;
  /** Three numbers a pixel, linear. */
  readonly color: Float32Array;
  /** Sum of the squares of each sample's brightness, for its noise. */
  readonly squares: Float32Array;
  readonly albedo: Float32Array;
  readonly normal: Float32Array;
  readonly distance: Float32Array;
  readonly samples: Uint16Array;
}

export interface TraceOrder {
  readonly camera: Pick<SceneCamera, "kind" | "position" | "target" | "fieldOfView">;
  readonly width: number;
  readonly height: number;
  /** Rays of each pixel. */
  readonly samples: number;
  /** The same seed gives the same pixels, whatever the size of the tiles. */
  readonly seed: number;
  readonly mostBounces: number;
  /** Draws only these rows, into a frame that is as high; all of them where it is left out. */
  readonly rows?: { readonly from: number; readonly to: number };
}

export interface TraceStep {
  /** Samples that every pixel already has. */
  readonly pass: number;
  /** From 0 to 1. */
  readonly share: number;
  readonly rays: number;
}

const TILE = 48;

/** A frame without samples, in which light is added up. */
export function emptyFrame(width: number, height: number): TracedFrame {
  const pixels = width * height;
  return {
    width,
    height,
    color: new Float32Array(pixels * 3),
    squares: new Float32Array(pixels),
    albedo: new Float32Array(pixels * 3),
    normal: new Float32Array(pixels * 3),
    distance: new Float32Array(pixels),
    samples: new Uint16Array(pixels),
  };
}

/**
 * Draws a picture, one sample of every pixel after another, so that the whole picture is there at once and grows clearer. After each tile
 * (some tens of milliseconds) it hands the turn back: who stops asking has cancelled.
 */
export function* traceTiles(scene: TracedScene, frame: TracedFrame, order: TraceOrder): Generator<TraceStep, void> {
  const { camera, width, height, samples, seed, mostBounces, rows = { from: 0, to: height } } = order;
  const caster = rayCaster(scene);
  const random = seededRandom();
  const trace = pathTracer(scene, caster, random, mostBounces);
  const rayOf = cameraRays(camera, width / height);
  const direction = new Float64Array(3);
  const found: PathFound = {
    r: 0,
    g: 0,
    b: 0,
    albedoR: 0,
    albedoG: 0,
    albedoB: 0,
    normalX: 0,
    normalY: 0,
    normalZ: 0,
    distance: 0,
  };
  const across = Math.ceil(width / TILE);
  const tiles = across * Math.ceil((rows.to - rows.from) / TILE);
  const [x0, y0, z0] = camera.position;
  for (let pass = 0; pass < samples; pass++) {
    for (let tile = 0; tile < tiles; tile++) {
      const left = (tile % across) * TILE;
      const top = rows.from + Math.floor(tile / across) * TILE;
      for (let y = top; y < Math.min(rows.to, top + TILE); y++) {
        for (let x = left; x < Math.min(width, left + TILE); x++) {
          const pixel = y * width + x;
          random.begin(seed, pixel, pass);
          rayOf((x + random.next()) / width, (y + random.next()) / height, direction);
          trace(x0, y0, z0, direction[0]!, direction[1]!, direction[2]!, found);
          keep(frame, pixel - rows.from * width, found);
        }
      }
      yield { pass, share: (pass * tiles + tile + 1) / (samples * tiles), rays: caster.counted.rays };
    }
  }
}

function keep(
  { color, squares, albedo, normal, distance, samples }: TracedFrame,
  pixel: number,
  found: PathFound,
): void {
  const { r, g, b } = found;
  const bright = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  if (!Number.isFinite(bright)) return;
  const at = pixel * 3;
  color[at]! += r;
  color[at + 1]! += g;
  color[at + 2]! += b;
  squares[pixel]! += bright * bright;
  if (found.distance >= 0) {
    albedo[at]! += found.albedoR;
    albedo[at + 1]! += found.albedoG;
    albedo[at + 2]! += found.albedoB;
    normal[at]! += found.normalX;
    normal[at + 1]! += found.normalY;
    normal[at + 2]! += found.normalZ;
    distance[pixel]! += Math.min(found.distance, 1000);
  }
  samples[pixel]!++;
}

/** The mean of each pixel, linear, three numbers each; black where nothing was drawn yet. */
export function meanColor(frame: TracedFrame): Float32Array {
  const out = new Float32Array(frame.color.length);
  for (let pixel = 0; pixel < frame.samples.length; pixel++) {
    const count = Math.max(1, frame.samples[pixel]!);
    for (let k = 0; k < 3; k++) out[pixel * 3 + k] = frame.color[pixel * 3 + k]! / count;
  }
  return out;
}
