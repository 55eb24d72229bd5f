import type { ExactPoint, LevelShape } from "../floor-plan/level-shape.ts";
import type { Level } from "../floor-plan/plan.ts";
import { overlap, type RoomLabelPlace } from "./draw-rooms.ts";
import type { Place } from "./draw-walls.ts";
import { axisOf } from "./draw-walls.ts";
import { type Box, boxOf, boxOfBuilding, clearSpan, footprint, isInside } from "./geometry.ts";
import { GREY, INK, type SheetMark, stroked, WEIGHTS, written } from "./sheet.ts";
import { metres, textWidth } from "./text-measure.ts";

const TEXT_MM = 1.9;
const TICK_MM = 0.9;
/** From one row of figures to the next: two rows and the figures on them stay below the following chain. */
const ROW_MM = TEXT_MM * 0.87;
/** Distance of the first chain from what is built, and of one chain from the next. */
const FIRST_MM = 8;
const NEXT_MM = 6.5;

/** Room on paper that the chains need on each side. */
export const CHAINS_MM = FIRST_MM + NEXT_MM + 4;

type Side = "top" | "bottom" | "left" | "right";
const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];

/** Chains along the four sides: openings and corners of the façade, then the whole. */
export function drawOuterChains(level: Level, shape: LevelShape, scale: number, place: Place): readonly SheetMark[] {
  const box = boxOfBuilding(shape);
  if (!box) return [];
  return SIDES.flatMap((side) => {
    const isAcross = side === "top" || side === "bottom";
    const [low, high] = isAcross ? [box.left, box.right] : [box.top, box.bottom];
    const stops = merged([low, ...stopsOf(level, shape, side), high], 30);
    const line = (distanceMm: number) =>
      ({
        top: box.top - distanceMm * scale,
        bottom: box.bottom + distanceMm * scale,
        left: box.left - distanceMm * scale,
        right: box.right + distanceMm * scale,
      })[side];
    const at = (value: number, distanceMm: number): ExactPoint =>
      isAcross ? { x: value, y: line(distanceMm) } : { x: line(distanceMm), y: value };
    const chain =
      stops.length > 2
        ? drawChain(
            stops.map((stop) => at(stop, FIRST_MM)),
            place,
          )
        : [];
    const whole = drawChain(
      [
        at(low, stops.length > 2 ? FIRST_MM + NEXT_MM : FIRST_MM),
        at(high, stops.length > 2 ? FIRST_MM + NEXT_MM : FIRST_MM),
      ],
      place,
    );
    const helpers = (stops.length > 2 ? stops : [low, high]).map((stop) =>
      stroked("COTAS", pathOf(place(at(stop, 2)), place(at(stop, FIRST_MM + 1))), WEIGHTS.soft, "#9aa0ad"),
    );
    return [...helpers, ...chain, ...whole];
  });
}

/** Where a façade that looks to a side has its corners and the jambs of its openings. */
function stopsOf(level: Level, shape: LevelShape, side: Side): readonly number[] {
  const isAcross = side === "top" || side === "bottom";
  const out = side === "top" || side === "left" ? -1 : 1;
  const axis = isAcross ? "x" : "y";
  const other = isAcross ? "y" : "x";
  return shape.walls.flatMap((wall) => {
    const [from, to] = axisOf(wall, level);
    const isAlong = Math.abs(to[other] - from[other]) < 0.02 * Math.abs(to[axis] - from[axis]);
    if (!isAlong || wall.wall.kind === "virtual") return [];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const beyond = { ...middle, [other]: middle[other] + out * (wall.wall.thicknessMm / 2 + 40) };
    if (isInside(shape.outer, beyond)) return [];
    const face = wall.outline.filter((point) => (point[other] - middle[other]) * out > 0).map((point) => point[axis]);
    const jambs = wall.openings.flatMap(({ start, end }) => [start[axis], end[axis]]);
    const ends =
      face.length > 0
        ? [Math.min(...face), Math.max(...face)].filter(
            (end) => !isJoined(level, wall.wall, end, axis, other, middle[other]),
          )
        : [];
    return [...ends, ...jambs];
  });
}

/** Whether a wall goes on in the same line beyond an end, so that its corner is no corner of the façade. */
function isJoined(
  level: Level,
  wall: Level["walls"][number],
  end: number,
  axis: "x" | "y",
  other: "x" | "y",
  line: number,
): boolean {
  return level.walls.some((next) => {
    if (next.id === wall.id || next.kind === "virtual" || next.thicknessMm !== wall.thicknessMm) return false;
    const shares = [next.from, next.to].filter((id) => id === wall.from || id === wall.to);
    if (shares.length === 0) return false;
    const corners = [next.from, next.to].map((id) => level.vertices.find((vertex) => vertex.id === id));
    return (
      corners.every((corner) => corner && Math.abs(corner[other] - line) < 5) &&
      corners.some((corner) => corner && Math.abs(corner[axis] - end) < wall.thicknessMm)
    );
  });
}

function merged(values: readonly number[], within: number): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] as number) > within);
}

/** The clear width and depth of each room, beside its label and off it. */
export function drawInnerDimensions(
  level: Level,
  labels: readonly RoomLabelPlace[],
  scale: number,
  place: Place,
): readonly SheetMark[] {
  const half = { x: 18 * scale, y: 2.5 * scale };
  const notes = level.notes.map(({ at }) => ({
    left: at.x - half.x,
    right: at.x + half.x,
    top: at.y - half.y,
    bottom: at.y + half.y,
  }));
  const stairs = level.stairs.map((stair) => boxOf(footprint(stair))).filter((box) => box !== null);
  return labels.flatMap((label) =>
    (["x", "y"] as const).flatMap((axis) => innerDimension(label, axis, [...stairs, ...notes], scale, place)),
  );
}

function innerDimension(
  { room, box: labelBox }: RoomLabelPlace,
  axis: "x" | "y",
  avoided: readonly Box[],
  scale: number,
  place: Place,
): readonly SheetMark[] {
  const outer = boxOf(room.inner[0] ?? []);
  if (!outer) return [];
  const other = axis === "x" ? "y" : "x";
  const [low, high] = axis === "x" ? [outer.top, outer.bottom] : [outer.left, outer.right];
  const mm = 3 * scale;
  for (const share of [0.8, 0.2, 0.7, 0.3, 0.88, 0.12, 0.6, 0.4]) {
    const at = { ...room.middle, [other]: low + (high - low) * share };
    if (!isInside(room.inner, at)) continue;
    const anchor = axis === "x" ? room.middle.x : room.middle.y;
    const span = clearSpan(room.inner, { ...at, [axis]: anchor }, axis);
    if (!span || !isInside(room.inner, { ...at, [axis]: anchor })) continue;
    const band: Box =
      axis === "x"
        ? { left: span[0], right: span[1], top: at.y - mm, bottom: at.y + mm * 0.4 }
        : { left: at.x - mm, right: at.x + mm * 0.4, top: span[0], bottom: span[1] };
    if ([labelBox, ...avoided].some((box) => overlap(band, box) > 0)) continue;
    if ((span[1] - span[0]) / scale < textWidth(metres(span[1] - span[0]), TEXT_MM) + 2) return [];
    return drawChain(
      [
        { ...at, [axis]: span[0] },
        { ...at, [axis]: span[1] },
      ],
      place,
      GREY,
    );
  }
  return [];
}

/** Dimensions that a person drew: `offsetMm` to the right when looking from one end to the other. */
export function drawOwnDimensions(level: Level, place: Place): readonly SheetMark[] {
  return level.dimensions.flatMap(({ from, to, offsetMm }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return [];
    const right = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    const shift = (point: ExactPoint) => ({ x: point.x + right.x * offsetMm, y: point.y + right.y * offsetMm });
    const helpers =
      offsetMm === 0
        ? []
        : [from, to].map((point) =>
            stroked("COTAS", pathOf(place(point), place(shift(point))), WEIGHTS.soft, "#9aa0ad"),
          );
    return [...helpers, ...drawChain([shift(from), shift(to)], place)];
  });
}

/** A chain of dimensions through points on one line, with 45° ticks; figures that lack room stand one or two rows further out. */
function drawChain(points: readonly ExactPoint[], place: Place, color = INK): readonly SheetMark[] {
  const placed = points.map(place);
  const first = placed[0];
  const last = placed.at(-1);
  if (!first || !last) return [];
  let angle = (Math.atan2(last.y - first.y, last.x - first.x) * 180) / Math.PI;
  if (angle > 89.999 || angle <= -90.001) angle -= Math.sign(angle) * 180;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const marks: SheetMark[] = [stroked("COTAS", pathOf(first, last), WEIGHTS.dimension, color)];
  for (const { x, y } of placed) {
    const reach = TICK_MM * Math.SQRT1_2;
    const [dx, dy] = [(cos + sin) * reach, (sin - cos) * reach];
    marks.push(stroked("COTAS", pathOf({ x: x - dx, y: y - dy }, { x: x + dx, y: y + dy }), WEIGHTS.seen, color));
  }
  let raised = 0;
  for (let index = 0; index + 1 < points.length; index++) {
    const [a, b] = [points[index] as ExactPoint, points[index + 1] as ExactPoint];
    const [pa, pb] = [placed[index] as ExactPoint, placed[index + 1] as ExactPoint];
    const text = metres(Math.hypot(b.x - a.x, b.y - a.y));
    const isTight = Math.hypot(pb.x - pa.x, pb.y - pa.y) < textWidth(text, TEXT_MM);
    raised = isTight ? (raised === 1 ? 2 : 1) : 0;
    const up = 0.7 + raised * ROW_MM;
    marks.push(
      written("COTAS", text, (pa.x + pb.x) / 2 + sin * up, (pa.y + pb.y) / 2 - cos * up, TEXT_MM, {
        align: "middle",
        rotation: angle,
        color,
      }),
    );
  }
  return marks;
}

const pathOf = (a: ExactPoint, b: ExactPoint) =>
  [
    ["M", a.x, a.y],
    ["L", b.x, b.y],
  ] as const;
