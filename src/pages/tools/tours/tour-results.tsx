import { counted } from "#domain/shared/format/counted.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { tourResults } from "#server/tools/tours/read-results.server.ts";
import { findTour } from "#server/tools/tours/tour-rows.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/tour-results.ts";
import { spentWords } from "./tour-words.ts";

/** How a tour is visited: days, scenes and contacts. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const actor = mustHave(context.get(actorContext));
  const { database } = mustHave(context.get(servicesContext));
  const id = readUuid(params.tourId);
  if (actor.isAnonymous || id === undefined) throw new Response(null, { status: 404 });
  const row = await findTour(database.db, actor, id);
  if (!row) throw new Response(null, { status: 404 });
  const results = await tourResults(database.reads, id);
  // A scene that was deleted since keeps its time, without a name.
  const names = new Map([...row.document.scenes, ...(row.published?.scenes ?? [])].map((one) => [one.id, one.name]));
  return {
    crumb: row.title,
    id,
    title: row.title,
    ...results,
    scenes: results.scenes.map((one) => ({ ...one, name: names.get(one.sceneId) ?? "Una escena borrada" })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Visitas del recorrido",
    description: "Quién ha visitado el recorrido, cuánto tiempo pasa en cada estancia y quién ha escrito.",
    path: "/tours",
    regions: false,
    noIndex: true,
  });

export default function TourResultsPage({ loaderData }: Route.ComponentProps) {
  const { id, title, views, visitors, leads, scenes, newest } = loaderData;
  useFreshData("contacts");
  const longest = Math.max(1, ...scenes.map(({ seconds }) => seconds));
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 wrap-anywhere">{title}</h1>
      <p className="mt-3 mb-7 text-muted-foreground">
        {counted(views, "visita", "visitas")} de {counted(visitors, "persona", "personas")} y{" "}
        {counted(leads, "contacto", "contactos")}.{" "}
        <PageLink to={`/tour-editor/${id}`} className="link-text touch-target">
          Editar el recorrido
        </PageLink>
      </p>
      <div className="grid gap-5">
        <Panel labelledBy="escenas">
          <PanelHeader id="escenas" title="Tiempo en cada estancia" />
          <PanelBody>
            {scenes.length === 0 ? (
              <EmptyState title="Todavía no hay tiempos">Llegan cuando alguien recorre el piso.</EmptyState>
            ) : (
              <ul className="grid gap-3">
                {scenes.map(({ sceneId, name, seconds, looks }) => (
                  <li key={sceneId} className="grid gap-1 text-sm">
                    <span className="flex flex-wrap justify-between gap-x-4">
                      <span className="font-medium wrap-anywhere">{name}</span>
                      <span className="text-muted-foreground">
                        {spentWords(seconds)} en {counted(looks, "mirada", "miradas")}
                      </span>
                    </span>
                    <span aria-hidden className="h-2 rounded-full bg-secondary">
                      <span
                        className="block h-full rounded-full bg-primary"
                        style={{ width: `${(100 * seconds) / longest}%` }}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </PanelBody>
        </Panel>
        <Panel labelledBy="contactos">
          <PanelHeader id="contactos" title="Contactos" divided />
          {newest.length === 0 ? (
            <EmptyState title="Nadie ha escrito todavía">
              Los mensajes del formulario llegan aquí y a tus contactos.
            </EmptyState>
          ) : (
            <ul className="divide-y">
              {newest.map((lead) => (
                <li key={lead.id} className="flex flex-wrap justify-between gap-x-4 px-5 py-3 text-sm sm:px-6">
                  {lead.contactId ? (
                    <PageLink to={`/dashboard/contactos/${lead.contactId}`} className="link-text touch-target">
                      {lead.name}
                    </PageLink>
                  ) : (
                    lead.name
                  )}
                  <span className="text-muted-foreground">
                    <When iso={lead.at} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </main>
  );
}
