import { MOST_PICTURE_BYTES } from "#domain/tools/plan-editing/plan-forms.ts";
import { type FileRules, fileProblem } from "#ui/form/file-check.ts";

/** Files that become a picture to draw over, or to read walls from. */
export const PICTURE_RULES: FileRules = {
  extensions: [".jpg", ".jpeg", ".png", ".webp", ".pdf"],
  maxBytes: MOST_PICTURE_BYTES,
};

export type PictureFile =
  | { kind: "picture"; blob: Blob; widthPx: number; heightPx: number }
  /** A PDF of several pages: a person says which. */
  | { kind: "pages"; count: number; draw: (page: number) => Promise<PictureFile> }
  | { kind: "refused"; reason: string };

/** A picture's longest side: what an A3 sheet needs to be drawn over. */
const LONGEST_PX = 4_000;

const refused = (reason: string): PictureFile => ({ kind: "refused", reason });

/** Reads a picture, or a page of a PDF, which is drawn here: the file itself goes nowhere. */
export async function readPictureFile(file: File): Promise<PictureFile> {
  if (/\.(dwg|dxf)$/i.test(file.name))
    return refused("Un DXF se importa en «Exportar». Un DWG, guárdalo antes como DXF.");
  const problem = fileProblem(file, PICTURE_RULES);
  if (problem !== undefined) return refused(`${problem}.`);
  if (/\.pdf$/i.test(file.name)) return await readPdf(file);
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return refused(`«${file.name}» no se puede abrir como imagen. Guárdala otra vez como JPEG o PNG.`);
  const drawn = await drawn4000(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return drawn;
}

async function drawn4000(source: CanvasImageSource, width: number, height: number): Promise<PictureFile> {
  const share = Math.min(1, LONGEST_PX / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * share));
  canvas.height = Math.max(1, Math.round(height * share));
  const context = canvas.getContext("2d");
  if (!context) return refused("Este navegador no puede preparar la imagen.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return await pictureOf(canvas);
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<PictureFile> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) return refused("La imagen es demasiado grande para este navegador. Redúcela y prueba otra vez.");
  return { kind: "picture", blob, widthPx: canvas.width, heightPx: canvas.height };
}

async function readPdf(file: File): Promise<PictureFile> {
  const { openPlanPdf } = await import("./plan-pdf.ts");
  const opened = await openPlanPdf(new Uint8Array(await file.arrayBuffer()));
  if (opened.kind === "refused") return opened;
  const draw = async (page: number): Promise<PictureFile> => {
    const canvas = await opened.draw(page, LONGEST_PX).catch(() => null);
    return canvas
      ? await pictureOf(canvas)
      : refused("No se puede dibujar esa página. Guárdala como imagen y prueba otra vez.");
  };
  if (opened.pages > 1) return { kind: "pages", count: opened.pages, draw };
  const only = await draw(1);
  opened.close();
  return only;
}
