import { CLOTH_ROUGHNESS, glassMirrors, type Hit, OFFSET, type RayCaster, straightShare } from "./cast-rays.ts";
import { lightOdds, sendToLights } from "./light-at.ts";
import type { Random } from "./random.ts";
import { cosineDirection, evaluateScatter, facetNormal, MIRROR_ROUGHNESS, mirrorChance } from "./scatter.ts";
import { portalDensity, skyRadiance, VIEW_SHARE, viewRadiance } from "./sky.ts";
import { surfaceReader } from "./surface-at.ts";
import type { TracedScene } from "./traced-scene.ts";

/** Light and guides that one path found; one record is filled again and again. */
export interface PathFound {
  r: number;
  g: number;
  b: number;
  /** Of the first surface that is no mirror and no glass, for the filter of noise: its colour, its normal and how far it is. */
  albedoR: number;
  albedoG: number;
  albedoB: number;
  normalX: number;
  normalY: number;
  normalZ: number;
  distance: number;
}

/** Light that came by more than one scattering is cut at so many times the sky's: a rare bright path makes a spot, not a picture. */
const MOST_INDIRECT = 2.5;

/**
 * Follows light backwards from the eye. At every surface rays are sent to the sun, to a lamp and through a window; where the sky could
 * have been found in two ways, both are weighed by their chances (Veach's balance heuristic).
 */
export function pathTracer(scene: TracedScene, caster: RayCaster, random: Random, mostBounces: number) {
  const surfaceAt = surfaceReader(scene);
  const sendLight = sendToLights(scene, caster, random);
  const hit: Hit = { triangle: -1, distance: 0, u: 0, v: 0 };
  const sky = new Float64Array(3);
  const local = new Float64Array(3);
  const value = new Float64Array(4);
  const light = new Float64Array(3);
  const skyGrey = Math.max(1e-6, (scene.sun.skyColor[0] + scene.sun.skyColor[1] + scene.sun.skyColor[2]) / 3);
  const lampGrey = scene.lamps.reduce((most, { watts }) => Math.max(most, watts / 12), 0);
  const most = MOST_INDIRECT * Math.max(skyGrey, lampGrey);

  return (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, found: PathFound): void => {
    found.r = 0;
    found.g = 0;
    found.b = 0;
    found.distance = -1;
    let tr = 1;
    let tg = 1;
    let tb = 1;
    let isClear = true;
    let isOutside = false;
    let scattered = 0;
    let density = 0;
    let odds = 1;
    let travelled = 0;
    // The surface that scattered last: glass on the way moves the ray's own beginning.
    let fromX = ox;
    let fromY = oy;
    let fromZ = oz;
    for (let step = 0; step < 3 * mostBounces; step++) {
      caster.nearest(ox, oy, oz, dx, dy, dz, 1e6, hit);
      if (hit.triangle < 0) {
        if (scattered === 0 && scene.paper !== null) sky.set(scene.paper.radiance);
        else if (scattered === 0) viewRadiance(scene.sun, dx, dy, dz, sky);
        else skyRadiance(scene.sun, dx, dy, dz, sky);
        const weight =
          isClear || scene.portals.length === 0
            ? 1
            : density / (density + odds * portalDensity(scene.portals, fromX, fromY, fromZ, dx, dy, dz));
        add(
          found,
          tr * sky[0]! * weight,
          tg * sky[1]! * weight,
          tb * sky[2]! * weight,
          scattered > 0 ? most : Infinity,
        );
        if (found.distance < 0) {
          guide(found, 1, 1, 1, 0, 0, 0, 1e6);
        }
        return;
      }
      travelled += hit.distance;
      const here = surfaceAt(hit, dx, dy, dz);
      const { material, nx, ny, nz } = here;
      const px = ox + dx * hit.distance;
      const py = oy + dy * hit.distance;
      const pz = oz + dz * hit.distance;
      const cosine = -(dx * nx + dy * ny + dz * nz);
      let isThrough = false;

      if (material.transmission > 0) {
        if (material.roughness < CLOTH_ROUGHNESS) {
          const mirrored = glassMirrors(cosine);
          if (random.next() < mirrored) {
            dx += 2 * cosine * nx;
            dy += 2 * cosine * ny;
            dz += 2 * cosine * nz;
            ox = px + here.flatX * OFFSET;
            oy = py + here.flatY * OFFSET;
            oz = pz + here.flatZ * OFFSET;
            if (scattered === 0) isClear = true;
            continue;
          }
          let share = straightShare(material.transmission, material.roughness);
          // Only once, where the eye looks out of a window.
          if (scattered === 0 && !isOutside && scene.isWindow[hit.triangle] === 1) {
            share *= VIEW_SHARE;
            isOutside = true;
          }
          tr *= share * material.color[0];
          tg *= share * material.color[1];
          tb *= share * material.color[2];
          ox = px - here.flatX * OFFSET;
          oy = py - here.flatY * OFFSET;
          oz = pz - here.flatZ * OFFSET;
          continue;
        }
        // Cloth: half of what passes goes straight on between the threads, half is scattered by them.
        const choice = random.next();
        if (choice < material.transmission / 2) {
          tr *= material.color[0];
          tg *= material.color[1];
          tb *= material.color[2];
          ox = px - here.flatX * OFFSET;
          oy = py - here.flatY * OFFSET;
          oz = pz - here.flatZ * OFFSET;
          continue;
        }
        isThrough = choice < material.transmission;
      }

      if (material.emission[0] > 0 || material.emission[1] > 0 || material.emission[2] > 0) {
        // Lamps light the room by rays of their own; their shades are seen, and only seen.
        if (isClear || scene.lamps.length === 0)
          add(found, tr * material.emission[0], tg * material.emission[1], tb * material.emission[2], Infinity);
      }
      const isMirror = here.roughness < MIRROR_ROUGHNESS && here.metalness > 0.5;
      if (found.distance < 0 && !isMirror) guide(found, here.r, here.g, here.b, nx, ny, nz, travelled);
      if (scattered >= mostBounces) return;

      const side = isThrough ? -1 : 1;
      const fx = side * here.flatX;
      const fy = side * here.flatY;
      const fz = side * here.flatZ;
      const sx = side * nx;
      const sy = side * ny;
      const sz = side * nz;
      // Axes of the surface, by Duff et al., "Building an orthonormal basis, revisited", 2017.
      const sign = sz >= 0 ? 1 : -1;
      const a = -1 / (sign + sz);
      const b = sx * sy * a;
      const ux = 1 + sign * sx * sx * a;
      const uy = sign * b;
      const uz = -sign * sx;
      const wx = b;
      const wy = sign + sy * sy * a;
      const wz = -sy;
      // Light that went through cloth comes out as if it had been met from its other side.
      const vx = isThrough ? 0 : -(dx * ux + dy * uy + dz * uz);
      const vy = isThrough ? 0 : -(dx * wx + dy * wy + dz * wz);
      const vz = isThrough ? 1 : cosine;
      const chance = isMirror ? 1 : isThrough ? 0.05 : mirrorChance(here, vz);
      ox = px + fx * OFFSET;
      oy = py + fy * OFFSET;
      oz = pz + fz * OFFSET;
      fromX = ox;
      fromY = oy;
      fromZ = oz;

      if (!isMirror) {
        odds = lightOdds(scene, scattered);
        const axes = [ux, uy, uz, wx, wy, wz, sx, sy, sz, fx, fy, fz];
        sendLight(here, ox, oy, oz, axes, vx, vy, vz, chance, odds, light);
        add(found, tr * light[0]!, tg * light[1]!, tb * light[2]!, scattered > 0 ? most : Infinity);
      }

      if (random.next() < chance) {
        if (here.roughness < MIRROR_ROUGHNESS) {
          const fresnel = (1 - vz) ** 5;
          const dark = 0.04 * (1 - here.metalness);
          const fr = dark + here.r * here.metalness;
          const fg = dark + here.g * here.metalness;
          const fb = dark + here.b * here.metalness;
          tr *= (fr + (1 - fr) * fresnel) / chance;
          tg *= (fg + (1 - fg) * fresnel) / chance;
          tb *= (fb + (1 - fb) * fresnel) / chance;
          local[0] = -vx;
          local[1] = -vy;
          local[2] = vz;
          isClear = true;
          density = 0;
        } else {
          facetNormal(here.roughness, vx, vy, vz, random.next(), random.next(), local);
          const along = 2 * (vx * local[0]! + vy * local[1]! + vz * local[2]!);
          local[0] = along * local[0]! - vx;
          local[1] = along * local[1]! - vy;
          local[2] = along * local[2]! - vz;
          isClear = false;
        }
      } else {
        cosineDirection(random.next(), random.next(), local);
        isClear = false;
      }
      if (!isClear) {
        evaluateScatter(here, vx, vy, vz, local[0]!, local[1]!, local[2]!, chance, value);
        density = value[3]!;
        if (density <= 1e-9) return;
        tr *= value[0]! / density;
        tg *= value[1]! / density;
        tb *= value[2]! / density;
        scattered++;
      } else scattered += isMirror ? 0 : 1;
      dx = local[0]! * ux + local[1]! * wx + local[2]! * sx;
      dy = local[0]! * uy + local[1]! * wy + local[2]! * sy;
      dz = local[0]! * uz + local[1]! * wz + local[2]! * sz;
      const size = Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx /= size;
      dy /= size;
      dz /= size;
      if (dx * fx + dy * fy + dz * fz <= 0) return;
      if (scattered > 2) {
        const stay = Math.min(0.95, Math.max(tr, tg, tb));
        if (stay <= 0 || random.next() >= stay) return;
        tr /= stay;
        tg /= stay;
        tb /= stay;
      }
    }
  };
}

function add(found: PathFound, r: number, g: number, b: number, most: number): void {
  const greatest = r > g ? (r > b ? r : b) : g > b ? g : b;
  const scale = greatest > most ? most / greatest : 1;
  found.r += r * scale;
  found.g += g * scale;
  found.b += b * scale;
}

function guide(
  found: PathFound,
  r: number,
  g: number,
  b: number,
  nx: number,
  ny: number,
  nz: number,
  distance: number,
): void {
  found.albedoR = r;
  found.albedoG = g;
  found.albedoB = b;
  found.normalX = nx;
  found.normalY = ny;
  found.normalZ = nz;
  found.distance = distance;
}
