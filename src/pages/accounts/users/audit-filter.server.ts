import type { AuditFilter } from "#server/accounts/people/audit.server.ts";
import { startOfDayInMadrid } from "#server/platform/clock.server.ts";
import type { AuditQuery } from "./audit-query.ts";

const DAY_MS = 24 * 3_600_000;

/** What the address says, as the log is asked: days are those of mainland Spain, and the last one counts whole. */
export function auditFilter({ kind, person, from, until }: AuditQuery): AuditFilter {
  return {
    kind: kind === "" ? null : kind,
    person,
    from: from === "" ? null : startOfDayInMadrid(from),
    until: until === "" ? null : startOfDayInMadrid(nextDay(until)),
  };
}

const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
