import type { Context } from "hono";
import type { CardDesign, CardPaper } from "#domain/portfolio/homes/window-card.ts";
import type { HomeListPaper } from "#ui/pdf/home/home-list.tsx";
import type { HomePaper } from "#ui/pdf/home/home-paper.ts";
import type { ReportPaper } from "#ui/pdf/home/owner-report.tsx";
import type { VisitPaper } from "#ui/pdf/home/visit-sheet.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import { drawPdf } from "../draw-pdf.server.ts";

/** The papers of a home as PDF files. */

/** Photos of a sheet of four pages: the cover across the page, the others in rows. */
export const SHEET_PHOTOS = { most: 25, large: 3, largePx: 1_600, smallPx: 1_000 } as const;

export async function drawSheet(paper: HomePaper): Promise<Uint8Array<ArrayBuffer>> {
  const { HomeSheet } = await import("#ui/pdf/home/home-sheet.tsx");
  return await drawPdf(HomeSheet({ paper }));
}

export async function drawCard(
  paper: HomePaper,
  design: CardDesign,
  size: CardPaper,
): Promise<Uint8Array<ArrayBuffer>> {
  const { WindowCard } = await import("#ui/pdf/home/cards/window-card.tsx");
  return await drawPdf(WindowCard({ paper, design, size }));
}

export async function drawVisitSheet(paper: VisitPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { VisitSheet } = await import("#ui/pdf/home/visit-sheet.tsx");
  return await drawPdf(VisitSheet({ paper }));
}

export async function drawReport(paper: ReportPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { OwnerReport } = await import("#ui/pdf/home/owner-report.tsx");
  return await drawPdf(OwnerReport({ paper }));
}

export async function drawHomeList(paper: HomeListPaper): Promise<Uint8Array<ArrayBuffer>> {
  const { HomeList } = await import("#ui/pdf/home/home-list.tsx");
  return await drawPdf(HomeList({ paper: { ...printableDeep(paper), signer: paper.signer } }));
}

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
