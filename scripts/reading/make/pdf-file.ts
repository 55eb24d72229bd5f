import PDFDocument from "pdfkit";

/** The part of pdfkit that sets these documents: more of it than tagged documents need. */
export interface PdfFile {
  readonly page: { readonly width: number; readonly height: number };
  addPage(options: { size: string | readonly [number, number]; margin: number }): this;
  registerFont(name: string, source: string | Buffer): this;
  font(name: string): this;
  fontSize(points: number): this;
  fillColor(colour: string): this;
  text(text: string, x: number, y: number, options: { lineBreak: false; wordSpacing: number }): this;
  widthOfString(text: string): number;
  image(source: Buffer, x: number, y: number, options: { width: number; height: number }): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): this;
  rect(x: number, y: number, width: number, height: number): this;
  circle(x: number, y: number, radius: number): this;
  lineWidth(points: number): this;
  opacity(share: number): this;
  strokeOpacity(share: number): this;
  rotate(degrees: number, options: { origin: readonly [number, number] }): this;
  save(): this;
  restore(): this;
  stroke(colour: string): this;
}

/** An empty file without a page; `bytes` ends it. Made at no time, so that the same document has the same bytes. */
export function newPdf(): { file: PdfFile; bytes: () => Promise<Buffer> } {
  const made = new PDFDocument({ autoFirstPage: false, margin: 0, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  made.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => made.on("end", () => resolve()));
  const bytes = async () => {
    made.end();
    await done;
    return Buffer.concat(chunks);
  };
  return { file: made as unknown as PdfFile, bytes };
}
