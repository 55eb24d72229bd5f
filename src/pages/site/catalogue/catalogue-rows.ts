import { inLatinAmerica } from "#content/latam/words.ts";
import type { ModuleId } from "#content/modules.ts";
import type { HoldingId } from "#content/tool-card.ts";
import { tools } from "#tools/registry.ts";
import { allTools } from "#tools/tool-cards.ts";

/** A tool as the catalogue lists it. */
export interface CatalogueRow {
  path: string;
  module: ModuleId;
  title: string;
  summary: string;
  icon: string;
  words: string;
  startsFrom: readonly HoldingId[];
  /** Id in the registry, for its draft; `null` where there is no form. */
  openId: string | null;
  /** Cost of a run; 0 where there is nothing to run. */
  credits: number;
}

/** Every tool, in menu order, as a region names it. */
export function catalogueRows(region = "default"): CatalogueRow[] {
  const isAbroad = region === "latam";
  return allTools.map(({ path, module, title, summary, icon, words, startsFrom = [] }) => {
    const run = tools.find((tool) => tool.path === path);
    return {
      path,
      module,
      title: (isAbroad && run?.abroad?.title) || title,
      summary: isAbroad ? (run?.abroad?.summary ?? inLatinAmerica(summary)) : summary,
      icon,
      words,
      startsFrom,
      openId: run?.id ?? null,
      credits: run?.credits ?? 0,
    };
  });
}
