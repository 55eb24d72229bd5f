import { data, type MetaDescriptor } from "react-router";
import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { chipsOf } from "#domain/market/search/chips.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { findSharedSearch, sharedHomes } from "#server/market/saved-searches/shared-search.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoneDoor } from "#ui/illustration/lone-door.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { AgentPage } from "../../accounts/agent-card/agent-page.tsx";
import { shownAgent } from "../../accounts/agent-card/shown-agent.ts";
import { useCountedView } from "../../shared/use-counted-view.ts";
import type { Route } from "./+types/shared-search.ts";
import { SharedHomeCard } from "./shared-home-card.tsx";

/** The agent's page, not the site's: neither bar nor foot. */
export const handle = { frame: "bare" };

/** `/seleccion/{token}`: a search as its agent shares it with a client, with its homes of today. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const shared = await findSharedSearch(services, params.token);
  if (shared.state === "unknown") throw data("Este enlace no existe o ya no está publicado.", { status: 404 });
  if (shared.state === "gone") return data({ page: null }, { status: 410 });
  const { search } = shared;
  const [found, card] = await Promise.all([sharedHomes(services, shared), agentCardOf(services, search.ownerId)]);
  const page = {
    token: params.token,
    name: search.name,
    today: services.now().toISOString(),
    chips: chipsOf(search.filter, { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES }).map(
      ({ id, label }) => ({
        id,
        label,
      }),
    ),
    found,
    agent: card ? shownAgent(card) : null,
  };
  return data({ page }, { status: 200 });
}

/** Only for people with the address: no search engine, and previews of the link in a chat say neither name nor price. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const agent = loaderData.page?.agent;
  const title = loaderData.page ? "Viviendas para ti" : "Enlace no disponible";
  const description = loaderData.page
    ? `Las viviendas que ${agent?.named ?? "tu agente"} ha buscado para ti. Dile cuáles te gustan.`
    : "Una página que alguien comparte con un enlace privado.";
  return [
    { title: agent?.hasWhiteLabel ? title : `${title} | Umbral` },
    { name: "description", content: description },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
  ] satisfies MetaDescriptor[];
};

export default function SharedSearch({ loaderData: { page } }: Route.ComponentProps) {
  useCountedView(page && `/api/shared-searches/${page.token}`);
  if (!page) return <Gone />;
  const { agent, found, token } = page;
  return (
    <AgentPage
      agent={agent}
      smallPrint="Los precios son los que se piden, no los que se pagan, y pueden cambiar o dejar de estar disponibles en cualquier momento. Esta página informa y no forma parte de ningún contrato."
    >
      <header>
        <h1 className="text-h1 text-balance wrap-anywhere">Viviendas para ti</h1>
        <p className="mt-2 max-w-reading text-muted-foreground">
          {found && found.total > 0
            ? `${counted(found.total, "vivienda", "viviendas")} a ${formatDate(page.today)}, con los precios que piden hoy. Marca las que te gustan: ${agent?.named ?? "tu agente"} lo ve al momento.`
            : `Aquí salen solas las viviendas que encajan con lo que buscas.`}
        </p>
        <ul aria-label="Lo que buscas" className="mt-4 flex flex-wrap gap-1.5">
          {page.chips.map(({ id, label }) => (
            <li key={id}>
              <Tag tone="outline">{label}</Tag>
            </li>
          ))}
        </ul>
      </header>
      {found === null ? (
        <p role="status" className="mt-10 text-muted-foreground">
          Estamos preparando las viviendas. Vuelve a abrir el enlace dentro de un minuto.
        </p>
      ) : found.homes.length === 0 ? (
        <EmptyState level={2} title="Hoy no hay ninguna que encaje" className="mt-8">
          El enlace sigue abierto: en cuanto salga una, la verás aquí.
        </EmptyState>
      ) : (
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {found.homes.map((home) => (
            <SharedHomeCard key={home.id} home={home} token={token} agentName={agent?.named ?? "tu agente"} />
          ))}
        </ul>
      )}
      {found && found.total > found.homes.length ? (
        <p className="mt-6 text-sm text-muted-foreground">
          Y {formatNumber(found.total - found.homes.length)} más. Pide a {agent?.named ?? "tu agente"} que afine la
          búsqueda contigo.
        </p>
      ) : null}
    </AgentPage>
  );
}

/** A link that showed something once. It names nobody, because its present holder may be anybody. */
function Gone() {
  return (
    <main
      id="contenido"
      className="wrap-page grid min-h-dvh items-center gap-8 overflow-x-clip py-section md:grid-cols-2"
    >
      <div className="min-w-0">
        <h1 className="text-h1 text-balance">Esta selección ya no está disponible</h1>
        <p className="mt-5 max-w-reading text-lead text-muted-foreground">
          Quien la compartió la ha retirado. Pide otra a tu agente.
        </p>
        <div className="mt-8">
          <Button asChild variant="outline" size="lg">
            <PageLink to="/">Ir al inicio de Umbral</PageLink>
          </Button>
        </div>
      </div>
      <LoneDoor className="w-full" />
    </main>
  );
}
