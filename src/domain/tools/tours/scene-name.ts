import type { Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { isInside } from "../plan-scene/structure/polygons.ts";
import type { Tour, TourPlace } from "./tour.ts";

/** Cameras call their files so: at most five letters, at least four digits, at most ten small letters; spaces are not counted. */
const CAMERA_NAME = /^[A-Za-z]{0,5}\d{4,40}[a-z]{0,10}$/;

/** Whether a scene is still called as the camera named its file: `R0010021`, `IMG 20261128 101500`, but neither «Salón 2» nor «Piso 101». */
export const isCameraName = (name: string): boolean => CAMERA_NAME.test(name.replaceAll(" ", ""));

/**
 * The name of a scene that is put on a floor plan while it is still called as its camera named it: that of the room, with a number where another
 * scene is called so already.
 *
 * @returns null where it has a name of its own, or no named room lies there
 */
export function nameOnPlan(tour: Tour, sceneId: string, level: Level, at: TourPlace): string | null {
  const scene = tour.scenes.find(({ id }) => id === sceneId);
  if (!scene || !isCameraName(scene.name)) return null;
  const room = shapeLevel(level)
    .rooms.find(({ inner }) => isInside(inner, at))
    ?.label?.name.trim();
  if (!room) return null;
  const taken = new Set(tour.scenes.filter((one) => one !== scene).map(({ name }) => name));
  let name = room;
  for (let number = 2; taken.has(name); number++) name = `${room} ${number}`;
  return name;
}
