import type { DocumentProps } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { CallerTurns } from "../../platform/jobs/caller-turns.server.ts";

/**
 * A document as a PDF file with an accessible structure.
 *
 * The renderer takes a good part of a second to load, so only requests for a PDF wait for it.
 */
export async function drawPdf(document: ReactElement<DocumentProps>): Promise<Uint8Array<ArrayBuffer>> {
  return await inDrawingTurn(async () => (await layOutPdf(document)).draw());
}

/**
 * Those of this process, whose one thread draws them all: each takes a good part of a core, and a second one keeps the first from being
 * on time.
 */
const turns = new CallerTurns({ places: 2, visitorsPlaces: 1, mostOfCaller: 30, busy: "DRAWING_BUSY" });

/** Lays out and draws when the turn of whoever asks has come. @throws AppError DRAWING_BUSY */
export const inDrawingTurn = <Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> => turns.take(draw);

/** The pages of a document, to be drawn or not. Called within a turn. */
export async function layOutPdf(document: ReactElement<DocumentProps>) {
  const [{ layOut }, { registerPdfFonts }] = await Promise.all([
    import("#ui/pdf/tagging/lay-out.ts"),
    import("./fonts.server.ts"),
  ]);
  registerPdfFonts();
  return await layOut(document);
}
