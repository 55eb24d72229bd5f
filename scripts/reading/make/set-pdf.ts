import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Block, Draft, Sheet } from "./draft.ts";
import { newPdf, type PdfFile } from "./pdf-file.ts";

/** Drafts set on pages: wrapping, hyphens, columns, tables, stamps and what stands around the text. */

const require = createRequire(import.meta.url);
const liberation = join(dirname(require.resolve("pdfjs-dist/package.json")), "standard_fonts");
const archivo = join(dirname(require.resolve("@fontsource/archivo/package.json")), "files");
const FONTS: Record<Sheet["font"], readonly [regular: string | Buffer, bold: string | Buffer]> = {
  times: ["Times-Roman", "Times-Bold"],
  helvetica: ["Helvetica", "Helvetica-Bold"],
  courier: ["Courier", "Courier-Bold"],
  liberation: [
    readFileSync(join(liberation, "LiberationSans-Regular.ttf")),
    readFileSync(join(liberation, "LiberationSans-Bold.ttf")),
  ],
  archivo: [
    readFileSync(join(archivo, "archivo-latin-400-normal.woff")),
    readFileSync(join(archivo, "archivo-latin-700-normal.woff")),
  ],
};

/** Several drafts in one file, one after another, as somebody scans a pile; @returns the bytes and on how many pages each stands */
export async function setPdf(
  parts: readonly { draft: Draft; sheet: Sheet }[],
): Promise<{ bytes: Buffer; pages: number[] }> {
  const counts = parts.map(({ draft, sheet }) => new Setter(sheet, null).set(draft.blocks));
  const { file, bytes } = newPdf();
  parts.forEach(({ draft, sheet }, at) => void new Setter(sheet, { file, pages: counts[at]! }).set(draft.blocks));
  return { bytes: await bytes(), pages: counts };
}

class Setter {
  private readonly file: PdfFile;
  private readonly pages: number | null;
  private readonly sheet: Sheet;
  private page = 0;
  private y = 0;

  /** Without a target the pages are only counted. */
  constructor(sheet: Sheet, target: { file: PdfFile; pages: number } | null) {
    this.sheet = sheet;
    this.pages = target?.pages ?? null;
    this.file = target?.file ?? newPdf().file;
    const [regular, bold] = FONTS[sheet.font];
    this.file.registerFont(`${sheet.font}-regular`, regular);
    this.file.registerFont(`${sheet.font}-bold`, bold);
  }

  set(blocks: readonly Block[]): number {
    this.turn();
    for (const block of blocks) this.block(block);
    return this.page;
  }

  private get left() {
    return this.sheet.margins[0];
  }
  private get width() {
    return this.file.page.width - this.sheet.margins[0] - this.sheet.margins[2];
  }
  private font(isBold: boolean, size: number) {
    this.file
      .font(`${this.sheet.font}-${isBold ? "bold" : "regular"}`)
      .fontSize(size)
      .fillColor("#1a1a1a");
  }

  private turn() {
    this.file.addPage({ size: this.sheet.paper ?? "A4", margin: 0 });
    this.page++;
    this.y = this.sheet.margins[1];
    const { header, footer, edge, margins } = this.sheet;
    const fill = (text: string) =>
      text.replace("{page}", String(this.page)).replace("{pages}", String(this.pages ?? 1));
    this.font(false, 7.5);
    if (header) this.plain(fill(header), this.left, margins[1] - 22);
    if (footer) this.plain(fill(footer), this.left, this.file.page.height - margins[3] + 14);
    if (edge) {
      this.file.save().rotate(-90, { origin: [14, this.file.page.height - 80] });
      this.plain(edge, 14, this.file.page.height - 80);
      this.file.restore();
    }
  }

  private plain(text: string, x: number, y: number, wordSpacing = 0) {
    this.file.text(text, x, y, { lineBreak: false, wordSpacing });
  }

  private room(height: number) {
    if (this.y + height > this.file.page.height - this.sheet.margins[3]) this.turn();
  }

  private block(block: Block) {
    const { size } = this.sheet;
    if (block.type === "title")
      return this.paragraph(block.text, { isBold: true, size: size + 3.5, align: block.align ?? "center", after: 10 });
    if (block.type === "head")
      return this.paragraph(block.text, {
        isBold: true,
        size: size + 0.5,
        align: block.align ?? "left",
        after: 3,
        before: 5,
      });
    if (block.type === "paragraph")
      return this.paragraph(block.text, { size, align: block.align ?? this.sheet.align ?? "left", after: 6 });
    if (block.type === "small")
      return this.paragraph(block.text, { size: size - 2, align: block.align ?? "left", after: 4 });
    if (block.type === "gap") this.y += block.points;
    else if (block.type === "page") this.turn();
    else if (block.type === "rule") {
      this.file
        .moveTo(this.left, this.y)
        .lineTo(this.left + this.width, this.y)
        .lineWidth(0.6)
        .stroke("#444");
      this.y += 7;
    } else if (block.type === "rows") this.table(block);
    else if (block.type === "columns") this.columns(block.columns);
    else if (block.type === "stamp") this.stampOver(block);
    else if (block.type === "box") this.boxed(block.text);
    else if (block.type === "signatures") this.signed(block.names);
  }

  private paragraph(
    text: string,
    { isBold = false, size, align, after, before = 0, x = this.left, width = this.width }: { isBold?: boolean; size: number; align: string; after: number; before?: number; x?: number; width?: number }, // biome-ignore format: one signature
  ) {
    this.y += before;
    const step = size * (1.24 + (this.sheet.lineGap ?? 0));
    this.font(isBold, size);
    const lines = this.wrapped(text, width);
    lines.forEach((line, at) => {
      this.room(step);
      this.font(isBold, size);
      const isLast = at === lines.length - 1;
      const free = width - this.file.widthOfString(line);
      const gaps = line.split(" ").length - 1;
      if (align === "center") this.plain(line, x + free / 2, this.y);
      else if (align === "right") this.plain(line, x + free, this.y);
      else if (align === "justify" && !isLast && gaps > 0) this.plain(line, x, this.y, free / gaps);
      else {
        const dash = this.file.widthOfString("-");
        const dashes =
          this.sheet.fillsLines && isLast && free > 4 * dash ? "-".repeat(Math.floor((free - dash) / dash)) : "";
        this.plain(line + dashes, x, this.y);
      }
      this.y += step;
    });
    this.y += after;
  }

  private wrapped(text: string, width: number): string[] {
    return text.split("\n").flatMap((part) => {
      const lines: string[] = [];
      let line = "";
      for (const word of part.split(" ")) {
        const longer = line ? `${line} ${word}` : word;
        if (this.file.widthOfString(longer) <= width) {
          line = longer;
          continue;
        }
        const cut = this.sheet.isHyphenated ? this.cutWord(line, word, width) : null;
        if (cut) {
          lines.push(`${line} ${cut[0]}-`);
          line = cut[1];
        } else {
          if (line) lines.push(line);
          line = word;
        }
      }
      lines.push(line);
      return lines;
    });
  }

  /** After a vowel before a consonant and a vowel, never within figures. */
  private cutWord(line: string, word: string, width: number): [string, string] | null {
    if (!/^[\p{L}]{6,}[,.;]?$/u.test(word) || !line) return null;
    for (let at = word.length - 3; at >= 2; at--) {
      if (!/[aeiouáéíóú]$/iu.test(word.slice(0, at)) || !/^[bcdfgjlmnprstv][aeiouáéíóú]/iu.test(word.slice(at)))
        continue;
      if (this.file.widthOfString(`${line} ${word.slice(0, at)}-`) <= width) return [word.slice(0, at), word.slice(at)];
    }
    return null;
  }

  private table({ rows, widths, isRuled, hasHead }: Extract<Block, { type: "rows" }>) {
    const { size } = this.sheet;
    const step = (size - 0.5) * 1.22;
    rows.forEach((row, at) => {
      const isBold = hasHead && at === 0;
      this.font(isBold, size - 0.5);
      const cells = row.map((cell, i) => this.wrapped(cell, this.width * widths[i]! - 8));
      const height = Math.max(...cells.map((lines) => lines.length)) * step + 6;
      this.room(height);
      let x = this.left;
      cells.forEach((lines, i) => {
        const cell = this.width * widths[i]!;
        if (isRuled) this.file.rect(x, this.y, cell, height).lineWidth(0.5).stroke("#555");
        this.font(isBold || (!hasHead && i === 0 && row.length > 1 && !isRuled), size - 0.5);
        lines.forEach((line, l) => void this.plain(line, x + 4, this.y + 3.5 + l * step));
        x += cell;
      });
      this.y += height;
    });
    this.y += 7;
  }

  private columns(columns: readonly (readonly string[])[]) {
    const gutter = 16;
    const width = (this.width - gutter * (columns.length - 1)) / columns.length;
    const from = this.y;
    const size = this.sheet.size - 0.5;
    const ends = columns.map((paragraphs, at) => {
      this.y = from;
      for (const text of paragraphs)
        this.paragraph(text, { size, align: "left", after: 3, x: this.left + at * (width + gutter), width });
      return this.y;
    });
    this.y = Math.max(...ends) + 5;
  }

  private boxed(text: string) {
    this.font(false, this.sheet.size);
    const lines = this.wrapped(text, this.width - 16);
    const height = lines.length * this.sheet.size * 1.24 + 12;
    this.room(height);
    this.file.rect(this.left, this.y, this.width, height).lineWidth(1).stroke("#333");
    this.font(false, this.sheet.size);
    lines.forEach((line, at) => void this.plain(line, this.left + 8, this.y + 7 + at * this.sheet.size * 1.24));
    this.y += height + 8;
  }

  private stampOver({ lines, colour, x, dy, turn }: Extract<Block, { type: "stamp" }>) {
    const [cx, cy] = [this.left + this.width * x, Math.max(70, this.y + dy)];
    this.file
      .save()
      .rotate(turn, { origin: [cx, cy] })
      .opacity(0.55);
    this.file.circle(cx, cy, 42).lineWidth(1.6).stroke(colour);
    this.file.circle(cx, cy, 37).lineWidth(0.6).stroke(colour);
    this.file.font(`${this.sheet.font}-bold`).fontSize(6.5).fillColor(colour);
    lines.forEach((line, at) => {
      this.plain(line, cx - this.file.widthOfString(line) / 2, cy - lines.length * 4 + at * 8.5);
    });
    this.file.restore();
  }

  private signed(names: readonly string[]) {
    this.room(70);
    const each = this.width / names.length;
    names.forEach((name, at) => {
      const x = this.left + at * each + 12;
      const y = this.y + 22;
      // A hand that ends in a flourish; it crosses the line where the name stands.
      this.file.save().moveTo(x, y);
      for (let i = 0; i < 5; i++) this.file.bezierCurveTo(x + i * 16 + 4, y - 26 + i * 3, x + i * 16 + 12, y + 18 - i * 2, x + i * 16 + 20, y - 4); // biome-ignore format: one curve
      this.file
        .bezierCurveTo(x + 60, y + 26, x + 20, y + 20, x + 104, y + 9)
        .lineWidth(1.1)
        .strokeOpacity(0.8)
        .stroke("#1d2f6f");
      this.file.restore();
      this.font(false, this.sheet.size - 1);
      this.plain(name, x, this.y + 38);
    });
    this.y += 62;
  }
}
