import type { PlannedToolContent } from "#content/planned/planned-tool-content.ts";
import { PLANNED_TOOLS, type PlannedTool } from "#content/planned-tools.ts";

/** One file for each planned tool; a page takes its own alone, so the texts stay out of the browser's scripts. */
const files = import.meta.glob<{ plannedTool: PlannedToolContent }>("../../../content/planned/*.ts");

const fileOf = (slug: string) => `../../../content/planned/${slug}.ts`;

/** Slugs that have a text. */
export function plannedSlugs(): string[] {
  return Object.keys(files)
    .map((file) => file.slice(file.lastIndexOf("/") + 1, -".ts".length))
    .filter((slug) => slug !== "planned-tool-content");
}

/** @param path of the tool's page, without region: `/cma-generator` */
export async function plannedTool(path: string): Promise<PlannedTool & { content: PlannedToolContent }> {
  const tool = PLANNED_TOOLS.find((planned) => planned.path === path);
  const load = files[fileOf(path.slice(1))];
  if (!tool || !load) throw new Error(`no text for the planned tool ${path}`);
  return { ...tool, content: (await load()).plannedTool };
}
