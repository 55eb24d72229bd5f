import {
  type Block,
  between,
  cm,
  type Layout,
  lengthOf,
  pick,
  type Random,
  type TrueOpening,
  type TrueWall,
  whole,
} from "./made-plan.ts";

const NAMES = ["SALÓN", "COCINA", "DORMITORIO", "BAÑO", "Dormitorio 2", "Aseo", "ESTUDIO", "Comedor", "Lavadero"];

interface Cut {
  vertical: boolean;
  at: number;
  low: number;
  high: number;
}

/** Splits a block until its parts are as small as rooms are. */
function splitBlock(random: Random, block: Block, most: number, cuts: Cut[], leaves: Block[]): void {
  const { x, y, width, height } = block;
  const vertical = width > height;
  const long = Math.max(width, height);
  const isSmall = width * height < most * 1e6;
  if (long < 3400 || (isSmall && random() < 0.75)) {
    leaves.push(block);
    return;
  }
  const at = cm(between(random, Math.max(1500, long * 0.3), Math.min(long - 1500, long * 0.7)));
  if (vertical) {
    cuts.push({ vertical, at: x + at, low: y, high: y + height });
    splitBlock(random, { x, y, width: at, height }, most, cuts, leaves);
    splitBlock(random, { x: x + at, y, width: width - at, height }, most, cuts, leaves);
  } else {
    cuts.push({ vertical, at: y + at, low: x, high: x + width });
    splitBlock(random, { x, y, width, height: at }, most, cuts, leaves);
    splitBlock(random, { x, y: y + at, width, height: height - at }, most, cuts, leaves);
  }
}

const opening = (random: Random, kind: TrueOpening["kind"], offsetMm: number, widthMm: number): TrueOpening => ({
  kind,
  offsetMm: cm(offsetMm),
  widthMm: cm(widthMm),
  hinge: pick(random, ["from", "to"]),
  opensTo: pick(random, ["left", "right"]),
});

/** Puts doors into partitions and windows into facades, clear of the corners where other walls meet. */
function putOpenings(random: Random, wall: TrueWall, joints: readonly number[], isOuter: boolean, isDoor: boolean) {
  const places = [0, ...joints, lengthOf(wall)].sort((a, b) => a - b);
  for (let i = 0; i + 1 < places.length; i++) {
    const [low, high] = [places[i]! + 250, places[i + 1]! - 250];
    const room = high - low;
    if (isOuter && !isDoor) {
      if (room < 900 || random() < 0.25) continue;
      const width = Math.min(room, cm(between(random, 700, 2200)));
      wall.openings.push(opening(random, "ventana", between(random, low + width / 2, high - width / 2), width));
    } else {
      const width = pick(random, [700, 720, 800, 820, 900]);
      if (room < width || random() < 0.2) continue;
      const kind = random() < 0.12 ? "hueco" : "puerta";
      // Most doors stand near a corner.
      const offset =
        random() < 0.5
          ? low + width / 2 + between(random, 0, Math.min(100, room - width))
          : between(random, low + width / 2, high - width / 2);
      wall.openings.push(opening(random, kind, offset, width));
    }
  }
}

/** Corners of the outline, clockwise. Chamfers and bays make walls that are neither upright nor level. */
function outlineOf(random: Random, width: number, height: number, isBayFree: boolean): { x: number; y: number }[] {
  const shape = random();
  const [w, h] = [width, height];
  if (shape < 0.4) return [corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)];
  if (shape < 0.62) {
    const cut = cm(between(random, 900, 1400));
    return [corner(0, 0), corner(w - cut, 0), corner(w, cut * pick(random, [1, 0.7])), corner(w, h), corner(0, h)];
  }
  if (shape < 0.8 && isBayFree) {
    // A bay of five chords in the lower facade's first two metres and a half.
    const [start, span, depth] = [600, 2000, cm(between(random, 600, 950))];
    const bay = Array.from({ length: 6 }, (_, i) =>
      corner(start + span / 2 + (span / 2) * Math.cos((Math.PI * i) / 5), h + depth * Math.sin((Math.PI * i) / 5)),
    );
    return [corner(0, 0), corner(w, 0), corner(w, h), ...bay, corner(0, h)];
  }
  return [corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)];
}
const corner = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y) });

/** A dwelling of about `areaM2`: a rectangle, an L, a chamfer or a bay, split into rooms by partitions. */
export function makeLayout(random: Random, areaM2: number): Layout {
  const outerMm = pick(random, [200, 250, 300, 350]);
  const innerMm = pick(random, [70, 100, 120, 150]);
  const ratio = between(random, 0.75, 1.7);
  const width = cm(Math.sqrt(areaM2 * 1e6 * ratio));
  const height = cm((areaM2 * 1e6) / width);
  const cuts: Cut[] = [];
  const leaves: Block[] = [];
  splitBlock(random, { x: 0, y: 0, width, height }, between(random, 8, 18), cuts, leaves);
  // A partition that ends in the mouth of the bay would hang in the air.
  const isBayFree = !cuts.some(({ vertical, at, high }) => vertical && high === height && at > 400 && at < 2800);
  const outline = outlineOf(random, width, height, isBayFree);
  const walls: TrueWall[] = [];
  const isEll = outline.length === 4 && random() < 0.45;
  if (isEll) {
    // The second arm of the L shares a part of the right facade.
    const [armW, armH] = [cm(between(random, 2600, 4500)), cm(between(random, 0.4, 0.6) * height)];
    outline.splice(
      1,
      2,
      corner(width, 0),
      corner(width + armW, 0),
      corner(width + armW, armH),
      corner(width, armH),
      corner(width, height),
    );
    cuts.push({ vertical: true, at: width, low: 0, high: armH });
    splitBlock(random, { x: width, y: 0, width: armW, height: armH }, 16, cuts, leaves);
  }
  for (let i = 0; i < outline.length; i++) {
    const [from, to] = [outline[i]!, outline[(i + 1) % outline.length]!];
    walls.push({ from, to, thicknessMm: outerMm, openings: [] });
  }
  const outerCount = walls.length;
  for (const { vertical, at, low, high } of cuts) {
    const ends = vertical ? [corner(at, low), corner(at, high)] : [corner(low, at), corner(high, at)];
    // A wall that carries is thicker than the others.
    const thicknessMm = random() < 0.12 ? Math.max(innerMm, 200) : innerMm;
    walls.push({ from: ends[0]!, to: ends[1]!, thicknessMm, openings: [] });
  }
  const entrance = whole(random, 0, 3);
  walls.forEach((wall, i) => {
    const length = lengthOf(wall);
    const joints: number[] = [];
    for (const other of walls) {
      if (other === wall) continue;
      for (const end of [other.from, other.to]) {
        const along =
          ((end.x - wall.from.x) * (wall.to.x - wall.from.x) + (end.y - wall.from.y) * (wall.to.y - wall.from.y)) /
          length;
        const across =
          Math.abs((end.x - wall.from.x) * (wall.to.y - wall.from.y) - (end.y - wall.from.y) * (wall.to.x - wall.from.x)) /
          length;
        if (across < 50 && along > 0 && along < length) joints.push(along);
      }
    }
    putOpenings(random, wall, joints, i < outerCount, i === entrance && length > 3000);
  });
  const rooms = leaves.map(({ x, y, width: w, height: h }) => ({
    x: x + outerMm / 2 + 60,
    y: y + outerMm / 2 + 60,
    width: w - outerMm - 120,
    height: h - outerMm - 120,
    name: pick(random, NAMES),
  }));
  return { walls, rooms };
}
