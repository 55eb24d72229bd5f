import { fillPath, type PaintOptions, within } from "../../painting/fill-path.ts";
import type { Matrix } from "../../painting/matrix.ts";
import type { Paint } from "../../painting/paint.ts";
import type { Path } from "../../painting/path.ts";
import { type StrokeOptions, strokePath } from "../../painting/stroke-path.ts";
import type { Surface } from "../../painting/surface.ts";
import type { Box } from "../../pictures/drawing.ts";
import { type FilmShape, filmSizeOf, SAFE_AREAS } from "../../video/film.ts";

/** Where things stand in a film. Templates count in units of which the short side has 1080, whatever the file's size. */

export const SHORT_SIDE = 1080;

export interface Stage {
  shape: FilmShape;
  width: number;
  height: number;
  /** Words stay inside: no network lays its buttons over it. */
  safe: Box;
  /** Words of a scene, and what is drawn beside or below them; the drawing reaches the frame's edges. */
  words: Box;
  art: Box;
  /** Whether the drawing stands beside the words, not below them. */
  isWide: boolean;
}

/** Least distance of words from the frame. */
const MARGIN = 76;

export function stageOf(shape: FilmShape): Stage {
  const { widthPx: width, heightPx: height } = filmSizeOf(shape, SHORT_SIDE);
  const area = SAFE_AREAS[shape];
  const left = Math.max(MARGIN, area.left * width);
  const top = Math.max(MARGIN, area.top * height);
  const safe = {
    x: left,
    y: top,
    width: Math.min(width - MARGIN, area.right * width) - left,
    height: Math.min(height - MARGIN, area.bottom * height) - top,
  };
  if (shape === "16:9") {
    const words = { ...safe, width: safe.width * 0.56 };
    const artX = words.x + words.width + 90;
    return { shape, width, height, safe, words, art: { x: artX, y: 0, width: width - artX, height }, isWide: true };
  }
  // The words take the upper part of what is safe; the drawing goes on below it, under the network's own words too.
  const share = shape === "9:16" ? 0.52 : shape === "4:5" ? 0.54 : 0.58;
  const words = { ...safe, height: safe.height * share };
  const artY = words.y + words.height + 40;
  return { shape, width, height, safe, words, art: { x: 0, y: artY, width, height: height - artY }, isWide: false };
}

/** A surface, and how units become its pixels. */
export interface Brush {
  surface: Surface;
  options: PaintOptions;
}

/** @param pxPerUnit pixels of the surface for one unit of the stage */
export const brushOn = (surface: Surface, pxPerUnit: number): Brush => ({
  surface,
  options: { matrix: [pxPerUnit, 0, 0, pxPerUnit, 0, 0] },
});

/** The brush inside a box of the stage. Its matrix only scales and moves, so the box stays upright. */
export function clipped(brush: Brush, { x, y, width, height }: Box): Brush {
  const [a, , , d, e, f] = brush.options.matrix!;
  const clip = { x: a * x + e, y: d * y + f, width: Math.max(0, a * width), height: Math.max(0, d * height) };
  return { surface: brush.surface, options: within(brush.options, { clip }) };
}

export const shifted = (brush: Brush, x: number, y: number): Brush => transformed(brush, [1, 0, 0, 1, x, y]);

export const transformed = (brush: Brush, matrix: Matrix): Brush => ({
  surface: brush.surface,
  options: within(brush.options, { matrix }),
});

export const faded = (brush: Brush, alpha: number): Brush => ({
  surface: brush.surface,
  options: within(brush.options, { alpha }),
});

export const fill = ({ surface, options }: Brush, path: Path, paint: Paint): void =>
  fillPath(surface, path, paint, options);

/** @param width in units of the stage */
export function stroke(
  { surface, options }: Brush,
  path: Path,
  width: number,
  paint: Paint,
  rest: Pick<StrokeOptions, "part" | "join" | "cap"> = {},
): void {
  strokePath(surface, path, width * options.matrix![0], paint, { ...options, ...rest });
}

/** A box less so much at each side. */
export const inset = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
});
