import {
  type BlockNode,
  DOCUMENT_VERSION,
  type InlineNode,
  type ListNode,
  type Mark,
  type TableCellNode,
  type TemplateDocument,
} from "./document.ts";
import { isVariableName, OWN_VARIABLE } from "./variables.ts";

/**
 * The writing of the house's texts (`content/templates`): paragraphs parted by empty lines, `#` headings, `-` and `1.` lists, `|` tables,
 * `**bold**`, `_italic_`, `{{variable}}`, `[[firma: Quien compra]]`, `[[bloque: agencyFoot]]` and `[[página]]`. Only our own texts are
 * written so; whatever people type comes through `read-document`.
 */
export function documentOfMarkup(markup: string): TemplateDocument {
  const content = markup
    .trim()
    .split(/\n[ \t]*\n/)
    .flatMap((part) => blocksOf(part.split("\n").map((line) => line.trim())));
  return { type: "doc", attrs: { version: DOCUMENT_VERSION }, content };
}

function blocksOf(lines: string[]): BlockNode[] {
  const [first = ""] = lines;
  const heading = /^(#{1,3}) (.*)$/.exec(first);
  if (heading) {
    const level = heading[1]!.length as 1 | 2 | 3;
    const rest = lines.slice(1);
    return [
      { type: "heading", attrs: { level }, content: inlinesOf(heading[2]!) },
      ...(rest.length > 0 ? blocksOf(rest) : []),
    ];
  }
  const special = /^\[\[(?:(página)|firma: (.+)|bloque: (\w+))\]\]$/.exec(first);
  if (special) {
    const rest = lines.slice(1);
    return [specialOf(special), ...(rest.length > 0 ? blocksOf(rest) : [])];
  }
  if (lines.every((line) => /^\|.*\|$/.test(line))) return [tableOf(lines)];
  if (lines.every((line) => line.startsWith("- "))) return [listOf("bulletList", lines, /^- /)];
  if (lines.every((line) => /^\d+\. /.test(line))) return [listOf("orderedList", lines, /^\d+\. /)];
  const content = lines.flatMap((line, i): InlineNode[] =>
    i === 0 ? inlinesOf(line) : [{ type: "hardBreak" }, ...inlinesOf(line)],
  );
  return [{ type: "paragraph", content }];
}

function specialOf([, page, signer, piece]: RegExpExecArray): BlockNode {
  if (page) return { type: "pageBreak" };
  if (signer) return { type: "signatureLine", attrs: { label: signer } };
  return { type: "piece", attrs: { name: piece! } };
}

const listOf = (type: ListNode["type"], lines: readonly string[], sign: RegExp): ListNode => ({
  type,
  ...(type === "orderedList" && { attrs: { start: 1 } }),
  content: lines.map((line) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: inlinesOf(line.replace(sign, "")) }],
  })),
});

function tableOf(lines: readonly string[]): BlockNode {
  const rows = lines.map((line, at) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell): TableCellNode => {
        const content = inlinesOf(cell.trim());
        return {
          type: at === 0 ? "tableHeader" : "tableCell",
          attrs: { colspan: 1, rowspan: 1 },
          content: [{ type: "paragraph", ...(content.length > 0 && { content }) }],
        };
      }),
  );
  return { type: "table", content: rows.map((content) => ({ type: "tableRow", content })) };
}

const PARTS = /\{\{([^{}]{1,90})\}\}|\*\*([^*]+)\*\*|_([^_]+)_/g;

function inlinesOf(text: string, marks: Mark[] = []): InlineNode[] {
  const found: InlineNode[] = [];
  const marked = marks.length > 0 ? { marks } : {};
  let at = 0;
  for (const match of text.matchAll(PARTS)) {
    if (match.index > at) found.push({ type: "text", text: text.slice(at, match.index), ...marked });
    const [whole, variable, bold, italic] = match;
    if (variable !== undefined) found.push({ type: "variable", attrs: namedBy(variable.trim()), ...marked });
    else if (bold !== undefined) found.push(...inlinesOf(bold, [...marks, { type: "bold" }]));
    else found.push(...inlinesOf(italic!, [...marks, { type: "italic" }]));
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ type: "text", text: text.slice(at), ...marked });
  return found;
}

const namedBy = (name: string) => (isVariableName(name) ? { name, label: null } : { name: OWN_VARIABLE, label: name });
