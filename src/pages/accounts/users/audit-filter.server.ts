import { addDays } from "#domain/shared/time/local-time.ts";
import type { AuditFilter } from "#server/accounts/people/audit.server.ts";
import { startOfDayInMadrid } from "#server/platform/clock.server.ts";
import type { AuditQuery } from "./audit-query.ts";

/** Filter of the log from the address: days are those of mainland Spain, and the last one counts whole. */
export function auditFilter({ kind, person, from, until }: AuditQuery): AuditFilter {
  return {
    kind: kind === "" ? null : kind,
    person,
    from: from === "" ? null : startOfDayInMadrid(from),
    until: until === "" ? null : startOfDayInMadrid(addDays(until, 1)),
  };
}
