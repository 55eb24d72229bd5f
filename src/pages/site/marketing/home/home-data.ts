import { closing, directory } from "#content/home/closing.ts";
import { company } from "#content/home/company.ts";
import { opening } from "#content/home/opening.ts";
import { platform } from "#content/home/platform.ts";
import { testimonials } from "#content/home/testimonials.ts";
import { MODULE_NAMES, type ModuleId } from "#content/modules.ts";
import { COUNTRIES } from "#content/places/countries.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { PLANS } from "#content/plans.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { allTools } from "#tools/tool-cards.ts";
import { portalGroups } from "./home-directory.ts";
import { marketSeries } from "./home-market.ts";
import type { HomeData } from "./home-types.ts";

/**
 * All data of the page, made by the server: words as data, counted tools, and measured errors.
 *
 * @param examples what two tools make of their own examples
 * @param isDemo whether what is invented may be shown
 */
export function homeData(
  { valuation, ladder }: Pick<HomeData, "valuation" | "ladder">,
  errors: HomeData["errors"],
  isDemo: boolean,
): HomeData {
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
    ladder,
    open: allTools.map(({ path, title }) => ({ path, title })),
    counts: Object.fromEntries(
      (Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => [id, openOf(id)]),
    ) as HomeData["counts"],
    needs: Object.fromEntries(opening.needs.items.map(({ id, tools }) => [id, openOf(tools)])) as HomeData["needs"],
    isDemo,
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

/** How many tools of a module, or of those paths, can be used today. */
function openOf(tools: ModuleId | readonly string[]): number {
  return allTools.filter(({ module, path }) => (typeof tools === "string" ? module === tools : tools.includes(path)))
    .length;
}
