import { and, asc, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { whyNotWrite } from "#domain/crm/contacts/home-message.ts";
import type { FittingPerson, SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { isSettled } from "#domain/crm/matching/compared.ts";
import { NEARLY } from "#domain/crm/matching/findings.ts";
import { matchOf } from "#domain/crm/matching/match.ts";
import { offerState } from "#domain/crm/matching/offer-state.ts";
import { type Demand, type OfferedHome, readyHome } from "#domain/crm/matching/pair.ts";
import { demandsForHome, type Ranked, type Ranking } from "#domain/crm/matching/rank.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contactPoints, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import type { HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { optedOutOf } from "../call-opt-outs/opt-outs.server.ts";
import { exchangesOf, IS_SENT_HOME, weightsOf } from "../matching/exchanges.server.ts";
import { isAboutHome, type ListedHome, lineOfHome } from "../matching/listed-home.server.ts";
import { comparedOf, demandOf, offeredHomeOf } from "../matching/pairs.server.ts";
import { findContact } from "./read-contact.server.ts";
import { touch } from "./write-contact.server.ts";

/** With more people who look for a home, those active last are looked at. */
const MOST_DEMANDS = 10_000;
const MOST_DEMANDS_OF_CAMPAIGN = 100_000;
const MOST_PEOPLE = 200;
const MOST_NEAR = 20;

export interface MatchedPeople {
  fits: FittingPerson[];
  /** Those whom one thing about the home does not suit. */
  near: FittingPerson[];
}

interface Asking {
  actor: PersonActor;
  keys: Pick<AuthKeys, "mac">;
  now: Date;
}

/**
 * The actor's contacts whose demand a home fits or nearly fits: those to whom somebody may write and for whom it is news first, then those with the
 * highest score. Its own owner is not among them.
 */
export async function fittingPeople(db: Db, asking: Asking, home: HomeRow): Promise<MatchedPeople> {
  const { id, ownerContactId } = home;
  return await peopleForOffer(db, asking, { id, ownerContactId, offered: await offeredHomeOf(db, home, asking.now) });
}

/** A home of the portfolio or of the market, by the facts that it is compared by. */
interface Offer {
  id: string;
  offered: OfferedHome;
  /** The contact who sells it, who is not among its buyers. */
  ownerContactId: string | null;
}

/** The same for any home that the actor sees. */
export async function peopleForOffer(
  db: Db,
  { actor, keys, now }: Asking,
  { id: homeId, offered, ownerContactId }: Offer,
): Promise<MatchedPeople> {
  const rows = await demandsNear(db, actor, offered, ownerContactId);
  const found = bestOfEach(
    demandsForHome(
      offered,
      rows.map((row) => ({ ...demandOf(row.demand, now), row })),
    ),
  );
  const chosen = [...take(found, "fits", MOST_PEOPLE), ...take(found, "near", MOST_NEAR)];
  const ids = chosen.map(({ of }) => of.row.contact.id);
  const state = offerState(offered);
  const [points, exchangeOfPair, weights] = await Promise.all([
    pointsOf(db, ids),
    exchangesOf(db, { homeIds: [homeId], contactIds: ids, stateOf: () => state }),
    weightsOf(db, ids),
  ]);
  const phones = ids.flatMap((id) => points.get(id)?.phone ?? []);
  const optedOut = new Set(await optedOutOf(db, { actor, keys }, phones));
  const ready = readyHome(offered);
  const people = chosen.map(({ of: { row }, match }): FittingPerson => {
    const { id, fullName, consentAt } = row.contact;
    const { email = null, phone = null } = points.get(id) ?? {};
    const usable = phone !== null && optedOut.has(phone) ? null : phone;
    const learned = weights.get(id);
    // Weights move the score alone, never what fits.
    const own = learned && matchOf(ready, demandOf(row.demand, now, learned));
    return {
      id,
      fullName,
      email,
      phone: usable,
      refusal: whyNotWrite({ hasConsent: consentAt !== null, email, phone: usable }),
      ...comparedOf(own && own.kind !== "excluded" ? own : match),
      ...exchangeOfPair({ homeId, contactId: id }),
    };
  });
  const sorted = people.sort(
    (a, b) => rank(a) - rank(b) || a.openMusts - b.openMusts || (b.score ?? 0) - (a.score ?? 0),
  );
  return {
    fits: sorted.filter(({ missing }) => missing === null),
    near: sorted.filter(({ missing }) => missing !== null),
  };
}

/** Those who may hear of it first; then those who have got it, who do not want it, and to whom nobody may write. */
function rank({ refusal, sentAt, isNews, answer }: FittingPerson): number {
  if (refusal !== null) return 3;
  if (answer?.answer === "no" && !isNews) return 2;
  return sentAt !== null && !isNews ? 1 : 0;
}

interface AskedDemand {
  demand: typeof demands.$inferSelect;
  contact: { id: string; fullName: string; consentAt: Date | null };
}

/** Demands that the home may fit: the database leaves out the wrong operation and budgets that are far too small. */
async function demandsNear(
  db: Db,
  actor: PersonActor,
  { operation, price }: OfferedHome,
  ownerContactId: string | null,
  most = MOST_DEMANDS,
): Promise<AskedDemand[]> {
  return await db
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
        eq(demands.operation, operation),
        price === null
          ? undefined
          : sql`coalesce(${demands.priceMaxCents} * (1 + ${demands.tolerance} + ${NEARLY}) + 1 >= ${Math.round(price * 100)}::numeric, true)`,
        ownerContactId === null ? undefined : ne(contacts.id, ownerContactId),
      ),
    )
    .orderBy(desc(contacts.lastActivityAt), desc(contacts.id))
    .limit(most);
}

/** Everybody whom a home fits, or nearly does where that is asked for: for a campaign, which leaves nobody out for room. */
export async function everyoneWhomItFits(
  db: Db,
  { actor, now }: Pick<Asking, "actor" | "now">,
  home: HomeRow,
  takesNear: boolean,
): Promise<string[]> {
  const offered = await offeredHomeOf(db, home, now);
  const rows = await demandsNear(db, actor, offered, home.ownerContactId, MOST_DEMANDS_OF_CAMPAIGN);
  const { fits, near } = demandsForHome(
    offered,
    rows.map((row) => ({ ...demandOf(row.demand, now), row })),
  );
  return [...new Set([...fits, ...(takesNear ? near : [])].map(({ of }) => of.row.contact.id))];
}

type Candidate = Ranked<Demand & { row: AskedDemand }>;

/** Of several demands of one contact the best: one that fits before one that nearly does, then the higher score. */
function bestOfEach({ fits, near }: Ranking<Candidate["of"]>): Map<string, Candidate> {
  const best = new Map<string, Candidate>();
  for (const one of [...fits, ...near]) {
    const { id } = one.of.row.contact;
    if (!best.has(id)) best.set(id, one);
  }
  return best;
}

const take = (found: Map<string, Candidate>, kind: Candidate["match"]["kind"], most: number): Candidate[] =>
  [...found.values()].filter(({ match }) => match.kind === kind).slice(0, most);

interface Sending {
  home: ListedHome;
  contactId: string;
  way: SendingWay;
  /** Sends again what they have got and what has not changed. */
  insists: boolean;
}

/**
 * Notes in a person's timeline that the agent has sent them a home.
 *
 * @throws AppError NOT_FOUND; INVALID_INPUT for somebody to whom nobody may write, and for a home that they have got or rejected as it is
 */
export async function noteSentHome(
  tx: Db,
  { actor, now }: { actor: PersonActor; now: Date },
  { home, contactId, way, insists }: Sending,
): Promise<void> {
  const contact = await findContact(tx, actor, contactId);
  if (!contact || contact.deletedAt !== null) throw new AppError("NOT_FOUND");
  if (contact.consentAt === null) {
    throw new AppError("INVALID_INPUT", [{ path: "way", message: "No consta su permiso para enviarle viviendas" }]);
  }
  // Of two clicks at once the second finds the line of the first.
  await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)).for("update");
  const state = offerState(home.offered);
  const pair = { homeId: home.id, contactId };
  const told = await exchangesOf(tx, { homeIds: [home.id], contactIds: [contactId], stateOf: () => state });
  if (!insists && isSettled(told(pair))) {
    throw new AppError("INVALID_INPUT", [
      {
        path: "insists",
        message: "Ya la conoce y no ha cambiado desde entonces: confirma que quieres enviarla otra vez",
      },
    ]);
  }
  const about = lineOfHome(home);
  await tx.insert(contactEvents).values({
    contactId,
    homeId: about.homeId,
    at: now,
    kind: way === "correo" || way === "umbral" ? "correo" : "mensaje",
    text: `Vivienda enviada${WAY_WORDS[way]}${about.name}`,
    data: { direction: "saliente", isSentHome: true, way, state, ...about.data },
    actorId: actor.ownerId,
  });
  await touch(tx, contactId, now);
  await publishChange(tx, scopeOf(actor), "contacts");
}

const WAY_WORDS: Record<SendingWay, string> = {
  whatsapp: " por WhatsApp",
  correo: " por correo",
  umbral: " por correo desde Umbral",
  pdf: " en una lista en PDF",
  copia: "",
};

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
    .where(and(eq(contactEvents.contactId, contactId), isAboutHome(homeId), IS_SENT_HOME))
    .orderBy(desc(contactEvents.at), desc(contactEvents.id))
    .limit(1);
  const gone = contact && (await tx.delete(contactEvents).where(inArray(contactEvents.id, last)));
  if (!gone?.rowCount) throw new AppError("NOT_FOUND");
  await publishChange(tx, scopeOf(actor), "contacts");
}

/** The first address and the first number of each. */
export async function pointsOf(db: Db, ids: readonly string[]) {
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
