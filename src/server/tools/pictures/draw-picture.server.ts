import sharp, { type Sharp } from "sharp";
import { composePicture } from "#domain/tools/pictures/compose.ts";
import { type Pixels, strongerVeils, veilsFor } from "#domain/tools/pictures/contrast.ts";
import type { Box, Drawing } from "#domain/tools/pictures/drawing.ts";
import { FOCUS_PX, focusOf } from "#domain/tools/pictures/focus.ts";
import type { PictureBrand, PictureContent, PicturePhoto, PictureShape } from "#domain/tools/pictures/picture.ts";
import { digitalSourceOf, provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { groundSvg, type PictureSources, textsSvg } from "#domain/tools/pictures/svg.ts";
import { templateNamed } from "#domain/tools/pictures/templates.ts";

/** A picture with words as a file. What it shows is said by the domain alone; here photos are cut, pixels measured, bytes written. */

export interface PictureOrder {
  /** Id of one of `TEMPLATES`. */
  template: string;
  shape: PictureShape;
  content: PictureContent;
  brand: PictureBrand;
  photos: readonly { bytes: Uint8Array; photo: PicturePhoto }[];
  /** Ready to be drawn, in any format that sharp reads. */
  logo: Uint8Array | null;
}

const MOST_JPEG_BYTES = 500_000;
/** Networks compress again what they are given, so the first quality is a high one. */
const JPEG_QUALITIES = [90, 84, 78, 70, 60, 48, 36];
const MOST_PIXELS = 100_000_000;

/** @throws Error where a photo or the logo is no picture */
export async function drawPicture(order: PictureOrder, form: "png" | "jpeg"): Promise<Uint8Array> {
  const { drawing, pixels } = await drawnGround(order);
  const raw = { width: pixels.width, height: pixels.height, channels: 3 } as const;
  const words = Buffer.from(textsSvg(drawing));
  const composed = await sharp(pixels.data as Uint8Array, { raw })
    .composite([{ input: words }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const xmp = provenanceXmp(digitalSourceOf(order.content, await marksOf(order, drawing)), order.content);
  const picture = () => sharp(composed, { raw }).withXmp(xmp);
  if (form === "png") {
    const isFlat = !drawing.layers.some(({ kind }) => kind === "photo");
    return await picture()
      .png(isFlat ? { palette: true, colours: 256, dither: 0, effort: 2 } : { compressionLevel: 6 })
      .toBuffer();
  }
  let file = Buffer.alloc(0);
  for (const quality of JPEG_QUALITIES) {
    file = await picture()
      .jpeg({ quality, chromaSubsampling: quality > 80 ? "4:4:4" : "4:2:0", mozjpeg: false })
      .toBuffer();
    if (file.byteLength <= MOST_JPEG_BYTES) break;
  }
  return file;
}

/** Words of the files of the photos that are shown, about themselves. */
async function marksOf({ photos }: PictureOrder, { layers }: Drawing): Promise<string[]> {
  const shown = new Set(layers.flatMap((layer) => (layer.kind === "photo" ? [layer.index] : [])));
  return await Promise.all(
    [...shown].map(async (index) => {
      const { xmp } = await sharp(photos[index]!.bytes, { limitInputPixels: MOST_PIXELS }).metadata();
      return xmp === undefined ? "" : xmp.subarray(0, MOST_XMP_BYTES).toString("utf8");
    }),
  );
}
const MOST_XMP_BYTES = 65_536;

/** Draws one picture after another. @returns files in the order asked for */
export async function drawPictures(
  orders: readonly { order: PictureOrder; form: "png" | "jpeg" }[],
): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const { order, form } of orders) files.push(await drawPicture(order, form));
  return files;
}

/** Everything but the texts, with veils so strong that each text is legible on the pixels under it. */
export async function drawnGround(order: PictureOrder): Promise<{ drawing: Drawing; pixels: Pixels }> {
  const template = templateNamed(order.template);
  if (template === undefined) throw new RangeError(`no template is named ${order.template}`);
  const { shape, content, brand } = order;
  const photos = order.photos.map(({ photo }) => photo);
  const sources = new Sources(order);
  const composed = (veils: readonly number[]) => composePicture({ template, shape, content, brand, photos, veils });
  const raster = async (drawing: Drawing, scale = 1) =>
    await rasterised(groundSvg(drawing, await sources.of(drawing), scale));
  let drawing = composed(NO_VEILS);
  if (drawing.layers.some(({ kind }) => kind === "veil")) {
    drawing = composed(veilsFor(drawing, await raster(drawing, FORESEEN_SCALE)));
  }
  // It ends: every try makes a veil stronger, and none is stronger than 1.
  for (;;) {
    const pixels = await raster(drawing);
    const stronger = strongerVeils(drawing, pixels);
    if (stronger === null) return { drawing, pixels };
    drawing = composed(stronger);
  }
}

/** How large a picture is drawn to foresee its veils. What comes of it is measured at full size. */
const FORESEEN_SCALE = 0.5;
/** No template has as many. */
const NO_VEILS = new Array<number>(8).fill(0);

async function rasterised(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Photos cut to what a drawing shows of them, each once. */
class Sources {
  readonly #order: PictureOrder;
  readonly #cut = new Map<string, Promise<string>>();
  #logo: Promise<string> | undefined;

  constructor(order: PictureOrder) {
    this.#order = order;
  }

  async of({ layers }: Drawing): Promise<PictureSources> {
    const hrefs = new Map<string, string>();
    let logo: string | null = null;
    for (const layer of layers) {
      if (layer.kind === "photo") {
        const key = keyOf(layer.index, layer.crop, layer.box);
        const cut = this.#cut.get(key) ?? this.#cutPhoto(layer.index, layer.crop, layer.box);
        this.#cut.set(key, cut);
        hrefs.set(key, await cut);
      }
      if (layer.kind === "logo" && this.#order.logo !== null) {
        this.#logo ??= embedded(
          sharp(this.#order.logo, { limitInputPixels: MOST_PIXELS })
            .resize({ width: 680, height: 340, fit: "inside", withoutEnlargement: true })
            .png(),
        );
        logo = await this.#logo;
      }
    }
    return {
      logo,
      photo: (index, crop, box) => ({
        href: hrefs.get(keyOf(index, crop, box))!,
        isCropped: true,
        widthPx: box.width,
        heightPx: box.height,
      }),
    };
  }

  /** The photo is turned as its camera says, then cut; its size is the one that the order tells, or it is brought there. */
  async #cutPhoto(index: number, crop: Box, box: Box): Promise<string> {
    const { bytes, photo } = this.#order.photos[index]!;
    const turned = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "none" })
      .autoOrient()
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" });
    const { width = 1, height = 1, autoOrient } = await sharp(bytes).metadata();
    const [wide, high] = [autoOrient?.width ?? width, autoOrient?.height ?? height];
    const [scaleX, scaleY] = [wide / photo.widthPx, high / photo.heightPx];
    const left = Math.min(wide - 1, Math.max(0, Math.round(crop.x * scaleX)));
    const top = Math.min(high - 1, Math.max(0, Math.round(crop.y * scaleY)));
    const cut = turned
      .extract({
        left,
        top,
        width: Math.max(1, Math.min(wide - left, Math.round(crop.width * scaleX))),
        height: Math.max(1, Math.min(high - top, Math.round(crop.height * scaleY))),
      })
      .resize({ width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)), fit: "fill" });
    return await embedded(
      photo.isPlan ? cut.png({ compressionLevel: 3 }) : cut.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }),
    );
  }
}

const keyOf = (index: number, crop: Box, box: Box) => JSON.stringify([index, crop, box]);

async function embedded(picture: Sharp): Promise<string> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return `data:image/${info.format};base64,${data.toString("base64")}`;
}

/** Size of a photo as it is seen, and the point that a crop of it keeps. Found once, when a photo is taken up. @throws Error for no picture */
export async function measuredPhoto(bytes: Uint8Array): Promise<Omit<PicturePhoto, "isPlan">> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "none" })
    .autoOrient()
    .resize({ width: FOCUS_PX, height: FOCUS_PX, fit: "inside" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: autoOrient.width, heightPx: autoOrient.height, focus: focusOf(data, info.width, info.height) };
}
