import { type FileReaders, type OpenedFile, openFile } from "#domain/tools/dossiers/open-file.ts";
import type { PdfPage } from "#domain/tools/dossiers/page-assembly/read-pdf-page.ts";
import type { Recogniser } from "#domain/tools/dossiers/page-assembly/read-picture.ts";
import { textOfWord } from "#domain/tools/dossiers/page-assembly/text-of-word.ts";
import { ReadingFault } from "#domain/tools/dossiers/reading-fault.ts";
import { faultOfDocx } from "../../../crm/templates/read-docx.server.ts";
import { isHonestArchive } from "./archive.server.ts";
import { greyOfPdfPage, loadPdfJs, openPdf } from "./pdf-pages.server.ts";
import { greyPicture } from "./pictures.server.ts";

const MOST_DOCX_BYTES = 100 * 1024 * 1024;
/** Paragraphs of a Word file: many times those of the hundred pages that are read of it. */
const MOST_PARAGRAPHS = 30_000;

/** Opens a file of a dossier in the server. @throws ReadingFault with a Spanish sentence */
export function openDocument(bytes: Uint8Array, recognise: Recogniser): Promise<OpenedFile> {
  return openFile(bytes, { openPdf: readerOfPdf, greyPicture, textOfDocx, recognise });
}

const readerOfPdf: FileReaders["openPdf"] = async (bytes) => {
  const pdf = await openPdf(bytes);
  const { OPS: operations } = await loadPdfJs();
  return {
    pages: pdf.numPages,
    operations,
    page: async (number) => (await pdf.getPage(number)) as PdfPage & { cleanup(): unknown },
    draw: (number, pixelsPerPoint) => greyOfPdfPage(pdf, number, pixelsPerPoint),
    close: () => pdf.loadingTask.destroy(),
  };
};

async function textOfDocx(bytes: Uint8Array): Promise<string> {
  const damaged = () => new ReadingFault("Este documento de Word está dañado. Ábrelo, guárdalo otra vez y súbelo");
  const buffer = Buffer.from(bytes);
  if (!(await isHonestArchive(buffer, MOST_DOCX_BYTES).catch(() => false))) throw damaged();
  const fault = faultOfDocx(buffer, MOST_PARAGRAPHS);
  if (fault !== null) throw new ReadingFault(fault);
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth
    .convertToHtml({ buffer }, { convertImage: mammoth.images.imgElement(async () => ({ src: "" })) })
    .catch(() => {
      throw damaged();
    });
  return textOfWord(value);
}
