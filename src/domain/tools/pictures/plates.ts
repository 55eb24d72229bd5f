import { type Canvas, put } from "./canvas.ts";
import type { Colours, Ground } from "./colours.ts";
import { type Box, type Layer, rectPath } from "./drawing.ts";
import { ABOVE_CAPITALS, BELOW_BASELINE, CAP_HEIGHT, inkOf } from "./letters.ts";
import { LEAST_SIZE } from "./regions.ts";
import { faceOf, type SetItem, type SetLine, setText } from "./set-item.ts";
import type { Corner } from "./template.ts";

const PLATE_PAD = { x: 18, y: 15 };
const PLATE_SIZES = [30, 28, 26, LEAST_SIZE];

/** A word on a plate of its own in the corner of an area. It is always there, on as many lines as it needs. */
export function plated(
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

/** The ground of a line's plate: a price wears the brand. */
export const plateGround = ({ role }: SetLine, ground: Ground): Ground => (role === "price" ? "brand" : ground);

/** A plate under each line, from edge to edge of its ink. */
export function platesUnder(lines: readonly SetLine[], inner: Box, ground: Ground, { grounds }: Colours): Layer[] {
  return lines.flatMap((line) => {
    const { text, face, x, y } = line;
    const ink = inkOf(text, face);
    if (ink === null) return [];
    const [above, below] = [face.sizePx * (CAP_HEIGHT + ABOVE_CAPITALS) + 4, face.sizePx * BELOW_BASELINE + 8];
    const box = {
      x: inner.x + x + ink.left - PLATE_PAD.x,
      y: inner.y + y - above,
      width: ink.right - ink.left + 2 * PLATE_PAD.x,
      height: above + below,
    };
    return [{ kind: "path", d: rectPath(box), fill: grounds[plateGround(line, ground)] }];
  });
}
