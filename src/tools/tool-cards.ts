import { PAGE_TOOLS } from "#content/page-tools.ts";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import type { ToolCard } from "#content/tool-card.ts";
import { tools } from "./registry.ts";

/** Every tool that can be used today: those that are run, then those that are a page of their own. */
export const openTools: readonly ToolCard[] = [...tools, ...PAGE_TOOLS];

/** Every tool, those to come last. */
export const allTools: readonly ToolCard[] = [...openTools, ...PLANNED_TOOLS];
