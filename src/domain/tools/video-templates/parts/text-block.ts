import { arriving, type Easing, eased } from "../../painting/easing.ts";
import { setText } from "../../painting/set-text.ts";
import type { Box } from "../../pictures/drawing.ts";
import {
  ABOVE_CAPITALS,
  BELOW_BASELINE,
  CAP_HEIGHT,
  type Cut,
  drawable,
  type Face,
  widthOf,
} from "../../pictures/letters.ts";
import { breakLines } from "../../pictures/lines.ts";
import { STAGGER } from "./rhythm.ts";
import { type Brush, clipped } from "./stage.ts";

/** Texts of a film: fitted once when it is laid out, then shown line by line from behind a mask. */

export interface TextStyle {
  cut: Cut;
  /** Greatest and least size, in units of the stage. */
  size: readonly [greatest: number, least: number];
  lines: number;
  /** Distance of baselines, as a share of the size; left out, 1.04 for display and 1.32 for what is read. */
  leading?: number;
  align?: "left" | "centre" | "right";
}

export interface TextBlock {
  face: Face;
  lines: readonly { text: string; x: number; width: number }[];
  /** From one baseline to the next, and from the top of the first capitals to the last baseline. */
  leading: number;
  height: number;
  /** Advance of its longest line. */
  width: number;
  /** It had to be cut or taken apart: the words are too long for their place. */
  isForced: boolean;
}

/** Wide letters stand closer the larger they are. */
const trackingOf = (cut: Cut, size: number) => (cut === "display" ? (size > 90 ? -0.026 : -0.018) : 0);

/** The greatest size at which a text fits a place. What fits at no size is cut between letters at the least one, and says so. */
export function fitText(text: string, style: TextStyle, width: number, height = Number.POSITIVE_INFINITY): TextBlock {
  const { cut, lines: most, align = "left" } = style;
  const [greatest, least] = style.size;
  const words = drawable(text);
  const ratio = style.leading ?? (cut === "display" ? 1.04 : 1.32);
  const step = Math.max(2, Math.round(greatest / 40));
  const build = (size: number, isForced: boolean): TextBlock | null => {
    const face: Face = { cut, sizePx: size, tracking: trackingOf(cut, size) };
    const broken = breakLines(words, face, width, isForced);
    if (broken === null) return null;
    const lines = broken.lines.map((line) => {
      const advance = widthOf(line, face);
      const spare = width - advance;
      return { text: line, x: align === "left" ? 0 : align === "centre" ? spare / 2 : spare, width: advance };
    });
    const leading = size * ratio;
    return {
      face,
      lines,
      leading,
      height: lines.length === 0 ? 0 : size * CAP_HEIGHT + (lines.length - 1) * leading,
      width: Math.max(0, ...lines.map((line) => line.width)),
      isForced: broken.isForced,
    };
  };
  for (let size = greatest; ; size = Math.max(least, size - step)) {
    const block = build(size, false);
    if (block !== null && block.lines.length <= most && block.height <= height) return block;
    if (size === least) break;
  }
  const forced = build(least, true)!;
  const lines = forced.lines.slice(0, most);
  return { ...forced, lines, isForced: true, height: least * CAP_HEIGHT + (lines.length - 1) * forced.leading };
}

/** The baseline of a line of a block whose first capitals start at `y`. */
const baselineOf = ({ face, leading }: TextBlock, y: number, line: number): number =>
  y + face.sizePx * CAP_HEIGHT + line * leading;

/** Room of one line: with accents above its capitals and tails below its baseline. */
function roomOf(block: TextBlock, x: number, y: number, line: number): Box {
  const size = block.face.sizePx;
  const baseline = baselineOf(block, y, line);
  const { x: indent, width } = block.lines[line]!;
  return {
    x: x + indent - size * 0.12,
    y: baseline - size * (CAP_HEIGHT + ABOVE_CAPITALS),
    width: width + size * 0.24,
    height: size * (CAP_HEIGHT + ABOVE_CAPITALS + BELOW_BASELINE),
  };
}

interface Entrance {
  /** Seconds of the scene at which the first line starts. */
  from: number;
  /** Seconds of one line's way. */
  lasting?: number;
  stagger?: number;
  easing?: Easing;
}

/** Shows a block at a moment: each line rises into its own mask. @param y top of its first capitals */
export function paintBlock(
  brush: Brush,
  block: TextBlock,
  x: number,
  y: number,
  colour: string,
  time: number,
  { from, lasting = 0.75, stagger = STAGGER, easing = arriving }: Entrance,
): void {
  for (const [i, line] of block.lines.entries()) {
    const come = eased(time, from + i * stagger, lasting, easing);
    if (come <= 0) continue;
    const room = roomOf(block, x, y, i);
    const { surface, options } = come < 1 ? clipped(brush, room) : brush;
    const sunk = (1 - come) * room.height;
    setText(surface, line.text, block.face, x + line.x, baselineOf(block, y, i) + sunk, colour, options);
  }
}

/** Shows a block at once, fading in: for small words that would flicker behind masks. */
export function paintPlain(
  { surface, options }: Brush,
  block: TextBlock,
  x: number,
  y: number,
  colour: string,
  alpha = 1,
): void {
  if (alpha <= 0) return;
  for (const [i, line] of block.lines.entries()) {
    setText(surface, line.text, block.face, x + line.x, baselineOf(block, y, i), colour, {
      ...options,
      alpha: (options.alpha ?? 1) * alpha,
    });
  }
}
