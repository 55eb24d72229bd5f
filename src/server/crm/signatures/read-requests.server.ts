import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { RequestState } from "#domain/crm/signatures/signing-states.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { pageCount } from "../../platform/db/page-count.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import type { RequestRow } from "./requests.server.ts";

/** Requests for signatures as their senders see them. */

export async function findRequest(db: Db, actor: PersonActor, id: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(signatureRequests)
    .where(and(eq(signatureRequests.id, id), mayRead(actor, "signature")));
  return row;
}

/** Signers whose newest mail cannot be delivered; where it is tried again, it has not failed yet. */
export async function undeliveredTo(db: Db, requestId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: signatureSigners.id })
    .from(signatureSigners)
    .innerJoin(mails, eq(mails.id, signatureSigners.mailId))
    .where(
      and(
        eq(signatureSigners.requestId, requestId),
        sql`${mails.sentAt} is null and ${mails.nextAttemptAt} is null and ${mails.lastError} is not null`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** A request as the file of its home or contact lists it. */
export interface RequestLine {
  id: string;
  title: string;
  state: RequestState;
  createdAt: string;
  signed: number;
  signers: number;
}

const MOST_LINES = 50;

/** The requests about a home or a contact that the actor may see, the newest first; those of contacts merged into it too. */
export async function requestsAbout(
  db: Db,
  actor: PersonActor,
  about: { homeId: string } | { contactId: string },
): Promise<RequestLine[]> {
  const isAbout: SQL =
    "homeId" in about
      ? eq(signatureRequests.homeId, about.homeId)
      : sql`${signatureRequests.contactId} in (
          with recursive own(id) as (
            select ${about.contactId}::uuid
            union select contacts.id from contacts join own on contacts.merged_into_id = own.id
          ) select id from own)`;
  const { id, title, state, createdAt } = signatureRequests;
  const rows = await db
    .select({
      id,
      title,
      state,
      createdAt,
      signed: sql<number>`count(*) filter (where ${signatureSigners.state} = 'firmada')::int`,
      signers: sql<number>`count(*)::int`,
    })
    .from(signatureRequests)
    .innerJoin(signatureSigners, eq(signatureSigners.requestId, id))
    .where(and(isAbout, mayRead(actor, "signature")))
    .groupBy(id)
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_LINES);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

const PER_PAGE = 50;

/**
 * The requests that the actor may see, the newest first, each with its signers.
 *
 * @param page counts from 1; past the last one there are none
 * @returns `pages`: how many there are, at least one
 */
export async function listRequests(db: Db, actor: PersonActor, page = 1) {
  const isSeen = mayRead(actor, "signature");
  const requests = await db
    .select()
    .from(signatureRequests)
    .where(isSeen)
    .orderBy(desc(signatureRequests.createdAt), desc(signatureRequests.id))
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  const pages = await pageCount({ page, perPage: PER_PAGE, rows: requests.length }, () =>
    db.$count(signatureRequests, isSeen),
  );
  if (requests.length === 0) return { pages, requests: [] };
  const signers = await db
    .select()
    .from(signatureSigners)
    .where(
      inArray(
        signatureSigners.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(signatureSigners.turn), asc(signatureSigners.name));
  const byRequest = Map.groupBy(signers, ({ requestId }) => requestId);
  return { pages, requests: requests.map((request) => ({ ...request, signers: byRequest.get(request.id) ?? [] })) };
}
