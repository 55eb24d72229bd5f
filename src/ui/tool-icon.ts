import type { LucideIcon } from "lucide-react";
import type { MODULE_NAMES } from "#content/modules.ts";
import { moduleIcons } from "./module-icons.ts";
import * as toolIcons from "./tool-icons.ts";

const TOOL_ICONS: Readonly<Record<string, LucideIcon>> = toolIcons;

/**
 * The icon of a tool wherever it is named, so that a valuation and a report never look alike.
 *
 * @param icon the name that its card gives; one that is not known is drawn as its module
 */
export const iconOfTool = (icon: string, module: keyof typeof MODULE_NAMES): LucideIcon =>
  TOOL_ICONS[icon] ?? moduleIcons[module];
