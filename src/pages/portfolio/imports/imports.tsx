import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { writeCursor } from "#server/platform/http/cursor.server.ts";
import { listImports } from "#server/portfolio/imports/imports.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageCursor } from "../../shared/page-cursor.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/imports.ts";
import { IMPORT_START, IMPORTS } from "./import-words.ts";
import { ImportsList } from "./imports-list.tsx";
import { ImportsTabs } from "./imports-tabs.tsx";

const PER_PAGE = 30;

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { database } = mustHave(context.get(servicesContext));
  const before = pageCursor(new URL(request.url).searchParams.get("antes"));
  const page = await listImports(database.db, personOf(context), { limit: PER_PAGE, before });
  return {
    crumb: "Importaciones",
    imports: page.imports,
    isLater: before !== undefined,
    next: page.next && writeCursor(page.next),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Importaciones",
    description:
      "Lo que ha llegado a tu cartera por archivo, dirección o programa, cuándo, de quién y qué ha cambiado.",
    path: IMPORTS,
    regions: false,
    noIndex: true,
  });

export default function Imports({ loaderData: { imports, isLater, next } }: Route.ComponentProps) {
  useFreshData("imports");
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Importaciones</h1>
        <p className="mt-1 text-control text-muted-foreground">Lo que ha llegado, de quién, y qué ha cambiado.</p>
      </div>
      <ImportsTabs />
      <Panel as="div" className="overflow-hidden">
        {imports.length > 0 ? (
          <ImportsList imports={imports} />
        ) : (
          <EmptyState
            level={2}
            title="Todavía no has importado nada"
            action={
              <Button asChild>
                <PageLink to={IMPORT_START}>Importar mi cartera</PageLink>
              </Button>
            }
          >
            Cada archivo y cada lectura de una dirección quedan aquí, con lo que cambiaron.
          </EmptyState>
        )}
      </Panel>
      {isLater || next ? (
        <div className="flex flex-wrap gap-2">
          {isLater ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={IMPORTS}>Las más recientes</PageLink>
            </Button>
          ) : null}
          {next ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={`${IMPORTS}?antes=${encodeURIComponent(next)}`}>Anteriores</PageLink>
            </Button>
          ) : null}
        </div>
      ) : null}
    </main>
  );
}
