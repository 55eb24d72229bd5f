import { type GreyPage, greyOfRgba } from "#domain/tools/dossiers/grey/grey-page.ts";
import type { FileReaders } from "#domain/tools/dossiers/open-file.ts";
import { pictureScale } from "#domain/tools/dossiers/page-assembly/picture-scale.ts";
import { DAMAGED_HEIC, DAMAGED_PICTURE, ReadingFault } from "#domain/tools/dossiers/reading-fault.ts";

const MOST_PIXELS = 60_000_000;

/** A picture in the browser: its own decoder for JPEG and PNG, one that is loaded only then for photographs of telephones. */
export const greyPicture: FileReaders["greyPicture"] = async (bytes, form) => {
  const picture = form === "heic" ? await decodeHeic(bytes) : await decode(bytes);
  const { pixels, scale } = pictureScale(picture);
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, pixels.width, pixels.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, pixels.width, pixels.height);
  const grey: GreyPage = greyOfRgba(context.getImageData(0, 0, pixels.width, pixels.height).data, pixels);
  return { picture: grey, scale };
};

async function decode(bytes: Uint8Array): Promise<ImageBitmap> {
  const decoded = await createImageBitmap(new Blob([Uint8Array.from(bytes)]), { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!decoded || decoded.width * decoded.height > MOST_PIXELS) throw new ReadingFault(DAMAGED_PICTURE);
  return decoded;
}

async function decodeHeic(bytes: Uint8Array): Promise<OffscreenCanvas> {
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw new ReadingFault(DAMAGED_HEIC);
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) throw new ReadingFault(DAMAGED_HEIC);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  const drawn = context.createImageData(width, height);
  const isShown = await new Promise<boolean>((resolve) => image.display(drawn, (shown) => resolve(shown !== null)));
  image.free();
  if (!isShown) throw new ReadingFault(DAMAGED_HEIC);
  context.putImageData(drawn, 0, 0);
  return canvas;
}
