/**
 * The pages under `/latam` whose texts, examples and prices are Latin America's own, without region prefix. Every other
 * page there repeats the common one: its canonical address is the bare one, and the sitemap leaves it out.
 */
export const LATAM_PAGES: readonly string[] = [
  "/",
  "/precios",
  "/contacto",
  "/faq",
  "/valoracion",
  "/calculadora-capacidad",
  "/generador-descripciones",
  "/negociador-virtual",
];
