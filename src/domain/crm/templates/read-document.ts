import {
  type BlockNode,
  DOCUMENT_VERSION,
  type InlineNode,
  type ListItemNode,
  type ListNode,
  MAX_COLUMNS,
  MAX_LABEL,
  MAX_LETTERS,
  MAX_LIST_DEPTH,
  MAX_NODES,
  MAX_TEXT,
  type Mark,
  migrateDocument,
  type ParagraphNode,
  type TableCellNode,
  type TableNode,
  type TemplateDocument,
} from "./document.ts";
import { isPieceName } from "./pieces.ts";
import { gridOf, widthOf } from "./table-grid.ts";
import { isVariableName, OWN_VARIABLE } from "./variables.ts";

/**
 * Reads a document that came from outside: an editor, a program, a file. What is not in the schema is refused with a sentence, never
 * repaired in silence, so that whoever sent it still has it.
 */

/** The first fault of a document, told to people. */
class DocumentFault extends Error {}

interface Counts {
  nodes: number;
  letters: number;
}

type Given = Record<string, unknown>;

const isObject = (value: unknown): value is Given =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const SCRIPT = /^(?:script|style|iframe|object|embed|svg|html|htmlBlock)$/i;

export type DocumentRead = { document: TemplateDocument } | { fault: string };

export function readDocument(value: unknown): DocumentRead {
  if (!isObject(value) || value.type !== "doc") return { fault: "Esto no es un documento de plantilla" };
  const migrated = migrateDocument(value);
  if (migrated === null) return { fault: "Este documento es de una versión más nueva del editor. Recarga la página" };
  const counts: Counts = { nodes: 0, letters: 0 };
  try {
    allowOnly(migrated, ["type", "attrs", "content"]);
    const attrs = isObject(migrated.attrs) ? migrated.attrs : {};
    allowOnly(attrs, ["version"]);
    const content = listOf(migrated.content).map((node) => blockOf(node, counts));
    if (content.length === 0) content.push({ type: "paragraph" });
    return { document: { type: "doc", attrs: { version: DOCUMENT_VERSION }, content } };
  } catch (error) {
    if (error instanceof DocumentFault) return { fault: error.message };
    throw error;
  }
}

function fail(message: string): never {
  throw new DocumentFault(message);
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : fail("El documento está roto: falta una lista de párrafos");
}

/** Refuses members that the schema does not name; an attribute that would run something is told as what it is. */
function allowOnly(node: Given, names: readonly string[]): void {
  for (const name of Object.keys(node)) {
    if (names.includes(name)) continue;
    if (/^on[a-z]/i.test(name)) fail(`El documento lleva un programa (${shown(name)}). Quítalo: aquí solo cabe texto`);
    if (name === "style" || name === "class")
      fail("El documento lleva un estilo propio. Pégalo como texto sin formato");
    fail(`El documento lleva algo que no se admite: «${shown(name)}»`);
  }
}

const shown = (name: string) => name.slice(0, 40).replace(/[^\p{L}\p{N} _-]/gu, "");

function nodeOf(value: unknown, counts: Counts, members: readonly string[]): Given & { type: string } {
  if (!isObject(value) || typeof value.type !== "string") fail("El documento está roto: hay una parte sin tipo");
  if (++counts.nodes > MAX_NODES) fail("El documento es demasiado largo. Pártelo en dos plantillas");
  allowOnly(value, members);
  return value as Given & { type: string };
}

function attrsOf(node: Given, names: readonly string[]): Given {
  const attrs = node.attrs;
  if (attrs === undefined || attrs === null) return {};
  if (!isObject(attrs)) fail("El documento está roto: una parte tiene datos que no se entienden");
  // Editors write attributes that nobody set as null.
  const set = Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null));
  allowOnly(set, names);
  return set;
}

const BLOCK = ["type", "attrs", "content"];

function blockOf(value: unknown, counts: Counts): BlockNode {
  const node = nodeOf(value, counts, BLOCK);
  switch (node.type) {
    case "paragraph":
      return paragraphOf(node, counts);
    case "heading": {
      const { level } = attrsOf(node, ["level"]);
      if (level !== 1 && level !== 2 && level !== 3) fail("Un título tiene un nivel que no existe: usa 1, 2 o 3");
      return { type: "heading", attrs: { level }, ...contentOf(node, counts) };
    }
    case "bulletList":
    case "orderedList":
      return listNodeOf(node, counts, 1);
    case "table":
      return tableOf(node, counts);
    case "pageBreak":
      return { type: "pageBreak" };
    case "signatureLine": {
      const { label } = attrsOf(node, ["label"]);
      return { type: "signatureLine", attrs: { label: labelOf(label ?? "Firma", counts) } };
    }
    case "piece": {
      const { name } = attrsOf(node, ["name"]);
      if (typeof name !== "string" || !isPieceName(name)) fail("El documento usa un bloque común que no existe");
      return { type: "piece", attrs: { name } };
    }
    default:
      return unknownNode(node.type);
  }
}

function unknownNode(type: string): never {
  if (SCRIPT.test(type)) fail("El documento lleva un programa o un estilo. Quítalo: aquí solo cabe texto");
  if (type === "image") fail("Las plantillas no llevan imágenes: el logotipo lo pone la marca de tu agencia");
  return fail(`El documento lleva una parte que no se admite: «${shown(type)}»`);
}

function labelOf(value: unknown, counts: Counts): string {
  if (typeof value !== "string") fail("El documento está roto: falta un nombre");
  const label = value.replace(/\s+/g, " ").trim();
  if (label === "") fail("Hay un campo o una firma sin nombre");
  if (label.length > MAX_LABEL) fail(`El nombre de un campo o de una firma pasa de ${MAX_LABEL} letras`);
  counts.letters += label.length;
  return label;
}

function paragraphOf(node: Given, counts: Counts): ParagraphNode {
  attrsOf(node, []);
  return { type: "paragraph", ...contentOf(node, counts) };
}

function contentOf(node: Given, counts: Counts): { content?: InlineNode[] } {
  const content = listOf(node.content).map((child) => inlineOf(child, counts));
  return content.length === 0 ? {} : { content };
}

function inlineOf(value: unknown, counts: Counts): InlineNode {
  const node = nodeOf(value, counts, ["type", "text", "attrs", "marks"]);
  switch (node.type) {
    case "text": {
      const { text } = node;
      if (typeof text !== "string" || text === "") fail("El documento está roto: hay un texto vacío");
      if (text.length > MAX_TEXT) fail("Hay un párrafo demasiado largo. Pártelo en varios");
      counts.letters += text.length;
      if (counts.letters > MAX_LETTERS) fail("El documento es demasiado largo. Pártelo en dos plantillas");
      return { type: "text", text, ...marksOf(node) };
    }
    case "variable": {
      const { name, label } = attrsOf(node, ["name", "label"]);
      if (typeof name !== "string") fail("Hay un dato sin nombre");
      if (name === OWN_VARIABLE) {
        return { type: "variable", attrs: { name, label: labelOf(label, counts) }, ...marksOf(node) };
      }
      if (!isVariableName(name)) fail(`El dato «${shown(name)}» no existe. Elige uno de la lista`);
      return { type: "variable", attrs: { name, label: null }, ...marksOf(node) };
    }
    case "hardBreak":
      return { type: "hardBreak" };
    default:
      return unknownNode(node.type);
  }
}

const PLAIN_MARKS = ["bold", "italic", "underline"] as const;

function marksOf(node: Given): { marks?: Mark[] } {
  const given = listOf(node.marks);
  if (given.length > PLAIN_MARKS.length + 1) fail("El documento está roto: un texto tiene demasiados formatos");
  const marks: Mark[] = given.map((value) => {
    if (!isObject(value) || typeof value.type !== "string") fail("El documento está roto: hay un formato sin nombre");
    allowOnly(value, ["type", "attrs"]);
    const plain = PLAIN_MARKS.find((name) => name === value.type);
    if (plain) {
      attrsOf(value, []);
      return { type: plain };
    }
    if (value.type !== "link") fail(`El formato «${shown(value.type)}» no se admite`);
    const { href } = attrsOf(value, ["href", "target", "rel", "class", "title"]);
    if (typeof href !== "string" || !isSafeLink(href)) fail("Un enlace no vale: usa una dirección https o un correo");
    return { type: "link", attrs: { href } };
  });
  return marks.length === 0 ? {} : { marks };
}

/** Letters of a link's address. */
export const MAX_HREF = 2_000;

/** Only pages over https, and mail addresses. */
export function isSafeLink(href: string): boolean {
  if (href.length > MAX_HREF || !URL.canParse(href)) return false;
  const { protocol, hostname, username } = new URL(href);
  if (protocol === "mailto:") return /^mailto:[^\s@]+@[^\s@]+$/.test(href);
  return protocol === "https:" && hostname !== "" && username === "";
}

function listNodeOf(node: Given & { type: string }, counts: Counts, depth: number): ListNode {
  if (depth > MAX_LIST_DEPTH) fail(`Una lista está dentro de otras ${MAX_LIST_DEPTH}. Deja menos niveles`);
  const items = listOf(node.content).map((child): ListItemNode => {
    const item = nodeOf(child, counts, BLOCK);
    if (item.type !== "listItem") unknownNode(item.type);
    attrsOf(item, []);
    return { type: "listItem", content: bodyOf(item, counts, depth) };
  });
  if (items.length === 0) fail("El documento está roto: hay una lista vacía");
  if (node.type === "bulletList") {
    attrsOf(node, []);
    return { type: "bulletList", content: items };
  }
  const { start = 1 } = attrsOf(node, ["start", "type"]);
  if (!Number.isInteger(start) || (start as number) < 1 || (start as number) > 9_999) {
    fail("Una lista empieza por un número que no vale");
  }
  return { type: "orderedList", attrs: { start: start as number }, content: items };
}

/** Paragraphs and lists, as items and cells hold them. */
function bodyOf(node: Given, counts: Counts, depth: number): (ParagraphNode | ListNode)[] {
  const body = listOf(node.content).map((child): ParagraphNode | ListNode => {
    const part = nodeOf(child, counts, BLOCK);
    if (part.type === "paragraph") return paragraphOf(part, counts);
    if (part.type === "bulletList" || part.type === "orderedList") return listNodeOf(part, counts, depth + 1);
    return unknownNode(part.type);
  });
  return body.length === 0 ? [{ type: "paragraph" }] : body;
}

function tableOf(node: Given, counts: Counts): TableNode {
  attrsOf(node, []);
  const rows = listOf(node.content).map((child) => {
    const row = nodeOf(child, counts, BLOCK);
    if (row.type !== "tableRow") unknownNode(row.type);
    attrsOf(row, []);
    const cells = listOf(row.content).map((cell) => cellOf(cell, counts));
    return { type: "tableRow" as const, content: cells };
  });
  const grid = gridOf(rows.map(({ content }) => content.map(({ attrs }) => attrs)));
  if (grid.some((line) => widthOf(line) > MAX_COLUMNS)) fail(`Una tabla tiene más de ${MAX_COLUMNS} columnas`);
  if (!rows.some(({ content }) => content.length > 0)) fail("El documento está roto: hay una tabla vacía");
  return { type: "table", content: rows.filter(({ content }) => content.length > 0) };
}

function cellOf(value: unknown, counts: Counts): TableCellNode {
  const cell = nodeOf(value, counts, BLOCK);
  if (cell.type !== "tableCell" && cell.type !== "tableHeader") unknownNode(cell.type);
  const { colspan = 1, rowspan = 1 } = attrsOf(cell, ["colspan", "rowspan", "colwidth"]);
  for (const span of [colspan, rowspan]) {
    if (!Number.isInteger(span) || (span as number) < 1 || (span as number) > 100) fail("Una casilla de tabla no vale");
  }
  return {
    type: cell.type as TableCellNode["type"],
    attrs: { colspan: colspan as number, rowspan: rowspan as number },
    content: bodyOf(cell, counts, 0),
  };
}
