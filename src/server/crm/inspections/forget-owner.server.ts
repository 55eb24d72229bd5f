import { eq, inArray } from "drizzle-orm";
import type { InspectionDocument } from "#domain/crm/inspections/inspection-document.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";

/** Fields in which an agent writes of the owner, and the notes, which may name them. */
const isOfOwner = (path: string) => path.startsWith("owner.") || path === "visit.notes";

/** Takes what owners told out of the visits to them, because they asked to be forgotten. The home and its rooms stay. */
export async function forgetOwnersInVisits(tx: Db, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return;
  const rows = await tx
    .select({ id: inspections.id, document: inspections.document })
    .from(inspections)
    .where(inArray(inspections.contactId, [...contactIds]))
    .for("update");
  for (const { id, document } of rows) {
    await tx
      .update(inspections)
      .set({ document: withoutOwner(document), contactId: null })
      .where(eq(inspections.id, id));
  }
}

const others = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([path]) => !isOfOwner(path)));

const withoutOwner = (document: InspectionDocument): InspectionDocument => ({
  ...document,
  fields: others(document.fields),
  stamps: others(document.stamps),
  conflicts: document.conflicts.filter(({ path }) => !isOfOwner(path)),
});
