import { readPeriod } from "#domain/insight/analytics/period.ts";
import { foldInto, partsOf } from "#domain/operations/stats/calculate.ts";
import { DAILY_FIGURES, STAT_FIGURES } from "#domain/operations/stats/figures.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { dailyCounts } from "#server/operations/stats/daily.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { tableToCsv } from "#server/platform/tables/tables.server.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import type { Route } from "./+types/stats-csv.ts";

/** Each figure on each day of the period: sums, nobody's data. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database, now } = mustHave(context.get(servicesContext));
  const period = readPeriod(new URL(request.url).searchParams, isoDateInMadrid(now()));
  const days = await dailyCounts(database.reads, DAILY_FIGURES, period);
  const parts = partsOf(period, "dia");
  const values = DAILY_FIGURES.map((id) => foldInto(days[id], parts));
  const csv = tableToCsv({
    name: "Estadísticas",
    columns: ["Día", ...DAILY_FIGURES.map((id) => STAT_FIGURES[id].label)],
    rows: parts.map(({ from }, i) => [from, ...values.map((column) => column[i]!)]),
  });
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="umbral-estadisticas-${period.from}-${period.to}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
