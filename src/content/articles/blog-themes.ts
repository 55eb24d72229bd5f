/** The subjects of the blog: each has its pigment, which its drawn headers wear. */
export const BLOG_THEMES = {
  precios: { name: "Precios", pigment: "cobalto" },
  impuestos: { name: "Impuestos y gastos", pigment: "almagre" },
  hipotecas: { name: "Hipotecas", pigment: "carruaje" },
  alquiler: { name: "Alquiler e inversión", pigment: "bugambilia" },
  documentos: { name: "Documentos", pigment: "albero" },
  /** The posts that are written in the administration. */
  actualidad: { name: "Actualidad", pigment: "cobalto" },
} as const satisfies Record<string, { name: string; pigment: string }>;

export type BlogTheme = keyof typeof BLOG_THEMES;
