import { and, eq, gte } from "drizzle-orm";
import type { SignatureForm } from "#domain/crm/signatures/signature-forms.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import type { InspectionRow } from "../../../crm/inspections/read-inspections.server.ts";
import { lockInspection } from "../../../crm/inspections/write-inspections.server.ts";
import { addRequest } from "../../../crm/signatures/requests.server.ts";
import { senderOf } from "../../../crm/signatures/signature-mails.server.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { inspections } from "../../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests, signatureSigners } from "../../../platform/db/tables/crm-signatures.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawInspection, reportName } from "./inspection-paper.server.ts";

/** Days in which the owner may sign. */
const DAYS_TO_SIGN = 14;
/** Days between reminders. */
const REMINDED_EVERY = 3;

/**
 * A draft that asks the owner, and then whoever made the visit, to sign its report; nobody is written to yet. Asked again for the same
 * owner while nothing of the visit has changed, the same draft, also where both asked at once.
 *
 * @returns the id of the request
 */
export async function askSignature(
  services: ToolServices,
  actor: PersonActor,
  row: InspectionRow,
  signer: { name: string; email: string },
): Promise<string> {
  const { db } = services.database;
  const earlier = await sameDraft(db, actor, row, signer);
  if (earlier) return earlier;
  const visitor = await senderOf(db, row);
  const form = {
    title: `Visita de valoración: ${row.title}`.slice(0, 120),
    message: "",
    lastDay: addDays(isoDateInMadrid(services.now()), DAYS_TO_SIGN),
    reminderDays: REMINDED_EVERY,
    signers: [
      { ...signer, turn: 1 },
      // The report has a line for each of the two. Somebody who tries it out with their own address signs once.
      ...(visitor.email === null || visitor.email.toLowerCase() === signer.email
        ? []
        : [{ name: visitor.name.slice(0, 120), email: visitor.email.toLowerCase(), turn: 2 }]),
    ],
    subject: {
      purpose: "visita",
      ...(row.homeId ? { homeId: row.homeId } : {}),
      ...(row.contactId ? { contactId: row.contactId } : {}),
      winsDeal: false,
    },
  } satisfies SignatureForm;
  const bytes = Buffer.from(await drawInspection(services, row, "propietario"));
  let made: string | undefined;
  /** Somebody else may have asked while this report was drawn: of several at once, one makes the draft. */
  const alongside = async (tx: Db) => {
    made = await sameDraft(tx, actor, await lockInspection(tx, actor, row.id), signer);
    if (made) throw new AlreadyMade();
  };
  const link = async (tx: Db, id: string) => {
    await tx.update(inspections).set({ signatureId: id }).where(eq(inspections.id, row.id));
  };
  try {
    return await addRequest(services, actor, { form, fileName: reportName(row), bytes, alongside, afterwards: link });
  } catch (error) {
    if (error instanceof AlreadyMade && made) return made;
    throw error;
  }
}

class AlreadyMade extends Error {}

/** The last draft of a visit, where it is still one, of the visit as it stands and for the same person. */
async function sameDraft(
  db: Db,
  actor: PersonActor,
  { signatureId, updatedAt }: Pick<InspectionRow, "signatureId" | "updatedAt">,
  { name, email }: { name: string; email: string },
): Promise<string | undefined> {
  if (signatureId === null) return undefined;
  const [draft] = await db
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .innerJoin(signatureSigners, eq(signatureSigners.requestId, signatureRequests.id))
    .where(
      and(
        eq(signatureRequests.id, signatureId),
        mayRead(actor, "signature"),
        eq(signatureRequests.state, "borrador"),
        gte(signatureRequests.createdAt, updatedAt),
        eq(signatureSigners.name, name),
        eq(signatureSigners.email, email),
      ),
    );
  return draft?.id;
}
