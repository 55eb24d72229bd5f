import { formatMoney } from "#domain/shared/format/format.ts";
import { defineTool } from "../define-tool.ts";
import { POSTS_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { pricePerArea } from "./engine.ts";
import { given } from "./given.ts";
import { postsInput } from "./schema.ts";

export const posts = defineTool({
  id: "posts",
  version: 1,
  credits: 1,
  path: "/generador-posts",
  module: "social",
  title: "Publicaciones en redes",
  summary: "Texto e imagen para cada red.",
  icon: "Images",
  words:
    "instagram facebook redes sociales publicación carrusel calendario LinkedIn redessociales publicaciones posts contenido",
  startsFrom: ["fotos"],
  askedAs: `
    contenido para redes sociales
    publicaciones de Instagram
    qué subo a Facebook
    texto para LinkedIn
    posts de mis propiedades
    crear un carrusel
    ideas para redes`,
  capture: [{ goal: "publicar", place: 50, purpose: "Cuéntalo en redes." }],
  does: "dividir un precio entre los metros",
  checks: POSTS_CHECKS,
  input: postsInput,
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
