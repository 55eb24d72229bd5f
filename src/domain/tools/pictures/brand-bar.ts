import { type Canvas, put } from "./canvas.ts";
import type { Ground } from "./colours.ts";
import { type Box, rectPath } from "./drawing.ts";
import { drawable, inkOf } from "./letters.ts";
import { LEAST_SIZE, ROOMS } from "./regions.ts";
import { faceOf, setText, textOf } from "./set-item.ts";
import type { Region } from "./template.ts";

/** Logo or name at the left, how to answer at the right, on one middle line. */
export function brandBar(canvas: Canvas, { form, ground }: Extract<Region, { kind: "brand" }>, box: Box): void {
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
    const spare = box.width - 2 * side - size.width - 2 * pad;
    const x = box.x + side + pad + (form === "centre" ? spare / 2 : form === "end" ? spare : 0);
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
      at: form === "centre" ? "centre" : form === "end" ? "right" : "left",
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
