/** The part of pdfkit that draws tagged documents; the package brings no types. */
declare module "pdfkit" {
  import type { Readable } from "node:stream";

  /** Marked content of a page. */
  interface StructureContent {
    readonly refs: readonly object[];
  }

  interface StructureOptions {
    alt?: string;
    actual?: string;
    scope?: "Column" | "Row";
    /** Left, top, right and bottom on the page of the moment, in points from its upper left corner. */
    bbox?: [number, number, number, number];
  }

  interface TextOptions {
    width?: number;
    height?: number;
    columns?: number;
    columnGap?: number;
    lineBreak?: boolean;
    /** Points between letters. */
    characterSpacing?: number;
    /** The next text goes on behind this one. */
    continued?: boolean;
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }

  export default class PDFDocument extends Readable {
    constructor(options: Record<string, unknown>);
    info: Record<string, unknown>;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): StructureContent;
    markContent(tag: string, options?: { type?: "Pagination" | "Layout" | "Background" }): this;
    endMarkedContent(): this;
    link(x: number, y: number, width: number, height: number, url: string, options?: object): this;
    /** Horizontal and vertical place of the next text, in points from the upper left corner of the page. */
    x: number;
    y: number;
    addPage(options?: Record<string, unknown>): this;
    moveDown(lines?: number): this;
    rotate(degrees: number, options?: { origin: [number, number] }): this;
    widthOfString(text: string): number;
    registerFont(name: string, source: Buffer): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    image(source: Buffer, x: number, y: number, options: { fit: [number, number] }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    stroke(colour: string): this;
    end(): void;
    /** Writes the facts of the document into its XML. */
    _addInfo(): void;
  }
}
