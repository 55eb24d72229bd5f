import { between, levelFor, type Mips, type Texels } from "./texels.ts";

/** Draws pictures through a plane map (homography) or, within `sample-space`, through a room of flat walls. */

/** A box of whole pixels of a surface. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const wholeOf = ({ width, height }: Pick<Texels, "width" | "height">): PixelBox => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** A part of a picture in its own pixels, which need not be whole. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Fills a box of the surface with a crop of a picture, bilinear; beyond the picture its border goes on.
 *
 * @param place where the crop lies on the surface, in pixels that need not be whole; only pixels of `box` are drawn
 * @param level of the mips; found by the scale where none is given, and best kept the same during one move
 */
export function drawCrop(
  out: Texels,
  mips: Mips,
  crop: Crop,
  place: Crop,
  box: PixelBox = wholeOf(out),
  level: number = levelFor(mips, Math.max(crop.width / place.width, crop.height / place.height)),
): void {
  const source = mips.levels[level]!;
  const whole = mips.levels[0]!;
  // Levels drop odd columns, so their scale is not exactly a power of two.
  const [scaleX, scaleY] = [source.width / whole.width, source.height / whole.height];
  const stepX = (crop.width / place.width) * scaleX;
  const stepY = (crop.height / place.height) * scaleY;
  const startX = crop.x * scaleX - 0.5 + (box.left + 0.5 - place.x) * stepX;
  const { width, height, data } = source;
  const left = Math.max(0, box.left);
  const right = Math.min(out.width, box.right);
  const count = right - left;
  if (count <= 0) return;
  // Columns and their weights are the same in every row.
  const columns = new Int32Array(count);
  const nexts = new Int32Array(count);
  const weights = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const u = Math.min(width - 1, Math.max(0, startX + (i + left - box.left) * stepX));
    const column = Math.min(width - 1, Math.floor(u));
    columns[i] = column;
    nexts[i] = Math.min(width - 1, column + 1);
    weights[i] = Math.round((u - column) * 256);
  }
  for (let y = Math.max(0, box.top); y < Math.min(out.height, box.bottom); y++) {
    const v = Math.min(height - 1, Math.max(0, crop.y * scaleY - 0.5 + (y + 0.5 - place.y) * stepY));
    const row = Math.min(height - 1, Math.floor(v));
    const above = row * width;
    const below = Math.min(height - 1, row + 1) * width;
    const fy = Math.round((v - row) * 256);
    let to = y * out.width + left;
    for (let i = 0; i < count; i++, to++) {
      const c = columns[i]!;
      const n = nexts[i]!;
      out.data[to] = between(data[above + c]!, data[above + n]!, data[below + c]!, data[below + n]!, weights[i]!, fy);
    }
  }
}
