/** Place of a colour in the drawing; the pigment of the theme gives the colour itself. */
export type Tone = "wall" | "pale" | "mid" | "deep" | "ink" | "light";

/** A part of a drawing. */
export interface Shape {
  /** Path of SVG. */
  d: string;
  tone: Tone;
  /** Width of the line, for a shape that is a line and has no area. */
  line?: number;
}

/** A rectangle as a path; `x` and `y` are its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The line of earth on which the drawings of tools stand. */
export const TOOL_GROUND: Shape = { d: rectangle(0, 322, 640, 12), tone: "ink" };

/** A door or window with a half circle on top; `y` is its foot, `height` counts to the top of the circle. */
export const archway = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}Z`;

/** Numbers from 0 to below 1 that look like chance and are always the same for a seed (FNV-1a, then mulberry32). */
export function chanceOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export const between = (chance: () => number, least: number, most: number): number =>
  least + Math.floor(chance() * (most - least + 1));

/** A circle as a path of two arcs; `x` and `y` are its centre. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0a${radius} ${radius} 0 0 1 ${-radius * 2} 0Z`;
