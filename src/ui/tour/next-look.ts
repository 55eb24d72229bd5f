import type { PublishedScene, PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { halfTurn } from "#domain/tools/tours/tour-geometry.ts";
import type { Look } from "../panorama/panorama-view.ts";

/**
 * The first look in the scene behind an arrow. On one map the visitor keeps looking the same way: heading + yaw stays. Elsewhere they look
 * away from the arrow that leads back, as somebody does who has just come in; without one, the scene's own first look stands.
 */
export function lookAfter(from: PublishedScene, to: PublishedScene, look: Look): Look {
  const pitch = Math.max(-20, Math.min(20, look.pitch));
  if (from.at && to.at && from.levelId === to.levelId)
    return { yaw: halfTurn(from.headingDegrees + look.yaw - to.headingDegrees), pitch, fov: look.fov };
  const back = to.links.find((link) => link.to === from.id);
  return back ? { yaw: halfTurn(back.yaw + 180), pitch: 0, fov: to.start.fov } : to.start;
}

/** On a screen that is higher than wide the vertical angle opens until so many degrees are seen from side to side, or its bound is reached. */
export const NARROWEST_DEGREES = 52;
export const TALLEST_DEGREES = 92;

/** A first look as it fits a screen. @param aspect width divided by height */
export function fittingLook(look: Look, aspect: number): Look {
  const needed = (Math.atan(Math.tan((NARROWEST_DEGREES * Math.PI) / 360) / aspect) * 360) / Math.PI;
  return { ...look, fov: Math.max(look.fov, Math.min(TALLEST_DEGREES, needed)) };
}

/** The scene that a tour begins with. @param named by its address, if it names one */
export const startScene = ({ scenes, start }: PublishedTour, named?: string): PublishedScene | undefined =>
  scenes.find(({ id }) => id === named) ?? scenes.find(({ id }) => id === start) ?? scenes[0];

/** The arrow nearest to the middle of a look, within 60 degrees to either side; it is taken by the Enter key. */
export function linkAhead(scene: PublishedScene, look: Look): PublishedScene["links"][number] | null {
  const away = (yaw: number) => Math.abs(halfTurn(yaw - look.yaw));
  return scene.links.filter(({ yaw }) => away(yaw) <= 60).sort((a, b) => away(a.yaw) - away(b.yaw))[0] ?? null;
}

/**
 * How an arrow lies on the floor: the screen's vectors of a step to its right and of a step ahead, as the six numbers of a CSS `matrix()`.
 * Floor points lie one eye height below; `d` of them ahead means the pitch −atan(1 / d).
 *
 * @param project pixels of a direction, or null behind
 */
export function floorMatrix(
  { yaw, pitch }: { yaw: number; pitch: number },
  project: (direction: { yaw: number; pitch: number }) => { x: number; y: number } | null,
): { matrix: string; eyesAway: number } | null {
  const radians = Math.PI / 180;
  // Arrows at the horizon and above it lie as if they were a few steps away: flatter, they could not be read.
  const seen = Math.min(pitch, -14);
  const d = 1 / Math.tan(-seen * radians);
  const step = 0.12;
  const at = project({ yaw, pitch: seen });
  const ahead = project({ yaw, pitch: -Math.atan(1 / (d + step)) / radians });
  const right = project({
    yaw: yaw + Math.atan(step / d) / radians,
    pitch: -Math.atan(1 / Math.hypot(d, step)) / radians,
  });
  if (!at || !ahead || !right) return null;
  const [rx, ry] = [right.x - at.x, right.y - at.y];
  const [ax, ay] = [ahead.x - at.x, ahead.y - at.y];
  const wide = Math.hypot(rx, ry);
  if (wide < 1e-6) return null;
  const numbers = [rx / wide, ry / wide, -ax / wide, -ay / wide].map((value) => value.toFixed(4));
  return { matrix: `matrix(${numbers.join(",")},0,0)`, eyesAway: d };
}
