import { mergeAttributes, Node } from "@tiptap/core";
import { DOCUMENT_VERSION } from "#domain/crm/templates/document.ts";
import { isPieceName, PIECES } from "#domain/crm/templates/pieces.ts";
import { variableLabel } from "#domain/crm/templates/variables.ts";

/** The nodes of a template that word processors do not have. They are drawn by plain elements: forty pages must answer at once. */

/** The document carries the version of its schema. */
export const VersionedDocument = Node.create({
  name: "doc",
  topNode: true,
  content: "block+",
  addAttributes: () => ({ version: { default: DOCUMENT_VERSION, rendered: false } }),
});

const textAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === null ? {} : { [`data-${name}`]: String(attributes[name]) },
});

export const Variable = Node.create({
  name: "variable",
  group: "inline",
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({ name: textAttribute("name"), label: textAttribute("label") }),
  parseHTML: () => [{ tag: "span[data-variable]" }],
  renderHTML({ node, HTMLAttributes }) {
    const label = variableLabel(node.attrs as { name: string; label: string | null });
    return ["span", mergeAttributes(HTMLAttributes, { "data-variable": "", class: "template-variable" }), label];
  },
  renderText: ({ node }) => `[${variableLabel(node.attrs as { name: string; label: string | null })}]`,
});

export const PageBreak = Node.create({
  name: "pageBreak",
  group: "block",
  atom: true,
  parseHTML: () => [{ tag: "div[data-page-break]" }, { tag: "hr" }],
  renderHTML: () => ["div", { "data-page-break": "", class: "template-page-break" }, "Página nueva"],
  renderText: () => "\n",
});

export const SignatureLine = Node.create({
  name: "signatureLine",
  group: "block",
  atom: true,
  addAttributes: () => ({ label: { ...textAttribute("label"), default: "Firma" } }),
  parseHTML: () => [{ tag: "div[data-signature]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "div",
    mergeAttributes(HTMLAttributes, { "data-signature": "", class: "template-signature" }),
    String(node.attrs.label),
  ],
  renderText: ({ node }) => `Firma: ${node.attrs.label}`,
});

export const Piece = Node.create({
  name: "piece",
  group: "block",
  atom: true,
  addAttributes: () => ({ name: textAttribute("name") }),
  parseHTML: () => [
    {
      tag: "div[data-piece]",
      getAttrs: (element) => isPieceName(element.getAttribute("data-name") ?? "") && null,
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { name } = node.attrs as { name: string };
    const label = isPieceName(name) ? PIECES[name] : name;
    return ["div", mergeAttributes(HTMLAttributes, { "data-piece": "", class: "template-piece" }), label];
  },
});
