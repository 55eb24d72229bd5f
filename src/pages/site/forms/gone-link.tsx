import { data, redirect } from "react-router";
import { linkState, withUtm } from "#domain/site/links/short-link.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { linkOfCode } from "#server/site/short-links/short-links.server.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/gone-link.ts";

/** There is no page at `/l`. */
export const handle = { frame: "crumbless" };

/** `/l/{code}` where it does not lead on (`server/links/redirect`): it never was, or it is over. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { database, now } = mustHave(context.get(servicesContext));
  const link = await linkOfCode(database.db, params.code);
  if (!link) throw data(null, { status: 404 });
  const state = linkState(link, now());
  // Opened again this very moment.
  if (state === "activo") throw redirect(withUtm(link.target, link.utm));
  return data({ crumb: "Enlace caducado", state }, { status: 410 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Enlace caducado",
    description: "Este enlace corto de Umbral ya no lleva a ninguna parte: ha caducado o se ha desactivado.",
    path: `/l/${args.params.code}`,
    regions: false,
    noIndex: true,
  });

export default function GoneLink({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page pt-8 pb-section">
      <h1 className="text-h1">Este enlace ya no funciona</h1>
      <p className="mt-3 max-w-prose text-muted-foreground">
        {state === "caducado" ? "Tenía una fecha y ha pasado." : "Lo hemos desactivado."} Lo que buscas puede seguir en
        la web.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <PageLink to="/">Ir al inicio</PageLink>
        </Button>
        <Button asChild variant="outline">
          <PageLink to="/contacto">Escribirnos</PageLink>
        </Button>
      </div>
    </main>
  );
}
