import type { closing, directory } from "#content/home/closing.ts";
import type { company } from "#content/home/company.ts";
import type { opening } from "#content/home/opening.ts";
import type { platform } from "#content/home/platform.ts";
import type { testimonials } from "#content/home/testimonials.ts";
import type { ModuleId } from "#content/modules.ts";
import type { PlanId } from "#content/plans.ts";
import type { PortalGroup } from "./home-directory.ts";
import type { MarketSeries } from "./home-market.ts";

/** Data of a valuation made beforehand; amounts in the unit of `currency`. */
export interface ValuationExample {
  /** "Ruzafa, Valencia · 94 m²". */
  place: string;
  currency: string;
  value: number;
  low80: number;
  high80: number;
  low50?: number | undefined;
  high50?: number | undefined;
  /** Adjusted prices of the comparables. */
  dots: readonly number[];
  /** Parts of the explanation that the drawing points at. */
  callouts: Partial<Record<CalloutPlace, { label: string; amount: number }>>;
}

/** Places for a callout: the lit floor, the lift house on the roof, the terrace of the annex, the ground. */
export type CalloutPlace = "floor" | "lift" | "terrace" | "ground";

export interface CapacityExample {
  /** "3.000 € al mes y 60.000 € ahorrados". */
  family: string;
  currency: string;
  price: number;
  byIncome: number;
  bySavings: number;
  limitedBy: "income" | "savings";
}

/** Tools of a module: all that the catalogue lists, and those that can be used today. */
export interface ToolCount {
  all: number;
  open: number;
}

interface PlanTeaser {
  id: PlanId;
  name: string;
  euros: number;
  users: number;
  credits: number;
  hasApi: boolean;
}

/** The page's words come from the loader as data: none of them is shipped a second time as a program. */
export interface HomeTexts {
  opening: typeof opening;
  company: typeof company;
  platform: typeof platform;
  testimonials: typeof testimonials;
  closing: typeof closing;
  directory: typeof directory;
}

/** The part of it that the browser gets. */
export interface HomeLiving {
  hero: HomeTexts["opening"]["hero"];
  prices: HomeTexts["platform"]["prices"];
  plans: readonly PlanTeaser[];
  closing: HomeTexts["closing"];
  newTab: string;
}

export interface HomeData {
  texts: HomeTexts;
  /** Median error of each city with a model of its own, as measured: `Barcelona`, `5,9 %`. */
  errors: readonly { city: string; error: string }[];
  valuation: ValuationExample;
  counts: Record<ModuleId, ToolCount>;
  market: MarketSeries;
  /** In the list's order, Spain first. */
  countries: readonly { name: string; currency: string }[];
  plans: readonly PlanTeaser[];
  services: readonly { slug: string; name: string }[];
  portal: readonly PortalGroup[];
}
