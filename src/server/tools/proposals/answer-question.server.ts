import { and, eq, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { SECTION_NAMES } from "#domain/tools/proposals/proposal-document.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { senderOf } from "../../crm/signatures/signature-mails.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import { proposalEvents, proposalQuestions } from "../../platform/db/tables/tools-proposals.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { noteInTimeline } from "./owner-notes.server.ts";
import { answerMail } from "./proposal-mails.server.ts";
import {
  addProposalEvent,
  lockProposal,
  OWNER_PATH,
  type ProposalRow,
  scopeOfProposal,
  tellProposalChanged,
} from "./proposal-parts.server.ts";
import { newestVersion, type SendingParts } from "./write-proposals.server.ts";

type Question = typeof proposalQuestions.$inferSelect;

/** Mails with an answer that one sender, or their agency, sends to one address within a day; the page has all of them. */
const MOST_ANSWERS_TO_ONE = 6;

/** Keeps the agent's answer, which the owner's page shows, and mails it to whoever asked; another one takes its place. @throws AppError NOT_FOUND */
export async function replyToQuestion(
  tx: Db,
  actor: PersonActor,
  { id, questionId, text }: { id: string; questionId: string; text: string },
  parts: SendingParts,
): Promise<void> {
  const { now } = parts;
  const row = await lockProposal(tx, actor, id);
  const of = and(eq(proposalQuestions.id, questionId), eq(proposalQuestions.proposalId, id));
  const [question] = await tx.select().from(proposalQuestions).where(of);
  if (!question) throw new AppError("NOT_FOUND");
  if (question.reply === text) return;
  await tx.update(proposalQuestions).set({ reply: text, repliedAt: now }).where(of);
  const { section, version } = question;
  await addProposalEvent(tx, { proposalId: id, kind: "respuesta", version, details: { seccion: section } }, now);
  const said = `Respuesta en «${SECTION_NAMES[section]}» de la propuesta: ${text}`;
  await noteInTimeline(tx, row, { text: said, isIncoming: false, actorId: actor.ownerId }, now);
  await mailAnswer(tx, row, { ...question, reply: text }, parts);
  await tellProposalChanged(tx, row);
}

/** To the signer who asked, or to all where the address asks for no code; to nobody once it opens nothing. */
async function mailAnswer(
  tx: Db,
  row: ProposalRow,
  { id, section, text, reply }: Question,
  { keys, publicUrl, now }: SendingParts,
): Promise<void> {
  const isOver = row.acceptedAt === null && row.linkUntil !== null && now >= row.linkUntil;
  if (row.tokenSealed === null || row.linkEndedAt !== null || row.deletedAt !== null || isOver) return;
  const version = await newestVersion(tx, row.id);
  const [asked] = await tx
    .select({ details: proposalEvents.details })
    .from(proposalEvents)
    .where(and(eq(proposalEvents.proposalId, row.id), sql`${proposalEvents.details} ->> 'pregunta' = ${id}`));
  const who = asked?.details.quien;
  const readers = (version?.document.signing.signers ?? []).filter(({ name }) => who === undefined || name === who);
  const sender = await senderOf(tx, row);
  const href = `${publicUrl}${OWNER_PATH}/${keys.open(row.tokenSealed)}`;
  const sent = counter(tx, "proposal-answer-mail", MOST_ANSWERS_TO_ONE, DAY_MS / 1000);
  for (const { email } of readers) {
    if (await countOne(sent, sha256(`${scopeOfProposal(row)} ${email}`))) continue;
    const about = { to: email, title: version!.document.title, section: SECTION_NAMES[section], href, sender };
    await queueMail(tx, answerMail({ ...about, question: text, answer: reply ?? "" }), now);
  }
}
