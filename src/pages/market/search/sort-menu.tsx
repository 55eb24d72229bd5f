import { Form, useSubmit } from "react-router";
import { MARKET_PATH } from "#domain/market/search/market-address.ts";
import { MARKET_SORTS, type MarketFilter, type MarketSort } from "#domain/market/search/market-filter.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { SelectBox } from "#ui/form/controls.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { KeptFields } from "./kept-fields.tsx";
import type { SearchView } from "./search-address.ts";

const SORT_NAMES: Record<MarketSort, string> = {
  nuevo: "Lo más nuevo",
  precio: "Más baratos",
  "precio-desc": "Más caros",
  "precio-m2": "Menor precio por metro",
  bajada: "Mayor bajada",
  encaje: "Mejor encaje",
};

/** The order of the results; a change is asked for at once, and by the button where there is no script. */
export function SortMenu({ filter, view }: { filter: MarketFilter; view: SearchView }) {
  const submit = useSubmit();
  const region = usePathRegion();
  return (
    <Form
      method="get"
      action={pathInRegion(MARKET_PATH, region)}
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      className="flex items-center gap-2"
    >
      <KeptFields filter={filter} view={view} changed={["sort"]} />
      <SelectBox
        key={filter.sort}
        name="orden"
        aria-label="Orden"
        defaultValue={filter.sort}
        options={MARKET_SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))}
      />
      <noscript>
        <button type="submit" className="link-text text-sm">
          Ordenar
        </button>
      </noscript>
    </Form>
  );
}
