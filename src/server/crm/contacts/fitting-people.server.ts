import { and, asc, desc, eq, inArray, isNull, max, ne, sql } from "drizzle-orm";
import { HOME_MUSTS } from "#domain/crm/contacts/demand-musts.ts";
import { whyNotWrite } from "#domain/crm/contacts/home-message.ts";
import { matchesDemand } from "#domain/crm/contacts/match-demand.ts";
import type { FittingPerson, SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contactPoints, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import type { HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { optedOutOf } from "../call-opt-outs/opt-outs.server.ts";
import { findContact } from "./read-contact.server.ts";
import { touch } from "./write-contact.server.ts";

/** With more people who look for a home, those active last are looked at. */
const MOST_DEMANDS = 2_000;
const MOST_PEOPLE = 200;

/**
 * The actor's contacts whose demand a home fits: those to whom somebody may write and who have not got it first, then
 * those with the most reasons. Its own owner is not among them.
 */
export async function fittingPeople(
  db: Db,
  { actor, keys }: { actor: PersonActor; keys: Pick<AuthKeys, "mac"> },
  home: HomeRow,
): Promise<FittingPerson[]> {
  const rows = await db
    .select({
      demand: demands,
      contact: { id: contacts.id, fullName: contacts.fullName, consentAt: contacts.consentAt },
    })
    .from(demands)
    .innerJoin(contacts, eq(contacts.id, demands.contactId))
    .where(
      and(
        mayRead(actor, "contact"),
        isNull(contacts.deletedAt),
        isNull(contacts.mergedIntoId),
        eq(demands.isActive, true),
        eq(demands.operation, home.operation),
        home.ownerContactId === null ? undefined : ne(contacts.id, home.ownerContactId),
      ),
    )
    .orderBy(desc(contacts.lastActivityAt), desc(contacts.id))
    .limit(MOST_DEMANDS);
  const asked = demandedOf(home);
  /** By contact: of several demands that fit, the one with the most reasons. */
  const found = new Map<string, { contact: (typeof rows)[number]["contact"]; reasons: string[]; unknown: string[] }>();
  for (const { demand, contact } of rows) {
    const limits = { priceMin: euros(demand.priceMinCents), priceMax: euros(demand.priceMaxCents) };
    const match = matchesDemand(asked, { ...demand, ...limits });
    // A demand that asks for nothing is no reason to write.
    if (!match.fits || match.reasons.length === 0) continue;
    const known = found.get(contact.id);
    if (!known || known.reasons.length < match.reasons.length) {
      found.set(contact.id, { contact, reasons: match.reasons, unknown: match.unknown });
    }
  }
  const ids = [...found.keys()].slice(0, MOST_PEOPLE);
  const [points, sent] = await Promise.all([pointsOf(db, ids), sentTo(db, ids, home.id)]);
  const phones = ids.flatMap((id) => points.get(id)?.phone ?? []);
  const optedOut = new Set(await optedOutOf(db, { actor, keys }, phones));
  const people = ids.map((id): FittingPerson => {
    const { contact, reasons, unknown } = found.get(id)!;
    const { email = null, phone = null } = points.get(id) ?? {};
    const usable = phone !== null && optedOut.has(phone) ? null : phone;
    const refusal = whyNotWrite({ hasConsent: contact.consentAt !== null, email, phone: usable });
    const sentAt = sent.get(id)?.toISOString() ?? null;
    return { id, fullName: contact.fullName, email, phone: usable, reasons, unknown, refusal, sentAt };
  });
  const rank = ({ refusal, sentAt }: FittingPerson) => (refusal !== null ? 2 : sentAt !== null ? 1 : 0);
  return people.sort((a, b) => rank(a) - rank(b) || b.reasons.length - a.reasons.length);
}

/**
 * Notes in a person's timeline that the agent has sent them a home. @throws AppError NOT_FOUND; INVALID_INPUT for somebody
 * to whom nobody may write
 */
export async function noteSentHome(
  tx: Db,
  { actor, now }: { actor: PersonActor; now: Date },
  { homeId, contactId, way }: { homeId: string; contactId: string; way: SendingWay },
): Promise<void> {
  const contact = await findContact(tx, actor, contactId);
  if (!contact || contact.deletedAt !== null) throw new AppError("NOT_FOUND");
  if (contact.consentAt === null) {
    throw new AppError("INVALID_INPUT", [{ path: "way", message: "No consta su permiso para enviarle viviendas" }]);
  }
  await tx.insert(contactEvents).values({
    contactId,
    homeId,
    at: now,
    kind: way === "correo" ? "correo" : "mensaje",
    text: "Vivienda enviada",
    data: { direction: "saliente", isSentHome: true, way },
    actorId: actor.ownerId,
  });
  await touch(tx, contactId, now);
  await publishChange(tx, scopeOf(actor), "contacts");
}

/** Takes the last such note back: the message was not sent after all. @throws AppError NOT_FOUND */
export async function dropSentHome(
  tx: Db,
  actor: PersonActor,
  { homeId, contactId }: { homeId: string; contactId: string },
): Promise<void> {
  const contact = await findContact(tx, actor, contactId);
  const last = tx
    .select({ id: contactEvents.id })
    .from(contactEvents)
    .where(and(eq(contactEvents.contactId, contactId), eq(contactEvents.homeId, homeId), IS_SENT_HOME))
    .orderBy(desc(contactEvents.at), desc(contactEvents.id))
    .limit(1);
  const gone = contact && (await tx.delete(contactEvents).where(inArray(contactEvents.id, last)));
  if (!gone?.rowCount) throw new AppError("NOT_FOUND");
  await publishChange(tx, scopeOf(actor), "contacts");
}

const IS_SENT_HOME = sql`${contactEvents.data} ->> 'isSentHome' = 'true'`;

const euros = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);

function demandedOf(home: HomeRow) {
  const places = [home.placeName, home.town, home.locationDetail].filter((place) => place !== null);
  const flags = Object.fromEntries(HOME_MUSTS.map((must) => [must, home[must]]));
  return { ...home, price: euros(home.priceCents), places, flags };
}

/** The first address and the first number of each. */
async function pointsOf(db: Db, ids: readonly string[]) {
  const points = new Map<string, { email: string | null; phone: string | null }>();
  if (ids.length === 0) return points;
  const rows = await db
    .select()
    .from(contactPoints)
    .where(inArray(contactPoints.contactId, [...ids]))
    .orderBy(asc(contactPoints.position), asc(contactPoints.value));
  for (const { contactId, kind, value } of rows) {
    const known = points.get(contactId) ?? { email: null, phone: null };
    if (kind === "email") known.email ??= value;
    else known.phone ??= value;
    points.set(contactId, known);
  }
  return points;
}

/** When the home was last sent to each. */
async function sentTo(db: Db, ids: readonly string[], homeId: string): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ contactId: contactEvents.contactId, at: max(contactEvents.at) })
    .from(contactEvents)
    .where(and(eq(contactEvents.homeId, homeId), inArray(contactEvents.contactId, [...ids]), IS_SENT_HOME))
    .groupBy(contactEvents.contactId);
  return new Map(rows.flatMap(({ contactId, at }) => (at === null ? [] : [[contactId, at]])));
}
