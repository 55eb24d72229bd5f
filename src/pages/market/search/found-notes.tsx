import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import type { FacetValue } from "#domain/market/search/answers.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { SearchData, SearchFound } from "./read-search.server.ts";
import { type SearchView, searchHref } from "./search-address.ts";

interface FoundNotesProps {
  found: SearchFound;
  filter: MarketFilter;
  view: SearchView;
  currencies: SearchData["currencies"];
}

/** The notes over the results: whether to buy or to rent, where nobody said so, which currency prices are in, and what words do to the order. */
export function FoundNotes({ found, filter, view, currencies }: FoundNotesProps) {
  return (
    <>
      {currencies ? <CurrencyNote currencies={currencies} filter={filter} view={view} /> : null}
      {filter.operation === null && found.facets.operation.length > 1 ? (
        <BuyOrRent operations={found.facets.operation} filter={filter} view={view} />
      ) : null}
      {filter.words ? <WordsNote found={found} filter={filter} view={view} /> : null}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-muted/50 px-4 py-3 text-sm max-sm:px-3 max-sm:py-2 print:hidden">
    {children}
  </div>
);

const ASKED = { venta: "Comprar", alquiler: "Alquilar" } as const;

function BuyOrRent({
  operations,
  filter,
  view,
}: {
  operations: readonly FacetValue[];
  filter: MarketFilter;
  view: SearchView;
}) {
  return (
    <Note>
      <p className="flex items-center gap-2 font-semibold">
        <KeyRound aria-hidden size={16} strokeWidth={1.75} className="text-primary" />
        ¿Comprar o alquilar?
      </p>
      <ul className="flex flex-wrap gap-2">
        {operations.map(({ value, count }) => {
          const operation = value as keyof typeof ASKED;
          return (
            <li key={value}>
              <Button asChild size="sm" variant="outline">
                <PageLink to={searchHref({ ...filter, operation }, view)}>
                  {ASKED[operation]} <span className="font-normal tabular-nums">({formatNumber(count)})</span>
                </PageLink>
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="text-muted-foreground max-sm:hidden">Mientras no lo digas, primero van los que se venden.</p>
    </Note>
  );
}

/** Prices of one currency are compared; the homes with another one are a click away. */
function CurrencyNote({
  currencies: { chosen, others },
  filter,
  view,
}: {
  currencies: NonNullable<SearchData["currencies"]>;
  filter: MarketFilter;
  view: SearchView;
}) {
  return (
    <Note>
      <p>Aquí los precios son en {chosen}. En otra moneda no se comparan:</p>
      <ul className="flex flex-wrap gap-2">
        {others.map(({ value, count }) => (
          <li key={value}>
            <Button asChild size="sm" variant="outline">
              <PageLink to={searchHref({ ...filter, currency: value }, view)}>
                Ver en {value} <span className="font-normal tabular-nums">({formatNumber(count)})</span>
              </PageLink>
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}

function WordsNote({ found: { total, withWords }, filter, view }: Omit<FoundNotesProps, "currencies">) {
  const words = `«${filter.words}»`;
  const change = (onlyWords: boolean, label: string) => (
    <PageLink to={searchHref({ ...filter, onlyWords }, view)} preventScrollReset className="link-text">
      {label}
    </PageLink>
  );
  if (filter.onlyWords) {
    return (
      <Note>
        <p>Solo los que dicen {words} en el anuncio.</p>
        {change(false, "Ver también los demás")}
      </Note>
    );
  }
  return (
    <Note>
      <p>
        {withWords === 0
          ? filter.words.includes(" ")
            ? `Ningún anuncio dice todo ${words}: primero van los que más se acercan.`
            : `Ningún anuncio dice ${words}: salen todos, en el orden de siempre.`
          : `Con ${words} en el anuncio, primero: ${counted(withWords, "inmueble", "inmuebles")} de ${formatNumber(total)}.`}
      </p>
      {withWords > 0 ? change(true, "Solo con estas palabras") : null}
    </Note>
  );
}
