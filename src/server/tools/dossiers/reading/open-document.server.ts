import type { DocumentPage } from "#domain/tools/dossiers/document-text.ts";
import { fileFormOf, MAX_DOCUMENT_PAGES } from "#domain/tools/dossiers/file-form.ts";
import { decodeText } from "#domain/tools/dossiers/page-assembly/decode-text.ts";
import { plainPages } from "#domain/tools/dossiers/page-assembly/plain-pages.ts";
import { type PdfPage, type ReadPage, readPdfPage } from "#domain/tools/dossiers/page-assembly/read-pdf-page.ts";
import { type Recogniser, readPicture } from "#domain/tools/dossiers/page-assembly/read-picture.ts";
import { isHonestArchive } from "./archive.server.ts";
import { greyOfPdfPage, loadPdfJs, openPdf } from "./pdf-pages.server.ts";
import { greyPicture } from "./pictures.server.ts";
import { ReadingFault } from "./reading-fault.server.ts";

/** A file whose pages are read one by one. */
export interface OpenedDocument {
  /** Pages that are read: at most a hundred. */
  pages: number;
  /** Pages that it has. */
  allPages: number;
  read(number: number): Promise<ReadPage>;
  close(): Promise<void>;
}

const MOST_DOCX_BYTES = 100 * 1024 * 1024;

/** @throws ReadingFault with a Spanish sentence */
export async function openDocument(bytes: Buffer, recognise: Recogniser): Promise<OpenedDocument> {
  const form = fileFormOf(bytes);
  if (bytes.length === 0) throw new ReadingFault("El archivo está vacío");
  if (form === "pdf") return await openedPdf(bytes, recognise);
  if (form === "docx") return opened(await textOfDocx(bytes));
  if (form === "jpeg" || form === "png" || form === "heic") {
    const { picture, scale } = await greyPicture(bytes, form);
    return {
      pages: 1,
      allPages: 1,
      read: () => readPicture(picture, { number: 1, scale, recognise }),
      close: async () => {},
    };
  }
  const text = form === "text" ? decodeText(bytes) : null;
  if (text === null)
    throw new ReadingFault(
      "No es un PDF, un documento de Word (.docx), un texto, una foto JPEG, PNG o HEIC, ni un ZIP de ellos",
    );
  return opened(text);
}

async function openedPdf(bytes: Buffer, recognise: Recogniser): Promise<OpenedDocument> {
  const pdf = await openPdf(bytes);
  const { OPS: operations } = await loadPdfJs();
  return {
    pages: Math.min(pdf.numPages, MAX_DOCUMENT_PAGES),
    allPages: pdf.numPages,
    async read(number) {
      const page = await pdf.getPage(number);
      try {
        const draw = (pixels: number) => greyOfPdfPage(pdf, number, pixels);
        return await readPdfPage(page as PdfPage, { number, operations, draw, recognise });
      } finally {
        page.cleanup();
      }
    },
    close: () => pdf.loadingTask.destroy(),
  };
}

async function textOfDocx(bytes: Buffer): Promise<string> {
  const damaged = () => new ReadingFault("Este documento de Word está dañado. Ábrelo, guárdalo otra vez y súbelo");
  if (!(await isHonestArchive(bytes, MOST_DOCX_BYTES).catch(() => false))) throw damaged();
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.extractRawText({ buffer: bytes }).catch(() => {
    throw damaged();
  });
  return value.replace(/\n{2,}/g, "\n");
}

function opened(text: string): OpenedDocument {
  const { pages, isCut } = plainPages(text);
  if (pages.length === 0) throw new ReadingFault("El archivo no tiene texto");
  const page = (number: number): DocumentPage => pages[number - 1]!;
  return {
    pages: pages.length,
    allPages: isCut ? pages.length + 1 : pages.length,
    read: async (number) => ({ page: page(number), laid: { turn: 0, degrees: 0 } }),
    close: async () => {},
  };
}
