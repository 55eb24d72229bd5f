import {
  type FurnishPhotoAnswer,
  type FurnishPhotoRequest,
  furnishPhoto,
} from "#domain/tools/staging/furnish-photo.ts";

export type FurnishPhotoNews = FurnishPhotoAnswer;

/** Furnishes a photo beside the page: it takes up to some seconds. */
addEventListener("message", ({ data }: MessageEvent<FurnishPhotoRequest>) => {
  postMessage(furnishPhoto(data) satisfies FurnishPhotoNews);
});
