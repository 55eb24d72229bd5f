import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { tableToCsv } from "#server/platform/tables/tables.server.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import type { Route } from "./+types/analytics-csv.ts";
import { analyticsTable, periodOf } from "./analytics-parts.server.ts";

/** The numbers of the page as a table to keep. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorOf(requireViewer(context, request));
  const services = mustHave(context.get(servicesContext));
  const period = periodOf(services, request);
  const table = await analyticsTable(services, actor, period);
  return new Response(tableToCsv(table), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="umbral-analitica-${period.from}-${period.to}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
