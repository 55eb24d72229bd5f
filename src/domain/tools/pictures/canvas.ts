import type { Colours } from "./colours.ts";
import type { PictureAsk } from "./compose.ts";
import type { Box, DrawnText, Layer } from "./drawing.ts";
import { type Face, inkOf } from "./letters.ts";
import type { SpokenRole } from "./set-item.ts";
import type { Area } from "./template.ts";

/** A picture while its regions are drawn, one after another. */
export interface Canvas {
  ask: PictureAsk;
  colours: Colours;
  layers: Layer[];
  texts: DrawnText[];
  strikes: Extract<Layer, { kind: "path" }>[];
  leftOut: SpokenRole[];
  said: Set<SpokenRole>;
  /** Pixels of a column. */
  column: number;
  isForced: boolean;
}

export const boxOf = ([x, y, width, height]: Area, column: number): Box => ({
  x: x * column,
  y: y * column,
  width: width * column,
  height: height * column,
});

/** Puts a line where it stands; one without ink leaves nothing. */
export function put(
  { texts }: Canvas,
  text: string,
  face: Face,
  x: number,
  y: number,
  colour: string,
  role: DrawnText["role"],
  region: Box,
): void {
  const ink = inkOf(text, face);
  if (ink === null) return;
  const inkBox = { x: x + ink.left, y: y + ink.top, width: ink.right - ink.left, height: ink.bottom - ink.top };
  texts.push({ text, face, x, y, colour, role, region, ink: inkBox });
}
