import { firstPictureHtml } from "#ui/tour/first-picture.ts";
import { offlinePage } from "#ui/tour/offline-page.ts";
import { TOUR_CSS } from "#ui/tour/tour-css.ts";
import script from "#ui/tour/tour-script.ts?script";
import type { TourViewer } from "./tour-html.server.ts";

/** The viewer of tours, packed into one script; only the built server has it. */
export const TOUR_VIEWER: TourViewer = { script, css: TOUR_CSS, offlinePage, firstPicture: firstPictureHtml };
