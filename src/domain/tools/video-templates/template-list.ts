import type { TemplateId } from "./promo-document.ts";
import type { PromoTemplate } from "./template.ts";
import { advice } from "./templates/advice.ts";
import { beforeAfter } from "./templates/before-after.ts";
import { closedDeal } from "./templates/closed-deal.ts";
import { figures } from "./templates/figures.ts";
import { mandate } from "./templates/mandate.ts";
import { newHome } from "./templates/new-home.ts";
import { openDay } from "./templates/open-day.ts";
import { priceDrop } from "./templates/price-drop.ts";
import { rent } from "./templates/rent.ts";
import { team } from "./templates/team.ts";
import { testimonial } from "./templates/testimonial.ts";
import { zoneMarket } from "./templates/zone-market.ts";

/** The templates in the order of the gallery. */
export const TEMPLATES: readonly PromoTemplate[] = [
  newHome,
  openDay,
  priceDrop,
  closedDeal,
  testimonial,
  zoneMarket,
  rent,
  figures,
  mandate,
  beforeAfter,
  team,
  advice,
];

export const templateOf = (id: TemplateId): PromoTemplate => TEMPLATES.find((template) => template.id === id)!;
