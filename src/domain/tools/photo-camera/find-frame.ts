import type { GreyPicture } from "../stitching/grey-picture.ts";
import { findEdgeChains } from "./edge-chains.ts";
import { type EdgeLine, findEdgeLines } from "./edge-lines.ts";
import { FILM_DIAGONAL_MM, type FittedFrame, fitFrame, USUAL_MM } from "./fit-frame.ts";
import { joinLines } from "./join-lines.ts";
import type { PhotoSize } from "./line-rays.ts";
import { guessFrames } from "./room-frames.ts";
import { dot } from "./vectors.ts";

/** The directions of a room in one photo, its lens, and the lines that they come from. */
export interface FoundFrame extends FittedFrame {
  readonly lines: readonly EdgeLine[];
  /** The file's focal length does not fit to the lines, and was left aside. */
  readonly isKnownRefused: boolean;
  /** Score of the best fit that tells another lens or other directions, as a share of this one's. */
  readonly rival: number;
}

/** From 16 to 36 mm. */
const USUAL_SPREAD = 0.4;
/** Files round, crop and steady their pictures. */
const KNOWN_SPREAD = 0.03;
/** Lines shorter than this share of the longer side are clutter. */
const LEAST_LENGTH = 0.018;
const LEAST_LINES = 8;
const FITTED_GUESSES = 12;
/** Guesses are compared by the longest lines alone; the best one is fitted to all of them. */
const COMPARED_LINES = 320;
/** A bent lens must explain so much more length than a straight one. */
const OTHER_LENS = 0.06;
const OTHER_DIRECTION = Math.cos((3 * Math.PI) / 180);
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
  const longest = [...lines].sort((p, q) => q.length - p.length).slice(0, COMPARED_LINES);
  let best: FittedFrame | null = null;
  const fits: FittedFrame[] = [];
  for (const guess of guesses)
    for (const isBent of [false, true]) {
      const fit = fitFrame(longest, size, guess, { prior: usual, isBent });
      fits.push(fit);
      if (best === null || fit.score > best.score * (isBent && best.curvature === 0 ? BENT_GAIN : 1)) best = fit;
    }
  if (best === null) return null;
  const rival = rivalOf(fits, best);
  const isBent = best.curvature !== 0;
  const joined = joinLines(lines, size, fitFrame(lines, size, best, { prior: usual, isBent }));
  const again = (prior: typeof usual, from: FittedFrame) => fitFrame(joined, size, from, { prior, isBent });
  const free = again(usual, best);
  if (known === null) return { ...free, lines: joined, rival, isKnownRefused: false };
  const apart = Math.abs(Math.log(free.focal / known));
  const isKnownRefused = apart > 3.5 * Math.hypot(free.focalSpread, KNOWN_SPREAD);
  if (isKnownRefused) return { ...free, lines: joined, rival, isKnownRefused };
  const helped = again({ logFocal: Math.log(known), spread: KNOWN_SPREAD }, { ...free, focal: known });
  return { ...helped, lines: joined, rival, isKnownRefused };
}

function rivalOf(fits: readonly FittedFrame[], best: FittedFrame): number {
  let most = 0;
  for (const fit of fits) {
    const isOther =
      Math.abs(Math.log(fit.focal / best.focal)) > OTHER_LENS ||
      best.axes.some((axis) => !fit.axes.some((other) => Math.abs(dot(axis, other)) > OTHER_DIRECTION));
    if (isOther) most = Math.max(most, fit.score / best.score);
  }
  return most;
}
