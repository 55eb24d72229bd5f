import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Chip } from "#domain/market/search/chips.ts";
import { everything } from "#domain/market/search/chips.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { SearchOutcome } from "./read-search.server.ts";
import { type SearchView, searchHref } from "./search-address.ts";

/** Until it is ready, an index that is being filled is asked again after so long. */
const ASK_AGAIN_MS = 1500;

interface NotFoundProps {
  outcome: SearchOutcome;
  chips: readonly Chip[];
  filter: MarketFilter;
  view: SearchView;
  isSignedIn: boolean;
}

/** In place of results: nothing fits, nothing is there at all, the index is being read, or it failed. Each with a next step. */
export function NotFound({ outcome, chips, filter, view, isSignedIn }: NotFoundProps) {
  const { revalidate, state } = useRevalidator();
  if (outcome.kind === "loading") return <Loading loaded={outcome.loaded} total={outcome.total} />;
  if (outcome.kind === "failed") {
    return (
      <ErrorState
        title="No hemos podido buscar"
        reason="El índice de inmuebles no responde."
        kept="Tu búsqueda sigue aquí, con todas sus etiquetas."
        onRetry={() => void revalidate()}
        retrying={state === "loading"}
      />
    );
  }
  if (chips.length > 0 && (outcome.inStore ?? 0) > 0) {
    return (
      <EmptyState
        level={2}
        title="Ningún inmueble cumple todo lo que pides"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {chips.slice(0, 4).map((chip) => (
              <Button key={chip.id} asChild variant="outline" size="sm">
                <PageLink to={searchHref(chip.without, view)}>Sin «{chip.label}»</PageLink>
              </Button>
            ))}
            <Button asChild variant="ghost" size="sm">
              <PageLink to={searchHref(everything(filter), view)}>
                Ver los {formatNumber(outcome.inStore ?? 0)}
              </PageLink>
            </Button>
          </div>
        }
      >
        Quita o cambia una etiqueta: los demás filtros se quedan como están.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title="Aún no hay inmuebles donde buscar"
      action={
        <Button asChild>
          <PageLink to={isSignedIn ? "/dashboard/cartera/importar" : "/auth"}>
            {isSignedIn ? "Importar tu cartera" : "Entrar e importar tu cartera"}
          </PageLink>
        </Button>
      }
    >
      {chips.length > 0
        ? "Tu frase está entendida: son las etiquetas de arriba. En cuanto importes tu cartera buscará en ella."
        : "Aquí se busca en tu cartera y en lo que otras agencias compartan contigo."}
    </EmptyState>
  );
}

function Loading({ loaded, total }: { loaded: number; total: number | null }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div role="status" className="grid gap-3">
      <p className="text-sm text-muted-foreground">
        Estamos leyendo los inmuebles: {formatNumber(loaded)}
        {total === null ? "" : ` de ${formatNumber(total)}`}. La lista sale sola en unos segundos.
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-32 rounded-lg" />
      ))}
    </div>
  );
}
