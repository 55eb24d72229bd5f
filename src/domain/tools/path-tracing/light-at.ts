import type { RayCaster } from "./cast-rays.ts";
import type { Random } from "./random.ts";
import { evaluateScatter, type Surface } from "./scatter.ts";
import { choosePortal, portalDensity, skyRadiance } from "./sky.ts";
import type { TracedScene } from "./traced-scene.ts";

/** Half of the sun's apparent width (0.267°), widened a little for what haze adds. */
const SUN_SPREAD = 0.0065;

/**
 * Light that reaches a surface straight from the sun, from one lamp chosen by what it can give, and through one window. Where the eye
 * looks all three are asked; farther along a path one of them is drawn and counts for all, which costs a third of the rays.
 *
 * @returns a function of the surface, the point, its axes (first, second, normal, flat normal: twelve numbers), the direction to the eye
 * in these axes and the chance of its mirroring part; the light that goes to the eye is put into `out`
 */
/** Chance with which each kind of light is asked after so many scatterings. */
export const lightOdds = ({ sun, lamps, portals }: TracedScene, scattered: number): number =>
  scattered === 0 ? 1 : 1 / Math.max(1, (sun.isUp ? 1 : 0) + (lamps.length > 0 ? 1 : 0) + (portals.length > 0 ? 1 : 0));

export function sendToLights(scene: TracedScene, caster: RayCaster, random: Random) {
  const { sun, lamps, portals } = scene;
  const value = new Float64Array(4);
  const share = new Float64Array(3);
  const sky = new Float64Array(3);
  const weights = new Float64Array(lamps.length);

  return (
    here: Surface,
    ox: number,
    oy: number,
    oz: number,
    axes: readonly number[],
    vx: number,
    vy: number,
    vz: number,
    chance: number,
    odds: number,
    out: Float64Array,
  ): void => {
    let drawnKind = odds === 1 ? -1 : Math.floor(random.next() / odds);
    /** Whether a kind of light that the scene has is asked; they are told apart by the order in which they come. */
    const isAsked = () => odds === 1 || drawnKind-- === 0;
    out[0] = 0;
    out[1] = 0;
    out[2] = 0;
    const [ux, uy, uz, wx, wy, wz, nx, ny, nz, fx, fy, fz] = axes as readonly [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    /** Whether the direction leads away from the surface; the scattering towards the eye is then in `value`. */
    const scatters = (dx: number, dy: number, dz: number): boolean => {
      if (dx * fx + dy * fy + dz * fz <= 0) return false;
      evaluateScatter(
        here,
        vx,
        vy,
        vz,
        dx * ux + dy * uy + dz * uz,
        dx * wx + dy * wy + dz * wz,
        dx * nx + dy * ny + dz * nz,
        chance,
        value,
      );
      return value[0]! + value[1]! + value[2]! > 0;
    };

    if (sun.isUp && isAsked()) {
      let dx = sun.direction[0] + (random.next() * 2 - 1) * SUN_SPREAD;
      let dy = sun.direction[1] + (random.next() * 2 - 1) * SUN_SPREAD;
      let dz = sun.direction[2] + (random.next() * 2 - 1) * SUN_SPREAD;
      const size = Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx /= size;
      dy /= size;
      dz /= size;
      if (scatters(dx, dy, dz)) {
        caster.passing(ox, oy, oz, dx, dy, dz, 1e6, false, share);
        out[0]! += value[0]! * (sun.sunColor[0] / odds) * share[0]!;
        out[1]! += value[1]! * (sun.sunColor[1] / odds) * share[1]!;
        out[2]! += value[2]! * (sun.sunColor[2] / odds) * share[2]!;
      }
    }

    if (lamps.length > 0 && isAsked()) {
      let sum = 0;
      for (let i = 0; i < lamps.length; i++) {
        const { position, watts } = lamps[i]!;
        const distance2 = (position[0] - ox) ** 2 + (position[1] - oy) ** 2 + (position[2] - oz) ** 2;
        sum += watts / (0.05 + distance2);
        weights[i] = sum;
      }
      const drawn = random.next() * sum;
      let chosen = 0;
      while (chosen < lamps.length - 1 && weights[chosen]! < drawn) chosen++;
      const { position, color, watts, radius } = lamps[chosen]!;
      const lampOdds = (odds * (weights[chosen]! - (chosen === 0 ? 0 : weights[chosen - 1]!))) / sum;
      let dx = position[0] + (random.next() * 2 - 1) * radius * 0.7 - ox;
      let dy = position[1] + (random.next() * 2 - 1) * radius * 0.7 - oy;
      let dz = position[2] + (random.next() * 2 - 1) * radius * 0.7 - oz;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx /= distance;
      dy /= distance;
      dz /= distance;
      if (scatters(dx, dy, dz)) {
        caster.passing(ox, oy, oz, dx, dy, dz, distance, true, share);
        // Power over the whole sphere; nearer than the lamp's own size it no longer grows.
        const lit = watts / (4 * Math.PI * Math.max(distance * distance, radius * radius) * lampOdds);
        out[0]! += value[0]! * color[0] * lit * share[0]!;
        out[1]! += value[1]! * color[1] * lit * share[1]!;
        out[2]! += value[2]! * color[2] * lit * share[2]!;
      }
    }

    if (portals.length > 0 && isAsked()) {
      const { corner, u, v } = choosePortal(portals, ox, oy, oz, random.next());
      const a = random.next();
      const b = random.next();
      let dx = corner[0] + a * u[0] - ox;
      let dy = corner[1] + b * v[1] - oy;
      let dz = corner[2] + a * u[2] - oz;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (distance < 1e-4) return;
      dx /= distance;
      dy /= distance;
      dz /= distance;
      if (!scatters(dx, dy, dz)) return;
      const scattering = value[3]!;
      const density = odds * portalDensity(portals, ox, oy, oz, dx, dy, dz);
      if (density <= 1e-9) return;
      caster.passing(ox, oy, oz, dx, dy, dz, 1e6, false, share);
      if (share[0]! + share[1]! + share[2]! === 0) return;
      skyRadiance(sun, dx, dy, dz, sky);
      // value / density · density / (density + scattering)
      const weight = 1 / (density + scattering);
      out[0]! += value[0]! * sky[0]! * share[0]! * weight;
      out[1]! += value[1]! * sky[1]! * share[1]! * weight;
      out[2]! += value[2]! * sky[2]! * share[2]! * weight;
    }
  };
}
