import { useRouteLoaderData } from "react-router";
import { MODULE_NAMES, MODULE_SUMMARIES, type ModuleId, modulePath } from "#content/modules.ts";

/** What menus need of a tool. The root loader sends the registry's and the planned ones as `menuTools`. */
export interface MenuTool {
  title: string;
  path: string;
  module: ModuleId;
  /** Whether it can be used today. */
  open: boolean;
}

export interface MenuModule {
  id: ModuleId;
  name: string;
  summary: string;
  href: string;
  /** The usable ones first. */
  tools: MenuTool[];
}

/** Tools for header and footer; none on an error page whose root loader failed. */
export function useMenuTools(): readonly MenuTool[] {
  const root = useRouteLoaderData("root") as { menuTools?: readonly MenuTool[] } | undefined;
  return root?.menuTools ?? [];
}

/** The six modules in menu order, each with its tools. */
export function menuModules(tools: readonly MenuTool[]): MenuModule[] {
  return (Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => ({
    id,
    name: MODULE_NAMES[id],
    summary: MODULE_SUMMARIES[id],
    href: modulePath(id),
    tools: tools.filter((tool) => tool.module === id).sort((a, b) => Number(b.open) - Number(a.open)),
  }));
}
