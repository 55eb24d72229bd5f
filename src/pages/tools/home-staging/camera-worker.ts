import { type CameraAnswer, findPhotoCamera } from "#domain/tools/photo-camera/find-camera.ts";

export interface CameraAsk {
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  focalOf35mm: number | null;
  /** Where somebody said it already. */
  ceilingM: number | null;
}

/** Looks for the camera of a photo beside the page. */
addEventListener("message", ({ data: ask }: MessageEvent<CameraAsk>) => {
  const { widthPx, heightPx, data, focalOf35mm, ceilingM } = ask;
  const answer: CameraAnswer = findPhotoCamera(
    { width: widthPx, height: heightPx, data },
    { focalOf35mm: focalOf35mm ?? undefined, ceilingM: ceilingM ?? undefined },
  );
  postMessage(answer);
});
