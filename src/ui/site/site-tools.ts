import { useRouteLoaderData } from "react-router";
import { MODULE_NAMES } from "#content/modules.ts";
import { modulePages } from "#content/site.ts";

/** What menus need of a tool. The root loader sends the registry's as `menuTools`. */
export interface MenuTool {
  title: string;
  path: string;
  module: keyof typeof MODULE_NAMES;
  summary: string;
}

export interface MenuModule {
  name: string;
  /** Absent while the module has no page of its own. */
  href?: string;
  tools: MenuTool[];
}

/** Tools for header and footer; none on an error page whose root loader failed. */
export function useMenuTools(): readonly MenuTool[] {
  const root = useRouteLoaderData("root") as { menuTools?: readonly MenuTool[] } | undefined;
  return root?.menuTools ?? [];
}

/** Modules with something to open, in menu order: those with a page, and those with a tool. */
export function menuModules(tools: readonly MenuTool[]): MenuModule[] {
  return Object.entries(MODULE_NAMES).flatMap(([id, name]) => {
    const own = tools.filter((tool) => tool.module === id);
    const page = modulePages[id];
    if (!page?.ready && own.length === 0) return [];
    return [{ name, tools: own, ...(page?.ready ? { href: page.href } : {}) }];
  });
}
