import { and, eq } from "drizzle-orm";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { dossierDocuments, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { livesOn } from "../../platform/jobs/in-hand.server.ts";
import type { JobParts } from "../../platform/jobs/job.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { addDocumentFile } from "./add-documents.server.ts";
import { type DocumentRow, type DossierRow, publishDossier } from "./dossier-rows.server.ts";
import { unpackArchive } from "./reading/archive.server.ts";

type Parts = Pick<JobParts, "database" | "log" | "store" | "now">;

/**
 * Makes documents of the files of an archive. The same archive again adds nothing, so that a process that dies on the way loses nothing.
 * The archive itself goes; a file that cannot be taken in stays as a name with its reason.
 *
 * @throws ReadingFault where the archive as a whole cannot be read; what was unpacked before stays
 */
export async function unpackIntoDossier(parts: Parts, archive: DocumentRow, bytes: Buffer): Promise<void> {
  const { db } = parts.database;
  const lock = async (tx: Db): Promise<DossierRow> => {
    const [dossier] = await tx.select().from(dossiers).where(eq(dossiers.id, archive.dossierId)).for("update");
    const [current] = await tx.select().from(dossierDocuments).where(eq(dossierDocuments.id, archive.id));
    // Stopped, or taken out, meanwhile.
    if (!dossier || current?.state !== "leyendo") throw new AppError("NOT_FOUND");
    return dossier;
  };
  try {
    for await (const entry of unpackArchive(bytes)) {
      livesOn();
      const fault = "fault" in entry ? entry.fault : await faultOfAdding(parts, archive, entry, lock);
      if (fault !== null)
        await db.transaction((tx) => noteLeftOut(tx, archive, { name: entry.name, fault }, parts.now()));
    }
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return;
    throw error;
  }
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(dossierDocuments).where(eq(dossierDocuments.id, archive.id)).returning();
    if (!gone?.fileId) return;
    const stored = await tx.delete(files).where(eq(files.id, gone.fileId)).returning({ key: files.storageKey });
    const [dossier] = await tx.select().from(dossiers).where(eq(dossiers.id, archive.dossierId));
    if (dossier) await publishDossier(tx, dossier);
    await removeBytes(
      parts,
      stored.map(({ key }) => key),
    );
  });
}

/** Why a file of an archive became no document of its own; null where it did. A repeated one names the document that it is. */
async function faultOfAdding(
  parts: Parts,
  archive: DocumentRow,
  entry: { name: string; bytes: Buffer },
  lock: (tx: Db) => Promise<DossierRow>,
): Promise<string | null> {
  const { id, isRepeated, fault } = await addDocumentFile(parts, entry, lock);
  if (!isRepeated || id === null) return fault;
  const [same] = await parts.database.db.select().from(dossierDocuments).where(eq(dossierDocuments.id, id));
  if (!same) return null;
  // A try of before the process died made it of this very file.
  const isItself = same.name === entry.name && same.createdAt >= archive.createdAt;
  return isItself ? null : `Es el mismo archivo que «${same.name}», que ya está en el expediente`;
}

async function noteLeftOut(
  tx: Db,
  archive: DocumentRow,
  { name, fault }: { name: string; fault: string },
  now: Date,
): Promise<void> {
  const { dossierId, turnOf } = archive;
  const isNoted = and(
    eq(dossierDocuments.dossierId, dossierId),
    eq(dossierDocuments.name, name),
    eq(dossierDocuments.fault, fault),
  );
  if ((await tx.$count(dossierDocuments, isNoted)) > 0) return;
  await tx.insert(dossierDocuments).values({ dossierId, name, turnOf, state: "fallido", fault, createdAt: now });
}
