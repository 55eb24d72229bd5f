import PDFDocument from "pdfkit";
import sharp from "sharp";
import { drawPdfPage, openPdf } from "#server/tools/dossiers/reading/pdf-pages.server.ts";

/** Files of dossiers as tests need them: a PDF with text, the same as a scan, skewed, upside down. */

/** A page of the land register, invented. */
export const REGISTER_PAGE = [
  "REGISTRO DE LA PROPIEDAD DE MADRID N.º 12",
  "NOTA SIMPLE INFORMATIVA",
  "FINCA DE MADRID N.º 12345. Código Registral Único 28012000123456.",
  "URBANA: Vivienda tercero derecha de la calle Alcalá, número 45, de Madrid. Tiene una superficie construida de setenta y ocho metros y cuarenta decímetros cuadrados.",
  "TITULARIDAD: Doña María Ejemplo Pérez, con NIF 12345678Z, titular del pleno dominio con carácter privativo por título de compraventa.",
  "CARGAS: Gravada con una hipoteca a favor de Banco Ejemplo, S.A., por importe de 120.000,00 euros de principal, inscripción 4.ª de fecha 12 de marzo de 2019.",
  "Dado en Madrid, a 3 de noviembre de 2026.",
];

/** A PDF whose one page with text stands so many times in its tree. */
export function pagesPdf(pages: number): Buffer {
  const text =
    "BT /F1 12 Tf 72 720 Td (Pagina repetida de un expediente largo con su texto entero y legible para todos) Tj ET";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${"3 0 R ".repeat(pages)}] >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const places = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, "latin1");
}

type Drawing = InstanceType<typeof PDFDocument>;

/** @param draw draws on pages; the first one is there */
export async function pdfOf(draw: (pdf: Drawing) => void, options: object = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A4", margin: 60, ...options });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => pdf.on("end", resolve));
  pdf.on("data", (part: Buffer) => parts.push(part));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

export const textPdf = (pages: readonly (readonly string[])[] = [REGISTER_PAGE]): Promise<Buffer> =>
  pdfOf((pdf) => {
    for (const [i, paragraphs] of pages.entries()) {
      if (i > 0) pdf.addPage();
      pdf.fontSize(11);
      for (const paragraph of paragraphs) pdf.text(paragraph).moveDown();
    }
  });

interface Scan {
  /** To the right. */
  degrees?: number;
  /** Grey levels of the paper on the darker side, as of a shadow. */
  shadow?: number;
}

/** A page of a PDF as a scanner with 200 dots an inch gives it. */
export async function scanOf(pdf: Buffer, { degrees = 0, shadow = 0 }: Scan = {}, number = 1): Promise<Buffer> {
  const opened = await openPdf(pdf);
  const { rgba, width, height } = await drawPdfPage(opened, number, 200 / 72);
  await opened.loadingTask.destroy();
  if (shadow > 0) {
    for (let i = 0; i < rgba.length; i++) {
      if (i % 4 === 3) continue;
      rgba[i] = rgba[i]! * (1 - (shadow / 255) * (((i / 4) % width) / width));
    }
  }
  return await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .rotate(degrees, { background: "#ffffff" })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Pictures as the pages of a PDF, without a letter. */
export const pdfOfPictures = (pictures: readonly Buffer[]): Promise<Buffer> =>
  pdfOf(
    (pdf) => {
      for (const picture of pictures) {
        pdf.addPage({ size: "A4", margin: 0 });
        pdf.image(picture, 0, 0, { fit: [595, 842] });
      }
    },
    { autoFirstPage: false },
  );
