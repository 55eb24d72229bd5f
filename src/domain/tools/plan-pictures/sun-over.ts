import type { FloorPlan } from "../floor-plan/plan.ts";
import type { SceneSun } from "../plan-scene/scene.ts";
import { clearSky, type SunPlace, sunPosition } from "../plan-scene/sun.ts";

/** Taken for a plan that does not say where it is: Madrid. */
const MADRID: SunPlace = { latitude: 40.4168, longitude: -3.7038 };

export const placeOf = (plan: FloorPlan): SunPlace => plan.place ?? MADRID;

/** A sun straight above on a clear day, W/m²: lamps are in watts too. */
const BEAM = 950;
/** Radiance of the sky in W/m² and steradian for a colour of 1: a clear sky gives a horizontal surface about a sixth of what the sun does. */
const SKY = 80;

/** The light of a clear day over a plan, in watts, for the tracer and the graphics card alike. */
export function sunOver(plan: FloorPlan, at: Date): SceneSun {
  const { direction, sunColor, skyColor, isUp } = clearSky(sunPosition(placeOf(plan), at.getTime()), plan.northDegrees);
  return {
    direction,
    sunColor: [sunColor[0] * BEAM, sunColor[1] * BEAM, sunColor[2] * BEAM],
    skyColor: [skyColor[0] * SKY, skyColor[1] * SKY, skyColor[2] * SKY],
    isUp,
  };
}

/**
 * The light of a home that is seen from outside, cut open: half the sun and three times the sky, as in a studio, since rooms in the
 * shade of their own walls would be black. Views from within keep the light of the day.
 */
export function studioLight(sun: SceneSun): SceneSun {
  const [r, g, b] = sun.skyColor;
  const grey = (r + g + b) / 3;
  const sky = (one: number) => 3 * (0.35 * one + 0.65 * grey);
  const [sr, sg, sb] = sun.sunColor;
  return { ...sun, sunColor: [sr * 0.5, sg * 0.5, sb * 0.5], skyColor: [sky(r), sky(g), sky(b)] };
}

/** Degrees of the sun above the horizon. */
export const sunHeight = ({ direction }: SceneSun): number => (Math.asin(direction[1]) * 180) / Math.PI;
