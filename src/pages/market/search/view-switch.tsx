import { LayoutList, Map as MapIcon, Rows3 } from "lucide-react";
import { Form, useSubmit } from "react-router";
import { MARKET_PATH } from "#domain/market/search/market-address.ts";
import { MARKET_SORTS, type MarketFilter, type MarketSort } from "#domain/market/search/market-filter.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { SelectBox } from "#ui/form/controls.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { KeptFields } from "./kept-fields.tsx";
import { type SearchView, searchHref } from "./search-address.ts";

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

const VIEW_CHOICES: readonly (readonly [SearchView, string, typeof Rows3])[] = [
  ["lista", "Lista", LayoutList],
  ["tabla", "Tabla", Rows3],
  ["mapa", "Mapa", MapIcon],
];

export function ViewSwitch({ filter, view }: { filter: MarketFilter; view: SearchView }) {
  return (
    <nav aria-label="Vista">
      <ul className="flex overflow-hidden rounded-sm border border-input bg-card">
        {VIEW_CHOICES.map(([value, label, Icon]) => (
          <li key={value} className="not-first:border-l not-first:border-input">
            <PageLink
              to={searchHref(filter, value)}
              preventScrollReset
              {...(view === value ? { "aria-current": "page" as const } : {})}
              className="inline-flex min-h-10 items-center gap-2 px-3 text-sm text-foreground no-underline outline-offset-[-2px] hover:bg-muted aria-[current=page]:bg-primary-soft aria-[current=page]:font-medium aria-[current=page]:text-primary-soft-foreground pointer-coarse:min-h-11"
            >
              <Icon aria-hidden size={16} strokeWidth={1.75} />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
