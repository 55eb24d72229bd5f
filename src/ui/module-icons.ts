import { ChartColumn, FolderKanban, type LucideIcon, Magnet, Rotate3d, Scale, Share2 } from "lucide-react";
import type { MODULE_NAMES } from "#content/modules.ts";

/** One concept, one icon: the design guide's, for each module and so for its tools. */
export const moduleIcons: Record<keyof typeof MODULE_NAMES, LucideIcon> = {
  valoracion: Scale,
  analisis: ChartColumn,
  captacion: Magnet,
  social: Share2,
  virtual: Rotate3d,
  gestion: FolderKanban,
};
