import type { DocumentProps } from "@react-pdf/renderer";
import type { ComponentProps, ReactElement } from "react";
import type { FilledBlock } from "#domain/crm/templates/fill.ts";
import type { CardDesign, CardPaper } from "#domain/portfolio/homes/window-card.ts";
import type { WrittenDocument } from "#domain/tools/runs/written-document.ts";
import type { DossierPaper } from "#ui/pdf/dossier/dossier-paper.tsx";
import type { HomeListPaper } from "#ui/pdf/home/home-list.tsx";
import type { HomePaper } from "#ui/pdf/home/home-paper.ts";
import type { ReportPaper } from "#ui/pdf/home/owner-report.tsx";
import type { ProposalPaper } from "#ui/pdf/home/proposal-paper.tsx";
import type { VisitPaper } from "#ui/pdf/home/visit-sheet.tsx";
import type { InspectionPaper } from "#ui/pdf/inspection/inspection-report.tsx";
import type { MarketReportPaper } from "#ui/pdf/market/market-report.tsx";
import type { TemplatePaper } from "#ui/pdf/template/template-paper.tsx";
import type { TranscriptPaper } from "#ui/pdf/transcript/transcript-paper.tsx";
import { AppError } from "../../platform/app-error.server.ts";
import { CallerTurns } from "../../platform/jobs/caller-turns.server.ts";
import { quickFirst } from "../../platform/jobs/quick-first.server.ts";
import type { Handout } from "./downloads/handout.server.ts";
import type { Pdf } from "./kept-papers.server.ts";
import { layOutPdf } from "./lay-out-pdf.server.ts";
import { type PrintedResult, resultPaper } from "./result-paper.server.ts";

/**
 * A paper takes the renderer between a tenth of a second and half a minute, in which its thread answers nobody. The built server draws
 * each in a thread of its own, with limited time and memory; what papers are drawn from is plain data.
 */

/** Documents for a word processor. */
type WordPaper =
  | { kind: "template-docx"; blocks: readonly FilledBlock[]; title: string; author: string }
  | { kind: "written-docx"; written: WrittenDocument; author: string | undefined };

/** Papers that are as long as whoever wrote them wanted. */
type WrittenPaper =
  | WordPaper
  | { kind: "template"; paper: TemplatePaper }
  | { kind: "proposal"; paper: ComponentProps<typeof ProposalPaper> }
  | { kind: "inspection"; paper: InspectionPaper }
  | { kind: "transcript"; paper: TranscriptPaper }
  | { kind: "dossier"; paper: DossierPaper };

export type Paper =
  | WrittenPaper
  | { kind: "result"; toolId: string; printed: PrintedResult }
  | { kind: "home-sheet"; paper: HomePaper }
  | { kind: "window-card"; paper: HomePaper; design: CardDesign; size: CardPaper }
  | { kind: "visit-sheet"; paper: VisitPaper }
  | { kind: "owner-report"; paper: ReportPaper }
  | { kind: "home-list"; paper: HomeListPaper }
  | { kind: "market-report"; paper: ComponentProps<typeof MarketReportPaper> }
  | { kind: "handout"; handout: Handout };

/** Whether its length has no bound, so that others are not to wait behind it. */
const isWritten = ({ kind }: Paper): boolean => WRITTEN.has(kind);
const WRITTEN: ReadonlySet<Paper["kind"]> = new Set<WrittenPaper["kind"]>([
  "template-docx",
  "written-docx",
  "template",
  "proposal",
  "inspection",
  "transcript",
  "dossier",
]);

type Draw = (paper: Paper) => Promise<Pdf | "too much">;

/** Threads that draw: one for usual papers, one for those that people wrote, and one with time for whatever takes the others too long. */
export interface PaperThreads {
  usual: Draw;
  written: Draw;
  patient: Draw;
}

let threads: PaperThreads = { usual: drawPaperHere, written: drawPaperHere, patient: drawPaperHere };

/** The start of the built server hands its threads in; without them papers are drawn in this process. */
export function drawPapersApart(apart: PaperThreads): void {
  threads = apart;
}

/** Longer than two papers may take in the patient thread. */
const LONGEST_WAIT_MS = 75_000;

/** A thread draws one paper at a time: who waits for one waits for no paper of another. */
const turnsAt = (which: keyof PaperThreads): Draw => {
  const turns = new CallerTurns({
    places: 1,
    visitorsPlaces: 1,
    mostOfCaller: 30,
    longestWaitMs: LONGEST_WAIT_MS,
    busy: "DRAWING_BUSY",
  });
  return (paper) => turns.take(() => threads[which](paper));
};
const patient = turnsAt("patient");
const drawUsual = quickFirst({ quick: turnsAt("usual"), patient });
const drawWritten = quickFirst({ quick: turnsAt("written"), patient });

/** A paper as a file, a PDF with an accessible structure or one for a word processor, once the turn of whoever asks has come. @throws AppError DRAWING_BUSY, RATE_LIMIT, PAPER_TOO_LONG */
export async function drawPaper(paper: Paper): Promise<Pdf> {
  const drawn = await (isWritten(paper) ? drawWritten(paper) : drawUsual(paper));
  if (drawn === "too much") throw new AppError("PAPER_TOO_LONG");
  return drawn;
}

/** Draws in the thread that calls. */
export async function drawPaperHere(paper: Paper): Promise<Pdf> {
  if (paper.kind === "result") return await drawResult(paper);
  if (paper.kind === "template-docx") {
    return await (await import("./templates/template-docx.server.ts")).templateToDocx(paper.blocks, paper);
  }
  if (paper.kind === "written-docx") {
    return await (await import("./written-docx.server.ts")).writtenToDocx(paper.written, paper.author);
  }
  return await (await layOutPdf(await documentOf(paper))).draw();
}

/** How high charts are where that spares a sheet. */
const TIGHT = 0.75;
/** A longer document takes long to lay out twice, and one sheet more matters less. */
const MOST_TIGHTENED = 4;

async function drawResult({ toolId, printed }: Extract<Paper, { kind: "result" }>): Promise<Pdf> {
  const documentAt = await resultPaper(toolId, printed);
  const usual = await layOutPdf(documentAt(1));
  if (usual.pages === 1 || usual.pages > MOST_TIGHTENED) return await usual.draw();
  // Nobody wants a last sheet with three lines on it: lower charts may avoid it.
  const tight = await layOutPdf(documentAt(TIGHT));
  return await (tight.pages < usual.pages ? tight : usual).draw();
}

async function documentOf(paper: Exclude<Paper, { kind: "result" } | WordPaper>): Promise<ReactElement<DocumentProps>> {
  switch (paper.kind) {
    case "template":
      return (await import("#ui/pdf/template/template-paper.tsx")).TemplatePaperDocument(paper);
    case "proposal":
      return (await import("#ui/pdf/home/proposal-paper.tsx")).ProposalPaper(paper.paper);
    case "inspection":
      return (await import("#ui/pdf/inspection/inspection-report.tsx")).InspectionReport(paper);
    case "transcript":
      return (await import("#ui/pdf/transcript/transcript-paper.tsx")).TranscriptPaperDocument(paper);
    case "dossier":
      return (await import("#ui/pdf/dossier/dossier-paper.tsx")).DossierPaperDocument(paper);
    case "home-sheet":
      return (await import("#ui/pdf/home/home-sheet.tsx")).HomeSheet(paper);
    case "window-card":
      return (await import("#ui/pdf/home/cards/window-card.tsx")).WindowCard(paper);
    case "visit-sheet":
      return (await import("#ui/pdf/home/visit-sheet.tsx")).VisitSheet(paper);
    case "owner-report":
      return (await import("#ui/pdf/home/owner-report.tsx")).OwnerReport(paper);
    case "home-list":
      return (await import("#ui/pdf/home/home-list.tsx")).HomeList(paper);
    case "market-report":
      return (await import("#ui/pdf/market/market-report.tsx")).MarketReportPaper(paper.paper);
    case "handout":
      return (await import("./downloads/handout-document.server.tsx")).HandoutDocument(paper);
  }
}
