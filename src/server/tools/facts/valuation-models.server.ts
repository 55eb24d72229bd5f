import type { ModelCard } from "#domain/tools/valuation/model.ts";

/** What the learned models say of themselves: small and bundled, for pages that need no model. */
const cards = import.meta.glob<ModelCard>("../../../../models/valuation/*.json", { import: "default", eager: true });

/** The models' cards, by the city's name. */
export function valuationCards(): ModelCard[] {
  return Object.values(cards).sort((a, b) => a.cityName.localeCompare(b.cityName, "es"));
}
