/** Said on every picture that is made of a plan, and inside its file. */
export const PLAN_PICTURE_LABEL = "Imagen generada a partir del plano. Muebles y acabados orientativos";

/** Said on every picture of a model that the person opened. */
export const MODEL_PICTURE_LABEL = "Imagen generada a partir de un modelo 3D. Acabados orientativos";
/** Said on pictures that a model of images has finished. */
export const FINISHED_LABEL = "Imagen acabada con IA a partir de un modelo. Muebles y acabados orientativos";
/** Said on one whose lines are no longer those that were drawn; it must not be published. */
export const ALTERED_LABEL = "Geometría alterada por IA: no publicar";

export const LABEL_PLACES = ["bottom-left", "bottom-right", "top-left", "top-right"] as const;
export type LabelPlace = (typeof LABEL_PLACES)[number];

/** Sizes of the label for a picture, in pixels: legible where the picture is shown at 1,080 px, and never wider than the picture. */
export function labelLayout(
  width: number,
  height: number,
  label = PLAN_PICTURE_LABEL,
): { fontPx: number; padPx: number; marginPx: number } {
  // Letters of about half their height each, and the margins.
  const byWidth = width / (label.length * 0.56 + 4);
  const fontPx = Math.max(9, Math.round(Math.min(height / 48, byWidth)));
  return { fontPx, padPx: Math.round(fontPx * 0.6), marginPx: Math.round(fontPx * 1.1) };
}

/** The label as a drawing that lies over a picture of the given size. */
export function labelSvg(width: number, height: number, place: LabelPlace, label = PLAN_PICTURE_LABEL): string {
  const { fontPx, padPx, marginPx } = labelLayout(width, height, label);
  const wide = Math.round(label.length * fontPx * 0.53) + 2 * padPx;
  const high = fontPx + 2 * padPx;
  const x = place.endsWith("right") ? width - marginPx - wide : marginPx;
  const y = place.startsWith("top") ? marginPx : height - marginPx - high;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${padPx * 0.6}" fill="#141416" fill-opacity="0.72"/>`,
    `<text x="${x + wide / 2}" y="${y + high / 2 + fontPx * 0.35}" text-anchor="middle" font-family="Archivo, Liberation Sans, sans-serif"`,
    ` font-size="${fontPx}" font-weight="500" textLength="${wide - 2 * padPx}" lengthAdjust="spacingAndGlyphs" fill="#ffffff">`,
    `${label}</text></svg>`,
  ].join("");
}
