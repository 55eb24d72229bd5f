import { and, eq, exists, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { StageEvidence } from "#domain/crm/contacts/stage-evidence.ts";
import { missingStages } from "#domain/crm/contacts/stages.ts";
import type { SignatureForm } from "#domain/crm/signatures/signature-forms.ts";
import { hasEndedUnsigned, UNSIGNED_ENDS } from "#domain/crm/signatures/signing-states.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { mandateEvidence, mandateTermsOf } from "#domain/tools/proposals/mandate-evidence.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { addDeal } from "../../crm/contacts/write-deal.server.ts";
import { addRequest, deleteDraft, sendRequest } from "../../crm/signatures/requests.server.ts";
import { senderOf as senderNames } from "../../crm/signatures/signature-mails.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { proposalEvents, proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import { drawProposal } from "../exports/homes/proposal-paper.server.ts";
import { senderOf } from "../sharing/link-sender.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { mandateDealOf } from "./known-of-home.server.ts";
import { tellAgent } from "./owner-notes.server.ts";
import { addProposalEvent, type ProposalRow, tellProposalChanged } from "./proposal-parts.server.ts";
import { versionOf } from "./write-proposals.server.ts";

/** Time for signing, and between reminders, in days. */
const DAYS_TO_SIGN = 14;
const REMINDED_EVERY = 3;
/** Many times what drawing takes. A process that dies meanwhile leaves it to whoever presses next after that. */
const CLAIM_MS = 2 * 60_000;

/** `sent`: the request is with its signers; `ended`: it was, and ended without all signatures. */
export type SigningOutcome = "sent" | "under-way" | "failed" | "ended";

/**
 * Makes the request for signatures of the accepted version and sends it. Of several calls at once one makes it, and a later one changes
 * nothing. After a request that ended without all signatures the agent, and nobody else, makes another. What keeps it from being made stays in the evidence and is told to the agent; the acceptance is kept in any case.
 */
export async function sendToSign(services: ToolServices, id: string, by: "agent" | "owner"): Promise<SigningOutcome> {
  const { auth, config, database, now, log } = services;
  const { db } = database;
  // The agent knows of a try that failed, and the next one is theirs.
  const failed = and(eq(proposalEvents.proposalId, id), eq(proposalEvents.kind, "firma-fallida"));
  if (by === "owner" && (await db.$count(proposalEvents, failed)) > 0) return await outcomeOf(db, id, "failed");
  const row = await claim(db, id, by, now());
  if (!row) return await outcomeOf(db, id, "under-way");
  const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: now() };
  const actor = await actorOfProposal(db, row);
  let draftId: string | null = null;
  try {
    const version = (await versionOf(db, id, row.acceptedVersion!))!;
    const bytes = Buffer.from(await drawProposal(services, row, version));
    const form = await signatureFormOf(db, actor, row, version, parts.now);
    const fileName = `propuesta-v${version.number}.pdf`;
    const requestId = await addRequest(services, actor, { form, fileName, bytes });
    draftId = requestId;
    await db.transaction(async (tx) => {
      await sendRequest(tx, actor, requestId, parts);
      await tx.update(proposals).set({ signatureId: requestId, signingClaimedUntil: null }).where(eq(proposals.id, id));
      await addProposalEvent(tx, { proposalId: id, kind: "enviada-a-firmar", version: version.number }, parts.now);
      await tellProposalChanged(tx, row);
    });
    return "sent";
  } catch (error) {
    await db.update(proposals).set({ signingClaimedUntil: null }).where(eq(proposals.id, id));
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error, proposalId: id }, "an accepted proposal could not be sent to be signed");
    const unsent = draftId;
    await db.transaction(async (tx) => {
      // The next try draws it anew: drafts of tries that failed would pile up.
      if (unsent !== null) await deleteDraft(services, tx, actor, unsent);
      const details = { motivo: error.message.slice(0, 300) };
      await addProposalEvent(
        tx,
        { proposalId: id, kind: "firma-fallida", version: row.acceptedVersion, details },
        parts.now,
      );
      const message = `${row.title}: ${error.message}`;
      const notice = {
        title: "No se ha podido enviar a firmar",
        message,
        cause: `propuesta-firma:${id}`,
        type: "warning" as const,
      };
      await tellAgent(tx, row, notice, null, parts);
      await tellProposalChanged(tx, row);
    });
    return "failed";
  }
}

/** The outcome by the state of the request that was made; without one, as told. */
async function outcomeOf(db: Db, id: string, otherwise: SigningOutcome): Promise<SigningOutcome> {
  const [request] = await db
    .select({ state: signatureRequests.state })
    .from(proposals)
    .innerJoin(signatureRequests, eq(signatureRequests.id, proposals.signatureId))
    .where(eq(proposals.id, id));
  if (!request) return otherwise;
  return hasEndedUnsigned(request.state) ? "ended" : "sent";
}

/** The sender within the scope of their proposal, whatever agency they have joined since: its request belongs beside it. */
async function actorOfProposal(db: Db, { ownerId, agencyId }: ProposalRow): Promise<PersonActor> {
  const sender = await senderOf(db, { ownerId });
  if (agencyId === null) return { ...sender, agency: null };
  return sender.agency?.id === agencyId ? sender : { ...sender, agency: { id: agencyId, role: "agent" } };
}

async function claim(db: Db, id: string, by: "agent" | "owner", now: Date): Promise<ProposalRow | undefined> {
  const { acceptedAt, signatureId, signingClaimedUntil } = proposals;
  const isFree = or(isNull(signingClaimedUntil), lte(signingClaimedUntil, now));
  const ended = db
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .where(and(eq(signatureRequests.id, signatureId), inArray(signatureRequests.state, UNSIGNED_ENDS)));
  const isToMake = by === "agent" ? or(isNull(signatureId), exists(ended)) : isNull(signatureId);
  const [row] = await db
    .update(proposals)
    .set({ signingClaimedUntil: new Date(now.getTime() + CLAIM_MS) })
    .where(and(eq(proposals.id, id), isNotNull(acceptedAt), isToMake, isFree))
    .returning();
  return row;
}

/** The request: owners sign together, then the agent. What it is about is named as far as the agent still sees it. */
async function signatureFormOf(
  db: Db,
  actor: PersonActor,
  row: ProposalRow,
  { number, document, at }: { number: number; document: ProposalDocument; at: Date },
  now: Date,
): Promise<SignatureForm> {
  const { homeId, contactId } = row;
  const today = isoDateInMadrid(now);
  const isTheirs = homeId ? and(eq(properties.id, homeId), mayChange(actor, "home")) : undefined;
  const [home] = isTheirs
    ? await db.select({ currency: properties.currency }).from(properties).where(isTheirs)
    : [undefined];
  const contact =
    contactId && (await db.$count(contacts, and(eq(contacts.id, contactId), mayRead(actor, "contact")))) > 0;
  const isMandate = document.signing.isMandate;
  const deal =
    isMandate && contact
      ? await mandateDeal(db, actor, { contactId, homeId: home ? homeId : null, document, now })
      : undefined;
  const sender = await senderNames(db, row);
  const owners = document.signing.signers.map(({ name, email }) => ({ name, email, turn: 1 }));
  const isAgentApart = sender.email !== null && owners.every(({ email }) => email !== sender.email);
  const agent =
    document.signing.agentSigns && isAgentApart ? [{ name: sender.name, email: sender.email!, turn: 2 }] : [];
  return {
    title: document.title,
    // Everybody reads it, also those who accepted nothing.
    message: `Es la versión ${number} de la propuesta, que ${await whoAccepted(db, row.id)} aceptó. Léela antes de firmarla.`,
    lastDay: addDays(today, DAYS_TO_SIGN),
    reminderDays: REMINDED_EVERY,
    signers: [...owners, ...agent],
    subject: {
      purpose: isMandate ? "encargo" : "propuesta",
      homeId: home && homeId ? homeId : undefined,
      contactId: contact ? contactId : undefined,
      dealId: deal?.id,
      winsDeal: deal !== undefined,
      evidence: deal && answersFor(deal, document, isoDateInMadrid(at)),
      mandate: isMandate && home ? mandateTermsOf(document, home.currency) : undefined,
    },
  };
}

/**
 * The deal that the mandate wins: the open one about it, else a new one, as the box says that the agent ticked. Where
 * the mandate of this home was won already, or its contact is not the agent's to change, none is opened.
 */
async function mandateDeal(
  db: Db,
  actor: PersonActor,
  about: { contactId: string; homeId: string | null; document: ProposalDocument; now: Date },
): Promise<typeof deals.$inferSelect | undefined> {
  const { contactId, homeId, document, now } = about;
  return await db.transaction(async (tx) => {
    const open = await mandateDealOf(tx, actor, { contactId, homeId });
    if (open) return open;
    const ofContact = and(eq(deals.contactId, contactId), eq(deals.kind, "propietario"), eq(deals.stage, "firmado"));
    const won = homeId === null ? 0 : await tx.$count(deals, and(ofContact, eq(deals.homeId, homeId)));
    const mayOpen = await tx.$count(contacts, and(eq(contacts.id, contactId), mayChange(actor, "contact")));
    if (won > 0 || mayOpen === 0) return undefined;
    const { fee, title, home } = document;
    const values = {
      contactId,
      homeId,
      kind: "propietario" as const,
      title: `Captación: ${home.name || title}`.slice(0, 200),
      feePercent: fee.kind === "porcentaje" && fee.percent !== null ? fee.percent : undefined,
    };
    await addDeal(tx, { actor, now }, values);
    return await mandateDealOf(tx, actor, { contactId, homeId });
  });
}

/** The name under which somebody accepted. */
async function whoAccepted(db: Db, id: string): Promise<string> {
  const [event] = await db
    .select({ details: proposalEvents.details })
    .from(proposalEvents)
    .where(and(eq(proposalEvents.proposalId, id), eq(proposalEvents.kind, "aceptada")));
  return event?.details.nombre ?? "su propietario";
}

/** The answers of the proposal to what the deal has not been told yet. */
function answersFor(
  { kind, stage, evidence }: typeof deals.$inferSelect,
  document: ProposalDocument,
  presentedOn: string,
): Record<string, Record<string, string>> {
  const missing: readonly string[] = missingStages({ kind, stage, evidence: evidence as StageEvidence }, "firmado");
  const given = mandateEvidence(document, presentedOn);
  return Object.fromEntries(Object.entries(given).filter(([name]) => name === "firmado" || missing.includes(name)));
}
