/** The six modules of the product, in menu order, with the names that menu and catalogue show. */
export const MODULE_NAMES = {
  valoracion: "Valoración",
  analisis: "Análisis",
  captacion: "Captación",
  social: "Social",
  virtual: "Virtual",
  gestion: "Gestión",
} as const;
