import type { ModuleId } from "#content/modules.ts";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { tools } from "./registry.ts";

/** A tool as menus and lists name it. */
interface OpenTool {
  path: `/${string}`;
  module: ModuleId;
  title: string;
  summary: string;
}

/** Every tool that can be used today: those that are run, then those that are a page of their own. */
export const openTools: readonly OpenTool[] = [...tools, ...PAGE_TOOLS];
