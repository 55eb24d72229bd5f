import { MOST_PANORAMA_SIDE } from "#domain/tools/tours/tour-states.ts";

/** A picture with more is refused before it is unpacked: a small file may unfold to anything. */
export const MOST_PIXELS = (MOST_PANORAMA_SIDE * MOST_PANORAMA_SIDE) / 2;

/** Loaded by the first panorama; one thread each, so that of two cores one stays with the requests. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  return sharp;
}
