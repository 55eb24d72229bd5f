import { EXAMPLE_PLAN } from "../../../src/domain/tools/floor-plan/example-plan.ts";
import { shapeLevel } from "../../../src/domain/tools/floor-plan/shape-level.ts";
import { type Hit, rayCaster } from "../../../src/domain/tools/path-tracing/cast-rays.ts";
import { surfaceReader } from "../../../src/domain/tools/path-tracing/surface-at.ts";
import { prepareScene, type TracedTexture } from "../../../src/domain/tools/path-tracing/traced-scene.ts";
import { sunOver } from "../../../src/domain/tools/plan-pictures/sun-over.ts";
import { buildScene } from "../../../src/domain/tools/plan-scene/build-scene.ts";
import { proposeCameras } from "../../../src/domain/tools/plan-scene/cameras.ts";
import { paintTexture } from "../../../src/domain/tools/plan-scene/paint-texture.ts";
import type { SceneStyle } from "../../../src/domain/tools/plan-scene/styles.ts";
import { grain } from "./chance.ts";

/** Somewhere a set of photos is taken: the light that comes along a ray. World axes: x right, y down, z ahead, metres. */
export interface Place {
  readonly eye: readonly [number, number, number];
  /** Linear red, green and blue, about 0 to 2. */
  look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, out: Float64Array): void;
}

/** A room of the example flat with its furniture and materials, by the plan studio's scene, lit simply: sky by slope, a lamp, window light. */
export function planPlace(room: number, style: SceneStyle): Place {
  const level = EXAMPLE_PLAN.levels[0]!;
  const built = buildScene(EXAMPLE_PLAN, { levelIds: [level.id], hasCeilings: true, style });
  const cameras = proposeCameras(level, shapeLevel(level)).filter(({ kind }) => kind === "panorama");
  const [cx, cy, cz] = cameras[room % cameras.length]!.position;
  const painted = new Map<string, TracedTexture>();
  const scene = prepareScene(
    built,
    sunOver(EXAMPLE_PLAN, new Date("2026-06-21T11:00:00Z")),
    ({ texture }) => {
      if (texture === null) return null;
      const key = `${texture.kind} ${texture.seed}`;
      const made = painted.get(key) ?? { size: 1024, ...paintTexture(texture.kind, 1024, texture.seed) };
      painted.set(key, made);
      return made;
    },
    true,
  );
  const { nearest } = rayCaster(scene);
  const surfaceOf = surfaceReader(scene);
  const hit: Hit = { triangle: -1, distance: 0, u: 0, v: 0 };
  return {
    eye: [cx, -cy, -cz],
    look(ox, oy, oz, dx, dy, dz, out) {
      nearest(ox, -oy, -oz, dx, -dy, -dz, 60, hit);
      if (hit.triangle < 0 || scene.isWindow[hit.triangle] === 1) {
        const leaf = grain(dx * 40, dy * 40, 5) > 0.55 ? 0.35 : 0;
        out[0] = 1.5 - leaf;
        out[1] = 1.6 - 0.7 * leaf;
        out[2] = 1.75 - leaf;
        return;
      }
      const here = surfaceOf(hit, dx, -dy, -dz);
      const [px, py, pz] = [ox + dx * hit.distance, oy + dy * hit.distance, oz + dz * hit.distance];
      const [lx, ly, lz] = [cx - px, -cy - 1 - py, -cz - pz];
      const far = Math.hypot(lx, ly, lz);
      const lamp = Math.max(0, (here.nx * lx - here.ny * ly - here.nz * lz) / far) / (0.6 + 0.25 * far * far);
      const light = 0.42 + 0.12 * here.ny + 0.1 * here.nx + 0.06 * here.nz + 0.5 * lamp;
      out[0] = here.r * light * 1.04;
      out[1] = here.g * light;
      out[2] = here.b * light * 0.94;
    },
  };
}

type Finish = "tiles" | "fronts" | "plaster" | "frames" | "wood";

/** Reflectance of a wall at u, v metres. Tiles and fronts repeat exactly but for a weak grain; plaster has next to nothing to hold on to. */
function finished(finish: Finish, u: number, v: number, seed: number): [number, number, number] {
  const rough = 0.03 * (grain(u * 60, v * 60, seed) - 0.5) + 0.05 * (grain(u * 2, v * 2, seed + 1) - 0.5);
  if (finish === "plaster") return [0.78 + 0.3 * rough, 0.77 + 0.3 * rough, 0.74 + 0.3 * rough];
  if (finish === "tiles") {
    const [tu, tv] = [u / 0.3 - Math.floor(u / 0.3), v / 0.3 - Math.floor(v / 0.3)];
    const isJoint = tu < 0.02 || tv < 0.02;
    return isJoint ? [0.4, 0.4, 0.38] : [0.62 + rough, 0.64 + rough, 0.66 + rough];
  }
  if (finish === "fronts") {
    const [du, dv] = [(u + 20) % 0.6, (v + 20) % 0.75];
    if (du < 0.008 || dv < 0.008) return [0.12, 0.11, 0.1];
    if (Math.abs(dv - 0.1) < 0.008 && Math.abs(du - 0.3) < 0.08) return [0.25, 0.25, 0.27];
    return [0.5 + rough, 0.56 + rough, 0.5 + rough];
  }
  if (finish === "wood") {
    const plank = Math.floor(v / 0.12);
    const tone = 0.3 + 0.12 * grain(plank * 7.3, 0.5, seed) + 0.14 * (grain(u * 2.5, v * 70, seed + 2) - 0.5);
    const isJoint = v / 0.12 - plank < 0.025;
    return isJoint ? [0.12, 0.08, 0.05] : [tone * 1.3, tone, tone * 0.72];
  }
  const column = Math.floor(u / 1.1);
  const [fu, fv] = [u / 1.1 - column, v];
  const wide = 0.2 + 0.2 * grain(column * 3.7, 1.5, seed + 4);
  const tall = 0.25 + 0.2 * grain(column * 5.1, 2.5, seed + 5);
  if (Math.abs(fu - 0.5) < wide && Math.abs(fv + 0.2) < tall) {
    if (Math.abs(fu - 0.5) > wide - 0.03 || Math.abs(fv + 0.2) > tall - 0.03) return [0.1, 0.09, 0.08];
    const paint = grain(u * 14, v * 14, seed + column);
    return [0.2 + 0.6 * paint, 0.25 + 0.4 * grain(u * 9, v * 9, seed + column + 3), 0.6 - 0.4 * paint];
  }
  return [0.7 + rough, 0.68 + rough, 0.62 + rough];
}

interface Block {
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
  readonly finish: Finish;
}

/** A room of 5.4 × 4.2 m with the finishes asked for and blocks for furniture; the eyes are in the middle, 1.5 m above the floor. */
export function drawnPlace(walls: readonly [Finish, Finish, Finish, Finish], seed: number, blocks = 7): Place {
  const [wide, deep, floor, ceiling] = [2.7, 2.1, 1.5, -1.1];
  const furniture = Array.from({ length: blocks }, (_, at): Block => {
    const about = (at * 360) / blocks + 40 * grain(at * 3.1, 0.5, seed);
    const reach = 1.15 + 0.5 * grain(at * 5.7, 1.5, seed);
    const [x, z] = [Math.sin((about * Math.PI) / 180) * reach * 1.25, Math.cos((about * Math.PI) / 180) * reach];
    const [w, h, d] = [2.5, 3.5, 4.5].map((row) => 0.15 + 0.35 * grain(at * 7.9, row, seed)) as [
      number,
      number,
      number,
    ];
    return {
      low: [x - w, floor - 2 * h - 0.2, z - d],
      high: [x + w, floor, z + d],
      finish: (["wood", "frames", "fronts", "wood"] as const)[at % 4]!,
    };
  });
  return {
    eye: [0, 0, 0],
    look(ox, oy, oz, dx, dy, dz, out) {
      const [tx, ty, tz] = [
        ((dx > 0 ? wide : -wide) - ox) / (dx || 1e-9),
        ((dy > 0 ? floor : ceiling) - oy) / (dy || 1e-9),
        ((dz > 0 ? deep : -deep) - oz) / (dz || 1e-9),
      ];
      let far = Math.min(tx, ty, tz);
      let axis = far === tx ? 0 : far === ty ? 1 : 2;
      let finish: Finish =
        axis === 0 ? walls[dx > 0 ? 0 : 1] : axis === 2 ? walls[dz > 0 ? 2 : 3] : dy > 0 ? "wood" : "plaster";
      let face = axis * 2 + ((axis === 0 ? dx : axis === 1 ? dy : dz) > 0 ? 1 : 0);
      const from = [ox, oy, oz];
      const to = [dx, dy, dz];
      furniture.forEach(({ low, high, finish: own }, at) => {
        let [enter, leave, side] = [0, far, -1];
        for (let k = 0; k < 3; k++) {
          const a = (low[k]! - from[k]!) / (to[k]! || 1e-9);
          const b = (high[k]! - from[k]!) / (to[k]! || 1e-9);
          if (Math.min(a, b) > enter) [enter, side] = [Math.min(a, b), k];
          leave = Math.min(leave, Math.max(a, b));
        }
        if (side < 0 || enter >= leave) return;
        [far, axis, finish, face] = [enter, side, own, 10 + at * 3 + side];
      });
      const [px, py, pz] = [ox + dx * far, oy + dy * far, oz + dz * far];
      const [u, v] = axis === 0 ? [pz, py] : axis === 1 ? [px, pz] : [px, py];
      const [r, g, b] = finished(finish, u, v, seed + face);
      const lamp = 0.75 / (0.8 + 0.22 * (px * px + (py + 1) ** 2 + pz * pz));
      const light = 0.32 + lamp + 0.05 * (axis - 1) + (dx > 0 && axis === 0 ? 0.1 : 0);
      out[0] = r * light * 1.05;
      out[1] = g * light;
      out[2] = b * light * 0.92;
    },
  };
}
