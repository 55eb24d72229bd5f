import type { RoomUse } from "../floor-plan/plan.ts";

/** Clear space that furniture leaves, in mm. */

/** Depth in front of every door and opening that stays free. */
export const DOOR_CLEAR = 900;
/** Beside a bed on which two sleep, on both sides; a single bed has it on one. */
export const BED_SIDE = 600;
/** Depth in front of a window in which nothing stands that is taller than its sill. */
export const WINDOW_CLEAR = 300;
/** Behind a chair at a table, from the table's edge. */
export const CHAIR_CLEAR = 750;

/** Width of the way from every door to every other and to the front of each piece. Bathrooms and other narrow rooms are served by less. */
export function passageWidth(use: RoomUse): number {
  return NARROW.includes(use) ? 600 : 900;
}

const NARROW: readonly RoomUse[] = ["bano", "aseo", "lavadero", "vestidor", "trastero", "balcon"];
