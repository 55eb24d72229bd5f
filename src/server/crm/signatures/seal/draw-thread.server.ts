import { answerQuestions } from "../../../platform/jobs/answer-questions.server.ts";
import { drawEvidenceSheet } from "../evidence-sheet.server.ts";
import type { DrawnDocument } from "./draw-apart.server.ts";
import { preparePdf } from "./seal-pdf.server.ts";

/** The thread in which signed documents are drawn. */
answerQuestions(async ({ original, sheet, about }: DrawnDocument) => {
  // Buffers of pictures come as plain bytes.
  const signers = sheet.signers.map(({ mark, ...signer }) => ({
    ...signer,
    mark: mark && { ...mark, image: mark.image && Buffer.from(mark.image) },
  }));
  const drawn = await preparePdf(original, await drawEvidenceSheet({ ...sheet, signers }), about);
  return new Uint8Array(drawn);
});
