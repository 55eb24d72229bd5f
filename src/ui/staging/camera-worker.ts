import { type CameraAnswer, findPhotoCamera, type PhotoHints } from "#domain/tools/photo-camera/find-camera.ts";
import type { PhotoCamera } from "#domain/tools/photo-camera/photo-camera.ts";
import type { ColourPicture } from "#domain/tools/stitching/grey-picture.ts";

/**
 * One photo whose camera is looked for. The page sends it at 1,600 px on its longer side, drawn by a canvas, and says how large it is in
 * truth: the answer is in pixels of the true size. To give up, the page ends the worker: one order takes a second or two and owns nothing.
 */
export interface CameraAsk {
  readonly id: number;
  readonly picture: ColourPicture;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly hints: PhotoHints;
}

export type CameraNews =
  | { readonly kind: "answer"; readonly id: number; readonly answer: CameraAnswer }
  | { readonly kind: "failed"; readonly id: number };

addEventListener("message", ({ data }: MessageEvent<CameraAsk>) => {
  const { id, picture, widthPx, heightPx, hints } = data;
  try {
    const found = findPhotoCamera(picture, hints);
    const answer = found.kind === "found" ? { ...found, camera: enlarged(found.camera, widthPx, heightPx) } : found;
    postMessage({ kind: "answer", id, answer } satisfies CameraNews);
  } catch {
    // A picture that does not fit into memory: the page offers to mark corners by hand, as with any photo without an answer.
    postMessage({ kind: "failed", id } satisfies CameraNews);
  }
});

function enlarged(camera: PhotoCamera, widthPx: number, heightPx: number): PhotoCamera {
  const by = widthPx / camera.widthPx;
  return { ...camera, widthPx, heightPx, focalPx: camera.focalPx * by, middleX: widthPx / 2, middleY: heightPx / 2 };
}
