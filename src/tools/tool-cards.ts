import { PAGE_TOOLS } from "#content/page-tools.ts";
import type { ToolCard } from "#content/tool-card.ts";
import { tools } from "./registry.ts";

/** Every tool: those that are run, then those that are a page of their own. */
export const allTools: readonly ToolCard[] = [...tools, ...PAGE_TOOLS];
