import { type Colours, type Ground, pictureColours } from "./colours.ts";
import { cropFor, wholeIn } from "./crop.ts";
import { arcadePath, archPath, type Box, type Drawing, type DrawnText, type Layer, rectPath } from "./drawing.ts";
import { houseArt } from "./house-art.ts";
import { drawable, type Face, inkOf } from "./letters.ts";
import {
  PICTURE_SHAPES,
  type PictureBrand,
  type PictureContent,
  type PicturePhoto,
  type PictureShape,
} from "./picture.ts";
import { LEAST_SIZE, ROOMS } from "./regions.ts";
import { faceOf, type SetItem, type SpokenRole, setText, textOf } from "./set-item.ts";
import { fitByForce, fitStack } from "./stack.ts";
import { type Area, COLUMNS, type Corner, type Item, type Layout, type Region, type Template } from "./template.ts";

export interface PictureAsk {
  template: Template;
  shape: PictureShape;
  content: PictureContent;
  brand: PictureBrand;
  photos: readonly PicturePhoto[];
  /** Of each veil, in the order in which they are drawn; what is not in it has its first strength. */
  veils?: readonly number[];
}

/** How strong a ground on a photo is at first. */
const FIRST_VEIL = 0.62;

/**
 * Says where everything of a picture stands. With too few photos, or where its words do not fit beside them, the template is drawn in its
 * typographic form; where they do not fit there either, the least important go. Price, date and label never do.
 */
export function composePicture(ask: PictureAsk): Drawing {
  const { template, shape, photos } = ask;
  const plain = template.typographic[shape];
  if (plain === undefined) throw new RangeError(`${template.id} is not drawn as ${shape}`);
  const withPhotos = photos.length >= template.photos ? template.layouts[shape] : undefined;
  const form = template.photos === 0 ? "typographic" : "photo";
  return (
    (withPhotos && composed(ask, withPhotos, form, false)) ??
    composed(ask, plain, "typographic", false) ??
    composed(ask, plain, "typographic", true)!
  );
}

interface Canvas {
  ask: PictureAsk;
  colours: Colours;
  layers: Layer[];
  texts: DrawnText[];
  leftOut: SpokenRole[];
  said: Set<SpokenRole>;
  /** Pixels of a column. */
  column: number;
  isForced: boolean;
}

function composed(ask: PictureAsk, layout: Layout, form: Drawing["form"], isForced: boolean): Drawing | null {
  const { widthPx, heightPx } = PICTURE_SHAPES.find(({ id }) => id === ask.shape)!;
  const canvas: Canvas = {
    ask,
    colours: pictureColours(ask.brand.colour),
    layers: [],
    texts: [],
    leftOut: [],
    said: new Set(),
    column: widthPx / COLUMNS,
    isForced,
  };
  for (const region of withMusts(layout, ask)) {
    if (!draw(canvas, region)) return null;
  }
  const unsaid = (["kicker", "title", "place", "body"] as const).filter(
    (role) => drawable(ask.content[role] ?? "") !== "" && !canvas.said.has(role) && !canvas.leftOut.includes(role),
  );
  const areFactsUnsaid = ask.content.facts.some((fact) => drawable(fact) !== "") && !canvas.said.has("facts");
  return {
    widthPx,
    heightPx,
    ground: canvas.colours.grounds[layout.ground],
    layers: canvas.layers,
    texts: canvas.texts,
    leftOut: [...new Set([...canvas.leftOut, ...unsaid, ...(areFactsUnsaid ? (["facts"] as const) : [])])],
    form,
  };
}

/** A layout with what it has no place for and yet must say: a price and a date stand below the title, a label in the lower corner. */
function withMusts({ regions, ground }: Layout, { content, shape }: PictureAsk): Region[] {
  const has = (role: "price" | "when") =>
    regions.some((one) => one.kind === "words" && one.items.some((item) => item.kind === "text" && item.role === role));
  const { scale } = ROOMS[shape];
  const size = (most: number) => [Math.round(most * scale), Math.max(LEAST_SIZE, Math.round(30 * scale))] as const;
  const musts: Item[] = [
    ...(content.when && !has("when")
      ? [{ kind: "text", role: "when", size: size(44), lines: 3, ink: "main" } as const]
      : []),
    ...(content.price && !has("price")
      ? [{ kind: "text", role: "price", size: size(64), lines: 1, ink: "main" } as const]
      : []),
  ];
  const main = regions.findIndex(
    (one) => one.kind === "words" && one.items.some((item) => item.kind === "text" && item.role === "title"),
  );
  const filled = regions.map((one, i) => {
    if (i !== main || one.kind !== "words" || musts.length === 0) return one;
    const at = one.items.findIndex((item) => item.kind === "text" && item.role === "title") + 1;
    return { ...one, items: [...one.items.slice(0, at), ...musts, ...one.items.slice(at)] };
  });
  if (content.label === null || regions.some(({ kind }) => kind === "label")) return filled;
  const rows = ROOMS[shape].rows;
  const safe = ROOMS[shape].safe;
  return [
    ...filled,
    {
      kind: "label",
      at: [1, safe + 0.8, COLUMNS - 2, rows / 2],
      corner: "top-right",
      ground: ground === "paper" ? "wall" : "paper",
    },
  ];
}

const boxOf = ([x, y, width, height]: Area, column: number): Box => ({
  x: x * column,
  y: y * column,
  width: width * column,
  height: height * column,
});

/** @returns false where words that must be there do not fit */
function draw(canvas: Canvas, region: Region): boolean {
  const { colours, layers, column, ask } = canvas;
  const box = boxOf(region.at, column);
  if (region.kind === "fill") layers.push({ kind: "path", d: rectPath(box), fill: colours.grounds[region.ground] });
  if (region.kind === "frame") {
    layers.push({ kind: "line", d: rectPath(box), stroke: colours.inkOn(region.ground, "main"), widthPx: region.px });
  }
  if (region.kind === "art") layers.push(...houseArt(region.art, region.ground, box, colours));
  if (region.kind === "photo") layers.push(...photoLayers(canvas, region, box));
  if (region.kind === "tag") plated(canvas, region.text, "tag", box, region.corner, region.ground);
  if (region.kind === "label") {
    const text = drawable(ask.content.label ?? "");
    if (text !== "") return plated(canvas, text, "label", box, region.corner, region.ground);
  }
  if (region.kind === "brand") brandBar(canvas, region, box);
  return region.kind !== "words" || drawWords(canvas, region, box);
}

function photoLayers(
  { ask, colours }: Canvas,
  { index, frame, ground }: Extract<Region, { kind: "photo" }>,
  box: Box,
): Layer[] {
  const photo = ask.photos[index] ?? ask.photos.at(-1)!;
  const at = Math.min(index, ask.photos.length - 1);
  const paper = { kind: "path" as const, d: rectPath(box), fill: colours.grounds.paper };
  if (photo.isPlan) {
    const whole = { x: 0, y: 0, width: photo.widthPx, height: photo.heightPx };
    const margin = Math.min(box.width, box.height) * 0.05;
    return [paper, { kind: "photo", index: at, box: wholeIn(photo, box, margin), crop: whole, clip: null }];
  }
  const clip = frame === "arch" ? archPath(box) : frame === "arcade" ? arcadePath(box, box.width * 0.03) : null;
  const under = clip === null ? [] : [{ kind: "path" as const, d: clip, fill: colours.grounds[ground] }];
  return [...under, { kind: "photo", index: at, box, crop: cropFor(photo, box), clip }];
}

function drawWords(canvas: Canvas, region: Extract<Region, { kind: "words" }>, box: Box): boolean {
  const { ask, colours, layers, column } = canvas;
  const [top, right, bottom, left] = region.pad.map((pad) => pad * column) as [number, number, number, number];
  const inner = { x: box.x + left, y: box.y + top, width: box.width - left - right, height: box.height - top - bottom };
  const setting = { width: inner.width, height: inner.height, align: region.align };
  const fitted = (canvas.isForced ? fitByForce : fitStack)(region.items, ask, setting);
  if (fitted === null) return false;
  if (region.ownGround === "solid")
    layers.push({ kind: "path", d: rectPath(box), fill: colours.grounds[region.ground] });
  if (region.ownGround === "veil") {
    const index = layers.filter(({ kind }) => kind === "veil").length;
    const strength = ask.veils?.[index] ?? FIRST_VEIL;
    layers.push({ kind: "veil", index, box, fill: colours.grounds[region.ground], strength });
  }
  for (const { x, y, width, height, ink } of fitted.rules) {
    const colour = ink === "line" ? colours.lineOn(region.ground) : colours.inkOn(region.ground, "accent");
    layers.push({ kind: "path", d: rectPath({ x: inner.x + x, y: inner.y + y, width, height }), fill: colour });
  }
  for (const line of fitted.lines) {
    canvas.said.add(line.role);
    put(
      canvas,
      line.text,
      line.face,
      inner.x + line.x,
      inner.y + line.y,
      colours.inkOn(region.ground, line.ink),
      line.role,
      box,
    );
  }
  canvas.leftOut.push(...fitted.leftOut);
  return true;
}

function put(
  { texts }: Canvas,
  text: string,
  face: Face,
  x: number,
  y: number,
  colour: string,
  role: DrawnText["role"],
  region: Box,
): void {
  const ink = inkOf(text, face);
  if (ink === null) return;
  const inkBox = { x: x + ink.left, y: y + ink.top, width: ink.right - ink.left, height: ink.bottom - ink.top };
  texts.push({ text, face, x, y, colour, role, region, ink: inkBox });
}

const PLATE_PAD = { x: 18, y: 15 };
const PLATE_SIZES = [30, 28, 26, LEAST_SIZE];

/** A word on a plate of its own in the corner of an area. It is always there, on as many lines as it needs. */
function plated(
  canvas: Canvas,
  text: string,
  role: "label" | "tag",
  box: Box,
  corner: Corner,
  ground: Ground,
): boolean {
  const width = box.width - 2 * PLATE_PAD.x;
  const set = PLATE_SIZES.map((size) => setPlate(text, size, width, size === LEAST_SIZE)).find(
    (one) => one !== null && (one.lines.length <= 2 || one.sizePx === LEAST_SIZE),
  )!;
  const widest = Math.max(...set.lines.map(({ text, face }) => inkOf(text, face)?.right ?? 0));
  const plate = { width: widest + 2 * PLATE_PAD.x, height: set.height + 2 * PLATE_PAD.y + set.sizePx * 0.12 };
  const at = {
    ...plate,
    x: corner.endsWith("left") ? box.x : box.x + box.width - plate.width,
    y: corner.startsWith("top") ? box.y : box.y + box.height - plate.height,
  };
  canvas.layers.push({ kind: "path", d: rectPath(at), fill: canvas.colours.grounds[ground] });
  for (const line of set.lines) {
    const colour = canvas.colours.inkOn(ground, "main");
    put(
      canvas,
      line.text,
      line.face,
      at.x + PLATE_PAD.x + line.x,
      at.y + PLATE_PAD.y + set.sizePx * 0.06 + line.y,
      colour,
      role,
      at,
    );
  }
  return true;
}

const setPlate = (text: string, size: number, width: number, isForced: boolean): SetItem | null =>
  setText(text, "label", faceOf("strong", size), "main", 9, { width, align: "left" }, isForced);

/** Logo or name at the left, how to answer at the right, on one middle line. */
function brandBar(canvas: Canvas, { form, ground }: Extract<Region, { kind: "brand" }>, box: Box): void {
  const { ask, colours, column, layers } = canvas;
  const { brand, content } = ask;
  const side = form === "centre" ? 0 : 1.5 * column;
  const width = box.width - 2 * side;
  const middle = box.y + box.height / 2;
  const answer = textOf("contact", content, brand) || textOf("agent", content, brand);
  const isSplit = form === "split" && answer !== "";
  const scale = ROOMS[ask.shape].scale;
  const most = isSplit ? width * 0.56 : width;
  if (brand.logo) {
    const isOnWhite = ground === "wall" || ground === "paper";
    const pad = isOnWhite ? 0 : 12;
    const room = { widthPx: brand.logo.widthPx, heightPx: brand.logo.heightPx };
    const high = Math.min(box.height * 0.72, 104 * scale) - 2 * pad;
    const wide = Math.min(most, 340 * scale) - 2 * pad;
    const factor = Math.min(wide / room.widthPx, high / room.heightPx);
    const size = { width: room.widthPx * factor, height: room.heightPx * factor };
    const x = form === "centre" ? box.x + (box.width - size.width) / 2 : box.x + side + pad;
    const at = { ...size, x, y: middle - size.height / 2 };
    if (!isOnWhite) {
      const chip = { x: at.x - pad, y: at.y - pad, width: size.width + 2 * pad, height: size.height + 2 * pad };
      layers.push({ kind: "path", d: rectPath(chip), fill: colours.grounds.paper });
    }
    layers.push({ kind: "logo", box: at });
  } else
    beside(canvas, drawable(brand.name), "name", box, {
      x: box.x + side,
      width: most,
      size: 36 * scale,
      ground,
      at: form === "centre" ? "centre" : "left",
    });
  if (isSplit) {
    const wide = width - most - column * 0.5;
    beside(canvas, answer, "contact", box, {
      x: box.x + side + width - wide,
      width: wide,
      size: 31 * scale,
      ground,
      at: "right",
    });
  }
}

interface Beside {
  x: number;
  width: number;
  size: number;
  ground: Ground;
  at: "left" | "centre" | "right";
}

/** One or two lines around the middle of a bar; nothing where even the least size has no room. */
function beside(
  canvas: Canvas,
  text: string,
  role: "name" | "contact",
  box: Box,
  { x, width, size, ground, at }: Beside,
): void {
  if (text === "") return;
  const cut = role === "name" ? "strong" : "text";
  for (let sizePx = Math.max(LEAST_SIZE, Math.round(size)); sizePx >= LEAST_SIZE; sizePx -= 2) {
    const most = sizePx <= LEAST_SIZE + 2 ? 2 : 1;
    const set = setText(text, role, faceOf(cut, sizePx), "main", most, {
      width,
      align: at === "centre" ? "centre" : "left",
    });
    if (set === null || set.height + sizePx * 0.5 > box.height) continue;
    const top = box.y + (box.height - set.height) / 2;
    for (const line of set.lines) {
      const ink = inkOf(line.text, line.face);
      const left = at === "right" ? x + width - (ink?.right ?? 0) : x + line.x;
      put(canvas, line.text, line.face, left, top + line.y, canvas.colours.inkOn(ground, "main"), role, box);
    }
    return;
  }
  canvas.leftOut.push(role);
}
