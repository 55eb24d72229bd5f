import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/saved-results.ts";
import { readRunList } from "./run-list.server.ts";
import { RunListPage } from "./run-list-page.tsx";

/** The same page at two addresses. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const isShort = new URL(request.url).pathname.startsWith("/resultados-guardados");
  const data = await readRunList(
    services,
    viewer,
    request,
    isShort ? "/resultados-guardados" : "/dashboard/saved-results",
  );
  return { ...data, crumb: "Resultados guardados" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Resultados guardados",
    description:
      "Los resultados que guardas en Umbral, con su nombre, su carpeta y sus etiquetas, a mano cuando hacen falta.",
    path: "/dashboard/saved-results",
    regions: false,
    noIndex: true,
  });

export default function SavedResults({ loaderData }: Route.ComponentProps) {
  return <RunListPage data={loaderData} />;
}
