import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";

/** Invented words for the samples of the gallery, which are never exported. */
export const EXAMPLE_VALUES: PromoDocument["values"] = {
  day: "2026-12-05",
  from: "11:00",
  to: "14:00",
  quote: "Texto de muestra: aquí va lo que dijo un cliente de verdad, con sus palabras.",
  author: "Nombre del cliente",
  quotedOn: "2026-10-14",
  quoteSource: "Dónde se puede ver",
  quoteConfirmed: "sí",
  members: "Marina Alcaraz, dirección\nJorge Peris, captación\nLeire Ochoa, alquileres\nHugo Sanz, administración",
  before: "3 habitaciones pequeñas\nCocina cerrada\nCertificado G",
  after: "2 dormitorios y despacho\nCocina abierta al salón\nCertificado C",
  buyers: "7",
  buyersConfirmed: "sí",
  wanted: "Piso de 3 dormitorios con ascensor",
  budget: "Hasta 350.000\u00a0€",
  conditions: "Desde el 1 de enero\nFianza de 1 mes\nSin muebles",
  tips: "Pide el certificado energético antes de anunciar\nVacía y ordena: la foto manda\nPon un precio que puedas defender",
};
