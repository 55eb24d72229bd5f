import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { listImports } from "#server/portfolio/imports/imports.server.ts";
import { listSources } from "#server/portfolio/imports/sources.server.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/import-start.ts";
import { AddressWay } from "./address-way.tsx";
import { FileWay } from "./file-way.tsx";
import { FormatGuide } from "./format-guide.tsx";
import { IMPORT_START, IMPORTS } from "./import-words.ts";
import { ImportsList } from "./imports-list.tsx";
import { ImportsTabs } from "./imports-tabs.tsx";
import { ProgramWay } from "./program-way.tsx";

const LATEST = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const actor = personOf(context);
  const { database } = mustHave(context.get(servicesContext));
  const latest = await listImports(database.db, actor, { limit: LATEST });
  return { crumb: "Importar", senders: await listSources(database.db, actor), latest: latest.imports };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Importar la cartera",
    description:
      "Trae las viviendas de tu programa por archivo, por una dirección que se lee sola o desde un programa.",
    path: IMPORT_START,
    regions: false,
    noIndex: true,
  });

export default function ImportStart({ loaderData: { senders, latest } }: Route.ComponentProps) {
  useFreshData("imports");
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Importa tu cartera</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Trae las viviendas que ya tienes escritas. Primero ves qué es nuevo, qué cambia y qué falta; después decides.
        </p>
      </div>
      <ImportsTabs />
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Panel labelledBy="traer">
            <PanelHeader id="traer" title="¿Cómo la traes?" />
            <PanelBody className="pt-3 sm:pt-3">
              <Tabs
                label="Cómo traer la cartera"
                items={[
                  { id: "archivo", label: "Archivo", content: <FileWay senders={senders} /> },
                  { id: "direccion", label: "Dirección", content: <AddressWay /> },
                  { id: "programa", label: "Programa", content: <ProgramWay /> },
                ]}
              />
            </PanelBody>
          </Panel>
          {latest.length > 0 ? (
            <Panel labelledBy="ultimas" className="overflow-hidden">
              <PanelHeader
                id="ultimas"
                title="Últimas importaciones"
                divided
                actions={
                  <PageLink to={IMPORTS} className="link-text text-sm">
                    Ver todas
                  </PageLink>
                }
              />
              <ImportsList imports={latest} />
            </Panel>
          ) : null}
        </div>
        <FormatGuide />
      </div>
    </main>
  );
}
