import { MAX_PDF_BYTES, type SignatureSource } from "#domain/crm/signatures/signature-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readDocument } from "../../portfolio/documents/documents.server.ts";

/** A PDF that is here already and is signed without being uploaded again. */

/** Papers of areas above this one, drawn as their download is. */
export interface SignedPapers {
  /** Of a tool's result. @throws AppError for one that the actor does not see */
  ofRun(actor: PersonActor, runId: string): Promise<{ name: string; bytes: Uint8Array }>;
}

interface GivenPdf {
  name: string;
  /** Null where it is too large to be signed. */
  bytes: Buffer | null;
}

/** @throws AppError INVALID_INPUT at `document` for a source that the actor does not see */
export async function givenPdf(
  services: Pick<AccountServices, "database" | "store">,
  papers: SignedPapers,
  actor: PersonActor,
  source: SignatureSource | undefined,
): Promise<GivenPdf | undefined> {
  if (source?.documentId) {
    const document = await readDocument(services, actor, source.documentId, MAX_PDF_BYTES);
    if (!document) throw refused("Este documento ya no está. Elige otro o sube el PDF");
    return document;
  }
  if (!source?.runId) return undefined;
  try {
    const { name, bytes } = await papers.ofRun(actor, source.runId);
    return { name, bytes: bytes.length > MAX_PDF_BYTES ? null : Buffer.from(bytes) };
  } catch (error) {
    // Whoever does not see the result, or sees one whose data are erased, is told at the field.
    if (error instanceof AppError) throw refused("Este resultado ya no se puede imprimir. Sube el PDF");
    throw error;
  }
}

const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "document", message }]);
