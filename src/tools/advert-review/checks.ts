import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { exposureOf, sharpnessOf } from "#domain/portfolio/homes/photo-pixels.ts";
import { checkAds, likeness } from "#domain/tools/advert-review/paid-ads.ts";
import { CRITERIA } from "#domain/tools/advert-review/rubric.ts";
import { reviewAdvert } from "./engine.ts";
import { REVIEW_EXAMPLE } from "./examples.ts";
import { advertReviewInput } from "./schema.ts";

const TODAY = "2026-11-27";
const given = (more: Record<string, unknown> = {}) =>
  reviewAdvert(advertReviewInput.parse({ ...REVIEW_EXAMPLE, ...more }), { today: TODAY });
const homeWith = (more: Record<string, unknown>) => ({ home: { ...REVIEW_EXAMPLE.home, ...more } });
const headline = (letters: number) =>
  checkAds({ headlines: ["a".repeat(letters)], descriptions: [], paths: [] }).headlines[0]!.fits ? "cabe" : "no cabe";

const check = (id: string, rest: Omit<ToolCheck, "id" | "source">): ToolCheck => ({
  id: `optimizador-${id}`,
  source: "Brief de herramientas, §9",
  ...rest,
});

/** Worked out by hand: the tests and the administration run them. */
export const ADVERT_REVIEW_CHECKS: readonly ToolCheck[] = [
  check("cien", {
    name: "Puntos de la rúbrica",
    input: "20 + 25 + 20 + 20 + 5 + 10",
    expected: 100,
    got: () => CRITERIA.reduce((sum, { points }) => sum + points, 0),
  }),
  check("dato", {
    name: "Un dato verdadero no baja la nota",
    input: "El mismo anuncio, con el año de construcción",
    expected: "no baja",
    got: () => (given(homeWith({ yearBuilt: "1978" })).score >= given().score ? "no baja" : "baja"),
  }),
  check("borrosa", {
    name: "Una copia borrosa baja la nota",
    input: "El mismo anuncio, con la segunda foto del salón movida (nitidez 420 y 20)",
    expected: "baja",
    got: () => {
      const photos = (REVIEW_EXAMPLE.photos as { name: string; look: object }[]).map((one) =>
        one.name === "salon-2.jpg" ? { ...one, look: { ...one.look, sharpness: 20 } } : one,
      );
      return given({ photos }).score < given().score ? "baja" : "no baja";
    },
  }),
  check("ley", {
    name: "Sin certificado no hay anuncio publicable",
    input: "El mismo anuncio, sin letra",
    expected: "no publicable",
    got: () => (given(homeWith({ energyRating: "" })).isPublishable ? "publicable" : "no publicable"),
  }),
  check("titulo-31", {
    name: "Título de Google de 31 caracteres",
    input: "31 letras",
    expected: "no cabe",
    got: () => headline(31),
  }),
  check("titulo-30", {
    name: "Título de Google de 30 caracteres",
    input: "30 letras",
    expected: "cabe",
    got: () => headline(30),
  }),
  check("parecidos", {
    name: "Parecido de dos títulos iguales",
    input: "«Piso en venta», dos veces: todas sus ternas son comunes",
    expected: 1,
    got: () => likeness("Piso en venta", "Piso en venta"),
  }),
  check("nitidez", {
    name: "Nitidez de un punto blanco",
    input: "5 × 5 negro con un punto: (16 + 4) · 255² / 9",
    expected: 144_500,
    got: () => {
      const pixels = new Uint8Array(25);
      pixels[12] = 255;
      return sharpnessOf({ width: 5, height: 5, pixels });
    },
  }),
  check("exposicion", {
    name: "Parte quemada de cuatro píxeles",
    input: "0, 255, 100 y 155: uno de cuatro",
    expected: 0.25,
    got: () => exposureOf({ width: 2, height: 2, pixels: new Uint8Array([0, 255, 100, 155]) }).lights,
  }),
];
