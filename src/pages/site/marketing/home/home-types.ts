import type { closing, directory } from "#content/home/closing.ts";
import type { company } from "#content/home/company.ts";
import type { opening } from "#content/home/opening.ts";
import type { platform } from "#content/home/platform.ts";
import type { testimonials } from "#content/home/testimonials.ts";
import type { ModuleId, NeedId } from "#content/modules.ts";
import type { PlanId } from "#content/plans.ts";
import type { Ladder } from "#tools/negotiator/ladder-chart.tsx";
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
  /** Each city with a model of its own: its median error as a fraction, the homes it was measured on, and the ISO date of its newest price. */
  errors: readonly { city: string; error: number; homes: number; dataTo: string }[];
  valuation: ValuationExample;
  /** The stair of concessions of the negotiator's own example. */
  ladder: Ladder;
  /** Tools that can be used today, in menu order. */
  open: readonly { path: string; title: string }[];
  /** How many of them each module and each need has. */
  counts: Record<ModuleId, number>;
  needs: Record<NeedId, number>;
  /** Whether invented marks, quotes and dates may be shown: in the demonstration alone. */
  isDemo: boolean;
  market: MarketSeries;
  /** In the list's order, Spain first. */
  countries: readonly { name: string; currency: string }[];
  plans: readonly PlanTeaser[];
  services: readonly { slug: string; name: string }[];
  portal: readonly PortalGroup[];
}
