import * as z from "zod/mini";
import { line } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";
import { soundPlan } from "../plan-editing/plan-forms.ts";
import { SCENE_STYLES } from "../plan-scene/styles.ts";
import { LABEL_PLACES } from "./picture-label.ts";

/** A picture of a plan as it is ordered: everything that decides its pixels, so that the same order gives the same picture. */

export const PICTURE_SIZES = {
  "1080p": { name: "1080p (1920\u00a0×\u00a01080)", width: 1920, height: 1080 },
  "4k": { name: "4K (3840\u00a0×\u00a02160)", width: 3840, height: 2160 },
  panorama: { name: "360° (4096\u00a0×\u00a02048)", width: 4096, height: 2048 },
} as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** Rays of each pixel before the noise that is left is filtered. */
export const PICTURE_QUALITIES = {
  borrador: { name: "Borrador", samples: 6 },
  buena: { name: "Buena", samples: 14 },
  alta: { name: "Alta", samples: 40 },
} as const;
export type PictureQuality = keyof typeof PICTURE_QUALITIES;

export const MOST_BOUNCES = 6;

/** Metres from the plan's origin, within which everything lies. */
const metres = () => z.number().check(z.gte(-200), z.lte(200));
const place = () => z.tuple([metres(), metres(), metres()]);

const cameraSchema = z.object({
  kind: z.enum(["dollhouse", "section", "eye", "panorama"]),
  levelId: line({ max: 40 }),
  position: place(),
  target: place(),
  fieldOfView: z.number().check(z.gte(10), z.lte(120)),
  cutAbove: z.nullable(metres()),
});
export type OrderedCamera = z.infer<typeof cameraSchema>;

/** The longest that a picture may be expected to take on the server, in seconds: others wait for it. */
const MOST_EXPECTED_SECONDS = 45 * 60;

/** Whether the server would draw a picture of this size and quality within its time. */
export const fitsServer = (order: Pick<PictureOrder, "size" | "quality">): boolean =>
  expectedSeconds(order) <= MOST_EXPECTED_SECONDS;

export const pictureOrderSchema = z
  .object({
    title: line({ max: 120 }),
    plan: soundPlan,
    camera: cameraSchema,
    style: z.enum(SCENE_STYLES),
    /** For the sun. */
    at: instant(),
    hasLamps: z.boolean(),
    size: z.enum(Object.keys(PICTURE_SIZES) as [PictureSize, ...PictureSize[]]),
    quality: z.enum(Object.keys(PICTURE_QUALITIES) as [PictureQuality, ...PictureQuality[]]),
    label: z.enum(LABEL_PLACES),
  })
  .check(
    z.refine(({ size, quality }) => fitsServer({ size, quality }), {
      path: ["quality"],
      error: "A ese tamaño, el servidor tardaría más de 45 minutos: elige menos calidad o un tamaño menor",
    }),
    // A minute of everybody's queue for a picture of nothing.
    z.refine(({ plan, camera }) => plan.levels.some(({ id }) => id === camera.levelId), {
      path: ["camera", "levelId"],
      error: "El plano no tiene esa planta",
    }),
    z.refine(({ camera: { position, target } }) => position.some((value, axis) => value !== target[axis]), {
      path: ["camera", "target"],
      error: "La cámara mira al punto en el que está",
    }),
  );
export type PictureOrder = z.infer<typeof pictureOrderSchema>;

/**
 * Paths that one core of a server follows in a second through a furnished flat. Measured on 2026-11-28 in the living room of the example,
 * 480 × 270 at 16 samples with filtering, on a quiet core: 53,700.
 */
const PATHS_PER_SECOND = 50_000;
/** To build the scene, to paint its surfaces and to filter the noise, for each million pixels. */
const FIXED_SECONDS = 12;
const SECONDS_PER_MEGAPIXEL = 5;

/** How long a picture takes by itself, in seconds; those before it in the queue come on top. */
export function expectedSeconds({ size, quality }: Pick<PictureOrder, "size" | "quality">): number {
  const { width, height } = PICTURE_SIZES[size];
  const pixels = width * height;
  return Math.round(
    FIXED_SECONDS +
      (pixels / 1e6) * SECONDS_PER_MEGAPIXEL +
      (pixels * PICTURE_QUALITIES[quality].samples) / PATHS_PER_SECOND,
  );
}
