import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx";
import type { Draft } from "./draft.ts";

/** Drafts as Word files and as plain text. */

export async function wordFile({ blocks }: Draft): Promise<Buffer> {
  const children = blocks.flatMap((block) => {
    if (block.type === "title" || block.type === "head")
      return [new Paragraph({ children: [new TextRun({ text: block.text, bold: true })] })];
    if (block.type === "paragraph" || block.type === "small" || block.type === "box")
      return block.text.split("\n").map((text) => new Paragraph(text));
    if (block.type === "columns") return block.columns.flat().map((text) => new Paragraph(text));
    if (block.type === "signatures") return [new Paragraph(block.names.join("\t\t"))];
    if (block.type !== "rows") return [];
    const rows = block.rows.map(
      (row) => new TableRow({ children: row.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
    );
    return [new Table({ rows }), new Paragraph("")];
  });
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

const WIDTH = 92;

export function plainText({ blocks }: Draft): string {
  const wrapped = (text: string) =>
    text.split("\n").map((line) =>
      line.split(" ").reduce((set, word) => {
        const last = set.slice(set.lastIndexOf("\n") + 1);
        return set === "" ? word : last.length + word.length < WIDTH ? `${set} ${word}` : `${set}\n${word}`;
      }, ""),
    );
  return blocks
    .map((block) => {
      if (block.type === "rows") return block.rows.map((row) => row.join("   ")).join("\n");
      if (block.type === "columns") return block.columns.flat().join("\n");
      if (block.type === "signatures") return `\nFdo.: ${block.names.join("          Fdo.: ")}`;
      return "text" in block ? wrapped(block.text).join("\n") : "";
    })
    .join("\n\n");
}
