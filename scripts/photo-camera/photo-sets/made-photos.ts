import { between, type Chance, chanceOf } from "./chance.ts";
import type { Room, Thing, TrueCamera, Wear } from "./draw-photo.ts";
import {
  basket,
  boards,
  bricks,
  carpet,
  circles,
  diamonds,
  doorLeaf,
  herringbone,
  hungPicture,
  type Patch,
  paint,
  pickedColour,
  plaster,
  radiator,
  type Surface,
  stripes,
  tiles,
  turnedBy,
  wallWith,
  windowPane,
} from "./surfaces.ts";

export interface PhotoOrder {
  readonly name: string;
  readonly kind: string;
  readonly seed: number;
  readonly room: Room;
  readonly camera: TrueCamera;
  readonly wear: Wear;
}

export type Corners = readonly (readonly [number, number])[];

export interface Rule {
  readonly kind: string;
  /** Corners of the floor, counter-clockwise, and how tall the room is. */
  readonly shape: (chance: Chance) => Corners;
  readonly lens: readonly [number, number];
  readonly yaw: readonly [number, number];
  readonly pitch: readonly [number, number];
  readonly roll: number;
  readonly bend: readonly [number, number];
  readonly clutter: number;
  readonly noise: readonly [number, number];
  readonly isPortrait?: boolean;
  readonly isBare?: boolean;
}

const WHITES = [
  [0.82, 0.81, 0.78],
  [0.74, 0.75, 0.76],
  [0.78, 0.74, 0.66],
  [0.6, 0.66, 0.62],
  [0.66, 0.55, 0.48],
  [0.45, 0.5, 0.58],
] as const;
const WOODS = [
  [0.45, 0.28, 0.15],
  [0.6, 0.45, 0.28],
  [0.3, 0.19, 0.11],
  [0.62, 0.55, 0.45],
  [0.35, 0.32, 0.29],
] as const;
const STONES = [
  [0.7, 0.67, 0.6],
  [0.5, 0.5, 0.5],
  [0.62, 0.42, 0.3],
  [0.8, 0.79, 0.76],
  [0.25, 0.25, 0.27],
] as const;
const LONG_SIDE = 1600;

function floorOf(chance: Chance, seed: number): Surface {
  const wood = pickedColour(chance, WOODS);
  const stone = pickedColour(chance, STONES);
  const turn = chance() < 0.5 ? 0 : Math.PI / 2;
  const pick = chance();
  if (pick < 0.32) return turnedBy(boards(wood, between(chance, 0.07, 0.2), between(chance, 0.5, 1.8), seed), turn);
  if (pick < 0.42) return herringbone(wood, between(chance, 0.08, 0.12), seed);
  if (pick < 0.48) return turnedBy(boards(wood, 0.14, 1.2, seed), Math.PI / 4);
  if (pick < 0.7) return tiles(stone, [0.4, 0.38, 0.35], between(chance, 0.25, 0.6), seed);
  if (pick < 0.78) return turnedBy(tiles(stone, [0.5, 0.48, 0.45], 0.33, seed), Math.PI / 4);
  if (pick < 0.84) return basket(wood, 0.3, seed);
  if (pick < 0.92) return carpet(stone, seed);
  return plaster(stone, seed, 0.1);
}

function groundOf(chance: Chance, seed: number, colour: readonly [number, number, number]): Surface {
  const pick = chance();
  const other = colour.map((one) => one * 0.82) as unknown as readonly [number, number, number];
  if (pick < 0.7) return plaster(colour, seed);
  if (pick < 0.78) return stripes(colour, other, between(chance, 0.08, 0.3));
  if (pick < 0.86) return diamonds(colour, other, between(chance, 0.1, 0.3));
  if (pick < 0.92) return circles(colour, other, between(chance, 0.15, 0.4));
  return bricks([0.5, 0.3, 0.22], seed);
}

/** Doors, windows and pictures on a wall of that length, from left to right without overlap. */
function patchesOf(chance: Chance, length: number, height: number, clutter: number, seed: number): Patch[] {
  const found: Patch[] = [];
  let at = between(chance, 0.15, 0.9);
  while (at < length - 0.7 && found.length < 5) {
    const pick = chance();
    if (pick > clutter) {
      at += between(chance, 0.5, 1.5);
      continue;
    }
    const kind = chance();
    if (kind < 0.35) {
      const width = between(chance, 0.75, 0.95);
      if (at + width > length - 0.1) break;
      const leaf = pickedColour(chance, [
        [0.85, 0.84, 0.8],
        [0.4, 0.25, 0.14],
        [0.55, 0.4, 0.25],
      ]);
      const frame = chance() < 0.5 ? leaf : ([0.88, 0.87, 0.84] as const);
      found.push({ from: at, to: at + width, bottom: 0, top: 2.1, surface: doorLeaf(width, 2.1, leaf, frame) });
      at += width;
    } else if (kind < 0.7) {
      const width = Math.min(between(chance, 0.8, 2.2), length - at - 0.1);
      if (width < 0.7) break;
      const bottom = chance() < 0.25 ? 0.05 : between(chance, 0.85, 1.05);
      const top = Math.min(height - 0.2, 2.1 + between(chance, 0, 0.3));
      const tall = top - bottom;
      found.push({
        from: at,
        to: at + width,
        bottom,
        top,
        surface: windowPane(width, tall, width > 1.3 ? 2 : 1, seed + found.length),
      });
      if (bottom > 0.8 && chance() < 0.6) {
        const wide = width * 0.8;
        found.push({
          from: at + width * 0.1,
          to: at + width * 0.1 + wide,
          bottom: 0.12,
          top: 0.72,
          surface: radiator(wide, 0.6),
        });
      }
      at += width;
    } else {
      const [width, tall] = [between(chance, 0.4, 1), between(chance, 0.4, 0.9)];
      if (at + width > length - 0.1) break;
      const bottom = between(chance, 1.2, 1.5);
      found.push({
        from: at,
        to: at + width,
        bottom,
        top: Math.min(height - 0.2, bottom + tall),
        surface: hungPicture(width, Math.min(height - 0.2 - bottom, tall), seed),
      });
      at += width;
    }
    at += between(chance, 0.3, 1.2);
  }
  return found;
}

function insideOf(corners: Corners, x: number, y: number): boolean {
  let isInside = false;
  for (let at = 0; at < corners.length; at++) {
    const [ax, ay] = corners[at]!;
    const [bx, by] = corners[(at + 1) % corners.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  }
  return isInside;
}

function reachOf(corners: Corners, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < corners.length; at++) {
    const [ax, ay] = corners[at]!;
    const [bx, by] = corners[(at + 1) % corners.length]!;
    const [ex, ey] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)));
    least = Math.min(least, Math.hypot(x - ax - t * ex, y - ay - t * ey));
  }
  return least;
}

/** How far one sees from there before a wall. */
function viewFrom(corners: Corners, x: number, y: number, yaw: number): number {
  let far = 0;
  while (far < 12 && insideOf(corners, x - Math.sin(yaw) * far, y + Math.cos(yaw) * far)) far += 0.1;
  return far;
}

export function orderOf(rule: Rule, seed: number): PhotoOrder {
  const chance = chanceOf(seed);
  const corners = rule.shape(chance);
  const height = between(chance, 2.35, 3.1);
  const wallColour = pickedColour(chance, WHITES);
  const skirting =
    chance() < 0.7
      ? {
          height: between(chance, 0.06, 0.14),
          colour: pickedColour(chance, [
            [0.85, 0.84, 0.8],
            [0.4, 0.25, 0.14],
          ]),
        }
      : null;
  const ground = groundOf(chance, seed, wallColour);
  const walls = corners.map(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length]!;
    const length = Math.hypot(bx - ax, by - ay);
    const own = at === 2 && chance() < 0.4 ? groundOf(chance, seed + at, pickedColour(chance, WHITES)) : ground;
    return wallWith(own, skirting, rule.isBare ? [] : patchesOf(chance, length, height, rule.clutter, seed * 7 + at));
  });
  let place: { x: number; y: number; yaw: number } | null = null;
  for (let round = 0; round < 400 && place === null; round++) {
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const x = between(chance, Math.min(...xs), Math.max(...xs));
    const y = between(chance, Math.min(...ys), Math.max(...ys));
    const yaw =
      between(chance, ...rule.yaw) * (chance() < 0.5 ? -1 : 1) +
      (chance() < 0.3 ? Math.PI / 2 : 0) +
      (chance() < 0.3 ? Math.PI : 0);
    const isFine = insideOf(corners, x, y) && reachOf(corners, x, y) > 0.3;
    if (isFine && viewFrom(corners, x, y, yaw) > (round < 200 ? 2.8 : 1.8)) place = { x, y, yaw };
  }
  if (place === null) throw new Error(`No place to stand in room ${seed}`);
  const things: Thing[] = [];
  const wanted = rule.isBare ? 0 : Math.round(rule.clutter * between(chance, 0, 5));
  for (let round = 0; round < 60 && things.length < wanted; round++) {
    const far = between(chance, 1.6, 5);
    const aside = place.yaw + between(chance, -0.6, 0.6);
    const [x, y] = [place.x - Math.sin(aside) * far, place.y + Math.cos(aside) * far];
    if (!insideOf(corners, x, y) || reachOf(corners, x, y) < 0.3) continue;
    const isRound = chance() < 0.35;
    const half = [between(chance, 0.12, 0.4), between(chance, 0.12, 0.4)] as const;
    things.push({
      kind: isRound ? "cylinder" : "box",
      x,
      y,
      bottom: 0,
      top: between(chance, 0.3, 1.1),
      half,
      turn: chance() < 0.4 ? 0 : between(chance, -0.8, 0.8),
      surface:
        chance() < 0.6
          ? paint(pickedColour(chance, [...WOODS, ...WHITES]))
          : stripes([0.6, 0.2, 0.15], [0.7, 0.68, 0.6], 0.07),
    });
  }
  const portrait = rule.isPortrait === true;
  const ratio = [0.75, 0.6667, 0.75, 0.5625][Math.floor(chance() * 4)]!;
  const [width, heightPx] = portrait
    ? [Math.round(LONG_SIDE * ratio), LONG_SIDE]
    : [LONG_SIDE, Math.round(LONG_SIDE * ratio)];
  const equivalent = between(chance, ...rule.lens);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const lamp = (power: number) => ({
    at: [
      between(chance, Math.min(...xs) + 0.3, Math.max(...xs) - 0.3),
      between(chance, Math.min(...ys) + 0.3, Math.max(...ys) - 0.3),
      between(chance, 1.2, height - 0.3),
    ] as const,
    power,
  });
  return {
    name: `${rule.kind} ${seed}`,
    kind: rule.kind,
    seed,
    room: {
      corners,
      height,
      floor: floorOf(chance, seed),
      ceiling: plaster(chance() < 0.8 ? [0.85, 0.85, 0.83] : wallColour, seed, 0.01),
      walls,
      things,
      lamps: Array.from({ length: 1 + Math.floor(chance() * 3) }, () => lamp(between(chance, 0.3, 1.5))),
      ambient: between(chance, 0.25, 0.6),
      sun:
        chance() < 0.25
          ? [
              place.x - Math.sin(place.yaw) * 3,
              place.y + Math.cos(place.yaw) * 3,
              between(chance, 0.4, 1),
              between(chance, -0.6, 0.6),
              between(chance, -0.7, 0.7),
              between(chance, 0.5, 1.2),
            ]
          : null,
    },
    camera: {
      width,
      height: heightPx,
      focal: (equivalent * Math.hypot(width, heightPx)) / 43.267,
      eye: [place.x, place.y, between(chance, 1.05, 1.7)],
      yaw: place.yaw,
      pitch: between(chance, ...rule.pitch),
      roll: between(chance, -rule.roll, rule.roll),
      bend: between(chance, ...rule.bend),
    },
    wear: {
      blur: chance() < 0.4 ? 0 : between(chance, 0.3, 1.3),
      noise: between(chance, ...rule.noise),
      quality: Math.round(between(chance, 60, 93)),
      vignette: between(chance, 0, 0.3),
      exposure: between(chance, 0.75, 1.15),
    },
  };
}
