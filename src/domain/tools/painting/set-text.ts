import { type Face, placedLetters, widthOf } from "../pictures/letters.ts";
import { fillPath, type PaintOptions } from "./fill-path.ts";
import { composed, IDENTITY, type Matrix } from "./matrix.ts";
import type { Paint } from "./paint.ts";
import { type Command, outlinePath, type Path } from "./path.ts";
import type { Surface } from "./surface.ts";

/** Lines of text in the house's letters, kerned and tracked as in pictures. */

/** Advance of a line, in pixels. */
export const textWidth = (text: string, face: Face): number => widthOf(text, face);

const lines = new Map<string, Path>();
const MOST_LINES = 600;

/** The outline of a line that starts at (0, 0) on its baseline, in pixels of its size. */
function textPath(text: string, face: Face): Path {
  const key = `${face.cut} ${face.sizePx} ${face.tracking} ${text}`;
  let path = lines.get(key);
  if (path === undefined) {
    const scale = face.sizePx;
    const commands: Command[] = [];
    for (const { at, outline, unit } of placedLetters(text, face)) {
      if (outline !== "")
        for (const command of outlinePath(outline).commands) commands.push(placed(command, scale, at, unit));
    }
    path = { commands };
    if (lines.size >= MOST_LINES) lines.clear();
    lines.set(key, path);
  }
  return path;
}

function placed(command: Command, size: number, at: number, unit: number): Command {
  const x = (value: number) => (at + value * unit) * size;
  const y = (value: number) => -value * unit * size;
  switch (command[0]) {
    case "Z":
      return command;
    case "M":
    case "L":
      return [command[0], x(command[1]), y(command[2])];
    case "Q":
      return ["Q", x(command[1]), y(command[2]), x(command[3]), y(command[4])];
    case "C":
      return ["C", x(command[1]), y(command[2]), x(command[3]), y(command[4]), x(command[5]), y(command[6])];
  }
}

/**
 * Sets one line. Letters that the font lacks are left out; `drawable` of pictures/letters says what is drawn.
 *
 * @param x where its advance starts @param baselineY both in the units of the matrix
 */
export function setText(
  surface: Surface,
  text: string,
  face: Face,
  x: number,
  baselineY: number,
  paint: Paint,
  options: PaintOptions = {},
): void {
  const at: Matrix = [1, 0, 0, 1, x, baselineY];
  fillPath(surface, textPath(text, face), paint, { ...options, matrix: composed(options.matrix ?? IDENTITY, at) });
}
