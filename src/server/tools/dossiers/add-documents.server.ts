import { createHash, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { MOST_DOCUMENTS } from "#domain/tools/dossiers/dossier-limits.ts";
import { type FileForm, fileFormOf, MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import { NOT_READ } from "#domain/tools/dossiers/open-file.ts";
import { takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { dossierDocuments, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { type DossierRow, publishDossier, scopeOfDossier } from "./dossier-rows.server.ts";

type Adding = Pick<ToolServices, "database" | "store" | "log" | "now">;

const MEDIA_TYPES: Record<FileForm, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  zip: "application/zip",
  jpeg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
  text: "text/plain",
};

/** The fate of an uploaded file. */
export interface AddedDocument {
  name: string;
  id: string | null;
  /** The dossier had the same file already. */
  isRepeated: boolean;
  fault: string | null;
}

/**
 * Keeps a file for a dossier and makes it due. No row is written before its bytes are in the store. A file that is refused says why and
 * hinders no other.
 *
 * @param lock locks the dossier and makes sure that the caller may add to it. @throws StoreFault, whatever `lock` throws
 */
export async function addDocumentFile(
  services: Adding,
  { name, bytes }: { name: string; bytes: Buffer | null },
  lock: (tx: Db) => Promise<DossierRow>,
): Promise<AddedDocument> {
  const refused = (fault: string): AddedDocument => ({ name, id: null, isRepeated: false, fault });
  if (bytes === null || bytes.length > MAX_DOSSIER_FILE_BYTES)
    return refused("Pesa más de 25\u00a0MB. Redúcelo o pártelo y súbelo otra vez");
  if (bytes.length === 0) return refused("El archivo está vacío");
  const form = fileFormOf(bytes);
  if (form === null) return refused(NOT_READ);
  const { database, store, now } = services;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const asked = { sha256, sizeBytes: bytes.length, now: now() };
  const id = randomUUID();
  const storageKey = `documents/${id.slice(0, 2)}/${id}`;
  try {
    // Checked before the bytes are stored, so that a refusal costs nothing.
    const { same } = await database.db.transaction(async (tx) => takeRoom(tx, await lock(tx), asked));
    if (same) return { name, id: same, isRepeated: true, fault: null };
    await store.put(storageKey, bytes, { mediaType: MEDIA_TYPES[form] });
    const added = await database.db.transaction(async (tx) => {
      const dossier = await lock(tx);
      const { same } = await takeRoom(tx, dossier, asked);
      if (same) return { name, id: same, isRepeated: true, fault: null };
      const { ownerId, agencyId } = dossier;
      const file = {
        id,
        ownerId,
        agencyId,
        name,
        mediaType: MEDIA_TYPES[form],
        sizeBytes: bytes.length,
        sha256,
        storageKey,
      };
      await tx.insert(files).values(file);
      const [row] = await tx
        .insert(dossierDocuments)
        .values({
          dossierId: dossier.id,
          name,
          form,
          fileId: id,
          sha256,
          state: "recibido",
          createdAt: now(),
          turnOf: scopeOfDossier(dossier),
          nextAttemptAt: now(),
        })
        .returning({ id: dossierDocuments.id });
      await tx.update(dossiers).set({ updatedAt: now() }).where(eq(dossiers.id, dossier.id));
      await publishDossier(tx, dossier);
      return { name, id: row!.id, isRepeated: false, fault: null };
    });
    if (added.isRepeated) await removeBytes(services, [storageKey]);
    return added;
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, id))) > 0;
    await dropUnnamed(services, { key: storageKey, error, isNamed });
    // No room, in the dossier or in the account: that is said of the file.
    const issue =
      error instanceof AppError && (error.code === "STORAGE_FULL" || error.code === "INVALID_INPUT")
        ? error.issues?.[0]
        : undefined;
    if (issue) return refused(issue.message);
    throw error;
  }
}

async function takeRoom(
  tx: Db,
  dossier: DossierRow,
  { sha256, sizeBytes, now }: { sha256: string; sizeBytes: number; now: Date },
): Promise<{ same: string | undefined }> {
  const ofDossier = eq(dossierDocuments.dossierId, dossier.id);
  const [same] = await tx
    .select({ id: dossierDocuments.id })
    .from(dossierDocuments)
    .where(and(ofDossier, eq(dossierDocuments.sha256, sha256)));
  if (same) return { same: same.id };
  if ((await tx.$count(dossierDocuments, ofDossier)) >= MOST_DOCUMENTS) {
    const message = `Este expediente ya tiene ${MOST_DOCUMENTS} documentos. Abre otro para los demás`;
    throw new AppError("INVALID_INPUT", [{ path: "document", message }]);
  }
  await takeStorage(tx, dossier, { bytes: sizeBytes, path: "document", now });
  return { same: undefined };
}
