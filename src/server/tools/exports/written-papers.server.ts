import type { DocumentProps } from "@react-pdf/renderer";
import type { ComponentProps, ReactElement } from "react";
import type { DossierPaper } from "#ui/pdf/dossier/dossier-paper.tsx";
import type { ProposalPaper } from "#ui/pdf/home/proposal-paper.tsx";
import type { InspectionPaper } from "#ui/pdf/inspection/inspection-report.tsx";
import type { TemplatePaper } from "#ui/pdf/template/template-paper.tsx";
import { AppError } from "../../platform/app-error.server.ts";
import { inDrawingTurn, layOutPdf } from "./draw-pdf.server.ts";
import type { Pdf } from "./kept-papers.server.ts";

/**
 * Papers that are as long as whoever wrote them wanted: one can take the renderer half a minute, in which its thread answers nobody. The
 * built server draws them in a thread of their own, with limited time and memory; what they are drawn from is plain data.
 */

export type WrittenPaper =
  | { kind: "template"; paper: TemplatePaper }
  | { kind: "proposal"; paper: ComponentProps<typeof ProposalPaper> }
  | { kind: "inspection"; paper: InspectionPaper }
  | { kind: "dossier"; paper: DossierPaper };

type Draw = (written: WrittenPaper) => Promise<Pdf | "too much">;

let draw: Draw = drawWrittenHere;

/** The start of the built server hands the thread in; without one they are drawn in this process. */
export function drawWrittenApart(apart: Draw): void {
  draw = apart;
}

/** @throws AppError DRAWING_BUSY, PAPER_TOO_LONG */
export async function drawWritten(written: WrittenPaper): Promise<Pdf> {
  const drawn = await inDrawingTurn(() => draw(written));
  if (drawn === "too much") throw new AppError("PAPER_TOO_LONG");
  return drawn;
}

/** Draws in the thread that calls. */
export async function drawWrittenHere(written: WrittenPaper): Promise<Pdf> {
  return await (await layOutPdf(await documentOf(written))).draw();
}

async function documentOf(written: WrittenPaper): Promise<ReactElement<DocumentProps>> {
  switch (written.kind) {
    case "template":
      return (await import("#ui/pdf/template/template-paper.tsx")).TemplatePaperDocument({ paper: written.paper });
    case "proposal":
      return (await import("#ui/pdf/home/proposal-paper.tsx")).ProposalPaper(written.paper);
    case "inspection":
      return (await import("#ui/pdf/inspection/inspection-report.tsx")).InspectionReport({ paper: written.paper });
    case "dossier":
      return (await import("#ui/pdf/dossier/dossier-paper.tsx")).DossierPaperDocument({ paper: written.paper });
  }
}
