import { costCurrency, RUNNING_COSTS } from "../../shared/home-attributes/cost-currency.ts";
import type { ENERGY_STATES, HEATINGS } from "../../shared/home-attributes/home-values.ts";
import { ATTRIBUTE_NAMES, attributeOf } from "../../shared/home-attributes/table.ts";
import type { Home } from "./home.ts";

/** Attributes that tools which write about a home ask for besides the tools' home, by the names of their forms. */
export interface ToolAttributes {
  terraceAreaM2?: number;
  plotAreaM2?: number;
  isFurnished?: boolean;
  /** A month. */
  communityFee?: number;
  /** A year. */
  propertyTax?: number;
  heating?: (typeof HEATINGS)[number];
  renovatedYear?: number;
  renovatedWhat?: string;
  /** In words of the agent's own. */
  features?: readonly string[];
  /** The title of its advert. */
  title?: string;
  /** The home's description in Spanish, as it was typed or came with an import. */
  description?: string;
  energyStatus?: (typeof ENERGY_STATES)[number];
  /** ISO day of the energy certificate. */
  certificateOn?: string;
  /** In per cent of the price: 3 is 3 %. */
  feePercent?: number;
  /** A month. */
  previousRent?: number;
  /** A month. */
  rentIndex?: number;
}

/** Monthly cost of keeping a home, rounded to cents: the community's fee and a twelfth of the year's tax, as far as they are known. */
export function keepingCost({ communityFee, propertyTax }: ToolAttributes): number | undefined {
  if (communityFee === undefined && propertyTax === undefined) return undefined;
  return Math.round(((communityFee ?? 0) + (propertyTax ?? 0) / 12) * 100) / 100;
}

/** As far as a home has them. Costs in another currency than the home's are left out: no tool changes money. An area of zero and an empty list are left out, and so is a value between yes and no. */
export function toolAttributesOf(home: Partial<Home>): ToolAttributes {
  const stated: Record<string, unknown> = {};
  const { country, currency } = home;
  const isInOtherMoney =
    country !== undefined && currency !== undefined && costCurrency({ country, currency }) !== currency;
  for (const name of ATTRIBUTE_NAMES) {
    const { asked, asFlag } = attributeOf(name)!;
    const value = home[name];
    if (asked === undefined || value === undefined || value === 0) continue;
    if (isInOtherMoney && RUNNING_COSTS.has(name)) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    if (asFlag === undefined) stated[asked] = value;
    else if (value === asFlag.yes || value === asFlag.no) stated[asked] = value === asFlag.yes;
  }
  const { title, descriptions } = home;
  return { ...stated, ...(title && { title }), ...(descriptions?.es && { description: descriptions.es }) };
}

/** The way back: what a tool was told under those names, as the portfolio holds it. Whatever else the input has is left out. */
export function homeFromToolAttributes(input: Partial<Record<string, unknown>>): Partial<Home> {
  const heard: Record<string, unknown> = {};
  for (const name of ATTRIBUTE_NAMES) {
    const { asked, asFlag } = attributeOf(name)!;
    const value = asked === undefined ? undefined : input[asked];
    if (value === undefined) continue;
    if (asFlag === undefined) heard[name] = value;
    else if (typeof value === "boolean") heard[name] = value ? asFlag.yes : asFlag.no;
  }
  return heard as Partial<Home>;
}
