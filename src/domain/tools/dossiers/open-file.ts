import type { DocumentPage } from "./document-text.ts";
import { fileFormOf, MAX_DOCUMENT_PAGES } from "./file-form.ts";
import type { GreyPage } from "./grey/grey-page.ts";
import { decodeText } from "./page-assembly/decode-text.ts";
import { plainPages } from "./page-assembly/plain-pages.ts";
import { type PdfPage, type ReadPage, readPdfPage } from "./page-assembly/read-pdf-page.ts";
import { type Recogniser, readPicture } from "./page-assembly/read-picture.ts";
import { ReadingFault } from "./reading-fault.ts";

/** A file whose pages are read one by one. */
export interface OpenedFile {
  /** Pages that are read: at most a hundred. */
  pages: number;
  /** Pages that it has. */
  allPages: number;
  read(number: number): Promise<ReadPage>;
  close(): Promise<void>;
}

/** The steps that browser and server each do in their way. All of it throws ReadingFault with a Spanish sentence. */
export interface FileReaders {
  openPdf(bytes: Uint8Array): Promise<{
    pages: number;
    operations: Readonly<Record<string, number>>;
    page(number: number): Promise<PdfPage & { cleanup(): unknown }>;
    draw(number: number, pixelsPerPoint: number): Promise<GreyPage>;
    close(): Promise<void>;
  }>;
  /** The picture as grey pixels, upright by what its camera said, and points for each of them. */
  greyPicture(bytes: Uint8Array, form: "jpeg" | "png" | "heic"): Promise<{ picture: GreyPage; scale: number }>;
  textOfDocx(bytes: Uint8Array): Promise<string>;
  recognise: Recogniser;
}

export const NOT_READ =
  "No es un PDF, un documento de Word (.docx), un texto, una foto JPEG, PNG o HEIC, ni un ZIP de ellos";

/** Opens a file of a dossier that is no archive. @throws ReadingFault */
export async function openFile(bytes: Uint8Array, readers: FileReaders): Promise<OpenedFile> {
  if (bytes.length === 0) throw new ReadingFault("El archivo está vacío");
  const form = fileFormOf(bytes);
  if (form === "pdf") return await openedPdf(bytes, readers);
  if (form === "docx") return openedText((await readers.textOfDocx(bytes)).replace(/\n{2,}/g, "\n"));
  if (form === "jpeg" || form === "png" || form === "heic") {
    const { picture, scale } = await readers.greyPicture(bytes, form);
    const read = () => readPicture(picture, { number: 1, scale, recognise: readers.recognise });
    return { pages: 1, allPages: 1, read, close: async () => {} };
  }
  const text = form === "text" ? decodeText(bytes) : null;
  if (text === null) throw new ReadingFault(NOT_READ);
  return openedText(text);
}

async function openedPdf(bytes: Uint8Array, { openPdf, recognise }: FileReaders): Promise<OpenedFile> {
  const pdf = await openPdf(bytes);
  const { operations } = pdf;
  return {
    pages: Math.min(pdf.pages, MAX_DOCUMENT_PAGES),
    allPages: pdf.pages,
    async read(number) {
      const page = await pdf.page(number);
      try {
        return await readPdfPage(page, { number, operations, draw: (by) => pdf.draw(number, by), recognise });
      } finally {
        page.cleanup();
      }
    },
    close: () => pdf.close(),
  };
}

function openedText(text: string): OpenedFile {
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
