import { and, eq, gte } from "drizzle-orm";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import type { InspectionRow } from "../../../crm/inspections/read-inspections.server.ts";
import { addRequest } from "../../../crm/signatures/requests.server.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { inspections } from "../../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests, signatureSigners } from "../../../platform/db/tables/crm-signatures.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawInspection, reportName } from "./inspection-paper.server.ts";

/** Days in which the owner may sign. */
const DAYS_TO_SIGN = 14;

/**
 * A draft that asks the owner to sign the report of the visit; nobody is written to yet. Asked again for the same signer while nothing
 * of the visit has changed, the same draft.
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
  const earlier = row.signatureId && (await sameDraft(db, actor, row.signatureId, { since: row.updatedAt, ...signer }));
  if (earlier) return earlier;
  const id = await addRequest(services, actor, {
    form: {
      title: `Visita de valoración: ${row.title}`.slice(0, 120),
      message: "",
      lastDay: addDays(isoDateInMadrid(services.now()), DAYS_TO_SIGN),
      reminderDays: 3,
      signers: [{ ...signer, turn: 1 }],
      subject: {
        purpose: "visita",
        ...(row.homeId ? { homeId: row.homeId } : {}),
        ...(row.contactId ? { contactId: row.contactId } : {}),
        winsDeal: false,
      },
    },
    fileName: reportName(row),
    bytes: Buffer.from(await drawInspection(services, row, "propietario")),
  });
  await db.update(inspections).set({ signatureId: id }).where(eq(inspections.id, row.id));
  return id;
}

/** A draft, where it is still one, of the visit as it stands and for the same person. */
async function sameDraft(
  db: Db,
  actor: PersonActor,
  id: string,
  { since, name, email }: { since: Date; name: string; email: string },
): Promise<string | undefined> {
  const [draft] = await db
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .innerJoin(signatureSigners, eq(signatureSigners.requestId, signatureRequests.id))
    .where(
      and(
        eq(signatureRequests.id, id),
        mayRead(actor, "signature"),
        eq(signatureRequests.state, "borrador"),
        gte(signatureRequests.createdAt, since),
        eq(signatureSigners.name, name),
        eq(signatureSigners.email, email),
      ),
    );
  return draft?.id;
}
