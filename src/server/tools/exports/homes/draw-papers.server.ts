import type { Context } from "hono";
import type { CardDesign, CardPaper } from "#domain/portfolio/homes/window-card.ts";
import type { HomeListPaper } from "#ui/pdf/home/home-list.tsx";
import type { HomePaper } from "#ui/pdf/home/home-paper.ts";
import type { ReportPaper } from "#ui/pdf/home/owner-report.tsx";
import type { VisitPaper } from "#ui/pdf/home/visit-sheet.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import { drawPaper } from "../draw-paper.server.ts";
import type { Pdf } from "../kept-papers.server.ts";

/** The papers of a home as PDF files. */

/** Photos of a sheet of four pages: the cover across the page, the others in rows. */
export const SHEET_PHOTOS = { most: 25, large: 3, largePx: 1_600, smallPx: 1_000 } as const;

export const drawSheet = (paper: HomePaper): Promise<Pdf> => drawPaper({ kind: "home-sheet", paper });

export const drawCard = (paper: HomePaper, design: CardDesign, size: CardPaper): Promise<Pdf> =>
  drawPaper({ kind: "window-card", paper, design, size });

export const drawVisitSheet = (paper: VisitPaper): Promise<Pdf> => drawPaper({ kind: "visit-sheet", paper });

export const drawReport = (paper: ReportPaper): Promise<Pdf> => drawPaper({ kind: "owner-report", paper });

export const drawHomeList = (paper: HomeListPaper): Promise<Pdf> =>
  drawPaper({ kind: "home-list", paper: { ...printableDeep(paper), signer: paper.signer } });

/** `Ficha V-102.pdf`; the title where there is no reference. */
export function paperName(kind: string, { words }: { words: Pick<HomePaper["words"], "reference" | "title"> }): string {
  const name = (words.reference ?? words.title).replace(/[^\p{L}\p{N} .,-]+/gu, " ").trim();
  return `${kind} ${name.slice(0, 80).trim()}.pdf`;
}

export function pdfAnswer(c: Context, bytes: Uint8Array<ArrayBuffer>, name: string): Response {
  return c.body(bytes, 200, {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    "cache-control": "private, no-store",
  });
}
