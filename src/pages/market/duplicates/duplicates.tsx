import { Suspense, useEffect, useRef } from "react";
import { Await } from "react-router";
import { MARKET_PATH } from "#domain/market/search/market-address.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { type JoinedDwelling, type MarketPairs, readMarketPairs } from "#server/market/store/read-pairs.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { isHomeId } from "../../portfolio/homes/home-id.ts";
import { Comparing, NotCompared } from "../../shared/comparing.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { LinkToHome } from "../search/link-to-home.tsx";
import { homeHref } from "../search/search-address.ts";
import type { Route } from "./+types/duplicates.ts";
import { MarketPairPanel } from "./market-pair.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { config, database } = mustHave(context.get(servicesContext));
  const homeId = new URL(request.url).searchParams.get("vivienda") ?? "";
  const ofHome = isHomeId(homeId) ? homeId : null;
  // A pool of tens of thousands of homes takes seconds to compare: the page does not wait for them.
  const found = readMarketPairs(database.db, actorOf(viewer), ofHome);
  return { crumb: "Repetidos del mercado", ofHome, found, mapStyleUrl: config.mapStyleUrl };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Repetidos del mercado",
    description:
      "Anuncios de tu mercado que pueden ser la misma vivienda, uno junto a otro: di si lo son, y se puede deshacer.",
    path: "/dashboard/mercado/repetidos",
    regions: false,
    noIndex: true,
  });

export default function MarketDuplicates({ loaderData: { found, ofHome, mapStyleUrl } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-h3">Repetidos del mercado</h1>
          <p className="max-w-reading text-control text-muted-foreground">
            Una vivienda en dos anuncios cuenta dos veces en tus búsquedas y comparables. Se comparan solo los tuyos: tu
            cartera y los anuncios que has importado.
          </p>
        </div>
        <Button asChild variant="outline" size="sm">
          <PageLink to={ofHome ? homeHref(ofHome) : MARKET_PATH}>
            {ofHome ? "Volver al inmueble" : "Volver a la búsqueda"}
          </PageLink>
        </Button>
      </div>
      <Suspense fallback={<Comparing what="los anuncios de tu mercado" />}>
        <Await
          resolve={found}
          errorElement={<NotCompared what="los anuncios de tu mercado" kept="Tu mercado no ha cambiado." />}
        >
          {(pairs) => <Pairs found={pairs} styleUrl={mapStyleUrl} />}
        </Await>
      </Suspense>
    </main>
  );
}

function Pairs({ found: { total, pairs, joined }, styleUrl }: { found: MarketPairs; styleUrl: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(pairs.length);
  // A pair that was answered is gone, and with it the button that had the focus: the keyboard goes on from the count.
  useEffect(() => {
    if (pairs.length < before.current) heading.current?.focus();
    before.current = pairs.length;
  }, [pairs.length]);
  return (
    <>
      {pairs.length === 0 ? (
        <Panel as="div">
          <EmptyState title="No hay anuncios repetidos" level={2}>
            Comparamos la referencia catastral, la dirección, el punto del mapa, la superficie, las habitaciones, el
            precio, el teléfono y las fotos. Cuando dos anuncios puedan ser la misma vivienda, aparecerán aquí.
          </EmptyState>
        </Panel>
      ) : (
        <>
          <div role="status">
            <h2 ref={heading} tabIndex={-1} className="text-h4 outline-none [font-stretch:100%]">
              {totalText(total, pairs.length)}
            </h2>
          </div>
          {pairs.map((pair) => (
            <MarketPairPanel key={pair.key} pair={pair} styleUrl={styleUrl} />
          ))}
        </>
      )}
      {joined.length > 0 ? <Joined joined={joined} /> : null}
    </>
  );
}

/** Dwellings that were joined, so that an error can be mended on another day too. */
function Joined({ joined }: { joined: readonly JoinedDwelling[] }) {
  return (
    <Panel labelledBy="unidas">
      <PanelHeader
        id="unidas"
        title="Unidas"
        description="Si dos no eran la misma, sepáralas: cada una recupera sus anuncios y su historia."
        divided
      />
      <ul className="text-sm">
        {joined.map((one) => (
          <JoinedRow key={one.id} one={one} />
        ))}
      </ul>
    </Panel>
  );
}

function JoinedRow({ one: { id, title, into } }: { one: JoinedDwelling }) {
  const { isBusy, call } = useCall();
  const name = title ?? "Vivienda sin título";
  const intoName = into.title ?? into.address ?? into.town ?? "otra vivienda";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2 last:border-b-0 sm:px-5">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-muted-foreground">está en</span>{" "}
        <LinkToHome id={into.id} className="link-text touch-target">
          {intoName}
        </LinkToHome>
      </span>
      <Button
        variant="outline"
        size="sm"
        loading={isBusy}
        aria-label={`Separar ${name} de ${intoName}`}
        onClick={() => void call("Vuelven a ser dos viviendas", "POST", "/api/market/duplicates/undo", { id })}
      >
        Separar
      </Button>
    </li>
  );
}

function totalText(total: number, shown: number): string {
  const all = `${counted(total, "pareja puede", "parejas pueden")} ser la misma vivienda`;
  return total > shown ? `${all}. Aquí van las ${shown} más parecidas` : all;
}
