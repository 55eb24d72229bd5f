import type { Sharp } from "sharp";
import type { FileForm } from "#domain/tools/dossiers/file-form.ts";
import type { GreyPage } from "#domain/tools/dossiers/grey/grey-page.ts";
import { pictureScale } from "#domain/tools/dossiers/page-assembly/picture-scale.ts";
import { ReadingFault } from "#domain/tools/dossiers/reading-fault.ts";

/** A small file may unfold to anything. */
const MOST_PIXELS = 60_000_000;
const TIMEOUT = { seconds: 30 };

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  return sharp;
}

/** A picture upright by what its camera said, on white, in sRGB. @throws ReadingFault */
export async function uprightPicture(bytes: Uint8Array, form: FileForm): Promise<Sharp> {
  const sharp = await loadSharp();
  if (form === "heic") {
    const { rgba, width, height } = await decodeHeic(bytes);
    return sharp(rgba, { raw: { width, height, channels: 4 } }).flatten({ background: "#ffffff" });
  }
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout(TIMEOUT);
}

/** The picture as grey pixels of the size that recognition likes, and points for each of them. @throws ReadingFault */
export async function greyPicture(
  bytes: Uint8Array,
  form: "jpeg" | "png" | "heic",
): Promise<{ picture: GreyPage; scale: number }> {
  try {
    // The size counts after the turn that the camera names.
    const upright = await (await uprightPicture(bytes, form)).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    const { pixels, scale } = pictureScale({ width, height });
    const sharp = await loadSharp();
    const { data, info } = await sharp(upright.data, { raw: { width, height, channels } })
      .resize({ ...pixels, fit: "fill" })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const grey = info.channels === 1 ? new Uint8Array(data) : data.filter((_, i) => i % info.channels === 0);
    return { picture: { width: info.width, height: info.height, pixels: Uint8Array.from(grey) }, scale };
  } catch (error) {
    if (error instanceof ReadingFault) throw error;
    throw new ReadingFault(
      "No podemos abrir esta imagen: está dañada o es demasiado grande. Guárdala otra vez como JPEG y súbela",
    );
  }
}

/** Photographs of telephones, by a decoder that is loaded only for them. */
async function decodeHeic(bytes: Uint8Array): Promise<{ rgba: Uint8Array; width: number; height: number }> {
  const fault = () =>
    new ReadingFault(
      "No podemos abrir esta foto HEIC. Expórtala como JPEG, o elige «Más compatible» en los ajustes de tu cámara",
    );
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const decoder = new libheif.HeifDecoder();
  const [image] = decoder.decode(bytes);
  if (!image) throw fault();
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) throw fault();
  const rgba = await new Promise<Uint8ClampedArray | null>((resolve) =>
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) =>
      resolve(shown?.data ?? null),
    ),
  );
  image.free();
  if (!rgba) throw fault();
  return { rgba: new Uint8Array(rgba.buffer), width, height };
}
