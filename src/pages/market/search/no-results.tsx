import { useEffect, useId } from "react";
import { useRevalidator } from "react-router";
import type { Chip } from "#domain/market/search/chips.ts";
import { everything } from "#domain/market/search/chips.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Alternative } from "./alternatives.server.ts";
import type { SearchFound, SearchOutcome } from "./read-search.server.ts";
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
  if (outcome.kind === "unplaced") return <Unplaced names={outcome.names} filter={filter} view={view} />;
  if (outcome.kind !== "found") {
    return (
      <ErrorState
        title="No hemos podido buscar"
        reason={
          outcome.kind === "busy"
            ? "Hay muchas búsquedas a la vez y la tuya ha esperado demasiado. Vuelve a probar dentro de unos segundos."
            : "El índice de inmuebles no responde."
        }
        kept="Tu búsqueda sigue aquí, con todas sus etiquetas."
        onRetry={() => void revalidate()}
        retrying={state === "loading"}
      />
    );
  }
  if (chips.length > 0 && (outcome.inStore ?? 0) > 0) {
    return <NearlyFound outcome={outcome} filter={filter} view={view} />;
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

/** A place that was not understood: homes of everywhere would look like an answer. */
function Unplaced({ names, filter, view }: { names: readonly string[]; filter: MarketFilter; view: SearchView }) {
  const named = names.map((name) => `«${name}»`).join(", ");
  return (
    <EmptyState
      level={2}
      title={names.length === 1 ? `No sabemos dónde está ${named}` : `No sabemos dónde están ${named}`}
      action={
        <Button asChild variant="outline">
          <PageLink to={searchHref(filter, view)}>Buscar sin zona</PageLink>
        </Button>
      }
    >
      Escribe un municipio, un barrio, una provincia o un código postal. Lo demás de tu frase sigue en las etiquetas de
      arriba.
    </EmptyState>
  );
}

interface NearlyFoundProps {
  outcome: SearchFound;
  filter: MarketFilter;
  view: SearchView;
}

/** Nothing fits everything: which condition to let go of, what nearly fits, and where else there is such a home, each with its number. */
function NearlyFound({ outcome: { inStore, alternatives }, filter, view }: NearlyFoundProps) {
  const { without = [], near = [], elsewhere = [], rest = null } = alternatives ?? {};
  return (
    <Panel labelledBy="casi">
      <PanelHeader
        id="casi"
        level={2}
        title="Ningún inmueble cumple todo lo que pides"
        description="Estos son los cambios más pequeños que sí dan resultados. Lo demás se queda como está."
      />
      <PanelBody className="grid gap-5">
        <WaysOn title="Quitar una condición" ways={without} view={view} labelOf={(label) => `Sin «${label}»`} />
        <WaysOn title="Pedir un poco menos" ways={near} view={view} />
        <WaysOn title="Los sitios más cercanos donde hay" ways={elsewhere} view={view} />
        {rest ? <WaysOn title="Empezar por lo que hay" ways={[rest]} view={view} /> : null}
        <p className="text-sm">
          <PageLink to={searchHref(everything(filter), view)} className="link-text">
            Ver {inStore === 1 ? "el único inmueble que hay" : `los ${formatNumber(inStore ?? 0)} inmuebles que hay`}
          </PageLink>
        </p>
      </PanelBody>
    </Panel>
  );
}

const MOST_WAYS = 6;

function WaysOn({
  title,
  ways,
  view,
  labelOf = (label) => label,
}: {
  title: string;
  ways: readonly Alternative[];
  view: SearchView;
  labelOf?: (label: string) => string;
}) {
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {ways.slice(0, MOST_WAYS).map(({ label, filter, count }) => (
          <li key={label}>
            <Button asChild variant="outline" size="sm">
              <PageLink to={searchHref(filter, view)}>
                {labelOf(label)}: <strong className="tabular-nums">{formatNumber(count)}</strong>
              </PageLink>
            </Button>
          </li>
        ))}
      </ul>
    </section>
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
