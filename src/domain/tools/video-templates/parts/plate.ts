import { boxPath } from "../../painting/path.ts";
import type { Making } from "./scene.ts";
import { type Brush, faded, fill } from "./stage.ts";
import { fitText, paintPlain, type TextBlock } from "./text-block.ts";

/** Words that the law or honesty asks for: on a plate of paper at the foot of what is safe, from a scene's first frame to its last. */

const PAD = { x: 22, y: 20 };

interface Plate {
  block: TextBlock;
  width: number;
  height: number;
}

export function plateOf(text: string, width: number): Plate | null {
  if (text === "") return null;
  const block = fitText(text, { cut: "strong", size: [32, 26], lines: 4 }, width - 2 * PAD.x);
  return { block, width: block.width + 2 * PAD.x, height: block.height + 2 * PAD.y };
}

export function paintPlate(brush: Brush, making: Making, plate: Plate | null, x: number, y: number, alpha = 1): void {
  if (plate === null) return;
  const { colours } = making.look;
  const box = { x, y, width: plate.width, height: plate.height };
  fill(faded(brush, alpha), boxPath(box), colours.grounds.paper);
  paintPlain(brush, plate.block, x + PAD.x, y + PAD.y, colours.inkOn("paper", "main"), alpha);
}
