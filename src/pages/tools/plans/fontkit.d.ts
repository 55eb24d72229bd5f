/** The package has no types of its own; this is the one function that a PDF asks of it. */
declare module "fontkit" {
  type Fontkit = Parameters<import("@cantoo/pdf-lib").PDFDocument["registerFontkit"]>[0];
  export const create: Fontkit["create"];
}
