import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { differences } from "#domain/tools/proposals/differences.ts";
import { type ProposalState, proposalState } from "#domain/tools/proposals/proposal-states.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { outcomeOf } from "../../crm/signatures/read-outcome.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { pageCount } from "../../platform/db/page-count.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import {
  proposalEvents,
  proposalQuestions,
  proposalSectionViews,
  proposals,
  proposalVersions,
} from "../../platform/db/tables/tools-proposals.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { OWNER_PATH, type ProposalRow } from "./proposal-parts.server.ts";

/** Proposals as their agent reads them. */

const PER_PAGE = 50;
const MOST_EVENTS = 200;
/** Newest versions that the editor lists, each with what it changed. */
const MOST_VERSIONS = 30;

export async function findProposal(db: Db, actor: PersonActor, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), mayRead(actor, "proposal")));
  return row;
}

export interface ListedProposal {
  id: string;
  title: string;
  ownerName: string;
  state: ProposalState;
  versions: number;
  updatedAt: string;
  opens: number;
  lastOpenedAt: string | null;
}

/** The actor's proposals, the last changed first. @param page counts from 1 */
export async function listProposals(
  db: Db,
  actor: PersonActor,
  { page, isTrash, now }: { page: number; isTrash: boolean; now: Date },
): Promise<{ pages: number; proposals: ListedProposal[] }> {
  const { deletedAt } = proposals;
  const isSeen = and(mayRead(actor, "proposal"), isTrash ? isNotNull(deletedAt) : isNull(deletedAt));
  const rows = await db
    .select({
      id: proposals.id,
      title: proposals.title,
      // Whole documents of a page of the list would be megabytes.
      ownerName: sql<string>`${proposals.document} ->> 'ownerName'`,
      versions: proposals.versions,
      updatedAt: proposals.updatedAt,
      opens: proposals.opens,
      lastOpenedAt: proposals.lastOpenedAt,
      acceptedAt: proposals.acceptedAt,
      linkUntil: proposals.linkUntil,
      linkEndedAt: proposals.linkEndedAt,
      request: signatureRequests.state,
    })
    .from(proposals)
    .leftJoin(signatureRequests, eq(signatureRequests.id, proposals.signatureId))
    .where(isSeen)
    .orderBy(desc(proposals.updatedAt), desc(proposals.id))
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  const pages = await pageCount({ page, perPage: PER_PAGE, rows: rows.length }, () => db.$count(proposals, isSeen));
  return {
    pages,
    proposals: rows.map((row) => ({
      id: row.id,
      title: row.title,
      ownerName: row.ownerName,
      state: proposalState(row, now),
      versions: row.versions,
      updatedAt: row.updatedAt.toISOString(),
      opens: row.opens,
      lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    })),
  };
}

/** Everything that happened with a proposal, for its editor. */
export async function courseOfProposal(
  db: Db,
  row: ProposalRow,
  { keys, publicUrl, now }: { keys: AuthKeys; publicUrl: string; now: Date },
) {
  const of = row.id;
  const [versions, questions, views, events, requests] = await Promise.all([
    db
      .select({ number: proposalVersions.number, at: proposalVersions.at, document: proposalVersions.document })
      .from(proposalVersions)
      .where(eq(proposalVersions.proposalId, of))
      .orderBy(desc(proposalVersions.number))
      .limit(MOST_VERSIONS + 1),
    questionsOf(db, of),
    db.select().from(proposalSectionViews).where(eq(proposalSectionViews.proposalId, of)),
    db
      .select()
      .from(proposalEvents)
      .where(eq(proposalEvents.proposalId, of))
      .orderBy(desc(proposalEvents.at), desc(proposalEvents.id))
      .limit(MOST_EVENTS),
    row.signatureId === null
      ? []
      : db
          .select({ state: signatureRequests.state })
          .from(signatureRequests)
          .where(eq(signatureRequests.id, row.signatureId)),
  ]);
  const request = requests[0]?.state ?? null;
  return {
    state: proposalState({ ...row, request }, now),
    versions: versions.slice(0, MOST_VERSIONS).map(({ number, at, document }, i) => {
      const before = versions[i + 1];
      return {
        number,
        at: at.toISOString(),
        changes: before ? { since: before.number, all: differences(before.document, document) } : null,
      };
    }),
    questions,
    views: views.map(({ section, views: count, lastAt }) => ({ section, views: count, lastAt: lastAt.toISOString() })),
    events: events.map(({ id, at, kind, version, details }) => ({ id, at: at.toISOString(), kind, version, details })),
    address: addressOf(row, { keys, publicUrl }),
  };
}

/** The request of a proposal with the consequences of its last signature; null where the actor does not see the request. */
export async function broughtBySignature(db: Db, actor: PersonActor, { signatureId }: ProposalRow) {
  if (signatureId === null) return null;
  const [request] = await db
    .select()
    .from(signatureRequests)
    .where(and(eq(signatureRequests.id, signatureId), mayRead(actor, "signature")));
  if (!request) return null;
  return { id: request.id, state: request.state, outcome: await outcomeOf(db, actor, request) };
}

/** The owner's address; null where there is none, or it was sealed with another secret. */
function addressOf(
  { tokenSealed, linkEndedAt }: ProposalRow,
  { keys, publicUrl }: { keys: AuthKeys; publicUrl: string },
) {
  if (tokenSealed === null || linkEndedAt !== null) return null;
  try {
    return `${publicUrl}${OWNER_PATH}/${keys.open(tokenSealed)}`;
  } catch {
    // The page still opens for whoever has its address.
    return null;
  }
}

/** Questions as both sides read them, the oldest first. */
export async function questionsOf(db: Db, proposalId: string) {
  const ofQuestion = sql`${proposalEvents.details} ->> 'pregunta' = ${proposalQuestions.id}::text`;
  const rows = await db
    .select({ question: proposalQuestions, who: sql<string | null>`${proposalEvents.details} ->> 'quien'` })
    .from(proposalQuestions)
    .leftJoin(proposalEvents, and(eq(proposalEvents.proposalId, proposalQuestions.proposalId), ofQuestion))
    .where(eq(proposalQuestions.proposalId, proposalId))
    .orderBy(asc(proposalQuestions.at), asc(proposalQuestions.id));
  return rows.map(({ question: { id, section, at, text, reply, repliedAt }, who }) => ({
    id,
    section,
    /** The signer who asked; null where the address asks for no code. */
    who,
    at: at.toISOString(),
    text,
    reply,
    repliedAt: repliedAt?.toISOString() ?? null,
  }));
}
