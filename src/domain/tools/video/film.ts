import type { Surface } from "../painting/surface.ts";

/** A moving picture of the product: a size, a rate, and a pure function from the number of a frame to its pixels. */

/** Shapes of the networks: upright stories and reels, posts, squares, and lying films. */
export const FILM_SHAPES = ["9:16", "4:5", "1:1", "16:9"] as const;
export type FilmShape = (typeof FILM_SHAPES)[number];

/** The short side of a film, in pixels. */
export const FILM_SIZES = [720, 1080] as const;
export type FilmSize = (typeof FILM_SIZES)[number];

export const FRAME_RATES = [24, 25, 30] as const;
export type FrameRate = (typeof FRAME_RATES)[number];

export interface Caption {
  /** Seconds from the start. */
  from: number;
  to: number;
  text: string;
}

export interface Film {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly framesPerSecond: FrameRate;
  /** How many there are; the film lasts `frames / framesPerSecond`. */
  readonly frames: number;
  /** Draws a frame, counted from 0, over the whole surface. The same frame is always the same pixels, in whatever order they are asked for. */
  readonly paint: (frame: number, surface: Surface) => void;
  /** Seconds at which one picture gives way to the next, for music to fall on; the film's start and end are not among them. */
  readonly cuts: readonly number[];
  readonly captions: readonly Caption[];
}

/** The facts of a film where it cannot be painted: beside a worker. */
export type FilmFacts = Omit<Film, "paint">;

const SIDES: Readonly<Record<FilmShape, readonly [width: number, height: number]>> = {
  "9:16": [9, 16],
  "4:5": [4, 5],
  "1:1": [1, 1],
  "16:9": [16, 9],
};

/**
 * Pixels of a shape: encoders ask for even sides, so the long one is rounded to the next even number.
 *
 * @param shortSidePx 720 or 1080 for a file; less for a preview
 */
export function filmSizeOf(shape: FilmShape, shortSidePx: number): { widthPx: number; heightPx: number } {
  const [width, height] = SIDES[shape];
  const unit = shortSidePx / Math.min(width, height);
  const even = (px: number) => 2 * Math.round(px / 2);
  return { widthPx: even(width * unit), heightPx: even(height * unit) };
}

/** Seconds that a film lasts. */
export const filmSeconds = ({ frames, framesPerSecond }: Pick<Film, "frames" | "framesPerSecond">): number =>
  frames / framesPerSecond;

/** The box that titles and captions stay in, as shares of the film's sides, so that a network's buttons and names cover no word. */
export interface SafeArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Upright films lie under the buttons of Instagram, TikTok and YouTube Shorts: their published safe areas together leave the top 14 %, the bottom
 * 20 % with name and caption, and 12 % at the right for the column of buttons. Others keep the twentieth of television (SMPTE ST 2046-1: 90 % by 90 %).
 */
export const SAFE_AREAS: Readonly<Record<FilmShape, SafeArea>> = {
  "9:16": { left: 0.06, top: 0.14, right: 0.88, bottom: 0.8 },
  "4:5": { left: 0.05, top: 0.05, right: 0.95, bottom: 0.95 },
  "1:1": { left: 0.05, top: 0.05, right: 0.95, bottom: 0.95 },
  "16:9": { left: 0.05, top: 0.05, right: 0.95, bottom: 0.95 },
};
