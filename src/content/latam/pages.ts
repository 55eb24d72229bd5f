/**
 * The pages under `/latam` whose texts, examples and prices are Latin America's own, without region prefix. Every other
 * page there repeats the common one: its canonical address is the bare one, and the sitemap leaves it out.
 */
export const LATAM_PAGES: readonly string[] = [
  "/",
  "/precios",
  "/agencias",
  "/agentes",
  "/herramientas",
  "/contacto",
  "/faq",
  "/valoracion",
  "/cma-generator",
  "/calculadora-capacidad",
  "/detector-precios",
  "/generador-descripciones",
  "/generador-posts",
  "/negociador-virtual",
  "/optimizador-anuncios",
];
