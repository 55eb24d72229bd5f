import { brandBar } from "./brand-bar.ts";
import { boxOf, type Canvas, put } from "./canvas.ts";
import { pictureColours } from "./colours.ts";
import { cropFor, wholeIn } from "./crop.ts";
import { arcadePath, archPath, type Box, type Drawing, type Layer, rectPath } from "./drawing.ts";
import { houseArt } from "./house-art.ts";
import { lastResort } from "./last-resort.ts";
import { drawable } from "./letters.ts";
import {
  PICTURE_SHAPES,
  type PictureBrand,
  type PictureContent,
  type PicturePhoto,
  type PictureShape,
} from "./picture.ts";
import { plated, plateGround, platesUnder } from "./plates.ts";
import { LEAST_SIZE, ROOMS } from "./regions.ts";
import { fitByForce, fitStack } from "./stack.ts";
import { type Art, COLUMNS, type Item, type Layout, type Region, type Template, type TextRole } from "./template.ts";

export interface PictureAsk {
  template: Template;
  shape: PictureShape;
  content: PictureContent;
  brand: PictureBrand;
  photos: readonly PicturePhoto[];
  /** Strength of each veil, in the order in which they are drawn, from 0 to 1; what is not in it hides all under it. */
  veils?: readonly number[];
}

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
    composed(ask, plain, "typographic", true) ??
    composed(ask, lastResort(ROOMS[shape]), "typographic", true)!
  );
}

function composed(ask: PictureAsk, layout: Layout, form: Drawing["form"], isForced: boolean): Drawing | null {
  const { widthPx, heightPx } = PICTURE_SHAPES.find(({ id }) => id === ask.shape)!;
  const canvas: Canvas = {
    ask,
    colours: pictureColours(ask.brand.colour),
    layers: [],
    texts: [],
    strikes: [],
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
    strikes: canvas.strikes,
    leftOut: [...new Set([...canvas.leftOut, ...unsaid, ...(areFactsUnsaid ? (["facts"] as const) : [])])],
    form,
  };
}

/** A layout with what it has no place for and yet must say: a price and a date stand below the title, a label at the end. */
function withMusts({ regions }: Layout, { content, shape }: PictureAsk): readonly Region[] {
  const { scale } = ROOMS[shape];
  const has = (role: TextRole) =>
    regions.some((one) => one.kind === "words" && one.items.some((item) => isText(item, role)));
  const must = (role: TextRole, most: number, least: number, lines: number): Item[] =>
    content[role as "price" | "when" | "label"] !== null && !has(role)
      ? [
          {
            kind: "text",
            role,
            size: [Math.max(LEAST_SIZE, Math.round(most * scale)), Math.max(LEAST_SIZE, Math.round(least * scale))],
            lines,
            ink: "main",
          },
        ]
      : [];
  const below = must("when", 44, 30, 3);
  const isLabelElsewhere = regions.some(({ kind }) => kind === "label");
  const atEnd = [...must("price", 64, 30, 1), ...(isLabelElsewhere ? [] : must("label", 28, LEAST_SIZE, 4))];
  const main = regions.findIndex((one) => one.kind === "words" && one.items.some((item) => isText(item, "title")));
  return regions.map((one, i) => {
    if (i !== main || one.kind !== "words") return one;
    const at = one.items.findIndex((item) => isText(item, "title")) + 1;
    return { ...one, items: [...one.items.slice(0, at), ...below, ...one.items.slice(at), ...atEnd] };
  });
}

const isText = (item: Item, role: TextRole) => item.kind === "text" && item.role === role;

/** The arch is our mark's own figure: a picture of somebody else's shows a building or a stair in its place. */
const NEUTRAL: Record<Art, Art> = {
  arch: "facade",
  arcade: "facade",
  door: "climb",
  facade: "facade",
  steps: "steps",
  climb: "climb",
  plan: "plan",
};

/** @returns false where words that must be there do not fit */
function draw(canvas: Canvas, region: Region): boolean {
  const { colours, layers, column, ask } = canvas;
  const box = boxOf(region.at, column);
  if (region.kind === "fill") layers.push({ kind: "path", d: rectPath(box), fill: colours.grounds[region.ground] });
  if (region.kind === "frame") {
    layers.push({ kind: "line", d: rectPath(box), stroke: colours.inkOn(region.ground, "main"), widthPx: region.px });
  }
  if (region.kind === "art") {
    const art = ask.brand.name === "" ? region.art : NEUTRAL[region.art];
    layers.push(...houseArt(art, region.ground, box, colours));
  }
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
  { index, frame, ground, towards }: Extract<Region, { kind: "photo" }>,
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
  return [...under, { kind: "photo", index: at, box, crop: cropFor(photo, box, towards), clip }];
}

function drawWords(canvas: Canvas, region: Extract<Region, { kind: "words" }>, box: Box): boolean {
  const { ask, colours, layers, column } = canvas;
  const [top, right, bottom, left] = region.pad.map((pad) => pad * column) as [number, number, number, number];
  const inner = { x: box.x + left, y: box.y + top, width: box.width - left - right, height: box.height - top - bottom };
  const setting = { width: inner.width, height: inner.height, align: region.align };
  const fitted =
    fitStack(region.items, ask, setting) ?? (canvas.isForced ? fitByForce(region.items, ask, setting) : null);
  if (fitted === null) return false;
  if (region.ownGround === "solid")
    layers.push({ kind: "path", d: rectPath(box), fill: colours.grounds[region.ground] });
  if (region.ownGround === "veil") {
    const index = layers.filter(({ kind }) => kind === "veil").length;
    const strength = ask.veils?.[index] ?? 1;
    layers.push({ kind: "veil", index, box, fill: colours.grounds[region.ground], strength });
  }
  if (region.ownGround === "plates") layers.push(...platesUnder(fitted.lines, inner, region.ground, colours));
  for (const { x, y, width, height, ink, isStrike } of fitted.rules) {
    const colour = ink === "line" ? colours.lineOn(region.ground) : colours.inkOn(region.ground, "accent");
    (isStrike ? canvas.strikes : layers).push({
      kind: "path",
      d: rectPath({ x: inner.x + x, y: inner.y + y, width, height }),
      fill: colour,
    });
  }
  for (const line of fitted.lines) {
    const ground = region.ownGround === "plates" ? plateGround(line, region.ground) : region.ground;
    canvas.said.add(line.role);
    put(
      canvas,
      line.text,
      line.face,
      inner.x + line.x,
      inner.y + line.y,
      colours.inkOn(ground, line.ink),
      line.role,
      box,
    );
  }
  canvas.leftOut.push(...fitted.leftOut);
  return true;
}
