import { arriving, eased } from "../../painting/easing.ts";
import { boxPath } from "../../painting/path.ts";
import type { Box } from "../../pictures/drawing.ts";
import type { FieldName } from "../fields.ts";
import type { Tones } from "./look.ts";
import { STAGGER } from "./rhythm.ts";
import { fitField, type Making } from "./scene.ts";
import { type Brush, fill } from "./stage.ts";
import { paintBlock, type TextBlock } from "./text-block.ts";

/** The head of a scene: a short bar of light that draws itself, a small line, a large title and one more line. */

interface HeadingRow {
  field: FieldName;
  block: TextBlock;
  /** Top of its first capitals, from the heading's top. */
  y: number;
  ink: "main" | "quiet" | "accent";
}

export interface Heading {
  rows: readonly HeadingRow[];
  height: number;
}

const BAR = { width: 96, height: 12, below: 40 };

interface Parts {
  kicker?: FieldName;
  title: FieldName;
  body?: FieldName;
  /** Greatest size of the title; 150 is as large as a cover's. */
  size?: number;
  titleLines?: number;
}

/** @param room the words' place; all of the heading fits its height */
export function headingOf(making: Making, parts: Parts, room: Pick<Box, "width" | "height">): Heading {
  const { width } = room;
  const rows: HeadingRow[] = [];
  let y = BAR.height + BAR.below;
  const add = (field: FieldName, block: TextBlock, ink: HeadingRow["ink"], below: number) => {
    if (block.lines.length === 0) return;
    rows.push({ field, block, y, ink });
    y += block.height + below;
  };
  const kicker = parts.kicker
    ? fitField(making, parts.kicker, { cut: "strong", size: [46, 34], lines: 2 }, { width })
    : null;
  const body = parts.body ? fitField(making, parts.body, { cut: "text", size: [46, 32], lines: 3 }, { width }) : null;
  const spent = y + (kicker ? kicker.height + 44 : 0) + (body && body.lines.length > 0 ? body.height + 52 : 0);
  if (kicker) add(parts.kicker!, kicker, "accent", 44);
  const title = fitField(
    making,
    parts.title,
    { cut: "display", size: [parts.size ?? 150, 56], lines: parts.titleLines ?? 4 },
    { width, height: Math.max(60, room.height - spent) },
  );
  add(parts.title, title, "main", 52);
  if (body) add(parts.body!, body, "quiet", 0);
  const last = rows.at(-1);
  return { rows, height: last ? last.y + last.block.height : 0 };
}

export function paintHeading(
  brush: Brush,
  { rows }: Heading,
  x: number,
  y: number,
  tones: Tones,
  time: number,
  from: number,
): void {
  const bar = eased(time, from, 0.6, arriving);
  if (bar > 0) fill(brush, boxPath({ x, y, width: BAR.width * bar, height: BAR.height }), tones.light);
  let start = from + STAGGER;
  for (const row of rows) {
    paintBlock(brush, row.block, x, y + row.y, tones[row.ink], time, { from: start });
    start += STAGGER * (row.block.lines.length + 0.5);
  }
}

/** Letters of a heading, for the time that reading it takes. */
export const lettersOf = ({ rows }: Heading): number =>
  rows.reduce((sum, { block }) => sum + block.lines.reduce((all, { text }) => all + text.length, 0), 0);
