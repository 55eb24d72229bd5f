import { PDFDict, PDFDocument, PDFName, PDFStream } from "@cantoo/pdf-lib";
import { MAX_PDF_PAGES } from "#domain/crm/signatures/signature-forms.ts";

export type PdfCheck = { pages: number } | { fault: string };

const BROKEN = "Este PDF está dañado y no se puede abrir. Vuelve a exportarlo y súbelo otra vez";

/**
 * Whether a PDF can be sent for signing: it opens without a password, runs nothing, and carries no signature that ours would break.
 * Reading is heavy: call it in a thread of its own (`check-pdf-apart`).
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfCheck> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  } catch {
    const isLocked = Buffer.from(bytes).includes("/Encrypt");
    return { fault: isLocked ? "Este PDF está protegido con contraseña. Quítasela y súbelo otra vez" : BROKEN };
  }
  let pages: number;
  try {
    pages = document.getPageCount();
    for (const page of document.getPages()) page.getSize();
  } catch {
    return { fault: BROKEN };
  }
  if (pages === 0) return { fault: "Este PDF no tiene páginas" };
  if (pages > MAX_PDF_PAGES) return { fault: `Este PDF tiene más de ${MAX_PDF_PAGES} páginas. Divídelo` };
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    const value = (name: string) => dict.get(PDFName.of(name))?.toString();
    if (value("JS") !== undefined || value("S") === "/JavaScript" || value("S") === "/Launch" || value("XFA")) {
      return {
        fault: "Este PDF lleva programas dentro, y podría cambiar después de firmado. Imprímelo como PDF y sube ese",
      };
    }
    if (value("ByteRange") !== undefined) {
      return { fault: "Este PDF ya lleva una firma digital, que dejaría de valer. Sube el documento sin firmar" };
    }
  }
  return { pages };
}
