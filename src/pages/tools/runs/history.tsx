import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/history.ts";
import { readRunList } from "./run-list.server.ts";
import { RunListPage } from "./run-list-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const data = await readRunList(services, viewer, request, "/dashboard/history");
  return { ...data, crumb: data.filter.view === "trash" ? "Papelera" : "Historial" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Historial",
    description:
      "Todo lo que has calculado en Umbral, con su cifra y su rango: búscalo, guárdalo, compáralo o llévatelo.",
    path: "/dashboard/history",
    regions: false,
    noIndex: true,
  });

export default function History({ loaderData }: Route.ComponentProps) {
  return <RunListPage data={loaderData} />;
}
