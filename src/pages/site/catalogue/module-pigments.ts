import type { ModuleId } from "#content/modules.ts";

/** Colour of a module's icons and drawings: the four product lines, ink and grey. */
export const modulePigments: Record<ModuleId, string> = {
  valoracion: "text-plataforma",
  analisis: "text-foreground",
  captacion: "text-portal",
  social: "text-formacion",
  virtual: "text-muted-foreground",
  gestion: "text-hipotecas",
};
