import { alignPhotos, type PhotoFault } from "#domain/tools/stitching/align-photos.ts";
import { blendPhotos } from "#domain/tools/stitching/blend-photos.ts";
import { coverageOf, cropOf, turnGapBehind } from "#domain/tools/stitching/coverage.ts";
import { evenLight } from "#domain/tools/stitching/even-light.ts";
import type { ColourPicture } from "#domain/tools/stitching/grey-picture.ts";
import type { PanoramaCrop } from "#domain/tools/stitching/panorama-xmp.ts";
import { findSeams } from "#domain/tools/stitching/seam-map.ts";

export interface StitchAsk {
  files: readonly File[];
  /** Of the whole panorama, in pixels; photos without that detail give the next smaller one. */
  width: PanoramaWidth;
}
export type PanoramaWidth = 4096 | 8192;
export interface StitchedPanorama {
  picture: ImageBitmap;
  crop: PanoramaCrop;
  share: number;
  /** Photos that it shows. */
  count: number;
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

/** Longer side at which photos are compared. */
const WORKING_SIDE = 900;
/** Longer side from which they are drawn: a phone's photo of 69° covers 870 px of 4,096, or 1,740 px of 8,192. */
const DRAWN_SIDE: Readonly<Record<PanoramaWidth, number>> = { 4096: 1200, 8192: 1800 };

const tell = (news: StitchNews, transfer: Transferable[] = []) => postMessage(news, { transfer });

addEventListener("message", ({ data }: MessageEvent<StitchAsk>) => void stitch(data));

async function stitch({ files, width: asked }: StitchAsk): Promise<void> {
  const working: ColourPicture[] = [];
  let longest = 0;
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
      drawn.push(pixelsOf(bitmap, DRAWN_SIDE[asked]));
      longest = Math.max(longest, bitmap.width, bitmap.height);
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
  const width = widthFor(asked, (alignment.lens.focal / WORKING_SIDE) * longest);
  const coverage = coverageOf(alignment);
  const crop = cropOf(coverage, width);
  const light = evenLight(working, alignment);
  const canvas = new OffscreenCanvas(crop.width, crop.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no 2D canvas");
  context.fillStyle = "#d6d3cd";
  context.fillRect(0, 0, crop.width, crop.height);
  tell({ kind: "progress", share: 0.55, step: "Buscando por dónde unirlas" });
  const seams = findSeams(working, alignment, light);
  const photos = drawn.map((photo, at) => (alignment.photos[at]?.rotation === null ? null : photo));
  // Memory of the search is given back before the panorama takes its own.
  working.length = 0;
  drawn.length = 0;
  const rows = { from: crop.top, to: crop.top + crop.height };
  for (const { top, height, data } of blendPhotos({ photos, alignment, light, seams }, width, rows)) {
    const strip = await createImageBitmap(new ImageData(data, width, height));
    context.drawImage(strip, -crop.left, top - crop.top);
    strip.close();
    tell({
      kind: "progress",
      share: 0.6 + (0.4 * (top + height - rows.from)) / crop.height,
      step: "Uniendo las fotos",
    });
  }
  const picture = canvas.transferToImageBitmap();
  const { share, cells, missing } = coverage;
  const count = photos.filter((photo) => photo !== null).length;
  tell({ kind: "done", panorama: { picture, crop, share, count, cells, missing } }, [picture]);
}

/** The width asked for where photos hold at least 85 % of its detail. @param focalPx of the photos as they came */
function widthFor(asked: PanoramaWidth, focalPx: number): PanoramaWidth {
  return focalPx * 2 * Math.PI >= 0.85 * asked ? asked : 4096;
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
