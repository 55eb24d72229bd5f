import { useRouteLoaderData } from "react-router";
import type { ModuleId } from "#content/modules.ts";

/** Data of a tool for menus. The root loader sends every tool's as `menuTools`. */
export interface MenuTool {
  title: string;
  path: string;
  module: ModuleId;
}

/** Tools for header and footer; none on an error page whose root loader failed. */
export function useMenuTools(): readonly MenuTool[] {
  const root = useRouteLoaderData("root") as { menuTools?: readonly MenuTool[] } | undefined;
  return root?.menuTools ?? [];
}
