import type { Path } from "../furnishing/symbols-pen.ts";

/**
 * A printed sheet as a list of marks, in millimetres of paper from its upper left corner, y downwards. SVG, PDF and PNG draw the same
 * list, so they cannot differ.
 */

/** Names of the layers as CAD programs of the trade show them. */
export const SHEET_LAYERS = [
  "ESTANCIAS",
  "MOBILIARIO",
  "ESCALERAS",
  "MUROS",
  "VENTANAS",
  "PUERTAS",
  "COTAS",
  "TEXTO",
  "MARCO",
] as const;
export type SheetLayer = (typeof SHEET_LAYERS)[number];

export interface PathMark {
  readonly kind: "path";
  readonly layer: SheetLayer;
  /** Absolute M, L, C and Z. */
  readonly path: Path;
  /** `#rrggbb`; null leaves it unfilled. */
  readonly fill: string | null;
  /** `#rrggbb`; null draws no line. */
  readonly stroke: string | null;
  readonly widthMm: number;
  /** Length of dash and gap. */
  readonly dashMm?: readonly [number, number];
}

export interface TextMark {
  readonly kind: "text";
  readonly layer: SheetLayer;
  readonly text: string;
  /** Where its base line begins, ends or has its middle. */
  readonly x: number;
  readonly y: number;
  readonly align: "start" | "middle" | "end";
  readonly sizeMm: number;
  readonly isBold: boolean;
  readonly color: string;
  /** Degrees, clockwise as it is seen. */
  readonly rotation: number;
}

export interface ImageMark {
  readonly kind: "image";
  readonly layer: SheetLayer;
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bytes: Uint8Array;
  readonly type: "png" | "jpeg";
}

export type SheetMark = PathMark | TextMark | ImageMark;

export interface Sheet {
  readonly title: string;
  readonly description: string;
  readonly author: string | null;
  readonly widthMm: number;
  readonly heightMm: number;
  /** 50 is 1:50. */
  readonly scale: number;
  readonly marks: readonly SheetMark[];
  /** Sentences for the person: another scale than the one asked for, rooms that only have a number. */
  readonly notices: readonly string[];
}

export interface SheetBrand {
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly logo: {
    readonly bytes: Uint8Array;
    readonly type: "png" | "jpeg";
    readonly widthPx: number;
    readonly heightPx: number;
  } | null;
}

export interface SheetOptions {
  /** `fit` is the largest usual scale that fits on the paper. */
  readonly scale: 50 | 100 | 200 | "fit";
  /** `auto` takes A4 where the scale fits on it, else A3. */
  readonly paper: "A4" | "A3" | "auto";
  /** `outer` along the outside; `all` inside each room too. */
  readonly dimensions: "none" | "outer" | "all";
  readonly hasFurniture: boolean;
  readonly address: string | null;
  /** ISO day printed on the sheet. */
  readonly date: string;
  readonly brand: SheetBrand | null;
  /** Which page of how many; 1 of 1 says nothing. */
  readonly page: number;
  readonly pages: number;
}

export const INK = "#11192c";
export const GREY = "#5b6272";
export const PAPER = "#ffffff";

/** Line weights in millimetres of paper: what is cut is heavy, what is seen fine. */
export const WEIGHTS = { cut: 0.5, seen: 0.25, furniture: 0.13, soft: 0.09, dimension: 0.13 } as const;

export function stroked(layer: SheetLayer, path: Path, widthMm: number, stroke = INK): PathMark {
  return { kind: "path", layer, path, fill: null, stroke, widthMm };
}

export function filled(layer: SheetLayer, path: Path, fill: string): PathMark {
  return { kind: "path", layer, path, fill, stroke: null, widthMm: 0 };
}

/** A text of one line; upright, black and starting at its place where nothing else is said. */
export function written(
  layer: SheetLayer,
  text: string,
  x: number,
  y: number,
  sizeMm: number,
  more: Partial<Pick<TextMark, "align" | "isBold" | "color" | "rotation">> = {},
): TextMark {
  return { kind: "text", layer, text, x, y, sizeMm, align: "start", isBold: false, color: INK, rotation: 0, ...more };
}
