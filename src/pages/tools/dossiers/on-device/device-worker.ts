import { fileFormOf, MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import { openFile } from "#domain/tools/dossiers/open-file.ts";
import type { ReadPage } from "#domain/tools/dossiers/page-assembly/read-pdf-page.ts";
import { textOfWord } from "#domain/tools/dossiers/page-assembly/text-of-word.ts";
import { DAMAGED_DOCX, ReadingFault, TOO_HEAVY } from "#domain/tools/dossiers/reading-fault.ts";
import { unreadPage } from "#domain/tools/dossiers/whole-text.ts";
import { unpackHere } from "./device-archive.ts";
import { openPdf } from "./device-pdf.ts";
import { greyPicture } from "./device-pictures.ts";
import { recogniseOnDevice } from "./device-recogniser.ts";

/** Reads files where they are: nothing of them leaves this worker but to its own page. */

export interface DeviceNews {
  /** Told apart from what the library of PDFs says of itself. */
  dossier: true;
  /** The file's name; each file of an archive has its own. */
  name: string;
  opened?: { pages: number; allPages: number };
  read?: ReadPage;
  /** The name's last news: it was read, or why not. */
  ended?: { fault: string | null };
  /** Nothing more comes. */
  isDone?: true;
}

const tell = (news: Omit<DeviceNews, "dossier">) => self.postMessage({ dossier: true, ...news } satisfies DeviceNews);

self.addEventListener("message", async ({ data }: MessageEvent<{ file?: File }>) => {
  if (!(data.file instanceof File)) return;
  const { name } = data.file;
  if (data.file.size > MAX_DOSSIER_FILE_BYTES) tell({ name, ended: { fault: TOO_HEAVY } });
  else {
    const bytes = new Uint8Array(await data.file.arrayBuffer());
    await (fileFormOf(bytes) === "zip" ? readArchive(name, bytes) : readOne(name, bytes));
  }
  tell({ name, isDone: true });
});

async function readArchive(name: string, bytes: Uint8Array): Promise<void> {
  try {
    for await (const entry of unpackHere(bytes)) {
      if ("fault" in entry) tell({ name: entry.name, ended: { fault: entry.fault } });
      else await readOne(entry.name, entry.bytes);
    }
  } catch (error) {
    tell({ name, ended: { fault: faultOf(error) } });
  }
}

async function readOne(name: string, bytes: Uint8Array): Promise<void> {
  try {
    const opened = await openFile(bytes, { openPdf, greyPicture, textOfDocx, recognise: recogniseOnDevice });
    const { pages, allPages } = opened;
    tell({ name, opened: { pages, allPages } });
    for (let number = 1; number <= pages; number++) {
      // A page that fails is said to be unread; the others are read all the same.
      const read = await opened
        .read(number)
        .catch((): ReadPage => ({ page: unreadPage(number), laid: { turn: 0, degrees: 0 } }));
      tell({ name, read });
    }
    await opened.close();
    tell({ name, ended: { fault: null } });
  } catch (error) {
    tell({ name, ended: { fault: faultOf(error) } });
  }
}

const faultOf = (error: unknown) =>
  error instanceof ReadingFault ? error.message : "Este navegador no ha podido leer el archivo";

async function textOfDocx(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer: Uint8Array.from(bytes).buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: "" })) },
    )
    .catch(() => {
      throw new ReadingFault(DAMAGED_DOCX);
    });
  return textOfWord(value);
}
