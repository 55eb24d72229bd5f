import { MODULE_NAMES, MODULE_SUMMARIES, type ModuleId, modulePath } from "#content/modules.ts";
import type { MenuTool } from "./site-tools.ts";

export interface MenuModule {
  id: ModuleId;
  name: string;
  summary: string;
  href: string;
  tools: MenuTool[];
}

/** The six modules in menu order, each with its tools. */
export function menuModules(tools: readonly MenuTool[]): MenuModule[] {
  return (Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => ({
    id,
    name: MODULE_NAMES[id],
    summary: MODULE_SUMMARIES[id],
    href: modulePath(id),
    tools: tools.filter((tool) => tool.module === id),
  }));
}
