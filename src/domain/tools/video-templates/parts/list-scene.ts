import { arriving, eased } from "../../painting/easing.ts";
import { boxPath } from "../../painting/path.ts";
import type { Ground } from "../../pictures/colours.ts";
import type { FieldName } from "../fields.ts";
import { fieldOf } from "../fields.ts";
import { paintBase } from "./base-band.ts";
import { FIRST_MOVE, onBeat, readingSeconds } from "./rhythm.ts";
import { fitField, type Making, type Scene } from "./scene.ts";
import { fill } from "./stage.ts";
import { fitText, paintBlock } from "./text-block.ts";

/** Lines one below the other under a small title, each with a line that draws itself. `Nombre, cargo` is set in two sizes. */
export function listScene(
  making: Making,
  ground: Ground,
  field: FieldName,
  title: string,
  hasSecond = false,
): Scene | null {
  const lines = making.lines(field);
  if (lines.length === 0) return null;
  const { safe } = making.stage;
  const tones = making.tones(ground);
  const head = fitText(title, { cut: "strong", size: [46, 34], lines: 2 }, safe.width);
  const top = safe.y + head.height + 64;
  const columns = making.stage.isWide && lines.length > 2 ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const gutter = 72;
  const width = (safe.width - gutter * (columns - 1)) / columns;
  const height = Math.min((safe.y + safe.height - top) / rows, 330);
  const cells = lines.map((line, i) => {
    const at = hasSecond ? line.indexOf(",") : -1;
    const [first, second] = at > 0 ? [line.slice(0, at), line.slice(at + 1).trim()] : [line, ""];
    const small = second === "" ? null : fitText(second, { cut: "text", size: [44, 30], lines: 1 }, width);
    const big = fitField(
      making,
      field,
      { cut: "display", size: [Math.min(96, height * 0.42), 40], lines: 3, leading: 1.1 },
      { width, height: Math.max(40, height - 100 - (small ? small.height + 30 : 0)) },
      first,
    );
    if (small?.isForced) making.tooLong(field);
    return { big, small, x: safe.x + Math.floor(i / rows) * (width + gutter), y: top + (i % rows) * height };
  });
  const letters = lines.reduce((sum, line) => sum + line.length, title.length);
  return {
    ground,
    seconds: onBeat(Math.max(3, readingSeconds(letters))),
    spoken: `${title || fieldOf(field).label}: ${lines.join("; ")}`,
    paint: (brush, time) => {
      paintBase(brush, making.stage, tones, time);
      paintBlock(brush, head, safe.x, safe.y, tones.accent, time, { from: FIRST_MOVE });
      for (const [i, { big, small, x, y }] of cells.entries()) {
        const from = FIRST_MOVE + 0.15 + i * 0.25;
        const line = eased(time, from, 0.7, arriving);
        if (line > 0) fill(brush, boxPath({ x, y, width: width * line, height: 4 }), tones.line);
        paintBlock(brush, big, x, y + 46, tones.main, time, { from: from + 0.08 });
        if (small) paintBlock(brush, small, x, y + 46 + big.height + 30, tones.quiet, time, { from: from + 0.2 });
      }
    },
  };
}
