import { Search } from "lucide-react";
import { data } from "react-router";
import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { chipsOf } from "#domain/market/search/chips.ts";
import { MARKET_PATH } from "#domain/market/search/market-address.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { waysToWrite } from "#server/crm/contacts/ways-to-write.server.ts";
import { newestNews } from "#server/market/saved-searches/read-news.server.ts";
import { countSearches, listSearches } from "#server/market/saved-searches/saved-searches.server.ts";
import { answersOf, sharedAddresses } from "#server/market/saved-searches/shared-search.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/searches.ts";
import { SearchCard } from "./search-card.tsx";

const PATH = "/dashboard/busquedas";
/** Homes of one search that are news and shown here; the search itself has all. */
const NEWS_SHOWN = 4;
/** Cards of a page: each carries its conditions, its newest homes and what the client said. */
const SEARCHES_OF_PAGE = 20;

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { auth, config, database, now } = mustHave(context.get(servicesContext));
  const { db } = database;
  const actor = personOf(context);
  const counts = await countSearches(db, actor);
  const pages = Math.max(1, Math.ceil(counts.total / SEARCHES_OF_PAGE));
  const query = new URL(request.url).searchParams;
  // A notice of what a client wrote leads to the one search that it is about.
  const only = readUuid(query.get("busqueda") ?? "");
  const asked = Number(query.get("pagina") ?? 1);
  const page = Number.isInteger(asked) ? Math.min(pages, Math.max(1, asked)) : 1;
  const part = { limit: SEARCHES_OF_PAGE, offset: (page - 1) * SEARCHES_OF_PAGE };
  const one = only && (await listSearches(db, actor, now()).then((all) => all.filter(({ id }) => id === only)));
  if (one?.length === 0) throw data(null, { status: 404 });
  const searches = one || (await listSearches(db, actor, now(), part));
  const ids = searches.map(({ id }) => id);
  const contactIds = [...new Set(searches.flatMap(({ contact }) => contact?.id ?? []))];
  const [news, answers, addresses, ways] = await Promise.all([
    newestNews(db, actor, ids, NEWS_SHOWN),
    answersOf(db, actor, ids),
    sharedAddresses(db, ids, { keys: auth.keys, publicUrl: config.publicUrl }),
    waysToWrite(db, { actor, keys: auth.keys }, contactIds),
  ]);
  return {
    crumb: "Búsquedas guardadas",
    counts,
    isOne: only !== undefined,
    page,
    pages,
    searches: searches.map((search) => ({
      ...search,
      chips: chipsOf(search.filter, { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES }).map(
        ({ id, label }) => ({
          id,
          label,
        }),
      ),
      newest: news.get(search.id) ?? [],
      said: answers.get(search.id) ?? [],
      address: addresses.get(search.id) ?? null,
      ways: (search.contact && ways.get(search.contact.id)) ?? null,
    })),
  };
}

export type ShownSearch = Route.ComponentProps["loaderData"]["searches"][number];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Búsquedas guardadas",
    description:
      "Tus búsquedas del mercado: qué ha salido en cada una, cada cuánto te avisan y con quién las compartes.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function Searches({ loaderData }: Route.ComponentProps) {
  const { searches, isOne, page, pages } = loaderData;
  const { total, withNews } = loaderData.counts;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-h3">Búsquedas guardadas</h1>
          <p className="mt-1 max-w-reading text-control text-muted-foreground">
            {searches.length === 0
              ? "Guarda una búsqueda del mercado y te avisamos de lo que salga."
              : withNews === 0
                ? `${counted(total, "búsqueda", "búsquedas")}, sin novedades desde la última vez.`
                : `${counted(total, "búsqueda", "búsquedas")}, ${withNews} con novedades.`}
          </p>
        </div>
        {searches.length > 0 ? (
          <Button asChild size="sm" variant="outline">
            <PageLink to={MARKET_PATH}>
              <Search aria-hidden size={16} strokeWidth={1.75} />
              Buscar en el mercado
            </PageLink>
          </Button>
        ) : null}
      </div>
      {searches.length === 0 ? (
        <Panel>
          <EmptyState
            level={2}
            title="Ninguna búsqueda guardada"
            action={
              <Button asChild>
                <PageLink to={MARKET_PATH}>Buscar en el mercado</PageLink>
              </Button>
            }
          >
            Busca lo que quiere tu cliente y pulsa «Guardar búsqueda»: te avisamos de lo nuevo, de lo que baja y de lo
            que vuelve.
          </EmptyState>
        </Panel>
      ) : (
        <>
          <ul className="grid gap-4">
            {searches.map((search) => (
              <SearchCard key={search.id} search={search} />
            ))}
          </ul>
          {isOne ? (
            <p>
              <PageLink to={PATH} className="link-text touch-target text-sm">
                Ver todas tus búsquedas guardadas
              </PageLink>
            </p>
          ) : (
            <Pagination
              current={page}
              total={pages}
              hrefOf={(number) => (number === 1 ? PATH : `${PATH}?pagina=${number}`)}
              label="Páginas de búsquedas"
            />
          )}
        </>
      )}
    </main>
  );
}
