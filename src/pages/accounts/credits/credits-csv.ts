import { actorOf } from "#server/accounts/access/actor.server.ts";
import { payerOf } from "#server/accounts/billing/accounts.server.ts";
import { shownAccount } from "#server/accounts/billing/ledger.server.ts";
import { type LedgerEntry, listEntries } from "#server/accounts/billing/usage.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { tableToCsv } from "#server/platform/tables/tables.server.ts";
import { requireViewer } from "../auth/guard.server.ts";
import type { Route } from "./+types/credits-csv.ts";
import { REASON_NAMES, titleOf } from "./credits-page.server.ts";

/** More than years of use; a file that a spreadsheet still opens. */
const MOST_ROWS = 50_000;
const COLUMNS = ["Fecha (UTC)", "Movimiento", "Herramienta", "Créditos", "Saldo", "Persona", "Nota"];

/** The movements of credits as a table to keep. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorOf(requireViewer(context, request));
  const { database, now } = mustHave(context.get(servicesContext));
  const { id } = await shownAccount(database.db, payerOf(actor), now());
  const { entries } = await listEntries(database.db, actor, id, { limit: MOST_ROWS, offset: 0 });
  return new Response(tableToCsv({ name: "Movimientos", columns: COLUMNS, rows: entries.map(rowOf) }), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="umbral-creditos-${isoDateInMadrid(now())}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

function rowOf({ at, reason, toolId, delta, balanceAfter, person, note }: LedgerEntry) {
  return [
    at.toISOString(),
    REASON_NAMES[reason],
    toolId === null ? "" : titleOf(toolId),
    delta,
    balanceAfter,
    person ?? "",
    note ?? "",
  ];
}
