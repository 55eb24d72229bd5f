import type { Box } from "./drawing.ts";
import type { PicturePhoto } from "./picture.ts";

/** Where nobody measured it, a crop keeps a little more of the upper half: ceilings are dull, but skies give room. */
const USUAL_FOCUS = { x: 0.5, y: 0.48 };

/**
 * The part of a photo, in its own pixels, that fills a box of this size with its focus as near to a point of the box as the photo allows.
 *
 * @param towards that point, as shares of the box: its middle, or the middle of what no words cover
 */
export function cropFor(
  { widthPx, heightPx, focus }: PicturePhoto,
  size: { width: number; height: number },
  towards: readonly [x: number, y: number] = [0.5, 0.5],
): Box {
  const { x, y } = focus ?? USUAL_FOCUS;
  const scale = Math.min(widthPx / size.width, heightPx / size.height);
  const width = Math.min(widthPx, size.width * scale);
  const height = Math.min(heightPx, size.height * scale);
  const inside = (wanted: number, most: number) => Math.min(Math.max(0, wanted), most);
  return {
    x: inside(x * widthPx - width * towards[0], widthPx - width),
    y: inside(y * heightPx - height * towards[1], heightPx - height),
    width,
    height,
  };
}

/** The place of a picture shown whole inside a box, with a margin. */
export function wholeIn({ widthPx, heightPx }: { widthPx: number; heightPx: number }, box: Box, margin: number): Box {
  const room = { width: box.width - 2 * margin, height: box.height - 2 * margin };
  const scale = Math.min(room.width / widthPx, room.height / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
