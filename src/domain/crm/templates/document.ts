/**
 * The document of a template: ProseMirror's JSON, restricted to the nodes and marks that are named here. Browser, server, PDF and
 * word processors read this one shape. Its version stands in the document itself; `migrateDocument` brings older ones up to date.
 */

export const DOCUMENT_VERSION = 1;

export type PlainMark = { type: "bold" } | { type: "italic" } | { type: "underline" };
export interface LinkMark {
  type: "link";
  attrs: { href: string };
}
export type Mark = PlainMark | LinkMark;

export interface TextNode {
  type: "text";
  text: string;
  marks?: Mark[];
}
/** A value that is filled in: one of the catalogue (`variables`), or `own` with the label of a field that is typed for each document. */
export interface VariableNode {
  type: "variable";
  attrs: { name: string; label: string | null };
  marks?: Mark[];
}
export interface BreakNode {
  type: "hardBreak";
}
export type InlineNode = TextNode | VariableNode | BreakNode;

export interface ParagraphNode {
  type: "paragraph";
  content?: InlineNode[];
}
export interface HeadingNode {
  type: "heading";
  attrs: { level: 1 | 2 | 3 };
  content?: InlineNode[];
}
export interface ListNode {
  type: "bulletList" | "orderedList";
  /** Of an ordered list alone: its first number. */
  attrs?: { start: number };
  content: ListItemNode[];
}
export interface ListItemNode {
  type: "listItem";
  content: (ParagraphNode | ListNode)[];
}
export interface TableCellNode {
  type: "tableCell" | "tableHeader";
  attrs: { colspan: number; rowspan: number };
  content: (ParagraphNode | ListNode)[];
}
export interface TableNode {
  type: "table";
  content: { type: "tableRow"; content: TableCellNode[] }[];
}
/** Starts a new page on paper. */
export interface PageBreakNode {
  type: "pageBreak";
}
/** A line to sign on, with the name of the signer below it. */
export interface SignatureNode {
  type: "signatureLine";
  attrs: { label: string };
}
/** A piece that many documents share (`pieces`). */
export interface PieceNode {
  type: "piece";
  attrs: { name: string };
}
export type BlockNode = ParagraphNode | HeadingNode | ListNode | TableNode | PageBreakNode | SignatureNode | PieceNode;

export interface TemplateDocument {
  type: "doc";
  attrs: { version: typeof DOCUMENT_VERSION };
  content: BlockNode[];
}

/** Bounds: a contract of forty pages has about 120,000 letters in 1,500 nodes. */
export const MAX_LETTERS = 300_000;
export const MAX_NODES = 12_000;
export const MAX_TEXT = 20_000;
/** Letters of the document as JSON. */
export const MAX_DOCUMENT_JSON = 1_500_000;
/** Lists within lists. */
export const MAX_LIST_DEPTH = 4;
export const MAX_COLUMNS = 12;
export const MAX_LABEL = 80;

export const EMPTY_DOCUMENT: TemplateDocument = {
  type: "doc",
  attrs: { version: DOCUMENT_VERSION },
  content: [{ type: "paragraph" }],
};

/**
 * Documents of older versions, brought to this one step by step: the function at 1 makes a document of version 2 of one of version 1.
 * Version 1 is the first, so that there is none yet.
 */
const STEPS: Readonly<Record<number, (document: Record<string, unknown>) => Record<string, unknown>>> = {};

/** @returns the document in the version of today, unchecked; null for one that is newer than this program */
export function migrateDocument(document: Record<string, unknown>): Record<string, unknown> | null {
  const attrs = document.attrs as { version?: unknown } | undefined;
  let version = typeof attrs?.version === "number" ? attrs.version : DOCUMENT_VERSION;
  let migrated = document;
  if (version > DOCUMENT_VERSION) return null;
  for (; version < DOCUMENT_VERSION; version++) migrated = STEPS[version]?.(migrated) ?? migrated;
  return migrated;
}
