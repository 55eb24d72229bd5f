import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { counted } from "#domain/shared/format/counted.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { dossierDocuments, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { givenUpRows, scopeOfOwned } from "../../platform/jobs/given-up.server.ts";
import { makeDue } from "./write-dossiers.server.ts";

/** Documents of dossiers that are not read any more. */
export const documentsGivenUp = givenUpRows<number | null>({
  table: dossierDocuments,
  joins: sql`left join dossiers on dossiers.id = ${dossierDocuments.dossierId}`,
  stands: and(eq(dossierDocuments.state, "fallido"), isNotNull(dossierDocuments.fileId), isNull(dossiers.deletedAt)),
  reason: dossierDocuments.fault,
  scope: scopeOfOwned(dossiers),
  about: dossierDocuments.allPages,
  subject: (pages) =>
    pages === null
      ? "Documento de un expediente"
      : `Documento de ${counted(pages, "página", "páginas")} de un expediente`,
  enter: (tx, id) =>
    tx.execute(
      sql`select from dossiers where id = (select dossier_id from dossier_documents where id = ${id}) for update`,
    ),
  renew: readOnceMore,
});

async function readOnceMore(tx: Db, id: string, now: Date): Promise<void> {
  const [document] = await tx.select().from(dossierDocuments).where(eq(dossierDocuments.id, id));
  const [dossier] = await tx.select().from(dossiers).where(eq(dossiers.id, document!.dossierId));
  await makeDue(tx, dossier!, document!, now);
}
