import type { PromoAssets, PromoMarket } from "./assets.ts";
import { newPromo, type PromoDocument, type TemplateId } from "./promo-document.ts";
import { EXAMPLE_HOME } from "./promo-home.ts";

/** A home, a series, a brand and words, for tests of templates. */

/** Twelve quarters that grow by two a quarter from 100: over the last year from 114 to 122. */
export const MARKET: PromoMarket = {
  zone: "Comunitat Valenciana",
  name: "Precio de la vivienda",
  unit: "índice, 2015 = 100",
  points: Array.from({ length: 12 }, (_, i) => [`${2023 + Math.floor(i / 4)}-T${(i % 4) + 1}`, 100 + 2 * i] as const),
  source: "INE, Índice de Precios de Vivienda",
  consulted: "28 de noviembre de 2026",
};

export const ASSETS: PromoAssets = {
  home: EXAMPLE_HOME,
  market: MARKET,
  brand: { name: "Fincas Alcaraz", colour: "#0f6b4f", logo: null, agent: "Marina Alcaraz", contact: "963 123 456" },
  photos: [],
};

const VALUES = {
  day: "2026-12-05",
  from: "11:00",
  to: "14:00",
  quote: "Vendimos en tres semanas y siempre supimos qué pasaba.",
  author: "Lucía Ferrer, vendió en Ruzafa",
  quotedOn: "2026-10-14",
  quoteSource: "Reseña de Google",
  quoteConfirmed: "sí",
  members: "Marina Alcaraz, dirección\nJorge Peris, captación",
  before: "3 habitaciones\nCertificado G",
  after: "2 dormitorios\nCertificado C",
  buyers: "7",
  buyersConfirmed: "sí",
  wanted: "Piso de 3 dormitorios con ascensor",
  budget: "Hasta 350.000\u00a0€",
  conditions: "Desde el 1 de enero\nFianza de 1 mes",
  tips: "Pide el certificado\nVacía y ordena",
};

export const filled = (template: TemplateId, more: Partial<PromoDocument> = {}): PromoDocument => ({
  ...newPromo(template),
  values: template === "alquiler" ? { ...VALUES, price: "1.150\u00a0€/mes" } : VALUES,
  ...more,
});
