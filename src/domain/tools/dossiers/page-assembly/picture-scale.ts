import { SHEET } from "./plain-pages.ts";

/** Longest side that recognition gets, and the shortest that it still reads well. */
const LONGEST_PX = 2_400;
const SHORTEST_PX = 1_700;

/** The size at which a photograph of a page is recognised, taken for a sheet of A4, and points for each of its pixels. */
export function pictureScale({ width, height }: { width: number; height: number }) {
  const longest = Math.max(width, height);
  const wanted = Math.min(LONGEST_PX, Math.max(SHORTEST_PX, longest));
  // More than twice as large is blurred and gains nothing.
  const by = Math.min(2, wanted / longest);
  const pixels = { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
  return { pixels, scale: SHEET.height / Math.max(pixels.width, pixels.height) };
}
