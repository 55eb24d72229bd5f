import * as z from "zod/mini";
import { line, list, text } from "../../shared/schema/text.ts";
import { FILM_SHAPES, FRAME_RATES } from "../video/film.ts";
import { FIELD_NAMES, type FieldName, fieldOf } from "./fields.ts";
import { LOOK_IDS } from "./parts/look.ts";

/** A promotional video as a document: a template, a look and words. Facts of the home are not in it, save where somebody wrote others. */

/** Raise it with a step that reads older ones. */
const PROMO_FORM = 1;

export const TEMPLATE_IDS = [
  "nueva",
  "puertas",
  "bajada",
  "cerrada",
  "opinion",
  "mercado",
  "equipo",
  "antes",
  "encargo",
  "alquiler",
  "consejos",
  "cifras",
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

const MOST_PROMO_PHOTOS = 4;

const id = () => line({ max: 80 }).check(z.minLength(1));
const sidePx = () => z.int().check(z.gte(1), z.lte(20_000));

/** A photo of the home, of the project, or one that only this device has: of somebody who is not signed in. */
const promoPhotoSchema = z.discriminatedUnion("from", [
  z.object({ from: z.literal("home"), photoId: id(), homeId: id(), widthPx: sidePx(), heightPx: sidePx() }),
  z.object({ from: z.literal("project"), fileId: id(), widthPx: sidePx(), heightPx: sidePx() }),
  z.object({ from: z.literal("device"), fileId: id(), widthPx: sidePx(), heightPx: sidePx() }),
]);
export type PromoPhotoPlace = z.output<typeof promoPhotoSchema>;

export const promoDocumentSchema = z.object({
  form: z.literal(PROMO_FORM),
  title: line({ max: 120 }).check(z.minLength(1, "Escribe un nombre")),
  template: z.enum(TEMPLATE_IDS),
  look: z.enum(LOOK_IDS),
  shape: z.enum(FILM_SHAPES),
  framesPerSecond: z.literal([...FRAME_RATES]),
  /** Only what differs from the home, or what no home says. An empty text leaves the field out on purpose. */
  values: z.strictObject(
    Object.fromEntries(FIELD_NAMES.map((name) => [name, z.optional(text({ max: fieldOf(name).max }))])) as Record<
      FieldName,
      z.ZodMiniOptional<ReturnType<typeof text>>
    >,
  ),
  photos: list(promoPhotoSchema, { max: MOST_PROMO_PHOTOS }),
  /** Code of the official series that the market's template draws; null takes the home's own. */
  marketId: z.nullable(line({ max: 40 })),
  isBranded: z.boolean(),
  music: z.object({ pieceId: z.nullable(line({ max: 40 })), volume: z.number().check(z.gte(0), z.lte(1)) }),
  /** The second whose frame is the cover. */
  coverAt: z.number().check(z.gte(0), z.lte(120)),
});
export type PromoDocument = z.output<typeof promoDocumentSchema>;

/** Light and bright, at nearly two beats a second: scenes that last half seconds fall on them. */
const USUAL_PIECE = "new-keys";

/** A film nobody has written in yet. */
export const newPromo = (template: TemplateId, title = "Vídeo de marketing"): PromoDocument => ({
  form: PROMO_FORM,
  title,
  template,
  look: "muro",
  shape: "9:16",
  framesPerSecond: 30,
  values: {},
  photos: [],
  marketId: null,
  isBranded: true,
  music: { pieceId: USUAL_PIECE, volume: 0.8 },
  coverAt: 1.6,
});

/** A document with a field written; null takes back what the home says. */
export function withValue(document: PromoDocument, field: FieldName, value: string | null): PromoDocument {
  const { [field]: _before, ...rest } = document.values;
  return { ...document, values: value === null ? rest : { ...rest, [field]: value } };
}
