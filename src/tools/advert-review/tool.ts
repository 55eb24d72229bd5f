import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import type { ToolAttributes } from "#domain/portfolio/homes/tool-attributes.ts";
import { compassOf } from "#domain/tools/writing/compass.ts";
import { defineTool, type NextStep } from "../define-tool.ts";
import { homeAbroad } from "../home-abroad.ts";
import { homeTitle } from "../home-facts.ts";
import { ADVERT_REVIEW_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { reviewAdvert, reviewNeeds } from "./engine.ts";
import { REVIEW_EXAMPLE, REVIEW_EXAMPLE_IN_MEXICO } from "./examples.ts";
import { given } from "./given.ts";
import type { AdvertReviewResult } from "./result.ts";
import { type AdvertReviewInput, advertReviewInput, LONGEST_PASTED, LONGEST_TITLE } from "./schema.ts";
import { shownResult } from "./shown-result.ts";
import { sourcesOf } from "./sources.ts";

/** Judges an advert and says what to mend first, why, and how sure anybody is of it. */
export const advertReview = defineTool({
  id: "advert-review",
  version: 1,
  credits: 1,
  path: "/optimizador-anuncios",
  module: "social",
  title: "Optimizador de anuncios",
  summary: "Puntúa un anuncio y dice qué arreglar primero, con el motivo y su grado de prueba.",
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
  does: "revisar un anuncio y sus fotos",
  verbs: { run: "Revisar el anuncio", running: "Revisando…", keep: "Guardar esta revisión" },
  checks: ADVERT_REVIEW_CHECKS,
  input: advertReviewInput,
  example: REVIEW_EXAMPLE,
  abroad: {
    summary: "Puntúa un aviso y dice qué arreglar primero, con el motivo y su grado de prueba.",
    example: REVIEW_EXAMPLE_IN_MEXICO,
    defaultsIn: homeAbroad,
  },
  defaults: { home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" }, photos: [], useNearby: "si" },
  needs: reviewNeeds,
  run: reviewAdvert,
  titleOf: ({ home }: AdvertReviewInput) => `Anuncio: ${homeTitle(home)}`,
  describe,
  given,
  sourcesOf,
  shownInput: () => ({}),
  shownResult,
  sharedPage: {
    reader: "quien te encarga la vivienda",
    shows:
      "Muestra la nota, los arreglos, los textos antes y después y las medidas de las fotos. No dice las frases que incumplen la ley.",
  },
  homeOf: ({ home }: AdvertReviewInput) => home,
  forHome,
  keptAcrossHomes: ["headlines", "adDescriptions", "path1", "path2", "targetsAge", "targetsGender", "targetsPostcode"],
  fillFrom,
  nextOf,
  correctionFields: ["title", "text", "photos"],
  picturesOf: ({ photosOf, photos }: AdvertReviewResult) =>
    photosOf === null ? [] : photos.map(({ id }) => ({ id, homePhotoId: id })),
});

/** Title and text with the fixes done, where they may go out. */
function forHome({ after, isAfterLawful, contradictions = [] }: AdvertReviewResult) {
  if (!isAfterLawful || contradictions.length > 0) return {};
  return {
    ...(after.title !== "" && { title: after.title }),
    ...(after.text !== "" && { descriptions: { es: after.text } }),
  };
}

/** The home with all that its file says of it, its description as the text of the advert. */
function fillFrom(home: KnownProperty, apart: ToolAttributes = {}): Record<string, unknown> {
  const [first, second] = home.orientations ?? [];
  const { title, description, features, terraceAreaM2, plotAreaM2, isFurnished, communityFee, heating, energyStatus } =
    apart;
  const { renovatedYear, renovatedWhat, previousRent, rentIndex } = apart;
  const known = {
    terraceAreaM2,
    plotAreaM2,
    isFurnished,
    communityFee,
    heating,
    energyStatus,
    renovatedYear,
    renovatedWhat,
    previousRent,
    rentIndex,
    features: features?.join("\n"),
    title: title?.slice(0, LONGEST_TITLE),
    text: description?.slice(0, LONGEST_PASTED),
    orientation: first && compassOf(first, second),
  };
  return { home, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) };
}

/** The whole verdict of the price, and the advert written anew. */
function nextOf(_: AdvertReviewResult, { home, text }: AdvertReviewInput): NextStep[] {
  return [
    {
      path: "/generador-descripciones",
      label: "Escribe el anuncio entero",
      reason: "En tres longitudes, con otro tono o en otro idioma.",
      values: { home, ...(text !== undefined && { pastedText: text }) },
    },
    ...(home.price === undefined
      ? []
      : [
          {
            path: "/detector-precios" as const,
            label: "Comprueba el precio",
            reason: "El veredicto con todos los datos, sus comparables y su historia.",
            values: { home },
          },
        ]),
  ];
}
