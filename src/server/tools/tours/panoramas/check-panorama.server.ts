import { formatNumber } from "#domain/shared/format/format.ts";
import type { PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { MOST_PANORAMA_SIDE } from "#domain/tools/tours/tour-states.ts";
import { fileKindOf } from "../../../platform/images/file-kind.server.ts";
import { type Gpano, readGpano } from "./gpano.server.ts";
import { loadSharp, MOST_PIXELS } from "./load-sharp.server.ts";
import { largestUnpacked, MOST_UNPACKED_BYTES, unpackedBytesPerPixel } from "./unpacked-bytes.server.ts";

/** Looks at an upload before anything of it is unpacked. */

const LEAST_WIDTH = 1024;
/** Of a whole sphere the width is twice the height; programs that stitch are a pixel or two off. */
const RATIO_TOLERANCE = 0.01;
const WHOLE = { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 };

/** Why an upload cannot be a panorama: a sentence for its person, with the way on. */
export class PanoramaFault extends Error {}

export interface CheckedPanorama {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly covers: PublishedPanorama["covers"];
  readonly pose: { headingDegrees: number | null; pitch: number; roll: number } | null;
}

export const unreadable = () =>
  new PanoramaFault("No podemos leerla: está cortada o dañada. Expórtala otra vez como JPEG y súbela");

const pixels = (width: number, height: number) => `${formatNumber(width)}\u00a0×\u00a0${formatNumber(height)}\u00a0px`;

/** @throws PanoramaFault */
export async function checkPanorama(bytes: Buffer): Promise<CheckedPanorama> {
  const kind = fileKindOf(bytes);
  if (kind === "heic")
    throw new PanoramaFault(
      "Es una foto HEIC. Expórtala como JPEG, o elige «Más compatible» en los ajustes de tu cámara",
    );
  if (kind !== "jpeg" && kind !== "webp" && kind !== "avif" && kind !== "png")
    throw new PanoramaFault("No es una imagen JPEG, WebP, AVIF o PNG. Expórtala como JPEG y súbela otra vez");
  const sharp = await loadSharp();
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if ((found.pages ?? 1) > 1)
    throw new PanoramaFault("Es una imagen animada o de varias páginas. Exporta una sola como JPEG y súbela");
  if (found.space === "cmyk")
    throw new PanoramaFault("Está en CMYK, los colores de imprenta. Guárdala en RGB (sRGB) y súbela otra vez");
  const { width, height } = found.autoOrient;
  if (Math.max(width, height) > MOST_PANORAMA_SIDE || width * height > MOST_PIXELS) {
    const most = pixels(MOST_PANORAMA_SIDE, MOST_PANORAMA_SIDE / 2);
    throw new PanoramaFault(`Mide ${pixels(width, height)} y el máximo es ${most}. Redúcela y súbela otra vez`);
  }
  const largest = largestUnpacked(found);
  if (largest && width * height * unpackedBytesPerPixel(found) > MOST_UNPACKED_BYTES) {
    const most = pixels(largest.widthPx, largest.heightPx);
    throw new PanoramaFault(
      `Mide ${pixels(width, height)}; guardada así la admitimos hasta ${most}. Expórtala como JPEG normal (no progresivo) y súbela otra vez`,
    );
  }
  const gpano = found.xmp ? readGpano(found.xmp) : null;
  // Shape first: of an ordinary photo the width is not what is wrong.
  const covers = coversOf({ width, height }, gpano);
  if (width < LEAST_WIDTH)
    throw new PanoramaFault(
      `Mide ${pixels(width, height)} y se vería borrosa. Expórtala con 4.096\u00a0px de ancho o más; el mínimo es 1.024\u00a0px`,
    );
  return { widthPx: width, heightPx: height, covers, pose: poseOf(gpano) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the sphere that it covers. @throws PanoramaFault for what is no equirectangular picture */
function coversOf({ width, height }: Size, gpano: Gpano | null): PublishedPanorama["covers"] {
  if (gpano?.projection && gpano.projection.toLowerCase() !== "equirectangular")
    throw new PanoramaFault(
      "No está en proyección equirrectangular. Elígela al exportar (2:1, 360°) y súbela otra vez",
    );
  if (Math.abs(width / height / 2 - 1) <= RATIO_TOLERANCE) return WHOLE;
  const part = gpano?.part;
  // Programs that make the picture smaller leave what is written as it was, so only shapes are compared.
  const isOfThis = part && Math.abs(width / height / (part.width / part.height) - 1) <= 2 * RATIO_TOLERANCE;
  if (!part || !isOfThis) {
    const shape = Math.abs(width / height - 1.5) < 0.01 ? " (3:2)" : "";
    throw new PanoramaFault(
      `Mide ${pixels(width, height)}${shape}, y un panorama de 360° es el doble de ancho que de alto. Con fotos normales puedes hacer uno en /tours-virtuales-ia`,
    );
  }
  const yawAt = (x: number) => (x / part.fullWidth) * 360 - 180;
  const pitchAt = (y: number) => 90 - (y / part.fullHeight) * 180;
  return {
    fromYaw: yawAt(part.left),
    toYaw: yawAt(part.left + part.width),
    fromPitch: pitchAt(part.top + part.height),
    toPitch: pitchAt(part.top),
  };
}

const poseOf = (gpano: Gpano | null): CheckedPanorama["pose"] =>
  gpano && (gpano.headingDegrees !== null || gpano.pitch !== 0 || gpano.roll !== 0)
    ? { headingDegrees: gpano.headingDegrees, pitch: gpano.pitch, roll: gpano.roll }
    : null;
