import { marketQuery } from "#domain/market/search/market-address.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import type { SearchView } from "./search-address.ts";

interface KeptFieldsProps {
  filter: MarketFilter;
  view: SearchView;
  /** Parts of the filter that the form around has fields for. */
  changed: readonly (keyof MarketFilter)[];
}

/** The rest of a search, which a form leaves as it is, hidden in its fields. */
export function KeptFields({ filter, view, changed }: KeptFieldsProps) {
  const rest = Object.assign({}, filter, Object.fromEntries(changed.map((part) => [part, NO_MARKET_FILTER[part]])));
  return (
    <>
      {view === "lista" ? null : <input type="hidden" name="vista" value={view} />}
      {[...new URLSearchParams(marketQuery(rest))].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
