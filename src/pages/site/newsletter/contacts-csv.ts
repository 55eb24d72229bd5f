import { csvLines } from "#domain/shared/tables/csv-text.ts";
import { CONSENT_KIND_NAMES, readMarketingFilter } from "#domain/site/marketing-contacts/filter.ts";
import { recordEvent } from "#server/accounts/auth/audit.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { unsubscribeLink } from "#server/platform/mail/never-again.server.ts";
import { countMarketingPeople, type MarketingPerson, reachablePeople } from "#server/site/newsletter/people.server.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import type { Route } from "./+types/contacts-csv.ts";
import { filterText, originText, regionText } from "./marketing-names.ts";

const ROWS_AT_A_TIME = 2_000;
const COLUMNS = [
  "Correo",
  "Nombre",
  "Aceptó por última vez (UTC)",
  "Aceptó por primera vez (UTC)",
  "Vía",
  "Origen",
  "Región",
  "Intereses",
  "Pruebas",
  "Enlace de baja",
];

/**
 * People of a filter who may be written to, each with their unsubscribe link. Excluded ones are in no file.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireStaff(context, request);
  const { auth, config, database, log, now } = mustHave(context.get(servicesContext));
  const filter = { ...readMarketingFilter(new URL(request.url).searchParams), reach: "alcanzables" as const };
  await recordEvent(database.db, {
    kind: "marketing_exported",
    userId: viewer.userId,
    caller: { ipAddress: null, userAgent: request.headers.get("user-agent")?.slice(0, 500) ?? null },
    detail: { count: await countMarketingPeople(database.db, filter), note: filterText(filter) },
    at: now(),
  });
  const rowOf = (person: MarketingPerson) => [
    person.email,
    person.name,
    person.lastAt.toISOString(),
    person.firstAt.toISOString(),
    CONSENT_KIND_NAMES[person.kind],
    originText(person),
    regionText(person.region),
    person.interests.join(", "),
    person.proofs,
    unsubscribeLink(auth.keys, config.publicUrl, person.email),
  ];
  const encoder = new TextEncoder();
  let after: string | null = "";
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLines([COLUMNS])}`)),
    async pull(controller) {
      try {
        const people = after === null ? [] : await reachablePeople(database.db, filter, after, ROWS_AT_A_TIME);
        if (people.length > 0) controller.enqueue(encoder.encode(csvLines(people.map(rowOf))));
        after = people.length < ROWS_AT_A_TIME ? null : people.at(-1)!.email;
        if (after === null) controller.close();
      } catch (error) {
        log.error({ err: error }, "the marketing contacts could not be read");
        controller.error(error);
      }
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="umbral-contactos-marketing-${isoDateInMadrid(now())}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
