/** Pages of the report after its cover, in their usual order. */
export const PAPER_PAGES = [
  "como-leerlo",
  "vivienda",
  "comparables",
  "ajustes",
  "mapa",
  "grupos",
  "valor",
  "estrategias",
  "neto",
  "cierre",
  "metodo",
] as const;
/** One of them. */
export type PaperPage = (typeof PAPER_PAGES)[number];

/** Their titles in the form. */
export const PAGE_NAMES: Record<PaperPage, string> = {
  "como-leerlo": "Cómo leer este informe",
  vivienda: "La vivienda",
  comparables: "Los comparables, uno a uno",
  ajustes: "La tabla de ajustes",
  mapa: "El mapa",
  grupos: "Lo vendido, lo que se vende y lo que se retiró",
  valor: "El valor",
  estrategias: "Tres precios de salida",
  neto: "Lo que queda al vender",
  cierre: "Para terminar",
  metodo: "Fuentes y método",
};
