import { and, eq, inArray, ne } from "drizzle-orm";
import { eventOfProposed } from "#domain/crm/calendar/appointment-event.ts";
import type { AnyTool, ProposedAppointment } from "#tools/define-tool.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { contactOfRun } from "../contacts/known-contact.server.ts";
import { createEvent } from "./change-events.server.ts";
import { settingsOfPerson } from "./people.server.ts";

/** The appointments that a run's result proposes for the calendar, and the call that adds them. */

export function proposedOf(tool: AnyTool, run: Pick<ToolRun, "result" | "parsedInput">): ProposedAppointment[] {
  return tool.appointmentsOf?.(run.result, run.parsedInput) ?? [];
}

const causeOf = (runId: string, id: string) => `resultado:${runId}:${id}`;

/** The proposals of a run that are already in a calendar. */
export async function addedAppointments(
  db: Db,
  runId: string,
  proposed: readonly ProposedAppointment[],
): Promise<string[]> {
  if (proposed.length === 0) return [];
  const causes = new Map(proposed.map(({ id }) => [causeOf(runId, id), id]));
  const rows = await db
    .select({ cause: calendarEvents.cause })
    .from(calendarEvents)
    .where(and(inArray(calendarEvents.cause, [...causes.keys()]), ne(calendarEvents.status, "cancelado")));
  return rows.map(({ cause }) => causes.get(cause!)!);
}

/**
 * Puts proposals into the caller's calendar. Events that are already there stay as they are, moved or not; deleted ones
 * are added again.
 *
 * @returns how many are new
 * @throws AppError INVALID_INPUT for an id that the result does not propose
 */
export async function addAppointments(
  tx: Db,
  actor: PersonActor,
  { tool, run, ids, now }: { tool: AnyTool; run: ToolRun; ids: readonly string[]; now: Date },
): Promise<number> {
  const proposed = proposedOf(tool, run);
  const wanted = proposed.filter(({ id }) => ids.includes(id));
  if (wanted.length === 0 || wanted.length < new Set(ids).size) {
    throw new AppError("INVALID_INPUT", [{ path: "ids", message: "Elige al menos una propuesta del resultado" }]);
  }
  // Of two clicks at once one waits, and finds the events there.
  const [kept] = await tx
    .select({ id: toolRuns.id })
    .from(toolRuns)
    .where(and(mayRead(actor, "run"), eq(toolRuns.id, run.id)))
    .for("update");
  if (!kept) throw new AppError("UNKNOWN_RUN");
  const added = await addedAppointments(tx, run.id, wanted);
  const missing = wanted.filter(({ id }) => !added.includes(id));
  const causes = missing.map(({ id }) => causeOf(run.id, id));
  if (causes.length > 0) {
    await tx.update(calendarEvents).set({ cause: null }).where(inArray(calendarEvents.cause, causes));
  }
  const contact = await contactOfRun(tx, actor, run.id);
  const { timeZone } = await settingsOfPerson(tx, actor.ownerId);
  for (const one of missing) {
    const event = {
      ...eventOfProposed(one, timeZone),
      runId: run.id,
      contactId: contact?.id ?? null,
      homeId: run.propertyId,
    };
    await createEvent(tx, actor, event, now, causeOf(run.id, one.id));
  }
  return missing.length;
}
