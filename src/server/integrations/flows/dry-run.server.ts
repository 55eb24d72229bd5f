import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import { imagineRun } from "#domain/integrations/flows/dry-run.ts";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { WAITED_EVENTS, type WaitedEvent } from "#domain/integrations/flows/flow-events.ts";
import { MOST_DRY_EVENTS } from "#domain/integrations/flows/flow-limits.ts";
import { actionWords } from "#domain/integrations/flows/flow-words.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowEvents } from "../../platform/db/tables/integrations-flows.server.ts";
import { namesFor } from "./read-flows.server.ts";
import { type RunSubject, readSubject } from "./read-subject.server.ts";
import { subjectOfEvent } from "./take-events.server.ts";
import { imagineTimedEvents, isTimed } from "./timed-events.server.ts";

/** A flow played on what has happened, by the engine itself. Nothing is written, sent or remembered. */

export interface DryRun {
  /** Events of its kind that were looked at. */
  looked: number;
  /** There were more, older ones. */
  isCut: boolean;
  runs: {
    at: string;
    contact: string | null;
    home: string | null;
    /** Null: its conditions kept it from beginning, or what it is about is gone. */
    lines: { stepId: string; outcome: string; note: string | null; at: string }[] | null;
    why: string | null;
  }[];
}

/** @param days how far back it looks */
export async function dryRun(
  db: Db,
  actor: PersonActor,
  document: FlowDocument,
  days: number,
  now: Date,
): Promise<DryRun> {
  const scope = scopeOf(actor);
  const { event, days: triggerDays } = document.trigger;
  const since = new Date(now.getTime() - days * DAY_MS);
  const subjects: RunSubject[] = isTimed(event)
    ? (await imagineTimedEvents(db, { event, days: triggerDays ?? 0, scope, limit: MOST_DRY_EVENTS + 1 }, now)).map(
        (found) => ({
          ...found,
          scope,
          eventAt: now,
          hadDeal: found.dealId !== null,
          hadHome: found.homeId !== null,
        }),
      )
    : (
        await db
          .select()
          .from(flowEvents)
          .where(and(eq(flowEvents.scope, scope), eq(flowEvents.type, event), gt(flowEvents.at, since)))
          .orderBy(desc(flowEvents.at))
          .limit(MOST_DRY_EVENTS + 1)
      ).map(subjectOfEvent);
  const names = await namesFor(db, actor);
  const runs: DryRun["runs"] = [];
  for (const subject of subjects.slice(0, MOST_DRY_EVENTS)) {
    const { facts, times, contact, home } = await readSubject(db, subject, now);
    const later = subject.contactId === null ? [] : await laterEvents(db, subject.contactId, subject.eventAt);
    const imagined =
      facts.gone === null
        ? imagineRun(document, {
            facts,
            times,
            startsAt: subject.eventAt,
            later,
            tell: (action) => actionWords(action, names),
          })
        : null;
    runs.push({
      at: subject.eventAt.toISOString(),
      contact: contact?.fullName ?? null,
      home: home && homeName(home).title,
      lines: imagined?.starts ? imagined.lines.map((line) => ({ ...line, at: line.at.toISOString() })) : null,
      why: facts.gone ?? (imagined?.starts ? null : "No cumple las condiciones del principio"),
    });
  }
  return { looked: runs.length, isCut: subjects.length > MOST_DRY_EVENTS, runs };
}

async function laterEvents(db: Db, contactId: string, since: Date): Promise<{ event: WaitedEvent; at: Date }[]> {
  const { at, type, contactId: of } = flowEvents;
  const rows = await db
    .select({ event: type, at })
    .from(flowEvents)
    .where(and(eq(of, contactId), gt(at, since), inArray(type, [...WAITED_EVENTS])))
    .orderBy(asc(at))
    .limit(100);
  return rows as { event: WaitedEvent; at: Date }[];
}
