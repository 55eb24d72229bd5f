import { and, eq } from "drizzle-orm";
import { SECTION_NAMES } from "#domain/tools/proposals/proposal-document.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { proposalQuestions } from "../../platform/db/tables/tools-proposals.server.ts";
import { noteInTimeline } from "./owner-notes.server.ts";
import { addProposalEvent, lockProposal, tellProposalChanged } from "./proposal-parts.server.ts";

/** Keeps the agent's answer, which the owner's page shows; another one takes its place. @throws AppError NOT_FOUND */
export async function replyToQuestion(
  tx: Db,
  actor: PersonActor,
  { id, questionId, text }: { id: string; questionId: string; text: string },
  now: Date,
): Promise<void> {
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
  await tellProposalChanged(tx, row);
}
