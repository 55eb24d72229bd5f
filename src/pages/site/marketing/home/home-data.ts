import { closing, directory } from "#content/home/closing.ts";
import { company } from "#content/home/company.ts";
import { opening } from "#content/home/opening.ts";
import { platform } from "#content/home/platform.ts";
import { testimonials } from "#content/home/testimonials.ts";
import { MODULE_NAMES, type ModuleId } from "#content/modules.ts";
import { COUNTRIES } from "#content/places/countries.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { PLANS } from "#content/plans.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { openTools } from "#tools/tool-cards.ts";
import { portalGroups } from "./home-directory.ts";
import { marketSeries } from "./home-market.ts";
import type { HomeData, ToolCount, ValuationExample } from "./home-types.ts";

/** All data of the page, made by the server: words as data, counted tools, and measured errors. */
export function homeData(valuation: ValuationExample, errors: HomeData["errors"]): HomeData {
  return {
    texts: {
      opening,
      company,
      platform,
      testimonials,
      closing,
      directory,
    },
    errors,
    valuation,
    counts: toolCounts(),
    market: marketSeries(),
    countries: COUNTRIES.map(({ name, currency }) => ({ name, currency })),
    plans: PLANS.map(({ id, name, monthlyEuros, users, credits, hasApi }) => ({
      id,
      name,
      euros: monthlyEuros,
      users,
      credits,
      hasApi,
    })),
    services: platform.services.slugs.map((slug) => SOLUTIONS.find((solution) => solution.slug === slug)!),
    portal: portalGroups(PROVINCES),
  };
}

function toolCounts(): Record<ModuleId, ToolCount> {
  const count = (module: ModuleId): ToolCount => {
    const open = openTools.filter((tool) => tool.module === module).length;
    return { open, all: open + PLANNED_TOOLS.filter((tool) => tool.module === module).length };
  };
  return Object.fromEntries((Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => [id, count(id)])) as Record<
    ModuleId,
    ToolCount
  >;
}
