/** The subjects of the blog and of the resources: each has its pigment, which its drawn headers wear. */
export const ARTICLE_THEMES = {
  precios: { name: "Precios", pigment: "cobalto" },
  impuestos: { name: "Impuestos y gastos", pigment: "almagre" },
  hipotecas: { name: "Hipotecas", pigment: "carruaje" },
  alquiler: { name: "Alquiler e inversión", pigment: "bugambilia" },
  documentos: { name: "Documentos", pigment: "albero" },
  captacion: { name: "Captación", pigment: "almagre" },
  compra: { name: "Comprar", pigment: "carruaje" },
  vocabulario: { name: "Vocabulario", pigment: "cobalto" },
  /** The posts that are written in the administration. */
  actualidad: { name: "Actualidad", pigment: "cobalto" },
} as const satisfies Record<string, { name: string; pigment: string }>;

export type ArticleTheme = keyof typeof ARTICLE_THEMES;
