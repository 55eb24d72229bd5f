import type { Levelling } from "#domain/tools/tours/tour-geometry.ts";

const RADIANS = Math.PI / 180;
const within = (value: number): number => Math.min(45, Math.max(-45, value));

/**
 * The levelling after somebody drags the picture up or down at one side: straight ahead it rises, at the right it leans less. A small turn by
 * pitch p and roll r lifts what lies at yaw y by p·cos y − r·sin y, so that the drag is shared between both by the same cosine and sine.
 *
 * @param yaw where it was taken hold of, degrees in the levelled picture
 * @param risenDegrees how far it was lifted
 */
export function levellingAfterDrag(before: Levelling, yaw: number, risenDegrees: number): Levelling {
  return {
    pitch: within(before.pitch + risenDegrees * Math.cos(yaw * RADIANS)),
    roll: within(before.roll - risenDegrees * Math.sin(yaw * RADIANS)),
  };
}
