import { and, eq } from "drizzle-orm";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import type { InspectionRow } from "../../../crm/inspections/read-inspections.server.ts";
import { addRequest } from "../../../crm/signatures/requests.server.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import { inspections } from "../../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests } from "../../../platform/db/tables/crm-signatures.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawInspection, reportName } from "./inspection-paper.server.ts";

/** Days in which the owner may sign. */
const DAYS_TO_SIGN = 14;

/**
 * A draft that asks the owner to sign the report of the visit; nobody is written to yet. Asked again while nothing of the visit has
 * changed, the same draft.
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
  const earlier = and(
    eq(signatureRequests.id, row.signatureId ?? row.id),
    mayRead(actor, "signature"),
    eq(signatureRequests.state, "borrador"),
  );
  const [known] = row.signatureId ? await db.select().from(signatureRequests).where(earlier) : [];
  if (known && known.createdAt >= row.updatedAt) return known.id;
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
