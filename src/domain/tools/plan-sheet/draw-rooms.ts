import type { ExactPoint, LevelShape, RoomShape } from "../floor-plan/level-shape.ts";
import type { Level } from "../floor-plan/plan.ts";
import { ellipse, rect } from "../furnishing/symbols-pen.ts";
import type { Place } from "./draw-walls.ts";
import { type Box, boxOf, clearSpan, footprint, hatchLines, isInside, linePath, ringPath } from "./geometry.ts";
import { GREY, INK, PAPER, type SheetMark, stroked, WEIGHTS, written } from "./sheet.ts";
import { linesWithin, squareMetres, textWidth } from "./text-measure.ts";

/** A room's place in the table of areas, and how its label stands on the drawing. */
export interface RoomLabelPlace {
  readonly room: RoomShape;
  readonly number: number;
  readonly name: string;
  /** Of the label, in plan millimetres. */
  readonly box: Box;
  readonly lines: readonly string[];
  readonly sizeMm: number;
  /** False where the room is too small: it shows its number, and the table its name. */
  readonly isNamed: boolean;
}

/** Heights of letters, the largest first; smaller drawings begin with smaller ones. */
const sizesAt = (scale: number) =>
  [2.9, 2.5, 2.2, 1.9, 1.7].filter((size) => size <= (scale <= 60 ? 2.9 : scale <= 80 ? 2.5 : 2.2));
const LINE = 1.3;

/** Rooms in reading order, from the upper left, with the label that fits each. */
export function placeLabels(
  level: Level,
  shape: LevelShape,
  scale: number,
  hasFurniture: boolean,
): readonly RoomLabelPlace[] {
  const pieces = [
    ...(hasFurniture ? level.furniture.filter(({ item }) => !item.startsWith("rug")) : []),
    ...level.stairs,
  ];
  const swings = shape.walls.flatMap(({ openings }) => openings.flatMap((opening) => opening.swings));
  const notes = level.notes.map(({ at }) => boxAround(at, 30 * scale, 4 * scale));
  const boxes = [...pieces.map(footprint), ...swings].map((ring) => boxOf(ring)).filter((box) => box !== null);
  for (const { outline } of level.lowZones) {
    const zone = boxOf(outline);
    if (zone)
      notes.push(
        boxAround({ x: (zone.left + zone.right) / 2, y: (zone.top + zone.bottom) / 2 }, 12 * scale, 4 * scale),
      );
  }
  // Letters on letters are worse than letters on a chair.
  boxes.push(...notes, ...notes, ...notes);
  const rooms = [...shape.rooms].sort(
    (a, b) => Math.round((a.middle.y - b.middle.y) / 1500) || a.middle.x - b.middle.x,
  );
  return rooms.map((room, index) => labelOf(room, index + 1, scale, boxes));
}

function labelOf(room: RoomShape, number: number, scale: number, boxes: readonly Box[]): RoomLabelPlace {
  const name = room.label?.name ?? "Sin nombre";
  const area = squareMetres(room.innerAreaMm2);
  const span = clearSpan(room.inner, room.middle, "x");
  const clearMm = span ? (span[1] - span[0]) / scale : 0;
  let best: { label: RoomLabelPlace; cost: number } | null = null;
  for (const [step, sizeMm] of sizesAt(scale).entries()) {
    for (const most of [1, 2, 3]) {
      const lines = linesWithin(name, clearMm - 1.5, sizeMm, most, true);
      if (lines.some((line) => line.endsWith("…"))) continue;
      const wide =
        Math.max(textWidth(area, sizeMm * 0.88), ...lines.map((line) => textWidth(line, sizeMm, true))) + 0.8;
      const high = sizeMm * LINE * (lines.length + 1) + 0.4;
      const free = freePlace(room, wide * scale, high * scale, boxes);
      if (!free) continue;
      const cost = free.cost + step * 0.12;
      const box = boxAround(free.at, wide * scale, high * scale);
      if (!best || cost < best.cost) best = { cost, label: { room, number, name, lines, sizeMm, isNamed: true, box } };
      break;
    }
  }
  if (best) return best.label;
  return {
    room,
    number,
    name,
    lines: [String(number)],
    sizeMm: 2,
    isNamed: false,
    box: boxAround(room.middle, 3.6 * scale, 3.6 * scale),
  };
}

const boxAround = ({ x, y }: ExactPoint, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The place in the room, near its middle, at which a box covers least furniture; null where it would touch a wall everywhere. */
function freePlace(
  room: RoomShape,
  width: number,
  height: number,
  boxes: readonly Box[],
): { readonly at: ExactPoint; readonly cost: number } | null {
  const outer = boxOf(room.inner[0] ?? []);
  if (!outer) return null;
  let best: { at: ExactPoint; cost: number } | null = null;
  const steps = 12;
  const places = [room.middle];
  for (let i = 1; i < steps; i++)
    for (let j = 1; j < steps; j++)
      places.push({
        x: outer.left + ((outer.right - outer.left) * i) / steps,
        y: outer.top + ((outer.bottom - outer.top) * j) / steps,
      });
  for (const at of places) {
    const box = boxAround(at, width, height);
    if (!liesWithin(room, box)) continue;
    const covered = boxes.reduce((sum, other) => sum + overlap(box, other), 0) / (width * height);
    const away =
      Math.hypot(at.x - room.middle.x, at.y - room.middle.y) /
      Math.hypot(outer.right - outer.left, outer.bottom - outer.top);
    const cost = covered + away * 0.35;
    if (!best || cost < best.cost) best = { at, cost };
  }
  return best;
}

function liesWithin(room: RoomShape, box: Box): boolean {
  const marks = [0, 0.5, 1];
  return marks.every((i) =>
    marks.every((j) =>
      isInside(room.inner, { x: box.left + (box.right - box.left) * i, y: box.top + (box.bottom - box.top) * j }),
    ),
  );
}

export function overlap(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  );
}

/** Names and areas of the rooms, in millimetres of paper. */
export function drawLabels(labels: readonly RoomLabelPlace[], scale: number, place: Place): readonly SheetMark[] {
  return labels.flatMap((label): readonly SheetMark[] => {
    const corner = place({ x: label.box.left, y: label.box.top });
    const wide = (label.box.right - label.box.left) / scale;
    const high = (label.box.bottom - label.box.top) / scale;
    const cx = corner.x + wide / 2;
    if (!label.isNamed)
      return [
        { ...stroked("TEXTO", ellipse(cx, corner.y + high / 2, 1.7), WEIGHTS.dimension), fill: PAPER },
        written("TEXTO", label.lines[0] ?? "", cx, corner.y + high / 2 + 0.75, 2.1, { align: "middle", isBold: true }),
      ];
    const ground: SheetMark = {
      kind: "path",
      layer: "TEXTO",
      path: rect(corner.x, corner.y, wide, high, 0.6),
      fill: PAPER,
      stroke: null,
      widthMm: 0,
    };
    const names = label.lines.map((line, index) =>
      written("TEXTO", line, cx, corner.y + 0.2 + label.sizeMm * (0.98 + LINE * index), label.sizeMm, {
        align: "middle",
        isBold: true,
      }),
    );
    const area = written(
      "TEXTO",
      squareMetres(label.room.innerAreaMm2),
      cx,
      corner.y + 0.2 + label.sizeMm * (0.95 + LINE * label.lines.length),
      label.sizeMm * 0.88,
      { align: "middle", color: GREY },
    );
    return [ground, ...names, area];
  });
}

/** Parts under 1.50 m: hatched, dashed around, and said so. */
export function drawLowZones(level: Level, scale: number, place: Place): readonly SheetMark[] {
  return level.lowZones.flatMap(({ outline }): readonly SheetMark[] => {
    if (outline.length < 3) return [];
    const box = boxOf(outline);
    if (!box) return [];
    const middle = place({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    const wide = textWidth("h < 1,50 m", 1.9) + 0.8;
    const isUpright = (box.right - box.left) / scale < wide && box.bottom - box.top > box.right - box.left;
    return [
      ...hatchLines([outline], 2.2 * scale).map(([a, b]) =>
        stroked("ESTANCIAS", linePath(a, b, place), WEIGHTS.soft, "#9aa0ad"),
      ),
      { ...stroked("ESTANCIAS", ringPath(outline, place), WEIGHTS.dimension, GREY), dashMm: [1.4, 0.8] },
      {
        kind: "path",
        layer: "TEXTO",
        path: isUpright
          ? rect(middle.x - 1.3, middle.y - wide / 2, 2.6, wide)
          : rect(middle.x - wide / 2, middle.y - 1.3, wide, 2.6),
        fill: PAPER,
        stroke: null,
        widthMm: 0,
      },
      written(
        "TEXTO",
        "h\u00a0<\u00a01,50\u00a0m",
        isUpright ? middle.x + 0.65 : middle.x,
        isUpright ? middle.y : middle.y + 0.65,
        1.9,
        {
          align: "middle",
          color: INK,
          rotation: isUpright ? -90 : 0,
        },
      ),
    ];
  });
}
