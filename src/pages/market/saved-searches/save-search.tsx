import { BellPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { searchName } from "#domain/market/saved-searches/search-name.ts";
import type { Chip } from "#domain/market/search/chips.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

const SaveDialog = lazy(() => import("./search-dialog.tsx"));

interface SaveSearchProps {
  filter: MarketFilter;
  chips: readonly Pick<Chip, "part" | "label">[];
  isSignedIn: boolean;
}

/** Keeps the search of the page, with alerts. A visitor comes back to the same search once they have signed in. */
export function SaveSearch({ filter, chips, isSignedIn }: SaveSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const face = (
    <>
      <BellPlus aria-hidden size={16} strokeWidth={1.75} />
      Guardar búsqueda
    </>
  );
  if (!isSignedIn) {
    const next = encodeURIComponent(`${MARKET_PATH}${marketQuery(filter)}`);
    return (
      <Button asChild size="sm" variant="outline">
        <PageLink to={`/auth?motivo=guardar&next=${next}`}>{face}</PageLink>
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {face}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SaveDialog filter={filter} name={searchName(chips)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
