import type { PaintedPicture } from "../painting/surface.ts";
import type { FilmPlan } from "./film-plan.ts";
import type { PhotoSight } from "./photo-space.ts";
import type { Mips } from "./texels.ts";
import type { ClipPhoto } from "./video-document.ts";

/** All that a film shows besides its document. Facts of photos are known beforehand; their pixels come when a frame needs them. */

export interface FilmBrand {
  readonly name: string;
  /** `#1443a1`; null draws in the house's colours. */
  readonly colour: string | null;
  readonly logo: PaintedPicture | null;
  readonly contact: string | null;
}

export interface FilmAssets {
  /** By `photoKey`. The sight is null where a photo was not measured. */
  readonly sightOf: (photo: ClipPhoto) => PhotoSight | null;
  /**
   * The pixels of a photo at the size that the film is made at: their sides may be smaller than the document says, their shape is the same. Null
   * while they are not there, or where they cannot be read: the ground is shown then.
   */
  readonly pixelsOf: (photo: ClipPhoto) => Mips | null;
  readonly plan: FilmPlan | null;
  readonly brand: FilmBrand | null;
}
