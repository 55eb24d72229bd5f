import { type ClipBox, coverContours, type FillRule } from "./coverage.ts";
import { flattened } from "./flatten.ts";
import { composed, IDENTITY, type Matrix } from "./matrix.ts";
import { type Paint, runPainter } from "./paint.ts";
import { boxPath, type Path } from "./path.ts";
import type { PaintedPicture, Surface } from "./surface.ts";

export interface PaintOptions {
  /** From the path's units to pixels; left out, they are pixels. */
  matrix?: Matrix;
  /** From 0 to 1; left out, 1. */
  alpha?: number;
  /** In pixels of the surface; nothing is painted outside. */
  clip?: ClipBox;
  /** Left out, `nonzero`. */
  rule?: FillRule;
}

export const boundsOf = ({ widthPx, heightPx }: Surface): ClipBox => ({ x: 0, y: 0, width: widthPx, height: heightPx });

/** The box that two boxes share; its width or height is 0 where they share nothing. */
export function sharedBox(one: ClipBox, other: ClipBox): ClipBox {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

/** Fills a path. A pixel that it covers by half takes half of the paint (128 of 255 of white on black). */
export function fillPath(surface: Surface, path: Path, paint: Paint, options: PaintOptions = {}): void {
  const { matrix = IDENTITY, alpha = 1, clip, rule = "nonzero" } = options;
  if (alpha <= 0) return;
  const bounds = clip ? sharedBox(boundsOf(surface), clip) : boundsOf(surface);
  coverContours(flattened(path, matrix), bounds, rule, alpha, runPainter(surface, paint, matrix));
}

/** Copies a picture, or its `crop` (in its own pixels), onto a box of the surface, stretched to fill it. */
export function copyPicture(
  surface: Surface,
  picture: PaintedPicture,
  box: ClipBox,
  { crop, ...options }: PaintOptions & { crop?: ClipBox } = {},
): void {
  const whole = { x: 0, y: 0, width: picture.widthPx, height: picture.heightPx };
  fillPath(surface, boxPath(box), { kind: "picture", picture, crop: crop ?? whole, box }, options);
}

/** The options of a part inside a whole: the part's matrix is done first, its alpha multiplies, its clip is shared. */
export function within(outer: PaintOptions, inner: PaintOptions): PaintOptions {
  const clip = outer.clip && inner.clip ? sharedBox(outer.clip, inner.clip) : (outer.clip ?? inner.clip);
  return {
    matrix: composed(outer.matrix ?? IDENTITY, inner.matrix ?? IDENTITY),
    alpha: (outer.alpha ?? 1) * (inner.alpha ?? 1),
    ...(clip && { clip }),
    ...(inner.rule && { rule: inner.rule }),
  };
}
