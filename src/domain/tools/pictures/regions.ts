import type { Ground, Ink } from "./colours.ts";
import type { PictureShape } from "./picture.ts";
import type { Align, Area, Art, Corner, Item, Layout, Region, TextRole } from "./template.ts";

/** Short words to write templates with. Every one of them gives plain data. */

/** A shape, as a layout sees it. */
export interface Room {
  shape: PictureShape;
  /** Rows. */
  rows: number;
  /** Rows at the upper and lower edge of a story that the network's own controls lie over; 0 elsewhere. */
  safe: number;
  /** How large letters are against those of a vertical picture. */
  scale: number;
}

export const ROOMS: Readonly<Record<PictureShape, Room>> = {
  square: { shape: "square", rows: 24, safe: 0, scale: 0.94 },
  portrait: { shape: "portrait", rows: 30, safe: 0, scale: 1 },
  story: { shape: "story", rows: 1920 / 45, safe: 5, scale: 1.12 },
  link: { shape: "link", rows: 12.6, safe: 0, scale: 0.74 },
};

type Draw = (room: Room) => Layout;

/** Layouts of all four shapes: the three that stand, and the one that lies. */
export const inAllShapes = (standing: Draw, lying: Draw) => ({ ...standingShapes(standing), link: lying(ROOMS.link) });

export const standingShapes = (standing: Draw) => ({
  square: standing(ROOMS.square),
  portrait: standing(ROOMS.portrait),
  story: standing(ROOMS.story),
});

export const on = (ground: Ground, ...regions: readonly Region[]): Layout => ({ ground, regions });

export const fill = (at: Area, ground: Ground): Region => ({ kind: "fill", at, ground });
export const frame = (at: Area, ground: Ground, px = 3): Region => ({ kind: "frame", at, ground, px });
export const art = (at: Area, kind: Art, ground: Ground): Region => ({ kind: "art", at, art: kind, ground });

export const photo = (
  at: Area,
  {
    index = 0,
    frame = "rect",
    ground = "paper",
    towards = [0.5, 0.5],
  }: { index?: number; frame?: "rect" | "arch" | "arcade"; ground?: Ground; towards?: readonly [number, number] } = {},
): Region => ({ kind: "photo", at, index, frame, ground, towards });

type Pad = readonly [number, number, number, number] | number;

export function words(
  at: Area,
  ground: Ground,
  items: readonly (Item | readonly Item[])[],
  {
    own = "none",
    pad = 1.5,
    align = "left",
  }: { own?: "none" | "solid" | "veil" | "plates"; pad?: Pad; align?: Align } = {},
): Region {
  return {
    kind: "words",
    at,
    ground,
    ownGround: own,
    pad: typeof pad === "number" ? [pad, pad, pad, pad] : pad,
    align,
    items: items.flat(),
  };
}

export const brand = (at: Area, ground: Ground, form: "split" | "name" | "end" | "centre" = "split"): Region => ({
  kind: "brand",
  at,
  ground,
  form,
});

export const label = (at: Area, corner: Corner = "top-right", ground: Ground = "paper"): Region => ({
  kind: "label",
  at,
  corner,
  ground,
});

export const tag = (at: Area, text: string, corner: Corner, ground: Ground = "paper"): Region => ({
  kind: "tag",
  at,
  ground,
  text,
  corner,
});

export const SPRING: Item = { kind: "spring" };
export const gap = (px: number): Item => ({ kind: "gap", px });
export const rule = (ink: "line" | "accent" = "line", widthPx: number | null = null, heightPx = 3): Item => ({
  kind: "rule",
  ink,
  widthPx,
  heightPx,
});

/** No letter of a picture is smaller. */
export const LEAST_SIZE = 24;

const sized = (greatest: number, least: number, scale: number) =>
  [
    Math.round(Math.max(LEAST_SIZE, greatest * scale)),
    Math.round(Math.max(LEAST_SIZE, Math.min(least, greatest * scale))),
  ] as const;

const text =
  (role: TextRole, usual: number, least: number, lines: number, usualInk: Ink) =>
  ({ scale }: Pick<Room, "scale">, size = usual, ink: Ink = usualInk, most = lines): Item => ({
    kind: "text",
    role,
    size: sized(size, least, scale),
    lines: most,
    ink,
  });

export const kicker = text("kicker", 40, 30, 2, "accent");
export const title = text("title", 96, 34, 6, "main");
export const place = text("place", 40, 30, 3, "quiet");
export const price = text("price", 96, 30, 1, "main");
export const when = text("when", 52, 30, 3, "main");
export const body = text("body", 44, 31, 8, "main");
export const agent = text("agent", 38, 26, 2, "main");
export const contact = text("contact", 34, 24, 2, "quiet");

export const facts = (
  { scale }: Pick<Room, "scale">,
  form: "line" | "columns" | "list" | "steps" = "line",
  most = 4,
  size = form === "columns" ? 64 : 40,
): Item => ({ kind: "facts", form, most, size: sized(size, form === "columns" ? 44 : 30, scale) });
