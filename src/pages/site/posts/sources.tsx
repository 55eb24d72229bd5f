import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { countNewItems, listSources } from "#server/site/news-feeds/news-sources.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/sources.ts";
import { NewsTabs } from "./news-tabs.tsx";
import { SourceForm } from "./source-form.tsx";
import { SourceRow } from "./source-row.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { db } = mustHave(context.get(servicesContext)).database;
  return {
    crumb: "Fuentes",
    crumbAbove: "Noticias",
    sources: await listSources(db),
    waiting: await countNewItems(db),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Fuentes de noticias",
    description: "Los canales RSS, Atom y JSON que se leen cada dos horas, con su última lectura y su último fallo.",
    path: "/admin/noticias/fuentes",
    regions: false,
    noIndex: true,
  });

export default function Sources({ loaderData: { sources, waiting } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Fuentes</h1>
        <p className="mt-1 text-control text-muted-foreground">
          Canales RSS, Atom o JSON. Se leen cada dos horas; la que falla se lee cada vez menos y dice por qué.
        </p>
      </div>
      <NewsTabs waiting={waiting} />
      <Panel labelledBy="nueva-fuente">
        <PanelHeader id="nueva-fuente" title="Añadir una fuente" />
        <PanelBody>
          <SourceForm />
        </PanelBody>
      </Panel>
      <Panel labelledBy="fuentes" className="overflow-hidden">
        <PanelHeader
          id="fuentes"
          title={sources.length === 1 ? "1 fuente" : `${formatNumber(sources.length)} fuentes`}
          divided
        />
        {sources.length === 0 ? (
          <EmptyState title="Todavía no sigues ninguna fuente">
            Pega arriba la dirección de un canal. Pruébala antes: verás sus últimos títulos.
          </EmptyState>
        ) : (
          <ul className="divide-y">
            {sources.map((source) => (
              <SourceRow key={source.id} source={source} />
            ))}
          </ul>
        )}
      </Panel>
    </main>
  );
}
