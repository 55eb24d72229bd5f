import { formatMoney } from "#domain/shared/format/format.ts";
import { defineTool } from "../define-tool.ts";
import { ADVERT_REVIEW_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { pricePerArea } from "./engine.ts";
import { given } from "./given.ts";
import { advertReviewInput } from "./schema.ts";

export const advertReview = defineTool({
  id: "advert-review",
  version: 1,
  credits: 1,
  path: "/optimizador-anuncios",
  module: "social",
  title: "Optimizador de anuncios",
  summary: "Encuentra lo que falta en un anuncio y lo mejora.",
  icon: "Megaphone",
  words: "mejorar anuncio portal fotos calidad puntuación google ads meta",
  startsFrom: ["fotos"],
  askedAs: `
    mi anuncio no recibe visitas
    mejorar la ficha publicada
    qué le falta a mi anuncio
    revisar la calidad del aviso
    que el anuncio llame más la atención
    aumentar contactos de un anuncio
    corregir un anuncio malo`,
  capture: [{ goal: "publicar", place: 40, purpose: "Arregla lo que falta." }],
  does: "dividir un precio entre los metros",
  checks: ADVERT_REVIEW_CHECKS,
  input: advertReviewInput,
  example: { price: 210_000, areaM2: 84 },
  needs: () => ({ today: true as const }),
  run: pricePerArea,
  titleOf: ({ price }) => `Precio por metro de ${formatMoney(price)}`,
  figureOf: ({ pricePerM2 }) => ({ label: "Precio por m²", value: pricePerM2, currency: "EUR" }),
  describe,
  given,
  sourcesOf: ({ date }) => [{ label: "Precio y superficie", title: "Lo que has escrito", date }],
  shownInput: () => ({}),
  sharedPage: { reader: "quien compra", shows: "Muestra el precio por metro." },
  fillFrom: ({ operation, price, builtAreaM2 }) => ({
    ...(operation === "venta" && price !== undefined && { price }),
    ...(builtAreaM2 !== undefined && { areaM2: builtAreaM2 }),
  }),
});
