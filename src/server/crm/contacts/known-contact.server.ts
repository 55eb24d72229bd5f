import { and, desc, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import { NO_CONTACT_FILTERS } from "#domain/crm/contacts/contact-filters.ts";
import type { KnownContact, StatedFinances } from "#domain/crm/contacts/known-contact.ts";
import type { CapacityInput } from "#tools/borrowing-capacity/schema.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { type AnyTool, slugOf } from "#tools/define-tool.ts";
import { leadQualifier } from "#tools/lead-qualifier/tool.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { type ToolRun, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { linesOf } from "./contact-lines.server.ts";
import { cents } from "./deal-cards.server.ts";
import { listContacts } from "./read-contacts.server.ts";
import { touch } from "./write-contact.server.ts";

/** Contacts between CRM and tools: those offered to a tool, and the results that the CRM keeps for a contact. */

/** Older lines of a timeline than these are too faded to say something about the contact today. */
const MOST_HEARD = 20;

/** The contacts that a tool is offered: as their list finds them, the most recent first. */
export async function offeredContacts(
  db: Db,
  actor: PersonActor,
  { text, limit }: { text: string; limit: number },
): Promise<KnownContact[]> {
  const page = await listContacts(db, actor, { ...NO_CONTACT_FILTERS, text }, { order: "actividad", limit });
  const known = await Promise.all(page.contacts.map(({ id }) => offeredContact(db, actor, id)));
  return known.filter((contact) => contact !== null);
}

/** One of them, as far as the actor may see it; null for a stranger's, for the trash and for a merged contact. */
export async function offeredContact(db: Db, actor: PersonActor, id: string): Promise<KnownContact | null> {
  const where = and(usable(actor), eq(contacts.id, id));
  const [row] = await db.select({ id: contacts.id, language: contacts.language }).from(contacts).where(where);
  const [line] = row ? await linesOf(db, [row.id]) : [];
  if (!row || !line) return null;
  const himself = or(
    sql`${contactEvents.kind} in ('formulario', 'chat', 'resultado_compartido', 'correo_portal', 'visita')`,
    sql`${contactEvents.data} ->> 'direction' = 'entrante'`,
  );
  const heard = await db
    .select({ kind: contactEvents.kind, at: contactEvents.at })
    .from(contactEvents)
    .where(and(eq(contactEvents.contactId, id), himself))
    .orderBy(desc(contactEvents.at))
    .limit(MOST_HEARD);
  const [reached] = await db
    .select({ at: contactEvents.at })
    .from(contactEvents)
    .where(and(eq(contactEvents.contactId, id), sql`${contactEvents.data} ->> 'direction' = 'saliente'`))
    .orderBy(desc(contactEvents.at))
    .limit(1);
  const [deal] = await db
    .select({ stage: deals.stage })
    .from(deals)
    .where(and(eq(deals.contactId, id), mayRead(actor, "deal"), notInArray(deals.stage, ["firmado", "perdido"])))
    .orderBy(desc(deals.createdAt))
    .limit(1);
  const [demand] = await db
    .select()
    .from(demands)
    .where(and(eq(demands.contactId, id), eq(demands.isActive, true)))
    .orderBy(desc(demands.createdAt))
    .limit(1);
  const { fullName, email, phone, roles, source } = line;
  const finances = await financesOf(db, actor, id);
  return {
    finances,
    id,
    fullName,
    email,
    phone,
    roles,
    source,
    language: row.language,
    lastHeardAt: heard[0]?.at.toISOString() ?? null,
    heard: heard.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    lastReachedAt: reached?.at.toISOString() ?? null,
    stage: deal?.stage ?? null,
    demand: demand
      ? {
          operation: demand.operation as "venta" | "alquiler",
          homeTypes: demand.types,
          zones: demand.places,
          maxPrice: wholeUnits(cents(demand.priceMaxCents)),
          minRooms: demand.roomsMin,
          minAreaM2: demand.areaMinM2,
        }
      : null,
  };
}

/** The tools that ask a buyer for their money, by their addresses. */
const ASKING_FOR_MONEY = [borrowingCapacity, leadQualifier];

/** A buyer's money as it was typed in the newest run that the actor sees and that was made for this contact. */
async function financesOf(db: Db, actor: PersonActor, contactId: string): Promise<StatedFinances | null> {
  const [run] = await db
    .select({ id: toolRuns.id, at: toolRuns.createdAt, toolId: toolRuns.toolId, input: toolRuns.parsedInput })
    .from(contactEvents)
    .innerJoin(toolRuns, eq(toolRuns.id, contactEvents.runId))
    .where(
      and(
        eq(contactEvents.contactId, contactId),
        sql`${contactEvents.data} ? 'tool'`,
        mayRead(actor, "run"),
        isNull(toolRuns.deletedAt),
        isNull(toolRuns.purgedAt),
        inArray(
          toolRuns.toolId,
          ASKING_FOR_MONEY.map(({ id }) => id),
        ),
        sql`jsonb_typeof(${toolRuns.parsedInput} -> 'netMonthlyIncome') = 'number'`,
      ),
    )
    .orderBy(desc(toolRuns.createdAt))
    .limit(1);
  const tool = ASKING_FOR_MONEY.find(({ id }) => id === run?.toolId);
  if (!run || !tool) return null;
  const stated = run.input as Partial<CapacityInput>;
  return {
    runId: run.id,
    on: run.at.toISOString().slice(0, 10),
    path: tool.path,
    netMonthlyIncome: stated.netMonthlyIncome!,
    paysPerYear: stated.paysPerYear === "14" ? 14 : 12,
    monthlyDebts: stated.monthlyDebts ?? 0,
    savings: stated.savings ?? null,
    place: stated.place ?? null,
    currency: stated.currency ?? null,
  };
}

const usable = (actor: PersonActor) =>
  and(mayRead(actor, "contact"), isNull(contacts.deletedAt), isNull(contacts.mergedIntoId))!;

const wholeUnits = (amount: number | null) => (amount === null ? null : Math.round(amount / 100));

/** The contact that a run was made for, if the caller still sees them. */
export async function contactOfRun(
  db: Db,
  actor: PersonActor,
  runId: string,
): Promise<{ id: string; name: string } | null> {
  const [found] = await db
    .select({ id: contacts.id, name: contacts.fullName })
    .from(contactEvents)
    .innerJoin(contacts, eq(contacts.id, contactEvents.contactId))
    .where(and(eq(contactEvents.runId, runId), sql`${contactEvents.data} ? 'tool'`, usable(actor)))
    .limit(1);
  return found ?? null;
}

/** Writes into a contact's timeline that a result was made for them. A contact that is gone meanwhile gets none. */
export async function noteRun(
  tx: Db,
  actor: PersonActor,
  { contactId, run, tool, now }: { contactId: string; run: ToolRun; tool: AnyTool; now: Date },
): Promise<void> {
  const [contact] = await tx
    .select({ id: contacts.id, scope: contacts.scope })
    .from(contacts)
    .where(and(usable(actor), eq(contacts.id, contactId)))
    .for("key share");
  if (!contact) return;
  await tx.insert(contactEvents).values({
    contactId,
    runId: run.id,
    homeId: run.propertyId,
    at: now,
    kind: "nota",
    text: run.title,
    data: { tool: slugOf(tool), toolTitle: tool.title },
    actorId: actor.isAnonymous ? null : actor.ownerId,
  });
  await touch(tx, contactId, now);
  await publishChange(tx, contact.scope, "contacts");
}
