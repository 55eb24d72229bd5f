import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/new-home.ts";
import { HomeForm } from "./home-form.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  return { crumb: "Añadir vivienda", mapStyleUrl: mustHave(context.get(servicesContext)).config.mapStyleUrl };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Añadir vivienda",
    description:
      "Una vivienda nueva en tu cartera: con la operación y el tipo basta; lo demás se completa cuando haga falta.",
    path: "/dashboard/cartera/nueva",
    regions: false,
    noIndex: true,
  });

export default function NewHome({ loaderData }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Añadir vivienda</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Con la operación y el tipo basta. Las fotos y los documentos se suben después, en su ficha.
        </p>
      </div>
      <HomeForm mapStyleUrl={loaderData.mapStyleUrl} />
    </main>
  );
}
