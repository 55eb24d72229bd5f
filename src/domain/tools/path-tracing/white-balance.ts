import type { SceneSun } from "../plan-scene/scene.ts";

/** How far a camera that is set between daylight and lamps takes the colour out of each. */
const BALANCE = 0.6;

/** A light's colour as a camera of a room shows it: nearer to grey, as bright as before. */
export function balanced(color: readonly [number, number, number]): readonly [number, number, number] {
  const [r, g, b] = color;
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [r + (grey - r) * BALANCE, g + (grey - g) * BALANCE, b + (grey - b) * BALANCE];
}

/** A room is lit by the sky's blue and by the sun's yellow in turn; white walls are to stay white in both. */
export const roomSun = (sun: SceneSun): SceneSun => ({
  ...sun,
  sunColor: balanced(sun.sunColor),
  skyColor: balanced(sun.skyColor),
});
