import { type Box, type Drawing, type DrawnText, type Layer, rectPath } from "./drawing.ts";
import { lineSvg } from "./letters.ts";

/** Where the bytes of photos and logo are found: an address in a browser, the bytes themselves on the server. */
export interface PictureSources {
  /** @param crop what of the photo is shown, which the answer may hold already (`isCropped`) */
  photo: (
    index: number,
    crop: Box,
    box: Box,
  ) => { href: string; isCropped: boolean; widthPx: number; heightPx: number };
  logo: string | null;
}

const n = (value: number) => String(Math.round(value * 100) / 100);
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const head = ({ widthPx, heightPx }: Drawing, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx * scale}" height="${heightPx * scale}" viewBox="0 0 ${widthPx} ${heightPx}">`;

const textSvg = ({ text, face, x, y, colour }: DrawnText) => lineSvg(text, face, x, y, colour);

const wordsSvg = ({ texts, strikes }: Drawing) =>
  `${texts.map(textSvg).join("")}${strikes.map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`).join("")}`;

/** The whole picture. No text of it is markup: every letter is an outline. */
export function pictureSvg(drawing: Drawing, sources: PictureSources): string {
  return `${head(drawing)}${layersSvg(drawing, sources)}${wordsSvg(drawing)}</svg>`;
}

/** Everything under the texts: their contrast is measured on it. @param scale of its size */
export const groundSvg = (drawing: Drawing, sources: PictureSources, scale = 1): string =>
  `${head(drawing, scale)}${layersSvg(drawing, sources)}</svg>`;

/** The texts alone. */
export const textsSvg = (drawing: Drawing): string => `${head(drawing)}${wordsSvg(drawing)}</svg>`;

function layersSvg({ ground, layers, widthPx, heightPx }: Drawing, sources: PictureSources): string {
  const clips = layers.flatMap((layer, i) =>
    layer.kind === "photo" && layer.clip !== null ? [`<clipPath id="c${i}"><path d="${layer.clip}"/></clipPath>`] : [],
  );
  const whole = { x: 0, y: 0, width: widthPx, height: heightPx };
  const defs = clips.length === 0 ? "" : `<defs>${clips.join("")}</defs>`;
  return `${defs}<path fill="${ground}" d="${rectPath(whole)}"/>${layers.map((layer, i) => layerSvg(layer, i, sources)).join("")}`;
}

function layerSvg(layer: Layer, i: number, sources: PictureSources): string {
  if (layer.kind === "path") return `<path fill="${layer.fill}" fill-rule="nonzero" d="${layer.d}"/>`;
  if (layer.kind === "line")
    return `<path fill="none" stroke="${layer.stroke}" stroke-width="${n(layer.widthPx)}" d="${layer.d}"/>`;
  if (layer.kind === "veil") {
    return `<path fill="${layer.fill}" fill-opacity="${n(layer.strength)}" d="${rectPath(layer.box)}"/>`;
  }
  if (layer.kind === "logo") return sources.logo === null ? "" : image(sources.logo, layer.box);
  const { href, isCropped, widthPx, heightPx } = sources.photo(layer.index, layer.crop, layer.box);
  const clip = layer.clip === null ? "" : ` clip-path="url(#c${i})"`;
  if (isCropped) return `<g${clip}>${image(href, layer.box)}</g>`;
  const { x, y, width, height } = layer.box;
  const view = `${n(layer.crop.x)} ${n(layer.crop.y)} ${n(layer.crop.width)} ${n(layer.crop.height)}`;
  const whole = image(href, { x: 0, y: 0, width: widthPx, height: heightPx });
  return `<g${clip}><svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="${view}" preserveAspectRatio="none">${whole}</svg></g>`;
}

const image = (href: string, { x, y, width, height }: Box) =>
  `<image href="${escaped(href)}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="none"/>`;
