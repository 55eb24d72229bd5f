import { doorCurve, eased } from "../../painting/easing.ts";
import { setText } from "../../painting/set-text.ts";
import { CAP_HEIGHT, type Face, widthOf } from "../../pictures/letters.ts";
import { type Brush, clipped } from "./stage.ts";

/** Figures whose digits roll into their place like those of a counter; what is no digit rises as a letter does. */

const TURNS = 1;
/** Room of figures over their height and under their baseline, as shares of the size: digits have no accents and no tails, commas have. */
const ABOVE = 0.05;
const [BELOW, BELOW_TAILS] = [0.03, 0.16];
const TAILS = /[,;$()Q]/;

interface Roll {
  from: number;
  lasting?: number;
  stagger?: number;
}

/** @param x where its advance starts @param baseline both in units of the stage */
export function paintReels(
  brush: Brush,
  text: string,
  face: Face,
  x: number,
  baseline: number,
  colour: string,
  time: number,
  { from, lasting = 1.1, stagger = 0.07 }: Roll,
): void {
  const size = face.sizePx;
  const end = from + lasting + stagger * text.length;
  // Once all stand, the line is set as one, with its kerning.
  if (time >= end) {
    setText(brush.surface, text, face, x, baseline, colour, brush.options);
    return;
  }
  if (time <= from) return;
  const step = size * (CAP_HEIGHT + ABOVE + (TAILS.test(text) ? BELOW_TAILS : BELOW));
  const top = baseline - size * (CAP_HEIGHT + ABOVE);
  const signs = [...text];
  for (const [i, sign] of signs.entries()) {
    const start = widthOf(signs.slice(0, i + 1).join(""), face) - widthOf(sign, face);
    const advance = widthOf(sign, face);
    const come = eased(time, from + i * stagger, lasting, doorCurve);
    if (come <= 0 || sign.trim() === "") continue;
    const room = { x: x + start - size * 0.05, y: top, width: advance + size * 0.1, height: step };
    const { surface, options } = clipped(brush, room);
    const digit = sign >= "0" && sign <= "9" ? Number(sign) : null;
    if (digit === null) {
      setText(surface, sign, face, x + start, baseline + (1 - come) * step, colour, options);
      continue;
    }
    // Rolls from below zero through all digits to its own.
    const at = -1 + come * (TURNS * 10 + digit + 1);
    const whole = Math.floor(at);
    for (const shown of [whole, whole + 1]) {
      if (shown < 0) continue;
      const glyph = String(shown % 10);
      const middle = (advance - widthOf(glyph, face)) / 2;
      setText(surface, glyph, face, x + start + middle, baseline + (shown - at) * step, colour, options);
    }
  }
}
