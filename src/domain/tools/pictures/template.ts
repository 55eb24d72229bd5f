import type { Ground, Ink } from "./colours.ts";
import type { PictureGoal, PictureShape } from "./picture.ts";

/**
 * Templates as data. A picture is 24 columns wide whatever its size; rows are as high as columns are wide, so a square has 24 rows, a
 * vertical one 30, a story 42 ⅔ and a link 12.6. Sizes of letters are pixels of the picture.
 */

export const COLUMNS = 24;

/** In columns and rows: left, top, width, height. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** The part of the content that a text says. */
export type TextRole = "kicker" | "title" | "place" | "price" | "when" | "body" | "agent" | "contact" | "label";

interface TextItem {
  kind: "text";
  role: TextRole;
  /** Greatest and least size; the engine takes the greatest that fits. */
  size: readonly [greatest: number, least: number];
  lines: number;
  ink: Ink;
}

/** Facts as one line with dots, as columns with their figure large, or as a list with hairlines. */
interface FactsItem {
  kind: "facts";
  form: "line" | "columns" | "list" | "steps";
  size: readonly [greatest: number, least: number];
  most: number;
}

/** A part of a stack of words, which goes from top to bottom. */
export type Item =
  | TextItem
  | FactsItem
  /** Takes what is left, and pushes what follows down. */
  | { kind: "spring" }
  | { kind: "rule"; ink: "line" | "accent"; widthPx: number | null; heightPx: number }
  /** Extra distance in pixels. */
  | { kind: "gap"; px: number };

export type Align = "left" | "centre";

export type Art = "facade" | "arch" | "steps" | "climb" | "door" | "plan" | "arcade";

/** A part of a layout at its place; later regions are drawn over earlier ones. */
export type Region =
  | { kind: "fill"; at: Area; ground: Ground }
  /** A hairline around an area. */
  | { kind: "frame"; at: Area; ground: Ground; px: number }
  | {
      kind: "photo";
      at: Area;
      /** Which of the picture's photos, from 0. */
      index: number;
      frame: "rect" | "arch" | "arcade";
      /** It shows through a photo's own clear parts. */
      ground: Ground;
      /** Where its focus should lie, as shares of the area: the middle of what no words cover. */
      towards: readonly [x: number, y: number];
    }
  /** A drawing of the house, where a photo might be. */
  | { kind: "art"; at: Area; art: Art; ground: Ground }
  | {
      kind: "words";
      at: Area;
      ground: Ground;
      /** Whether the ground lies below already, is drawn whole, as a veil over a photo, or as a plate under each line. */
      ownGround: "none" | "solid" | "veil" | "plates";
      /** Top, right, bottom, left, in columns. */
      pad: readonly [number, number, number, number];
      align: Align;
      items: readonly Item[];
    }
  /** Logo or name, and how to answer. */
  | { kind: "brand"; at: Area; ground: Ground; form: "split" | "name" | "end" | "centre" }
  /** A word of the template itself, on a plate: `Antes`. */
  | { kind: "tag"; at: Area; ground: Ground; text: string; corner: Corner }
  /** Where the label of the picture stands. */
  | { kind: "label"; at: Area; corner: Corner; ground: Ground };

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

export interface Layout {
  ground: Ground;
  regions: readonly Region[];
}

export interface Template {
  id: string;
  /** As people read it: `Arco`. */
  name: string;
  goal: PictureGoal;
  /** Photos that it shows; with fewer it is drawn in its typographic form. */
  photos: 0 | 1 | 2;
  layouts: Readonly<Partial<Record<PictureShape, Layout>>>;
  /** Without a photo. */
  typographic: Readonly<Partial<Record<PictureShape, Layout>>>;
}
