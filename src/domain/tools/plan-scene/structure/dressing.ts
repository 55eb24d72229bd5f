import type { LevelShape, RoomShape } from "../../floor-plan/level-shape.ts";
import type { Level, RoomUse } from "../../floor-plan/plan.ts";
import { curtainSheet } from "../furniture/decoration.ts";
import type { SceneLamp } from "../scene.ts";
import type { SceneParts } from "../scene-parts.ts";
import { roundedBox } from "../solids/boxes.ts";
import { lathe, rod } from "../solids/rounds.ts";
import { moved, type Solid, turned } from "../solids/solid.ts";
import { distanceToRings, isInside } from "./polygons.ts";
import { isGlazed, isOutdoors, placedInWall, type WallFrame } from "./wall-frame.ts";

const CURTAINED: ReadonlySet<RoomUse> = new Set<RoomUse>([
  "salon",
  "comedor",
  "salon-cocina",
  "dormitorio",
  "despacho",
  "otro",
]);

/** Curtains at the windows of rooms that people live in, and light in ceilings. Returns the lamps. */
export function addDressing(
  parts: SceneParts,
  level: Level,
  shape: LevelShape,
  frames: readonly WallFrame[],
  hasCeilings: boolean,
): readonly SceneLamp[] {
  for (const frame of frames) addCurtains(parts, level, frame);
  const lamps: SceneLamp[] = [];
  if (!hasCeilings) return lamps;
  for (const room of shape.rooms) {
    if (isOutdoors(room) || hasOwnLamp(level, room)) continue;
    lamps.push(...addDownlights(parts, level, room));
  }
  return lamps;
}

function addCurtains(parts: SceneParts, level: Level, frame: WallFrame): void {
  const inside = isOutdoors(frame.rightRoom) ? frame.leftRoom : frame.rightRoom;
  if (isOutdoors(inside) || isOutdoors(frame.leftRoom) === isOutdoors(frame.rightRoom)) return;
  if (!inside?.label || !CURTAINED.has(inside.label.use)) return;
  const floor = level.elevationMm / 1000;
  const toRight = inside === frame.rightRoom ? 1 : -1;
  for (const { opening, middle, start, end } of frame.shape.openings) {
    if (!isGlazed(opening.kind)) continue;
    const width = Math.hypot(end.x - start.x, end.y - start.y) / 1000;
    const top = Math.min(level.ceilingMm / 1000 - 0.06, (opening.sillMm + opening.heightMm) / 1000 + 0.16);
    const z = frame.shape.wall.thicknessMm / 2000 + 0.1;
    const put = (solid: Solid) => placedInWall(toRight > 0 ? solid : turned(solid, "y", 180), frame, middle, floor);
    const reach = width / 2 + 0.16;
    // A place beside the opening may be taken by a corner of the room: the curtain stays within its clear stretch.
    const room = clearBeside(frame, inside, middle, reach, toRight);
    const pole = [
      rod([-room.low - 0.02, top, z], [room.high + 0.02, top, z], 0.011, 0.011, 12),
      rod([0, top, z], [0, top, z - 0.1], 0.007, 0.007, 8),
    ];
    parts.add("curtain", "metal", inside.id, ...pole.map(put));
    const bunch = Math.min(0.36, Math.max(0.18, width * 0.2));
    const phase = (opening.offsetMm % 7) + 0.3;
    const long = top - 0.03;
    const panels = [
      { x: -room.low + bunch / 2, phase },
      { x: room.high - bunch / 2, phase: phase + 2 },
    ];
    for (const panel of panels) {
      const sheet = moved(curtainSheet(bunch, long, 0.085, Math.round(bunch / 0.055), panel.phase), panel.x, 0.015, z);
      parts.add("curtain", "curtain", inside.id, put(sheet));
    }
    if (opening.kind !== "puerta-balconera" && inside.label.use === "dormitorio") {
      const sheer = moved(curtainSheet(width, long, 0.035, Math.round(width / 0.1), phase), 0, 0.015, z - 0.045);
      parts.add("curtain", "sheer", inside.id, put(sheer));
    }
  }
}

/** How far a pole reaches to either side of an opening's middle, in metres, at most `reach`, before the room ends. */
function clearBeside(
  frame: WallFrame,
  room: RoomShape,
  middle: { readonly x: number; readonly y: number },
  reach: number,
  toRight: number,
): { readonly low: number; readonly high: number } {
  const off = frame.shape.wall.thicknessMm / 2 + 100;
  const far = (sign: number): number => {
    let last = 0;
    for (let s = 0; s <= reach + 0.001; s += 0.02) {
      const step = sign * s * 1000 * toRight;
      const p = {
        x: middle.x + frame.along.x * step - frame.left.x * off * toRight,
        y: middle.y + frame.along.y * step - frame.left.y * off * toRight,
      };
      if (!isInside(room.inner, p)) break;
      last = s;
    }
    return Math.max(0.2, last < reach - 0.03 ? last - 0.04 : last);
  };
  return { low: far(-1), high: far(1) };
}

const hasOwnLamp = (level: Level, room: RoomShape): boolean =>
  level.furniture.some((piece) => piece.item === "ceiling-lamp" && isInside(room.inner, piece.at));

/** Recessed spots about every 1.6 m, half a step from the walls. */
function addDownlights(parts: SceneParts, level: Level, room: RoomShape): readonly SceneLamp[] {
  const outer = room.inner[0];
  if (!outer) return [];
  const [xs, ys] = [outer.map((p) => p.x), outer.map((p) => p.y)];
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [w, d] = [Math.max(...xs) - x0, Math.max(...ys) - y0];
  const columns = Math.max(1, Math.min(6, Math.round(w / 1600)));
  const rows = Math.max(1, Math.min(6, Math.round(d / 1600)));
  const y = (level.elevationMm + level.ceilingMm) / 1000;
  const lamps: SceneLamp[] = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const p = { x: x0 + (w * (i + 0.5)) / columns, y: y0 + (d * (j + 0.5)) / rows };
      if (!isInside(room.inner, p) || distanceToRings(p, room.inner) < 200) continue;
      const at = [p.x / 1000, y, p.y / 1000] as const;
      const ring = lathe(
        [
          [0.036, -0.001],
          [0.044, -0.006],
          [0.048, 0.001],
          [0.036, 0.001],
          [0.036, -0.001],
        ],
        20,
      );
      parts.add("lamp", "skirting", room.id, moved(ring, ...at));
      parts.add("lamp", "bulb", room.id, moved(roundedBox(0.05, 0.004, 0.05, 0.001), at[0], y - 0.0045, at[2]));
      lamps.push({
        position: [at[0], y - 0.03, at[2]],
        color: [1, 0.78, 0.52],
        watts: 4,
        radius: 0.035,
        roomId: room.id,
      });
    }
  }
  return lamps;
}
