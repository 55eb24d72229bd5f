import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import type { FacetValue } from "#domain/market/search/answers.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { SearchFound } from "./read-search.server.ts";
import { type SearchView, searchHref } from "./search-address.ts";

interface FoundNotesProps {
  found: SearchFound;
  filter: MarketFilter;
  view: SearchView;
}

/** The notes over the results: whether to buy or to rent, where nobody said so, and what words do to the order. */
export function FoundNotes({ found, filter, view }: FoundNotesProps) {
  return (
    <>
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

function WordsNote({ found: { total, withWords }, filter, view }: FoundNotesProps) {
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
