import type { GreyPicture } from "../stitching/grey-picture.ts";
import { findEdgeChains } from "./edge-chains.ts";
import { type EdgeLine, findEdgeLines } from "./edge-lines.ts";
import { type FittedFrame, fitFrame } from "./fit-frame.ts";
import { joinLines } from "./join-lines.ts";
import type { PhotoSize } from "./line-rays.ts";
import { guessFrames } from "./room-frames.ts";

/** The directions of a room in one photo, its lens, and the lines that they come from. */
export interface FoundFrame extends FittedFrame {
  readonly lines: readonly EdgeLine[];
  /** The file's focal length does not fit to the lines, and was left aside. */
  readonly isKnownRefused: boolean;
}

/** Diagonal of a frame of 35 mm film, which equivalent focal lengths are told for. */
export const FILM_DIAGONAL_MM = 43.267;
/** Rooms are mostly taken with 24 mm, by phones and wide lenses alike; a spread of 0.4 reaches from 16 to 36 mm. */
const USUAL_MM = 24;
const USUAL_SPREAD = 0.4;
/** Files round, crop and steady their pictures. */
const KNOWN_SPREAD = 0.03;
/** Lines shorter than this share of the longer side are clutter. */
const LEAST_LENGTH = 0.018;
const LEAST_LINES = 8;
const FITTED_GUESSES = 7;
/** A bent lens must explain so much more length than a straight one. */
const BENT_GAIN = 1.03;

/**
 * @param picture at most 1,600 px long
 * @param focalOf35mm equivalent focal length that the file tells, or null
 * @returns null with fewer than eight lines
 */
export function findFrame(picture: GreyPicture, focalOf35mm: number | null): FoundFrame | null {
  const size: PhotoSize = { widthPx: picture.width, heightPx: picture.height };
  const diagonal = Math.hypot(picture.width, picture.height);
  const leastLength = LEAST_LENGTH * Math.max(picture.width, picture.height);
  const lines = findEdgeLines(findEdgeChains(picture, leastLength * 0.7), { halfDiagonal: diagonal / 2, leastLength });
  if (lines.length < LEAST_LINES) return null;
  const known = focalOf35mm === null ? null : (focalOf35mm * diagonal) / FILM_DIAGONAL_MM;
  const usual = { logFocal: Math.log((USUAL_MM * diagonal) / FILM_DIAGONAL_MM), spread: USUAL_SPREAD };
  const guesses = guessFrames(lines, size, known).slice(0, FITTED_GUESSES);
  let best: FittedFrame | null = null;
  for (const guess of guesses)
    for (const isBent of [false, true]) {
      const fit = fitFrame(lines, size, guess, { prior: usual, isBent });
      if (best === null || fit.score > best.score * (isBent && best.curvature === 0 ? BENT_GAIN : 1)) best = fit;
    }
  if (best === null) return null;
  const joined = joinLines(lines, size, best);
  const isBent = best.curvature !== 0;
  const again = (prior: typeof usual, from: FittedFrame) => fitFrame(joined, size, from, { prior, isBent });
  const free = again(usual, best);
  if (known === null) return { ...free, lines: joined, isKnownRefused: false };
  const apart = Math.abs(Math.log(free.focal / known));
  const isKnownRefused = apart > 3.5 * Math.hypot(free.focalSpread, KNOWN_SPREAD);
  if (isKnownRefused) return { ...free, lines: joined, isKnownRefused };
  const helped = again({ logFocal: Math.log(known), spread: KNOWN_SPREAD }, { ...free, focal: known });
  return { ...helped, lines: joined, isKnownRefused };
}
