import type { DocumentPage, DocumentText } from "../document-text.ts";

/** A text set on pages as a reader of files hands it on, blanks as wide as they are typed; a form feed ends a page. */
export function documentOf(
  text: string,
  { certainty = 1, origin = "text" as DocumentPage["origin"] } = {},
): DocumentText {
  return {
    pages: text.split("\f").map((page, i) => ({
      number: i + 1,
      width: 595,
      height: 842,
      origin,
      lines: page.split("\n").map((line, row) => {
        let x = 50;
        const words = line.split(" ").flatMap((word) => {
          const placed = { text: word, x, y: 50 + row * 14, width: word.length * 6, height: 12, certainty };
          x += word.length * 6 + 6;
          return word === "" ? [] : [placed];
        });
        return { words };
      }),
    })),
  };
}
