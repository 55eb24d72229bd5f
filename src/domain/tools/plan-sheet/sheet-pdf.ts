import {
  appendBezierCurve,
  closePath,
  degrees,
  fill,
  fillAndStroke,
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
  setDashPattern,
  setFillingColor,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingColor,
  stroke,
} from "@cantoo/pdf-lib";
import type { ImageMark, PathMark, Sheet, TextMark } from "./sheet.ts";

/** Points of PDF in a millimetre. */
const POINT = 72 / 25.4;

/** Letters to set into the file, and `fontkit`, which reads them; without them the file uses the reader's own Helvetica. */
export interface SheetFonts {
  readonly fontkit: Parameters<PDFDocument["registerFontkit"]>[0];
  /** WOFF, TTF or OTF. */
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

interface Letters {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
  readonly canWrite: (sign: string) => boolean;
}

/**
 * Sheets as one PDF of lines and selectable text, a page for each, in real size: printed at 100 %, 4.00 m at 1:50 is 80.0 mm.
 *
 * @param made instant that the file says it was made at
 * @throws where fonts or logo are no files of their kind
 */
export async function sheetPdf(sheets: readonly Sheet[], fonts: SheetFonts | null, made: Date): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const first = sheets[0];
  file.setTitle(first?.title ?? "Plano", { showInWindowTitleBar: true });
  file.setSubject(first?.description ?? "");
  if (first?.author) file.setAuthor(first.author);
  file.setCreator("Umbral");
  file.setProducer("Umbral");
  file.setLanguage("es");
  file.setCreationDate(made);
  file.setModificationDate(made);
  const letters = await lettersOf(file, fonts);
  for (const sheet of sheets) {
    const page = file.addPage([sheet.widthMm * POINT, sheet.heightMm * POINT]);
    for (const mark of sheet.marks) {
      if (mark.kind === "path") drawPath(page, mark, sheet.heightMm);
      else if (mark.kind === "text") drawText(page, mark, sheet.heightMm, letters);
      else await drawImage(file, page, mark, sheet.heightMm);
    }
  }
  return file.save();
}

async function lettersOf(file: PDFDocument, fonts: SheetFonts | null): Promise<Letters> {
  if (fonts) file.registerFontkit(fonts.fontkit);
  const regular = fonts
    ? await file.embedFont(fonts.regular, { subset: true })
    : await file.embedFont(StandardFonts.Helvetica);
  const bold = fonts
    ? await file.embedFont(fonts.bold, { subset: true })
    : await file.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(regular.getCharacterSet());
  return { regular, bold, canWrite: (sign) => known.has(sign.codePointAt(0) ?? 0) };
}

function drawPath(page: PDFPage, mark: PathMark, heightMm: number): void {
  if (mark.path.length < 2 || (mark.fill === null && mark.stroke === null)) return;
  const x = (value: number) => value * POINT;
  const y = (value: number) => (heightMm - value) * POINT;
  const marks: PDFOperator[] = [
    pushGraphicsState(),
    setLineJoin(LineJoinStyle.Round),
    setLineCap(mark.dashMm ? LineCapStyle.Butt : LineCapStyle.Round),
  ];
  if (mark.fill !== null) marks.push(setFillingColor(colorOf(mark.fill)));
  if (mark.stroke !== null) marks.push(setStrokingColor(colorOf(mark.stroke)), setLineWidth(mark.widthMm * POINT));
  if (mark.dashMm)
    marks.push(
      setDashPattern(
        mark.dashMm.map((length) => length * POINT),
        0,
      ),
    );
  for (const one of mark.path) {
    if (one[0] === "M") marks.push(moveTo(x(one[1]), y(one[2])));
    else if (one[0] === "L") marks.push(lineTo(x(one[1]), y(one[2])));
    else if (one[0] === "C")
      marks.push(appendBezierCurve(x(one[1]), y(one[2]), x(one[3]), y(one[4]), x(one[5]), y(one[6])));
    else marks.push(closePath());
  }
  marks.push(mark.fill === null ? stroke() : mark.stroke === null ? fill() : fillAndStroke(), popGraphicsState());
  page.pushOperators(...marks);
}

function drawText(page: PDFPage, mark: TextMark, heightMm: number, letters: Letters): void {
  const font = mark.isBold ? letters.bold : letters.regular;
  const text = [...mark.text].map((sign) => (letters.canWrite(sign) ? sign : (PLAIN[sign] ?? "?"))).join("");
  if (text.trim() === "") return;
  const size = mark.sizeMm * POINT;
  const shift = { start: 0, middle: 0.5, end: 1 }[mark.align] * font.widthOfTextAtSize(text, size);
  const angle = (-mark.rotation * Math.PI) / 180;
  page.drawText(text, {
    x: mark.x * POINT - shift * Math.cos(angle),
    y: (heightMm - mark.y) * POINT - shift * Math.sin(angle),
    size,
    font,
    color: colorOf(mark.color),
    rotate: degrees(-mark.rotation),
  });
}

/** Signs that a font may lack, as it can say them. */
const PLAIN: Readonly<Record<string, string>> = {
  "\u00a0": " ",
  "\u202f": " ",
  "−": "-",
  "≤": "<",
  "≥": ">",
  "\t": " ",
  "\n": " ",
  "\r": " ",
};

async function drawImage(file: PDFDocument, page: PDFPage, mark: ImageMark, heightMm: number): Promise<void> {
  const image = mark.type === "png" ? await file.embedPng(mark.bytes) : await file.embedJpg(mark.bytes);
  page.drawImage(image, {
    x: mark.x * POINT,
    y: (heightMm - mark.y - mark.heightMm) * POINT,
    width: mark.widthMm * POINT,
    height: mark.heightMm * POINT,
  });
}

/** A colour `#rrggbb`; ink for what is none. */
function colorOf(hex: string): ReturnType<typeof rgb> {
  const value = Number.parseInt(hex.slice(1), 16);
  if (hex.length !== 7 || !Number.isFinite(value)) return rgb(0.067, 0.098, 0.173);
  return rgb(((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}
