/** What somebody has in their hands, and the tools that start from it. */
export const HOLDINGS = {
  fotos: {
    label: "Fotos",
    paths: ["/home-staging", "/virtual-tour-360", "/video-creator", "/optimizador-anuncios", "/generador-posts"],
  },
  plano: {
    label: "Un plano",
    paths: ["/generador-planos", "/render-desde-plano", "/renderizado-ia", "/tours-virtuales-ia"],
  },
  datos: {
    label: "Datos de una vivienda",
    paths: ["/valoracion", "/generador-descripciones", "/detector-precios", "/calculadora-roi", "/argumentos-venta"],
  },
  propietario: {
    label: "Un propietario",
    paths: [
      "/valoracion",
      "/asistente-valoracion",
      "/cma-generator",
      "/captacion-propiedades",
      "/propuestas-captacion",
      "/recomendador-mejoras",
    ],
  },
  comprador: {
    label: "Un comprador",
    paths: [
      "/calculadora-capacidad",
      "/cualificador-leads",
      "/smart-matching",
      "/busqueda-propiedades",
      "/negociador-virtual",
    ],
  },
  papeles: {
    label: "Papeles o chats",
    paths: ["/analizador-documentos", "/resumen-conversaciones", "/plantillas", "/asistente-seguimiento"],
  },
} as const satisfies Record<string, { label: string; paths: readonly string[] }>;

export type HoldingId = keyof typeof HOLDINGS;
