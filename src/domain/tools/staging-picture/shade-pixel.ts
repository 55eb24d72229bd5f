import type { TracedScene } from "../path-tracing/traced-scene.ts";
import type { PhotoCamera } from "../photo-camera/photo-camera.ts";
import type { LightGatherer } from "./gather-light.ts";
import { FALLING, FURNITURE, LIGHT_STRIDE, type LightFrame, MIRRORED } from "./light-frame.ts";
import { mipTexture, readMip } from "./mip-textures.ts";

/** Rays of a point for which the small frame of light has no neighbour of its kind: thin legs, leaves. */
const SPARE_RAYS = { around: 20, windows: 8, mirror: 0 };
/** Side of the cells in which such points share their light, in metres. */
const SPARE_CELL = 0.05;
/** Below this, a mirror is drawn by a ray of each pixel of its own. */
const CLEAR_MIRROR = 0.1;
const LEAF_THROUGH = 0.35;
/** Lamps are lit by day: warm, and not so bright that their shades lose their shape. */
const SHADE_GLOW = [0.34, 0.25, 0.15] as const;

/**
 * Light that one triangle sends to the eye through a pixel: its colour and relief at the photo's own resolution, under light from the small
 * frame, joined where point and normal agree (Kopf et al., "Joint bilateral upsampling", 2007).
 *
 * @returns a function of a triangle, a pixel's middle and its ray; the light is put into `out`, linear
 */
export function pixelShader(
  scene: TracedScene,
  frame: LightFrame,
  gatherer: LightGatherer,
  camera: PhotoCamera,
): (triangle: number, x: number, y: number, dx: number, dy: number, dz: number, out: Float64Array) => void {
  const { edges, normals, uvs, materialOf, materials, textures } = scene;
  const mips = textures.map((texture) => (texture === null ? null : mipTexture(texture)));
  const eyeY = camera.eyeHeightM;
  const [perX, perY] = [frame.width / camera.widthPx, frame.height / camera.heightPx];
  const texel = new Float64Array(6);
  const falling = new Float64Array(9);
  const mirrored = new Float64Array(3);
  const spare = new Map<string, Float64Array>();

  /** Sums light of the pixels of the frame around a place whose surface agrees; returns the weight that was found. */
  const joined = (
    lx: number,
    ly: number,
    reach: number,
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    distance: number,
  ): number => {
    falling.fill(0);
    mirrored.fill(0);
    let sum = 0;
    let mirrorSum = 0;
    const { width, height, kind, values } = frame;
    const x0 = Math.floor(lx) - reach + 1;
    const y0 = Math.floor(ly) - reach + 1;
    const tolerance = 1 / (0.012 + 0.006 * distance);
    for (let y = Math.max(0, y0); y < Math.min(height, y0 + 2 * reach); y++) {
      const far = Math.abs(ly - y) / reach;
      if (far >= 1) continue;
      for (let x = Math.max(0, x0); x < Math.min(width, x0 + 2 * reach); x++) {
        const away = Math.abs(lx - x) / reach;
        const pixel = y * width + x;
        if (away >= 1 || kind[pixel] !== FURNITURE) continue;
        const at = pixel * LIGHT_STRIDE;
        const turn = nx * values[at + 3]! + ny * values[at + 4]! + nz * values[at + 5]!;
        if (turn < 0.4) continue;
        const off = (values[at]! - px) * nx + (values[at + 1]! - py) * ny + (values[at + 2]! - pz) * nz;
        const t2 = turn * turn;
        const apart = 1 + Math.abs(off) * tolerance;
        const weight = ((1 - far) * (1 - away) * t2 * t2 * t2) / (apart * apart * apart);
        sum += weight;
        for (let k = 0; k < 9; k++) falling[k]! += weight * values[at + FALLING + k]!;
        if (values[at + MIRRORED]! >= 0) {
          mirrorSum += weight;
          for (let k = 0; k < 3; k++) mirrored[k]! += weight * values[at + MIRRORED + k]!;
        }
      }
    }
    if (sum > 0) for (let k = 0; k < 9; k++) falling[k]! /= sum;
    for (let k = 0; k < 3; k++) mirrored[k] = mirrorSum > 0 ? mirrored[k]! / mirrorSum : -1;
    return sum;
  };

  return (triangle, x, y, dx, dy, dz, out) => {
    const at = triangle * 9;
    const [ax, ay, az] = [edges[at]!, edges[at + 1]!, edges[at + 2]!];
    const [e1x, e1y, e1z] = [edges[at + 3]!, edges[at + 4]!, edges[at + 5]!];
    const [e2x, e2y, e2z] = [edges[at + 6]!, edges[at + 7]!, edges[at + 8]!];
    let fx = e1y * e2z - e1z * e2y;
    let fy = e1z * e2x - e1x * e2z;
    let fz = e1x * e2y - e1y * e2x;
    const area = Math.sqrt(fx * fx + fy * fy + fz * fz) || 1e-12;
    fx /= area;
    fy /= area;
    fz /= area;
    const against = fx * dx + fy * dy + fz * dz;
    // Of a triangle seen edge-on the ray may pass far beside it: its middle stands for it.
    let distance = (fx * ax + fy * (ay - eyeY) + fz * az) / (Math.abs(against) < 1e-3 ? 1e-3 : against);
    let u = 1 / 3;
    let v = 1 / 3;
    if (distance > 0 && Math.abs(against) >= 1e-3) {
      const qx = dx * distance - ax;
      const qy = eyeY + dy * distance - ay;
      const qz = dz * distance - az;
      const d11 = e1x * e1x + e1y * e1y + e1z * e1z;
      const d12 = e1x * e2x + e1y * e2y + e1z * e2z;
      const d22 = e2x * e2x + e2y * e2y + e2z * e2z;
      const q1 = qx * e1x + qy * e1y + qz * e1z;
      const q2 = qx * e2x + qy * e2y + qz * e2z;
      const whole = d11 * d22 - d12 * d12 || 1e-18;
      u = Math.max(0, Math.min(1, (d22 * q1 - d12 * q2) / whole));
      v = Math.max(0, Math.min(1, (d11 * q2 - d12 * q1) / whole));
      if (u + v > 1) {
        const cut = 1 / (u + v);
        u *= cut;
        v *= cut;
      }
    }
    const px = ax + u * e1x + v * e2x;
    const py = ay + u * e1y + v * e2y;
    const pz = az + u * e1z + v * e2z;
    distance = Math.sqrt(px * px + (py - eyeY) * (py - eyeY) + pz * pz);
    const side = against > 0 ? -1 : 1;
    const w = 1 - u - v;
    let nx = w * normals[at]! + u * normals[at + 3]! + v * normals[at + 6]!;
    let ny = w * normals[at + 1]! + u * normals[at + 4]! + v * normals[at + 7]!;
    let nz = w * normals[at + 2]! + u * normals[at + 5]! + v * normals[at + 8]!;
    let size = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (size < 1e-6) {
      nx = fx * side;
      ny = fy * side;
      nz = fz * side;
      size = 1;
    }
    // Shading normals agree with the side that is seen.
    const turn = (nx * fx + ny * fy + nz * fz < 0 ? -1 : 1) * side;
    nx *= turn / size;
    ny *= turn / size;
    nz *= turn / size;
    const [sx, sy, sz] = [nx, ny, nz];
    const index = materialOf[triangle]!;
    const material = materials[index]!;
    let [r, g, b] = material.color;
    let { roughness } = material;
    const mip = mips[index];
    if (mip !== null && mip !== undefined && material.texture !== null) {
      const t = triangle * 6;
      const du1 = uvs[t + 2]! - uvs[t]!;
      const dv1 = uvs[t + 3]! - uvs[t + 1]!;
      const du2 = uvs[t + 4]! - uvs[t]!;
      const dv2 = uvs[t + 5]! - uvs[t + 1]!;
      const repeat = 1 / material.texture.metres;
      const slant = Math.max(0.25, Math.abs(dx * nx + dy * ny + dz * nz));
      const footprint = distance / (camera.focalPx * Math.sqrt(slant));
      readMip(
        mip,
        (uvs[t]! + u * du1 + v * du2) * repeat,
        (uvs[t + 1]! + u * dv1 + v * dv2) * repeat,
        footprint * repeat * mip.size,
        texel,
      );
      r *= texel[0]!;
      g *= texel[1]!;
      b *= texel[2]!;
      roughness = Math.min(1, roughness * texel[5]!);
      const determinant = du1 * dv2 - du2 * dv1;
      const { bump } = material.texture;
      if (bump > 0 && Math.abs(determinant) > 1e-14) {
        let tx = (e1x * dv2 - e2x * dv1) / determinant;
        let ty = (e1y * dv2 - e2y * dv1) / determinant;
        let tz = (e1z * dv2 - e2z * dv1) / determinant;
        const along = tx * nx + ty * ny + tz * nz;
        tx -= along * nx;
        ty -= along * ny;
        tz -= along * nz;
        const length = Math.sqrt(tx * tx + ty * ty + tz * tz);
        if (length > 1e-9) {
          tx /= length;
          ty /= length;
          tz /= length;
          const hand = determinant < 0 ? -1 : 1;
          const bx = (ny * tz - nz * ty) * hand;
          const by = (nz * tx - nx * tz) * hand;
          const bz = (nx * ty - ny * tx) * hand;
          const a = texel[3]! * bump;
          const c = texel[4]! * bump;
          nx += tx * a + bx * c;
          ny += ty * a + by * c;
          nz += tz * a + bz * c;
          const whole = Math.sqrt(nx * nx + ny * ny + nz * nz);
          nx /= whole;
          ny /= whole;
          nz /= whole;
        }
      }
    }
    const lx = x * perX - 0.5;
    const ly = y * perY - 0.5;
    let found = joined(lx, ly, 1, px, py, pz, sx, sy, sz, distance);
    if (found < 0.12) found = joined(lx, ly, 2, px, py, pz, sx, sy, sz, distance);
    if (found < 0.01) {
      const side6 = `${Math.round(sx * 1.5)},${Math.round(sy * 1.5)},${Math.round(sz * 1.5)}`;
      const key = `${Math.round(px / SPARE_CELL)},${Math.round(py / SPARE_CELL)},${Math.round(pz / SPARE_CELL)},${side6}`;
      let known = spare.get(key);
      if (known === undefined) {
        known = new Float64Array(9);
        gatherer.onFurniture(px, py, pz, sx, sy, sz, SPARE_RAYS, known);
        spare.set(key, known);
      }
      falling.set(known);
      mirrored.fill(-1);
    }
    for (let k = 0; k < 3; k++) {
      const flat = sx * falling[k * 3]! + sy * falling[k * 3 + 1]! + sz * falling[k * 3 + 2]!;
      const bumped = nx * falling[k * 3]! + ny * falling[k * 3 + 1]! + nz * falling[k * 3 + 2]!;
      out[k] = Math.max(0.3 * flat, bumped) / Math.PI;
    }
    const cosine = Math.min(1, Math.max(0.02, -(dx * nx + dy * ny + dz * nz)));
    const grazing = (1 - cosine) ** 5;
    const { metalness, emission } = material;
    if (mirrored[0]! < 0) {
      // A surface that is too rough for a mirror gives back the mean of the light around.
      for (let k = 0; k < 3; k++) mirrored[k] = out[k]!;
    }
    if (roughness < CLEAR_MIRROR) {
      const along = 2 * (dx * nx + dy * ny + dz * nz);
      gatherer.along(
        px + sx * 0.002,
        py + sy * 0.002,
        pz + sz * 0.002,
        dx - along * nx,
        dy - along * ny,
        dz - along * nz,
        metalness > 0.5,
        mirrored,
      );
    }
    const shine = (1 - roughness * 0.75) * grazing;
    const dark = 0.04 * (1 - metalness);
    const isLeaf = material.isTwoSided && material.transmission === 0;
    for (let k = 0; k < 3; k++) {
      const own = k === 0 ? r : k === 1 ? g : b;
      const facing = dark + own * metalness;
      const mirror = facing + (Math.max(1 - roughness, facing) - facing) * shine;
      const through = isLeaf ? 1 + LEAF_THROUGH * (1 - own) : 1;
      out[k] =
        out[k]! * own * through * (1 - metalness) * (1 - mirror) +
        mirror * mirrored[k]! +
        (emission[k]! > 0 ? SHADE_GLOW[k]! : 0);
    }
  };
}
