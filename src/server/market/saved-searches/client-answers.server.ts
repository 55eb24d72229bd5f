import { and, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { type SaidKind, saidTitle, saidWords } from "#domain/market/saved-searches/client-words.ts";
import { plainName } from "#domain/market/saved-searches/news-words.ts";
import { type ClientAnswer, REFUSAL_REASON_NAMES } from "#domain/market/saved-searches/saved-search.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { ringBells } from "../../accounts/notifications/notifications.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketSearchAnswers, marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { questionMail } from "./question-mail.server.ts";
import { lockSearch, type SearchRow } from "./saved-searches.server.ts";
import { SEARCHES_PATH } from "./search-mail.server.ts";
import { isOfSelection, nameOf, type SharedHere } from "./shared-search.server.ts";

/** The client's words about a home on the page that was shared with them, and the agent's answer. */

/** How the cause of a notice of a client's answer begins; the kind and the home follow. */
export const ANSWER_CAUSE = "respuesta:";
/** The page on which the agent answers. */
export const answerPath = (searchId: string): string => `${SEARCHES_PATH}?busqueda=${searchId}`;
/** Mails about questions that one agent gets in an hour, from all their pages. The bell rings for the others. */
const MAILS_PER_HOUR = 30;

/** The part of contacts in what a client and an agent say, handed in because contacts lie above the market. */
export interface ContactNotes {
  /** Notes in the timeline of a contact all that they say of a home; a null text takes an earlier word back. A question waits for an answer. */
  said: (
    tx: Db,
    about: NotedHome & { text: string | null; question: { search: SearchRow } | null; now: Date },
  ) => Promise<void>;
  /** Notes the agent's answer, after which nobody waits any more. */
  replied: (tx: Db, about: NotedHome & { actor: PersonActor; text: string; now: Date }) => Promise<void>;
}

interface NotedHome {
  contactId: string;
  searchId: string;
  /** Of the market. */
  homeId: string;
  /** Of the portfolio of whoever shared the page, where it is one. */
  ownHomeId: string | null;
}

interface Around {
  now: Date;
  notes: ContactNotes;
  /** Origin of the product. */
  site: string;
}

/**
 * Keeps what the client says of a home, and tells the agent: in the contact's timeline, where the search is kept for one, and in the bell. A
 * new comment is a question: it waits in the contact's deal, and goes to the agent by mail.
 *
 * @throws AppError UNKNOWN_HOME for a home that the search does not find, or that its owner does not see
 */
export async function keepAnswer(
  tx: Db,
  shared: Omit<SharedHere, "state">,
  { homeId, verdict, comment, reason }: ClientAnswer,
  { now, notes, site }: Around,
): Promise<void> {
  const { search, pools } = shared;
  const [home] = await tx
    .select()
    .from(marketHomes)
    .where(and(eq(marketHomes.id, homeId), inArray(marketHomes.pool, [...pools]), isNull(marketHomes.mergedIntoId)));
  if (!home) throw new AppError("UNKNOWN_HOME");
  const of = answerOf(search.id, homeId);
  // One after another: two answers at once would each take the other's words for the earlier ones.
  await lockById(tx, search.id);
  const [before] = await tx.select().from(marketSearchAnswers).where(of);
  // A home that was answered once may have left the selection since; the client still takes their word back.
  if (!before && !isOfSelection(shared, home, now)) throw new AppError("UNKNOWN_HOME");
  const said = merged(before, { verdict, comment, reason });
  const isSame =
    said.verdict === (before?.verdict ?? null) &&
    said.comment === (before?.comment ?? null) &&
    said.reason === (before?.reason ?? null);
  if (isSame) return;
  if (said.verdict === null && said.comment === null) await tx.delete(marketSearchAnswers).where(of);
  else {
    await tx
      .insert(marketSearchAnswers)
      .values({ searchId: search.id, homeId, ...said, at: now })
      .onConflictDoUpdate({
        target: [marketSearchAnswers.searchId, marketSearchAnswers.homeId],
        set: { ...said, at: now },
      });
  }
  const contact = await contactOf(tx, search);
  const text = saidWords(said, nameOf(home as unknown as Parameters<typeof nameOf>[0]));
  const isQuestion = said.comment !== null && said.comment !== before?.comment;
  if (contact) {
    const about = { contactId: contact.id, searchId: search.id, homeId, ownHomeId: ownHomeOf(search, home) };
    await notes.said(tx, { ...about, text, question: isQuestion ? { search } : null, now });
  }
  const kind: SaidKind | null = isQuestion ? "pregunta" : said.verdict === null ? null : said.verdict;
  await dropOlder(tx, search, homeId, kind);
  if (kind === null || text === null) return;
  const [owner] = await tx
    .select({ email: users.email, metadata: users.metadata })
    .from(users)
    .where(eq(users.id, search.ownerId));
  if (!owner) return;
  const name = plainName({ ...home, type: home.type as HomeType }, HOME_TYPE_NAMES);
  const because = said.reason === null ? null : `${REFUSAL_REASON_NAMES[said.reason]}.`;
  if (wantsNotice(owner.metadata, "busquedas", "campana")) {
    const notice = {
      title: saidTitle(kind, contact?.fullName ?? null, name),
      message: kind === "pregunta" ? `«${said.comment}»` : (because ?? `En «${search.name}».`),
      link: kind === "pregunta" || !contact ? answerPath(search.id) : `/dashboard/contactos/${contact.id}`,
      // A line for each home: the words about one would else replace those about another before anybody has read them.
      cause: causeOf(kind, search.id, homeId),
      type: kind === "pregunta" ? ("question" as const) : ("info" as const),
    };
    await ringBells(tx, [search.ownerId], notice, now);
  }
  // Corrected within the hour it is the same question.
  const isTold = before?.comment != null && now.getTime() - before.at.getTime() < HOUR_MS;
  if (kind !== "pregunta" || isTold || !wantsNotice(owner.metadata, "contactos", "correo")) return;
  if ((await questionsOfHour(tx, search.ownerId, now)) > MAILS_PER_HOUR) return;
  const mail = questionMail({
    to: owner.email,
    client: contact,
    home: nameOf(home as unknown as Parameters<typeof nameOf>[0]),
    question: said.comment!,
    search: search.name,
    href: `${site}${answerPath(search.id)}`,
  });
  await queueMail(tx, mail, now);
}

/** The home of the portfolio of whoever keeps the search: that of another agency must not stand in their deals, nor their words in its file. */
const ownHomeOf = (search: SearchRow, home: Pick<typeof marketHomes.$inferSelect, "pool" | "homeId">): string | null =>
  home.pool === (search.agencyId ?? search.ownerId) ? home.homeId : null;

type AnswerRow = typeof marketSearchAnswers.$inferSelect;

/** Omitted fields stay; a reason belongs to a "no" alone. */
function merged(before: AnswerRow | undefined, { verdict, comment, reason }: Omit<ClientAnswer, "homeId">) {
  const kept = verdict === undefined ? (before?.verdict ?? null) : verdict;
  return {
    verdict: kept,
    comment: (comment === undefined ? before?.comment : comment) || null,
    reason: kept !== "no" ? null : reason === undefined ? (before?.reason ?? null) : reason,
  };
}

const answerOf = (searchId: string, homeId: string) =>
  and(eq(marketSearchAnswers.searchId, searchId), eq(marketSearchAnswers.homeId, homeId));

const causeOf = (kind: SaidKind, searchId: string, homeId: string) => `${ANSWER_CAUSE}${kind}:${searchId}:${homeId}`;

/** The unread notice of a verdict that is no longer true goes: nobody reads both a liking and a refusal of one home. */
async function dropOlder(tx: Db, search: SearchRow, homeId: string, kind: SaidKind | null): Promise<void> {
  if (kind === "pregunta") return;
  const stale = (["me-gusta", "no"] as const).filter((verdict) => verdict !== kind);
  const { userId, readAt, cause } = userNotifications;
  await tx.delete(userNotifications).where(
    and(
      eq(userId, search.ownerId),
      isNull(readAt),
      inArray(
        cause,
        stale.map((verdict) => causeOf(verdict, search.id, homeId)),
      ),
    ),
  );
}

async function lockById(tx: Db, id: string): Promise<void> {
  await tx.select({ id: marketSearches.id }).from(marketSearches).where(eq(marketSearches.id, id)).for("update");
}

interface Client {
  id: string;
  fullName: string;
  email: string | null;
}

/** The contact for whom a search is kept, with the address to which an agent answers. */
async function contactOf(tx: Db, { contactId }: SearchRow): Promise<Client | undefined> {
  if (contactId === null) return undefined;
  const email = sql<string | null>`(select ${contactPoints.typed} from ${contactPoints}
    where ${contactPoints.contactId} = ${contacts.id} and ${contactPoints.kind} = 'email' limit 1)`;
  const [contact] = await tx
    .select({ id: contacts.id, fullName: contacts.fullName, email })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), isNull(contacts.deletedAt)));
  return contact;
}

/** Homes about which clients asked an agent within the last hour. */
async function questionsOfHour(tx: Db, ownerId: string, now: Date): Promise<number> {
  const [asked] = await tx
    .select({ questions: sql<number>`count(*)::int` })
    .from(marketSearchAnswers)
    .innerJoin(marketSearches, eq(marketSearches.id, marketSearchAnswers.searchId))
    .where(
      and(
        eq(marketSearches.ownerId, ownerId),
        isNotNull(marketSearchAnswers.comment),
        gt(marketSearchAnswers.at, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  return asked!.questions;
}

/**
 * Keeps the agent's answer to what a client wrote about a home; the client's page shows it.
 *
 * @throws AppError UNKNOWN_SEARCH, UNKNOWN_HOME where the client wrote nothing about the home
 */
export async function keepReply(
  tx: Db,
  actor: PersonActor,
  { id, homeId, text }: { id: string; homeId: string; text: string },
  { now, notes }: Omit<Around, "site">,
): Promise<void> {
  const search = await lockSearch(tx, actor, id);
  const of = answerOf(id, homeId);
  const kept = await tx
    .update(marketSearchAnswers)
    .set({ reply: text, repliedAt: now })
    .where(and(of, isNotNull(marketSearchAnswers.comment)));
  if (kept.rowCount === 0) throw new AppError("UNKNOWN_HOME");
  const contact = await contactOf(tx, search);
  if (!contact) return;
  const [home] = await tx.select().from(marketHomes).where(eq(marketHomes.id, homeId));
  const about = { contactId: contact.id, searchId: id, homeId, ownHomeId: home ? ownHomeOf(search, home) : null };
  await notes.replied(tx, { ...about, actor, text, now });
}
