import { and, desc, eq } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { missingOf, missingText } from "#domain/tools/proposals/missing.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import { taxNameOf } from "#domain/tools/proposals/tax-name.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { senderOf } from "../../crm/signatures/signature-mails.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import { proposals, proposalVersions } from "../../platform/db/tables/tools-proposals.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { findRun } from "../runs/tool-runs.server.ts";
import { valueOfRun } from "./new-proposal.server.ts";
import { noteInTimeline } from "./owner-notes.server.ts";
import { ownerMail } from "./proposal-mails.server.ts";
import {
  addProposalEvent,
  documentHash,
  lockProposal,
  OWNER_PATH,
  type ProposalRow,
  scopeOfProposal,
  tellProposalChanged,
} from "./proposal-parts.server.ts";

/** Proposals as their agent changes, sends and withdraws them. */

/** @throws AppError NOT_FOUND, PROPOSAL_CHANGED where somebody saved meanwhile, PROPOSAL_IN_TRASH */
async function lockDraft(tx: Db, actor: PersonActor, id: string, revision?: number): Promise<ProposalRow> {
  const row = await lockProposal(tx, actor, id);
  if (row.deletedAt !== null) throw new AppError("PROPOSAL_IN_TRASH");
  if (revision !== undefined && row.revision !== revision) throw new AppError("PROPOSAL_CHANGED");
  return row;
}

/** @returns the new revision */
export async function saveProposal(
  tx: Db,
  actor: PersonActor,
  { id, revision, document }: { id: string; revision: number; document: ProposalDocument },
  now: Date,
): Promise<number> {
  const row = await lockDraft(tx, actor, id, revision);
  // A source is the record of a result of that day: it is taken from a result, and only dropped by hand.
  const source = document.value.source === null ? null : row.document.value.source;
  const kept = { ...document, value: { ...document.value, source } };
  await tx
    .update(proposals)
    .set({ document: kept, title: kept.title, revision: row.revision + 1, updatedAt: now })
    .where(eq(proposals.id, id));
  await tellProposalChanged(tx, row);
  return row.revision + 1;
}

/** Takes value and range of a result, with its title and date. @throws AppError INVALID_INPUT where it says no value */
export async function takeValue(
  tx: Db,
  actor: PersonActor,
  { id, revision, runId }: { id: string; revision: number; runId: string },
  now: Date,
): Promise<{ revision: number; value: ProposalDocument["value"] }> {
  const row = await lockDraft(tx, actor, id, revision);
  const run = await findRun(tx, actor, runId);
  const value = run && valueOfRun(run);
  if (!value) throw new AppError("INVALID_INPUT", [{ path: "runId", message: "Este resultado no da un valor" }]);
  const { words, price } = row.document.value;
  // A price that the agent has set stays theirs.
  const document = { ...row.document, value: { ...value, words, price: price ?? value.price } };
  await tx
    .update(proposals)
    .set({ document, revision: row.revision + 1, updatedAt: now })
    .where(eq(proposals.id, id));
  await tellProposalChanged(tx, row);
  return { revision: row.revision + 1, value: document.value };
}

/** @throws AppError INVALID_INPUT at the fields that are missing, each by its name */
export function mustBeComplete(document: ProposalDocument): void {
  const missing = missingOf(document, taxNameOf(document.country));
  if (missing.length === 0) return;
  throw new AppError(
    "INVALID_INPUT",
    missing.map(({ field, name }) => ({ path: field, message: missingText([{ field, name }]) })),
  );
}

export interface SendingParts {
  keys: AuthKeys;
  publicUrl: string;
  now: Date;
}

/** Mails with a proposal that one sender, or their agency, sends to one address within a day. */
const MOST_TO_ONE = 6;

/**
 * Nobody is written to without end by one sender, also where each proposal is deleted at once.
 *
 * @throws AppError PROPOSAL_RECIPIENT_LIMIT
 */
async function limitRecipients(tx: Db, row: ProposalRow): Promise<void> {
  const sent = counter(tx, "proposal-mail", MOST_TO_ONE, DAY_MS / 1000);
  for (const { email } of row.document.signing.signers) {
    if (await countOne(sent, sha256(`${scopeOfProposal(row)} ${email}`)))
      throw new AppError("PROPOSAL_RECIPIENT_LIMIT");
  }
}

/**
 * Keeps the draft as a new version and writes to the owner. The address stays the same from version to version; one that was withdrawn
 * gets a new one. What was not changed since the last sending makes no new version.
 *
 * @throws AppError NOT_FOUND, PROPOSAL_ACCEPTED, INVALID_INPUT, PROPOSAL_RECIPIENT_LIMIT
 */
export async function sendProposal(
  tx: Db,
  actor: PersonActor,
  { id, revision }: { id: string; revision: number },
  { keys, publicUrl, now }: SendingParts,
): Promise<{ version: number }> {
  const row = await lockDraft(tx, actor, id, revision);
  if (row.acceptedAt !== null) throw new AppError("PROPOSAL_ACCEPTED");
  const { document } = row;
  mustBeComplete(document);
  await limitRecipients(tx, row);
  const hash = documentHash(document);
  const newest = await newestVersion(tx, id);
  const isSame = newest?.sha256 === hash;
  const number = isSame ? newest.number : row.versions + 1;
  if (!isSame) await tx.insert(proposalVersions).values({ proposalId: id, number, at: now, document, sha256: hash });
  const isOpen = row.tokenSealed !== null && row.linkEndedAt === null;
  const token = isOpen ? keys.open(row.tokenSealed!) : randomToken();
  const lastDay = addDays(isoDateInMadrid(now), document.link.days);
  await tx
    .update(proposals)
    .set({
      versions: number,
      tokenHash: sha256(token),
      tokenSealed: keys.seal(token),
      linkUntil: startOfDayInMadrid(addDays(lastDay, 1)),
      linkEndedAt: null,
      sentAt: now,
      updatedAt: now,
    })
    .where(eq(proposals.id, id));
  await addProposalEvent(tx, { proposalId: id, kind: "enviada", version: number, details: { huella: hash } }, now);
  const sender = await senderOf(tx, row);
  for (const { name, email } of document.signing.signers) {
    const about = { to: email, name, title: document.title, version: number, lastDay, sender };
    await queueMail(tx, ownerMail({ ...about, href: `${publicUrl}${OWNER_PATH}/${token}` }), now);
  }
  await noteInTimeline(
    tx,
    row,
    { text: `Propuesta enviada: ${document.title}, versión ${number}`, isIncoming: false, actorId: actor.ownerId },
    now,
  );
  await tellProposalChanged(tx, row);
  return { version: number };
}

export async function newestVersion(
  db: Db,
  proposalId: string,
): Promise<typeof proposalVersions.$inferSelect | undefined> {
  const [version] = await db
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.proposalId, proposalId))
    .orderBy(desc(proposalVersions.number))
    .limit(1);
  return version;
}

export async function versionOf(db: Db, proposalId: string, number: number) {
  const [version] = await db
    .select()
    .from(proposalVersions)
    .where(and(eq(proposalVersions.proposalId, proposalId), eq(proposalVersions.number, number)));
  return version;
}

/** The owner's address ends and says so. A repeated call changes nothing. */
export async function endProposalLink(tx: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const row = await lockProposal(tx, actor, id);
  if (row.tokenHash === null || row.linkEndedAt !== null) return;
  await tx.update(proposals).set({ linkEndedAt: now }).where(eq(proposals.id, id));
  await addProposalEvent(tx, { proposalId: id, kind: "retirada", version: row.versions }, now);
  await tellProposalChanged(tx, row);
}

/** Puts it into the trash, where its address opens nothing, or takes it out again. A repeated call changes nothing. */
export async function trashProposal(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null): Promise<void> {
  const row = await lockProposal(tx, actor, id);
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  await tx.update(proposals).set({ deletedAt }).where(eq(proposals.id, id));
  await tellProposalChanged(tx, row);
}

/** Removes one that lies in the trash, with its versions. What was signed stays with the signatures. @throws AppError NOT_FOUND */
export async function deleteProposal(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const row = await lockProposal(tx, actor, id);
  if (row.deletedAt === null) throw new AppError("NOT_FOUND");
  await tx.delete(proposals).where(eq(proposals.id, id));
  await tellProposalChanged(tx, row);
}
