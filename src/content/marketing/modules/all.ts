import type { ModuleId } from "../../modules.ts";
import type { ModuleContent } from "../module-content.ts";
import { analysisModule } from "./analisis.ts";
import { captureModule } from "./captacion.ts";
import { managementModule } from "./gestion.ts";
import { socialModule } from "./social.ts";
import { valuationModule } from "./valoracion.ts";
import { virtualModule } from "./virtual.ts";

export const MODULE_PAGES: Record<ModuleId, ModuleContent> = {
  valoracion: valuationModule,
  analisis: analysisModule,
  captacion: captureModule,
  social: socialModule,
  virtual: virtualModule,
  gestion: managementModule,
};
