import { alignPhotos, type PhotoFault } from "#domain/tools/stitching/align-photos.ts";
import { blendPhotos } from "#domain/tools/stitching/blend-photos.ts";
import { coverageOf, cropOf, turnGapBehind } from "#domain/tools/stitching/coverage.ts";
import { evenLight } from "#domain/tools/stitching/even-light.ts";
import type { ColourPicture } from "#domain/tools/stitching/grey-picture.ts";
import type { PanoramaCrop } from "#domain/tools/stitching/panorama-xmp.ts";

export interface StitchAsk {
  files: readonly File[];
  /** Of the whole panorama, in pixels. */
  width: number;
}
export interface StitchedPanorama {
  picture: ImageBitmap;
  crop: PanoramaCrop;
  share: number;
  cells: Uint8Array;
  missing: readonly string[];
}
export type StitchNews =
  | { kind: "progress"; share: number; step: string }
  | { kind: "unreadable"; photo: number }
  /** In the order of the files. */
  | { kind: "photos"; faults: readonly (PhotoFault | null)[] }
  | { kind: "nothing" }
  | { kind: "done"; panorama: StitchedPanorama };

/** Longer side at which photos are compared, and at which they are drawn for 4,096 px of panorama. */
const WORKING_SIDE = 900;

const tell = (news: StitchNews, transfer: Transferable[] = []) => postMessage(news, { transfer });

addEventListener("message", ({ data }: MessageEvent<StitchAsk>) => void stitch(data));

async function stitch({ files, width }: StitchAsk): Promise<void> {
  const working: ColourPicture[] = [];
  const drawn: ColourPicture[] = [];
  for (const [photo, file] of files.entries()) {
    tell({
      kind: "progress",
      share: (0.1 * photo) / files.length,
      step: `Abriendo la foto ${photo + 1} de ${files.length}`,
    });
    try {
      const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
      working.push(pixelsOf(bitmap, WORKING_SIDE));
      drawn.push(pixelsOf(bitmap, width >= 8192 ? 2048 : 1400));
      bitmap.close();
    } catch {
      // The browser does not read this file: the page says which, and the person takes it out.
      tell({ kind: "unreadable", photo });
      return;
    }
  }
  const aligned = alignPhotos(working, (share) =>
    tell({ kind: "progress", share: 0.1 + 0.4 * share, step: "Buscando qué fotos encajan" }),
  );
  const alignment = turnGapBehind(aligned);
  tell({ kind: "photos", faults: alignment.photos.map(({ fault }) => fault) });
  if (alignment.photos.filter(({ rotation }) => rotation !== null).length < 2) {
    tell({ kind: "nothing" });
    return;
  }
  const coverage = coverageOf(alignment);
  const crop = cropOf(coverage, width);
  const light = evenLight(working, alignment);
  const canvas = new OffscreenCanvas(crop.width, crop.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no 2D canvas");
  context.fillStyle = "#d6d3cd";
  context.fillRect(0, 0, crop.width, crop.height);
  const photos = drawn.map((photo, at) => (alignment.photos[at]?.rotation === null ? null : photo));
  for (const { top, height, data } of blendPhotos(photos, alignment, light, width)) {
    if (top + height > crop.top && top < crop.top + crop.height) {
      const strip = await createImageBitmap(new ImageData(data, width, height));
      context.drawImage(strip, -crop.left, top - crop.top);
      strip.close();
    }
    tell({ kind: "progress", share: 0.5 + (0.5 * (top + height)) / (width / 2), step: "Uniendo las fotos" });
  }
  const picture = canvas.transferToImageBitmap();
  const { share, cells, missing } = coverage;
  tell({ kind: "done", panorama: { picture, crop, share, cells, missing } }, [picture]);
}

function pixelsOf(bitmap: ImageBitmap, side: number): ColourPicture {
  const factor = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.round(bitmap.width * factor);
  const height = Math.round(bitmap.height * factor);
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no 2D canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
