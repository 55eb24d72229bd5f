import { parentPort, workerData } from "node:worker_threads";
import { drawEvidenceSheet } from "../evidence-sheet.server.ts";
import type { DrawnDocument } from "./draw-apart.server.ts";
import { preparePdf } from "./seal-pdf.server.ts";

/** The thread in which one signed document is drawn. */
const { original, sheet, about } = workerData as DrawnDocument;
// Buffers of pictures come as plain bytes.
const signers = sheet.signers.map(({ mark, ...signer }) => ({
  ...signer,
  mark: mark && { ...mark, image: mark.image && Buffer.from(mark.image) },
}));
const drawn = await preparePdf(original, await drawEvidenceSheet({ ...sheet, signers }), about);
parentPort!.postMessage(new Uint8Array(drawn));
