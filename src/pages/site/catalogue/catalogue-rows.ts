import type { ModuleId } from "#content/modules.ts";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { tools } from "#tools/registry.ts";
import { SEARCH_WORDS } from "./search-words.ts";

/** A tool as the catalogue lists it. */
export interface CatalogueRow {
  path: string;
  module: ModuleId;
  title: string;
  summary: string;
  words: string;
  isOpen: boolean;
  /** Of the registry, for its draft; `null` where there is no form. */
  openId: string | null;
  /** What a run costs; 0 while there is nothing to run. */
  credits: number;
}

/** Open tools first, then those to come, each in menu order. */
export function catalogueRows(): CatalogueRow[] {
  return [
    ...tools.map(({ id, path, module, title, summary, credits }) => ({
      path,
      module,
      title,
      summary,
      isOpen: true,
      openId: id,
      credits,
    })),
    ...PAGE_TOOLS.map((tool) => ({ ...tool, isOpen: true, openId: null, credits: 0 })),
    ...PLANNED_TOOLS.map((tool) => ({ ...tool, isOpen: false, openId: null, credits: 0 })),
  ].map((row) => ({ ...row, words: SEARCH_WORDS[row.path] ?? "" }));
}
