import { arriving, eased } from "../../painting/easing.ts";
import { outlinePath } from "../../painting/path.ts";
import type { Colours, Ground } from "../../pictures/colours.ts";
import type { Box, Layer } from "../../pictures/drawing.ts";
import { houseArt } from "../../pictures/house-art.ts";
import type { Art } from "../../pictures/template.ts";
import { type Brush, clipped, fill, stroke } from "./stage.ts";

/** The house's drawings, put up piece by piece: walls rise from their foot, openings open from theirs. */

interface Piece {
  layer: Extract<Layer, { kind: "path" | "line" }>;
  box: Box;
}

interface BuiltArt {
  pieces: readonly Piece[];
}

export function builtArt(art: Art, ground: Ground, box: Box, colours: Colours): BuiltArt {
  const pieces = houseArt(art, ground, box, colours)
    .filter((layer) => layer.kind === "path" || layer.kind === "line")
    .map((layer) => ({ layer, box: boxOf(layer.d) }));
  return { pieces };
}

/** The box around an outline's points; arcs of the house's openings stay within their ends and their rise. */
function boxOf(d: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const command of outlinePath(d).commands) {
    for (let i = 1; i + 1 < command.length; i += 2) {
      xs.push(command[i] as number);
      ys.push(command[i + 1] as number);
    }
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

interface Building {
  from: number;
  /** Seconds until the last piece starts. */
  over: number;
  /** Seconds of one piece. */
  lasting?: number;
}

export function paintArt(
  brush: Brush,
  { pieces }: BuiltArt,
  time: number,
  { from, over, lasting = 0.7 }: Building,
): void {
  const last = Math.max(1, pieces.length - 1);
  for (const [i, { layer, box }] of pieces.entries()) {
    const come = eased(time, from + (over * i) / last, lasting, arriving);
    if (come <= 0) continue;
    if (layer.kind === "line") {
      stroke(brush, outlinePath(layer.d), layer.widthPx, layer.stroke, { part: [0, come] });
      continue;
    }
    const masked = come < 1 ? clipped(brush, risen(box, come)) : brush;
    fill(masked, outlinePath(layer.d), layer.fill);
  }
}

/** The part of a piece that is seen: from its foot up; a flat one from the left. */
function risen({ x, y, width, height }: Box, share: number): Box {
  const pad = 2;
  return width > height * 3
    ? { x: x - pad, y: y - pad, width: (width + 2 * pad) * share, height: height + 2 * pad }
    : {
        x: x - pad,
        y: y + height + pad - (height + 2 * pad) * share,
        width: width + 2 * pad,
        height: (height + 2 * pad) * share,
      };
}
