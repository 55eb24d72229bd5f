/** The six modules' names, as the menu and the catalogue show them. */
export const MODULE_NAMES = {
  valoracion: "Valoración",
  analisis: "Análisis",
  captacion: "Captación",
  social: "Social",
  virtual: "Virtual",
  gestion: "Gestión",
} as const;
