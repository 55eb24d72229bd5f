import { data, useSearchParams } from "react-router";
import { ERRORS } from "#content/errors.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readHome } from "#server/portfolio/homes/read-home.server.ts";
import { homeTitle } from "#ui/homes/home-text.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/edit-home.ts";
import { HomeForm } from "./home-form.tsx";
import { isHomeId } from "./home-id.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { database, config } = mustHave(context.get(servicesContext));
  const home = isHomeId(params.homeId) ? await readHome(database.db, actorOf(viewer), params.homeId) : null;
  if (!home || home.deletedAt) throw data(ERRORS.UNKNOWN_HOME.message, { status: 404 });
  return { crumb: "Editar", crumbAbove: homeTitle(home.home), home, mapStyleUrl: config.mapStyleUrl };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Editar vivienda",
    description:
      "Los datos de una vivienda de tu cartera. Lo que cambies queda en su historial, con lo de antes y lo de ahora.",
    path: "/dashboard/cartera",
    regions: false,
    noIndex: true,
  });

export default function EditHome({ loaderData: { home, mapStyleUrl } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3 wrap-anywhere">Editar {homeTitle(home.home)}</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Lo que cambies queda en su historial, con lo de antes y lo de ahora.
        </p>
      </div>
      <HomeForm key={home.id} edited={home} mapStyleUrl={mapStyleUrl} wanted={query.get("campo") ?? undefined} />
    </main>
  );
}
