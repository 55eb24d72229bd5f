import { instantOf } from "../../shared/time/zone-time.ts";
import type { ExactPoint, LevelShape } from "../floor-plan/level-shape.ts";
import type { FloorPlan, Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { isGlazed, isOutdoors, type WallFrame, wallFrames, wallHeight } from "./structure/wall-frame.ts";
import { type SunPlace, sunDirection, sunPosition } from "./sun.ts";

export interface SunAsk {
  readonly place: SunPlace;
  /** Calendar day at the place, as 2026-12-21. */
  readonly date: string;
  /** Name of the place's time zone, as Europe/Madrid. */
  readonly zone: string;
  /** How often the sun is looked at, from 1 to 60. */
  readonly stepMinutes: number;
}

export interface WindowSun {
  readonly openingId: string;
  /** The room that it lights. */
  readonly roomId: string;
  /** Azimuth of the way that it looks, clockwise from north. */
  readonly facesDegrees: number;
  /** Hours in which the sun stands above the horizon, before the pane, with no wall of the level in its way. */
  readonly hours: number;
  /** Wall-clock minutes since midnight of the first and the last look that found it lit; null where none did. */
  readonly fromMinute: number | null;
  readonly untilMinute: number | null;
}

/**
 * Sun of a day at every window of a level. Other buildings, trees and the mountains are not known; the level's own walls are, and the roof
 * over a covered terrace.
 */
export function sunHours(plan: FloorPlan, levelId: string, ask: SunAsk): readonly WindowSun[] {
  const level = plan.levels.find((candidate) => candidate.id === levelId);
  if (!level) return [];
  const shape = shapeLevel(level);
  const frames = wallFrames(level, shape);
  const step = Math.max(1, Math.min(60, Math.round(ask.stepMinutes)));
  const midnight = instantOf(`${ask.date}T00:00`, ask.zone).getTime();
  const looks: { readonly minute: number; readonly direction: readonly [number, number, number] }[] = [];
  for (let minute = 0; minute < 1440; minute += step) {
    const position = sunPosition(ask.place, midnight + minute * 60_000);
    if (position.elevationDegrees > 0) looks.push({ minute, direction: sunDirection(position, plan.northDegrees) });
  }
  return frames.flatMap((frame) =>
    windowsOf(frame).map((window) => lit(window, { looks, step, level, shape, frames, plan })),
  );
}

interface Window {
  readonly frame: WallFrame;
  readonly openingId: string;
  readonly roomId: string;
  /** Just outside the wall, in plan millimetres. */
  readonly at: ExactPoint;
  /** Unit vector outwards. */
  readonly out: ExactPoint;
  /** Height of its middle above the floor, in metres. */
  readonly middle: number;
}

function windowsOf(frame: WallFrame): readonly Window[] {
  if (isOutdoors(frame.leftRoom) === isOutdoors(frame.rightRoom)) return [];
  const inside = isOutdoors(frame.leftRoom) ? frame.rightRoom! : frame.leftRoom!;
  const sign = inside === frame.rightRoom ? 1 : -1;
  const out = { x: sign * frame.left.x, y: sign * frame.left.y };
  const reach = frame.shape.wall.thicknessMm / 2 + 5;
  return frame.shape.openings
    .filter(({ opening }) => isGlazed(opening.kind))
    .map(({ opening, middle }) => ({
      frame,
      openingId: opening.id,
      roomId: inside.id,
      at: { x: middle.x + out.x * reach, y: middle.y + out.y * reach },
      out,
      middle: (opening.sillMm + opening.heightMm / 2) / 1000,
    }));
}

interface Day {
  readonly looks: readonly { readonly minute: number; readonly direction: readonly [number, number, number] }[];
  readonly step: number;
  readonly level: Level;
  readonly shape: LevelShape;
  readonly frames: readonly WallFrame[];
  readonly plan: FloorPlan;
}

function lit(window: Window, day: Day): WindowSun {
  const minutes = day.looks
    .filter(({ direction }) => {
      const before = direction[0] * window.out.x + direction[2] * window.out.y;
      return before > 1e-6 && !isShaded(window, direction, day);
    })
    .map(({ minute }) => minute);
  const azimuth = (Math.atan2(window.out.x, -window.out.y) * 180) / Math.PI - day.plan.northDegrees;
  return {
    openingId: window.openingId,
    roomId: window.roomId,
    facesDegrees: ((azimuth % 360) + 360) % 360,
    hours: (minutes.length * day.step) / 60,
    fromMinute: minutes[0] ?? null,
    untilMinute: minutes.at(-1) ?? null,
  };
}

/** Whether a wall, or the roof over a covered outdoor room, lies between a window and the sun. */
function isShaded(
  window: Window,
  direction: readonly [number, number, number],
  { level, shape, frames }: Day,
): boolean {
  const reach = Math.hypot(direction[0], direction[2]);
  if (reach < 1e-6) return true;
  const way = { x: direction[0] / reach, y: direction[2] / reach };
  const rise = direction[1] / reach;
  const walls = frames.some((frame) => {
    if (frame === window.frame || frame.shape.wall.kind === "virtual" || frame.shape.wall.kind === "baranda")
      return false;
    const far = crossing(window.at, way, frame.shape.outline);
    return far !== null && window.middle + (far / 1000) * rise < wallHeight(frame, level);
  });
  if (walls) return true;
  return shape.rooms.some((room) => {
    if (room.label?.cover !== "exterior-cubierto" || !room.axis[0]) return false;
    // Under a roof the sun is seen only when its ray leaves the roof's outline below the roof.
    const inside = rayInside(window.at, room.axis[0]);
    const far = inside ? crossing(window.at, way, room.axis[0]) : null;
    return far !== null && window.middle + (far / 1000) * rise > level.ceilingMm / 1000;
  });
}

/** Distance along a level way to the first crossing with a ring, in millimetres; null where it meets none. */
function crossing(at: ExactPoint, way: ExactPoint, ring: readonly ExactPoint[]): number | null {
  let least: number | null = null;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]!;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const across = way.x * ey - way.y * ex;
    if (Math.abs(across) < 1e-9) return;
    const [dx, dy] = [a.x - at.x, a.y - at.y];
    const far = (dx * ey - dy * ex) / across;
    const share = (dx * way.y - dy * way.x) / across;
    if (far > 1 && share >= 0 && share <= 1 && (least === null || far < least)) least = far;
  });
  return least;
}

function rayInside(p: ExactPoint, ring: readonly ExactPoint[]): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
