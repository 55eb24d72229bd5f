import { escapeHtml } from "#domain/shared/format/escape-html.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { toPicture } from "#domain/tools/tours/tour-geometry.ts";
import { NARROWEST_DEGREES, TALLEST_DEGREES } from "./next-look.ts";

/** Where the page puts the picture that stands before the viewer does; the viewer takes it away. */
export const FIRST_PICTURE_ID = "recorrido-primera";

interface FirstPicture {
  /** As the tour names it, relative to the tour's folder. */
  readonly address: string;
  /** The contents of a `style` attribute, without that address. */
  readonly style: string;
}

const RADIANS = Math.PI / 180;
const halfTangent = (degrees: number) => Math.tan((degrees * RADIANS) / 2);
const short = (value: number) => String(Number(value.toFixed(6)));

/**
 * The first scene as a page shows it without any script: its small picture unrolled, with the start look in the middle and as many pixels
 * for a degree as the viewer will show there, so that only the edges move when the viewer takes over. The angle is that of `fittingLook`,
 * written for the style sheet: pixels of a radian in the middle are height / (2 · tan(fov / 2)).
 *
 * @returns null where the tour has no scene
 */
export function firstPicture(tour: Pick<PublishedTour, "scenes" | "start">): FirstPicture | null {
  const scene = tour.scenes.find(({ id }) => id === tour.start) ?? tour.scenes[0];
  if (!scene) return null;
  const { covers, preview } = scene.panorama;
  const { fov } = scene.start;
  const middle = toPicture(scene.start, scene.levelling);
  const own = `${short(50 / halfTangent(fov))}dvh`;
  const tallest = `${short(50 / halfTangent(TALLEST_DEGREES))}dvh`;
  const narrowest = `${short(50 / halfTangent(NARROWEST_DEGREES))}vw`;
  const degree = `calc(${short(RADIANS)}*min(${own},max(${tallest},${narrowest})))`;
  const times = (degrees: number) => `calc(var(--degree)*${short(degrees)})`;
  const isRound = covers.toYaw - covers.fromYaw >= 360;
  return {
    address: preview,
    style: [
      `--degree:${degree}`,
      "position:fixed;inset:0;z-index:-1",
      `background-repeat:${isRound ? "repeat-x" : "no-repeat"}`,
      `background-size:${times(covers.toYaw - covers.fromYaw)} ${times(covers.toPitch - covers.fromPitch)}`,
      `background-position:calc(50vw - ${times(middle.yaw - covers.fromYaw)}) calc(50dvh - ${times(covers.toPitch - middle.pitch)})`,
    ].join(";"),
  };
}

/** The head's link and the body's element. @param base folder of the tour's addresses, with a slash at its end; or empty */
export function firstPictureHtml(
  tour: Pick<PublishedTour, "scenes" | "start">,
  base: string,
): { head: string; body: string } {
  const first = firstPicture(tour);
  if (!first) return { head: "", body: "" };
  const address = base + first.address;
  // Nothing in an address can end the function that it stands in.
  const safe = address.replace(/["'()\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
  return {
    head: `<link rel="preload" as="image" href="${escapeHtml(address)}" fetchpriority="high">`,
    body: `<div id="${FIRST_PICTURE_ID}" style="${escapeHtml(`background-image:url("${safe}");${first.style}`)}"></div>`,
  };
}
