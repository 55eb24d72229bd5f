import { csvLines } from "#domain/shared/tables/csv-text.ts";
import { type AuditedEvent, listAuditEvents } from "#server/accounts/people/audit.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import type { Place } from "#server/platform/http/cursor.server.ts";
import { requireStaff } from "../auth/guard.server.ts";
import type { Route } from "./+types/audit-csv.ts";
import { auditFilter } from "./audit-filter.server.ts";
import { readAuditQuery } from "./audit-query.ts";
import { detailText, kindName } from "./event-kinds.ts";

const ROWS_AT_A_TIME = 1_000;
const COLUMNS = [
  "Fecha (UTC)",
  "Qué",
  "Clave",
  "Cuenta",
  "Id de la cuenta",
  "Por",
  "Id de quien actúa",
  "IP",
  "Navegador",
  "Detalle",
];

/** The security log as a table to keep, whole: it is read while it is sent. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database, log, now } = mustHave(context.get(servicesContext));
  const filter = auditFilter(readAuditQuery(new URL(request.url).searchParams));
  const encoder = new TextEncoder();
  let place: Place | null = null;
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { events, next } = await listAuditEvents(database.db, filter, place, ROWS_AT_A_TIME);
        const rows = events.map(rowOf);
        if (isFirst) controller.enqueue(encoder.encode(`\ufeff${csvLines([COLUMNS, ...rows])}`));
        else if (rows.length > 0) controller.enqueue(encoder.encode(csvLines(rows)));
        isFirst = false;
        place = next;
        if (next === null) controller.close();
      } catch (error) {
        log.error({ err: error }, "the security log could not be read");
        controller.error(error);
      }
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="umbral-auditoria-${isoDateInMadrid(now())}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

function rowOf({ at, kind, userEmail, userId, actorEmail, actorId, ipAddress, userAgent, detail }: AuditedEvent) {
  return [
    at.toISOString(),
    kindName(kind),
    kind,
    userEmail,
    userId,
    actorEmail,
    actorId,
    ipAddress,
    userAgent,
    detailText(kind, detail),
  ];
}
