import sharp from "sharp";
import { provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { drawInBands } from "#domain/tools/plan-pictures/draw-in-bands.ts";
import { labelSvg, PLAN_PICTURE_LABEL } from "#domain/tools/plan-pictures/picture-label.ts";
import {
  MOST_BOUNCES,
  PICTURE_QUALITIES,
  PICTURE_SIZES,
  type PictureOrder,
} from "#domain/tools/plan-pictures/picture-order.ts";
import { pictureScene } from "#domain/tools/plan-pictures/picture-scene.ts";

const JPEG_QUALITY = 92;
/** Other work of the thread is let in after so long. */
const BREATH_MS = 60;

/**
 * Draws an ordered picture as a JPEG with its label and its provenance.
 *
 * @param goesOn hears the share from 0 to 1 some times a second; the picture is given up where it answers false
 * @returns null where it was given up
 * @throws RangeError where the plan has too much in it
 */
export async function drawPlanPicture(
  order: PictureOrder,
  goesOn: (share: number) => Promise<boolean>,
): Promise<Buffer | null> {
  const { width, height } = PICTURE_SIZES[order.size];
  const scene = pictureScene(order);
  if (!(await goesOn(0))) return null;
  const steps = drawInBands(scene, {
    camera: order.camera,
    width,
    height,
    samples: PICTURE_QUALITIES[order.quality].samples,
    seed: 1,
    mostBounces: MOST_BOUNCES,
  });
  let breath = performance.now();
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() - breath > BREATH_MS) {
      if (!(await goesOn(step.value))) return null;
      breath = performance.now();
    }
    step = steps.next();
  }
  return await sharp(step.value, { raw: { width, height, channels: 4 } })
    .composite([{ input: Buffer.from(labelSvg(width, height, order.label)) }])
    .removeAlpha()
    .withXmp(provenanceXmp("digitalCreation", { label: PLAN_PICTURE_LABEL }))
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
