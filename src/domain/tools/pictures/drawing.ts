import type { Face } from "./letters.ts";
import type { SpokenRole } from "./set-item.ts";

/** A picture as it is drawn: layers from back to front, then all texts. Everything in pixels from the upper left corner. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnText {
  text: string;
  face: Face;
  /** Start of its advance, and its baseline. */
  x: number;
  y: number;
  colour: string;
  role: SpokenRole | "tag";
  /** Its ink stays inside. */
  region: Box;
  /** Its ink, with accents and tails. */
  ink: Box;
}

export type Layer =
  | { kind: "path"; d: string; fill: string }
  | { kind: "line"; d: string; stroke: string; widthPx: number }
  /** A photo, of which `crop` is shown (in pixels of the photo), cut to `clip` where it is no rectangle. */
  | { kind: "photo"; index: number; box: Box; crop: Box; clip: string | null }
  /** A ground under words that lie on a photo; its strength is what contrast asks for. */
  | { kind: "veil"; index: number; box: Box; fill: string; strength: number }
  | { kind: "logo"; box: Box };

export interface Drawing {
  widthPx: number;
  heightPx: number;
  ground: string;
  layers: readonly Layer[];
  texts: readonly DrawnText[];
  /** Over the texts: the lines through previous prices. */
  strikes: readonly Extract<Layer, { kind: "path" }>[];
  /** Parts of the content that the picture has no room for. */
  leftOut: readonly SpokenRole[];
  form: "photo" | "typographic";
}

const n = (value: number) => String(Math.round(value * 100) / 100);

export const rectPath = ({ x, y, width, height }: Box) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

/** The house's opening: two jambs and half a circle. */
export function archPath({ x, y, width, height }: Box): string {
  const radius = Math.min(width / 2, height);
  return `M${n(x)} ${n(y + height)}V${n(y + radius)}A${n(width / 2)} ${n(radius)} 0 0 1 ${n(x + width)} ${n(y + radius)}V${n(y + height)}Z`;
}

export const polygonPath = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

/** Three arches side by side. */
export function arcadePath({ x, y, width, height }: Box, between: number): string {
  const one = (width - 2 * between) / 3;
  return [0, 1, 2].map((i) => archPath({ x: x + i * (one + between), y, width: one, height })).join("");
}
