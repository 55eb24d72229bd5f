import type { FilmBrand } from "#domain/tools/video/film-assets.ts";
import type { FilmPlan } from "#domain/tools/video/film-plan.ts";
import type { PhotoSight } from "#domain/tools/video/photo-space.ts";
import type { VideoDocument } from "#domain/tools/video/video-document.ts";

/** Where the bytes of a photo are: an address of this server, or a file of this browser. */
export type PhotoSource = string | Blob;

/** All that a worker makes a film of photos from. */
export interface FilmOrder {
  readonly document: VideoDocument;
  /** By `photoKey`. */
  readonly photos: Readonly<Record<string, PhotoSource>>;
  readonly sights: Readonly<Record<string, PhotoSight>>;
  readonly plan: FilmPlan | null;
  readonly brand: FilmBrand | null;
}
