import { and, eq, sql } from "drizzle-orm";
import type { LandingDocument } from "#domain/tools/landings/landing-document.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { landings, landingVersions } from "../../platform/db/tables/tools-landings.server.ts";

/** The pages of a person outside an agency go; those of an agency stay with it, without the person in the team. */
export async function eraseLandingsOf(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(landings).where(eq(landings.ownerId, id));
  const names = `%${JSON.stringify(email.toLowerCase())}%`;
  const drafts = await tx.select().from(landings).where(sql`lower(${landings.document}::text) like ${names}`);
  for (const { id: landingId, document } of drafts) {
    await tx
      .update(landings)
      .set({ document: without(document, email) })
      .where(eq(landings.id, landingId));
  }
  const versions = await tx
    .select()
    .from(landingVersions)
    .where(sql`lower(${landingVersions.document}::text) like ${names}`);
  for (const { landingId, number, document } of versions) {
    await tx
      .update(landingVersions)
      .set({ document: without(document, email) })
      .where(and(eq(landingVersions.landingId, landingId), eq(landingVersions.number, number)));
  }
}

const without = (document: LandingDocument, email: string): LandingDocument => ({
  ...document,
  sections: document.sections.map((section) =>
    section.kind === "equipo"
      ? { ...section, items: section.items.filter((one) => one.email.toLowerCase() !== email.toLowerCase()) }
      : section,
  ),
});
