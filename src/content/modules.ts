/** The six modules of the product, in menu order, with the names that menu and catalogue show. */
export const MODULE_NAMES = {
  valoracion: "Valoración",
  analisis: "Análisis",
  captacion: "Captación",
  social: "Social",
  virtual: "Virtual",
  gestion: "Gestión",
} as const;

export type ModuleId = keyof typeof MODULE_NAMES;

/** Address of a module's page. */
export function modulePath(module: ModuleId): `/${string}` {
  return `/modulo-${module}`;
}

/** One line under the module's name. */
export const MODULE_SUMMARIES: Record<ModuleId, string> = {
  valoracion: "Cuánto vale y por qué",
  analisis: "Leer el mercado",
  captacion: "Conseguir el encargo",
  social: "Contar la vivienda",
  virtual: "Enseñar la vivienda",
  gestion: "Llevar la cartera",
};

/** The pigment of each module's drawings. Those whose icons are ink and grey have cobalt and ochre. */
export const MODULE_PIGMENTS: Record<ModuleId, "cobalto" | "almagre" | "carruaje" | "bugambilia" | "albero"> = {
  valoracion: "cobalto",
  analisis: "cobalto",
  captacion: "almagre",
  social: "bugambilia",
  virtual: "albero",
  gestion: "carruaje",
};

/** Needs of an agent today; each one is a door of the home page. */
export const NEEDS = {
  valorar: "Valorar",
  captar: "Captar",
  vender: "Vender",
  promocionar: "Promocionar",
  gestionar: "Gestionar",
} as const;

export type NeedId = keyof typeof NEEDS;
