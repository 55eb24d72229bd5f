import * as z from "zod/mini";
import { mayAsStaff } from "#domain/accounts/account/staff-rights.ts";
import { text } from "#domain/shared/schema/text.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Viewer } from "../../accounts/access/viewer.server.ts";
import { listStaff } from "../../accounts/people/staff.server.ts";
import { FAILURE_TYPES } from "../../platform/failures/failure-log.server.ts";
import { type Cursor, writeCursor } from "../../platform/http/cursor.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { findCase } from "./error-cases.server.ts";
import {
  type ErrorFilter,
  type ErrorGroup,
  failedTools,
  frequencyOf,
  groupFacts,
  listErrorGroups,
  listOccurrences,
  PARTS,
  peopleOf,
  resolutionOf,
} from "./error-groups.server.ts";

/**
 * The lists of `/admin/errores` and `/api/admin/errors`. The caller has been let in already; only administrators see
 * names.
 */

const PERIODS = { "24h": 24, "7d": 7 * 24, "30d": 30 * 24, "365d": 365 * 24 } as const;
const GROUPS = 25;
const OCCURRENCES = 10;
const PEOPLE = 20;
const MOST_EXPORTED = 5_000;
const NONE: readonly number[] = new Array<number>(PARTS).fill(0);

/** Unknown values of an address are as good as none: a link from elsewhere still opens. */
const choices = z.object({
  state: z.catch(z.enum(["unresolved", "resolved", "all"]), "unresolved"),
  kind: z.catch(z.optional(z.enum(["server", "browser", "missing_path"])), undefined),
  type: z.catch(z.optional(z.enum(FAILURE_TYPES)), undefined),
  tool: z.catch(z.optional(text({ max: 80 }).check(z.regex(/^[\w-]{1,80}$/))), undefined),
  period: z.catch(z.enum(["24h", "7d", "30d", "365d"]), "7d"),
  q: z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
});
export type ErrorChoices = z.output<typeof choices>;

/** @param raw values as the call's or the page's address has them */
export function readChoices(raw: Record<string, string | undefined>): ErrorChoices {
  return choices.parse(
    Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, value?.replaceAll("\0", "")])),
  );
}

const mayNamePeople = ({ roles }: Viewer) => mayAsStaff(roles, "name-people-in-errors");

export async function errorList(
  { database, now }: ToolServices,
  viewer: Viewer,
  { chosen, before }: { chosen: ErrorChoices; before: Cursor | undefined },
) {
  const { db } = database;
  const until = now();
  const filter = filterOf(chosen, viewer, until);
  const { groups, total } = await listErrorGroups(db, filter, {
    limit: GROUPS + 1,
    before,
  });
  const page = groups.slice(0, GROUPS);
  const span = { since: filter.since, until };
  const [ofGroups, ofTypes, tools] = await Promise.all([
    frequencyOf(db, "fingerprint", { ...span, only: page.map(({ fingerprint }) => fingerprint) }),
    frequencyOf(db, "error_type", span),
    failedTools(db, filter.since),
  ]);
  const last = groups.length > GROUPS ? page.at(-1)! : null;
  return {
    total,
    groups: page.map((group) => ({ ...groupJson(group), frequency: ofGroups.get(group.fingerprint) ?? NONE })),
    next: last && writeCursor({ at: last.lastAt, id: last.fingerprint }),
    types: FAILURE_TYPES.map((type) => {
      const frequency = ofTypes.get(type) ?? NONE;
      return { type, times: frequency.reduce((sum, times) => sum + times, 0), frequency };
    }),
    tools,
  };
}

/** @returns null for a cause that nothing has */
export async function errorDetail(
  { database, now }: ToolServices,
  viewer: Viewer,
  fingerprint: string,
  before?: Cursor,
) {
  const { db } = database;
  const facts = await groupFacts(db, fingerprint);
  if (!facts) return null;
  const [newest] = await listOccurrences(db, fingerprint, { limit: 1 });
  const rows = await listOccurrences(db, fingerprint, { limit: OCCURRENCES + 1, before });
  const page = rows.slice(0, OCCURRENCES);
  const last = rows.length > OCCURRENCES ? page.at(-1)! : null;
  const [found, staff] = await Promise.all([findCase(db, fingerprint), listStaff(db, now())]);
  const resolution = facts.unresolved === 0 ? await resolutionOf(db, fingerprint) : null;
  return {
    fingerprint,
    kind: newest!.kind,
    error_type: newest!.errorType,
    error_message: newest!.errorMessage,
    error_stack: newest!.errorStack,
    request_data: newest!.requestData,
    tool_name: newest!.toolName,
    path: newest!.path,
    times: facts.times,
    unresolved: facts.unresolved,
    first_at: facts.firstAt.toISOString(),
    last_at: facts.lastAt.toISOString(),
    users: facts.people,
    /** Names are for administrators. */
    affected: mayNamePeople(viewer) ? await peopleOf(db, fingerprint, PEOPLE) : null,
    resolved_at: resolution?.at?.toISOString() ?? null,
    resolved_by: mayNamePeople(viewer) ? (resolution?.email ?? null) : null,
    note: found?.note ?? null,
    noted_at: found?.updatedAt.toISOString() ?? null,
    noted_by: staff.find(({ id }) => id === found?.updatedBy)?.name ?? null,
    assignee_id: found?.assigneeId ?? null,
    /** People to whom it may be assigned. */
    staff,
    occurrences: page.map((row) => ({
      id: row.id,
      created_at: row.createdAt.toISOString(),
      path: row.path,
      is_signed_in: row.userId !== null,
      user: mayNamePeople(viewer) ? row.email : null,
      resolved: row.resolved,
    })),
    next: last && writeCursor({ at: last.createdAt, id: last.id }),
  };
}

/** The list as a table, without its pages. */
export async function errorTable({ database, now }: ToolServices, viewer: Viewer, chosen: ErrorChoices) {
  const filter = filterOf(chosen, viewer, now());
  const { groups } = await listErrorGroups(database.db, filter, { limit: MOST_EXPORTED });
  return {
    name: "Errores",
    columns: [
      "Tipo",
      "Clase",
      "Mensaje",
      "Herramienta",
      "Página",
      "Veces",
      "Sin resolver",
      "Usuarios",
      "Primera vez",
      "Última vez",
    ],
    rows: groups.map((group) => [
      group.errorType,
      group.kind,
      group.message,
      group.toolName ?? "",
      group.path ?? "",
      group.times,
      group.unresolved,
      group.people,
      group.firstAt.toISOString(),
      group.lastAt.toISOString(),
    ]),
  };
}

function filterOf(chosen: ErrorChoices, viewer: Viewer, now: Date): ErrorFilter {
  const { state, kind, type, tool, period, q } = chosen;
  const since = new Date(now.getTime() - PERIODS[period] * HOUR_MS);
  return { since, state, kind, type, tool, text: q, mayNamePeople: mayNamePeople(viewer) };
}

function groupJson(group: ErrorGroup) {
  return {
    fingerprint: group.fingerprint,
    kind: group.kind,
    error_type: group.errorType,
    error_message: group.message,
    tool_name: group.toolName,
    path: group.path,
    times: group.times,
    unresolved: group.unresolved,
    users: group.people,
    first_at: group.firstAt.toISOString(),
    last_at: group.lastAt.toISOString(),
  };
}
