import type { Picture, PicturePoint } from "#domain/tools/plan-reading/plan-picture.ts";

/** A plan made by a script: its truth in millimetres, and where each point of it lies in the picture. */

export interface TrueOpening {
  kind: "puerta" | "ventana" | "hueco";
  /** From the wall's `from` to the middle. */
  offsetMm: number;
  widthMm: number;
  /** Of a door: at which end it hangs and to which side it opens, as `plan.ts` says. */
  hinge: "from" | "to";
  opensTo: "left" | "right";
}

export interface TrueWall {
  from: PicturePoint;
  to: PicturePoint;
  thicknessMm: number;
  openings: TrueOpening[];
}

export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  walls: TrueWall[];
  /** Clear rectangles of rooms, where furniture and names go. */
  rooms: (Block & { name: string })[];
}

export interface MadePlan {
  name: string;
  style: string;
  /** Neither noise nor photograph. */
  isClean: boolean;
  walls: TrueWall[];
  picture: Picture;
  mmPerPixel: number;
  toMm: (point: PicturePoint) => PicturePoint;
}

export type Random = () => number;
export const between = (random: Random, low: number, high: number) => low + random() * (high - low);
export const whole = (random: Random, low: number, high: number) => Math.floor(between(random, low, high + 1));
export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
/** To whole centimetres. */
export const cm = (mm: number) => Math.round(mm / 10) * 10;
export const lengthOf = ({ from, to }: Pick<TrueWall, "from" | "to">) => Math.hypot(to.x - from.x, to.y - from.y);
/** The point of a wall `along` from its start and `across` to its right, in millimetres. */
export function pointOf({ from, to }: Pick<TrueWall, "from" | "to">, along: number, across = 0): PicturePoint {
  const length = lengthOf({ from, to }) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return { x: from.x + ux * along - uy * across, y: from.y + uy * along + ux * across };
}
