import { arriving, eased } from "../../painting/easing.ts";
import { fillPath, within } from "../../painting/fill-path.ts";
import { archPath, boxPath } from "../../painting/path.ts";
import { cropFor } from "../../pictures/crop.ts";
import type { Box } from "../../pictures/drawing.ts";
import type { PromoPhoto } from "../assets.ts";
import { paintPlate, plateOf } from "./plate.ts";
import type { Making } from "./scene.ts";
import { type Brush, clipped } from "./stage.ts";

/** A photo in the house's opening, which rises from its foot while the photo comes slowly nearer. */
export function paintPhoto(
  brush: Brush,
  making: Making,
  { picture, focus, label }: PromoPhoto,
  box: Box,
  frame: "arch" | "rect",
  time: number,
  { from, lasting = 0.9, seconds }: { from: number; lasting?: number; seconds: number },
): void {
  const come = eased(time, from, lasting, arriving);
  if (come <= 0) return;
  const crop = cropFor({ widthPx: picture.widthPx, heightPx: picture.heightPx, focus, isPlan: false }, box);
  // It comes nearer by a twelfth over the scene, around its own middle.
  const near = 1 + 0.08 * Math.min(1, Math.max(0, time - from) / seconds);
  const shown = {
    x: crop.x + (crop.width * (1 - 1 / near)) / 2,
    y: crop.y + (crop.height * (1 - 1 / near)) / 2,
    width: crop.width / near,
    height: crop.height / near,
  };
  const path = frame === "arch" ? archPath(box) : boxPath(box);
  const masked =
    come < 1
      ? clipped(brush, { x: box.x, y: box.y + box.height * (1 - come), width: box.width, height: box.height * come })
      : brush;
  fillPath(brush.surface, path, { kind: "picture", picture, crop: shown, box }, within(masked.options, {}));
  if (label !== null) {
    const plate = plateOf(label, Math.min(box.width, making.stage.safe.width));
    const foot = Math.min(box.y + box.height, making.stage.safe.y + making.stage.safe.height);
    const left = Math.max(box.x, making.stage.safe.x);
    if (plate) paintPlate(brush, making, plate, left, foot - plate.height, come);
  }
}
