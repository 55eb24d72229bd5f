import type { DocumentProps } from "@react-pdf/renderer";
import type { ReactElement } from "react";

/**
 * The pages of a document with an accessible structure, to be drawn or not.
 *
 * The renderer takes a good part of a second to load, so only who draws waits for it.
 */
export async function layOutPdf(document: ReactElement<DocumentProps>) {
  const [{ layOut }, { registerPdfFonts }] = await Promise.all([
    import("#ui/pdf/tagging/lay-out.ts"),
    import("./fonts.server.ts"),
  ]);
  registerPdfFonts();
  return await layOut(document);
}
