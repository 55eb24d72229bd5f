import { data } from "react-router";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { endedBy } from "#server/market/saved-searches/saved-searches.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/end-alerts.ts";

/**
 * Target of the link in the mails of a search. Opening it does nothing, because programs that look at links before people do would end
 * everybody's alerts.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { database } = mustHave(context.get(servicesContext));
  const token = readUuid(params.token);
  const search = token === undefined ? null : await endedBy(database.db, token);
  if (!search) throw data(null, { status: 404 });
  return data(
    { crumb: "Avisos de una búsqueda", token, name: search.name, isDone: search.isPaused },
    { headers: { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Dejar de recibir los avisos de una búsqueda",
    description: "Deja de recibir los avisos de una búsqueda guardada con un botón, sin iniciar sesión.",
    path: "/avisos-busqueda",
    regions: false,
    noIndex: true,
  });

export default function EndAlerts({ loaderData: { token, name, isDone } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page py-section">
      <div className="max-w-(--reading-max)">
        {isDone ? (
          <>
            <h1 className="text-h2">Ya no recibes estos avisos</h1>
            <p role="status" className="mt-4 text-lead text-muted-foreground">
              La búsqueda «{name}» sigue entre las tuyas, sin avisos. Allí puedes volver a ponerlos en marcha.
            </p>
            <p className="mt-8">
              <PageLink to="/dashboard/busquedas">Ver mis búsquedas</PageLink>
            </p>
          </>
        ) : (
          <>
            <h1 className="text-h2">Deja de recibir estos avisos</h1>
            <p className="mt-4 text-lead text-muted-foreground">
              Pulsa el botón y no te avisaremos más de la búsqueda «{name}». No hace falta iniciar sesión.
            </p>
            <form method="post" action={`/avisos-busqueda/${token}`} className="mt-8">
              <Button type="submit" size="lg">
                Parar los avisos
              </Button>
            </form>
          </>
        )}
      </div>
    </main>
  );
}
