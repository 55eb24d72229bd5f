/** Old addresses and the paths to which they redirect. The region's prefix and the query string are kept. */
export const REDIRECTS: Record<string, string> = {
  "/busqueda-semantica": "/busqueda-propiedades",
  "/consultar-inmuebles": "/busqueda-propiedades",
  "/analizador-mercado": "/centro-analisis-mercado",
  "/oportunidades-mercado": "/centro-analisis-mercado/oportunidades",
  "/reportes-mercado": "/centro-analisis-mercado/informes",
  "/comparador-barrios": "/centro-analisis-mercado/barrios",
  "/marketing-inmobiliario-digital": "/modulo-social",
  // Parents of pages that are none themselves: somebody may cut an address short.
  "/metodo": "/metodo/valoracion",
  "/dashboard/mercado": "/busqueda-propiedades",
  "/help-center/articulo": "/help-center",
  "/api": "/api/docs",
  "/dev": "/dev/mailbox",
};
