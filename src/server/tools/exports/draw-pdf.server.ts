import type { DocumentProps } from "@react-pdf/renderer";
import type { ReactElement } from "react";

/**
 * A document as a PDF file with an accessible structure.
 *
 * The renderer takes a good part of a second to load, so only requests for a PDF wait for it.
 */
export async function drawPdf(document: ReactElement<DocumentProps>): Promise<Uint8Array<ArrayBuffer>> {
  return await (await layOutPdf(document)).draw();
}

/** The pages of a document, to be drawn or not. */
export async function layOutPdf(document: ReactElement<DocumentProps>) {
  const [{ layOut }, { registerPdfFonts }] = await Promise.all([
    import("#ui/pdf/tagging/lay-out.ts"),
    import("./fonts.server.ts"),
  ]);
  registerPdfFonts();
  return await layOut(document);
}
