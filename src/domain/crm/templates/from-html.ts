import {
  type BlockNode,
  DOCUMENT_VERSION,
  type InlineNode,
  type ListItemNode,
  type ListNode,
  MAX_LIST_DEPTH,
  MAX_TEXT,
  type Mark,
  type ParagraphNode,
  type TableCellNode,
  type TemplateDocument,
} from "./document.ts";
import { isSafeLink } from "./read-document.ts";

/**
 * Makes a document of the well-formed HTML that a reader of word-processor files writes. Structure and emphasis stay; whatever has no
 * place in a template is left out and counted, so that it can be told.
 */

interface Element {
  tag: string;
  attributes: string;
  children: (Element | string)[];
}

export interface HtmlRead {
  document: TemplateDocument;
  /** Each kind of thing that was left out, in Spanish, once. */
  dropped: string[];
}

const VOID = new Set(["br", "img", "hr"]);
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:[^a-z0-9<>][^<>]*)?)>|([^<]+)|</gi;
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }),
);

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

/** Deeper nesting is read at the depth that it has reached. */
const DEEPEST = 60;

function treeOf(html: string): Element {
  const root: Element = { tag: "root", attributes: "", children: [] };
  const open = [root];
  for (const [, closes, tag, attributes, text] of html.matchAll(TOKEN)) {
    const current = open.at(-1)!;
    if (text !== undefined) current.children.push(decoded(text));
    else if (tag === undefined) current.children.push("<");
    else if (closes) {
      const at = open.findLastIndex((element) => element.tag === tag.toLowerCase());
      if (at > 0) open.length = at;
    } else {
      const element = { tag: tag.toLowerCase(), attributes: attributes ?? "", children: [] };
      current.children.push(element);
      if (!element.attributes.endsWith("/") && !VOID.has(element.tag) && open.length < DEEPEST) open.push(element);
    }
  }
  return root;
}

export function documentOfHtml(html: string): HtmlRead {
  const dropped = new Set<string>();
  const content = blocksOf(treeOf(html).children);
  if (content.length === 0) content.push({ type: "paragraph" });
  return { document: { type: "doc", attrs: { version: DOCUMENT_VERSION }, content }, dropped: [...dropped] };

  function blocksOf(children: readonly (Element | string)[]): BlockNode[] {
    const blocks: BlockNode[] = [];
    let loose: (Element | string)[] = [];
    const flush = () => {
      const content = inlinesOf(loose);
      if (content.some((node) => node.type !== "text" || node.text.trim() !== "")) {
        blocks.push({ type: "paragraph", content });
      }
      loose = [];
    };
    for (const child of children) {
      const made = typeof child === "string" ? null : blockOf(child);
      if (made === null) loose.push(child);
      else {
        flush();
        blocks.push(...made);
      }
    }
    flush();
    return blocks;
  }

  /** Null for what stands within a line. */
  function blockOf({ tag, children }: Element): BlockNode[] | null {
    if (/^h[1-6]$/.test(tag)) {
      const level = Math.min(3, Number(tag[1])) as 1 | 2 | 3;
      return withContent(children, (content) => ({ type: "heading", attrs: { level }, content }));
    }
    switch (tag) {
      case "p":
        return withContent(children, (content) => ({ type: "paragraph", content }));
      case "ul":
      case "ol":
        return listOf(tag, children, 1);
      case "table":
        return tableOf(children);
      case "hr":
        return [{ type: "pageBreak" }];
      case "div":
      case "section":
      case "blockquote":
      case "li":
        return blocksOf(children);
      case "script":
      case "style":
        dropped.add("Programas y estilos");
        return [];
      default:
        return null;
    }
  }

  function withContent(children: Element["children"], make: (content: InlineNode[]) => BlockNode): BlockNode[] {
    const content = inlinesOf(children);
    return content.length === 0 ? [] : [make(content)];
  }

  function listOf(tag: string, children: Element["children"], depth: number): ListNode[] {
    const items: ListItemNode[] = children.flatMap((child) => {
      if (typeof child === "string" || child.tag !== "li") return [];
      return [{ type: "listItem" as const, content: bodyOf(child.children, depth) }];
    });
    if (items.length === 0) return [];
    return tag === "ul"
      ? [{ type: "bulletList", content: items }]
      : [{ type: "orderedList", attrs: { start: 1 }, content: items }];
  }

  function bodyOf(children: Element["children"], depth: number): (ParagraphNode | ListNode)[] {
    const body: (ParagraphNode | ListNode)[] = [];
    let loose: Element["children"] = [];
    const flush = () => {
      const content = inlinesOf(loose);
      if (content.length > 0) body.push({ type: "paragraph", content });
      loose = [];
    };
    for (const child of children) {
      if (typeof child === "string" || !/^(p|h[1-6]|div|ul|ol|table)$/.test(child.tag)) {
        loose.push(child);
        continue;
      }
      flush();
      if (/^[uo]l$/.test(child.tag)) {
        if (depth < MAX_LIST_DEPTH) body.push(...listOf(child.tag, child.children, depth + 1));
        else {
          dropped.add("Niveles de lista más hondos (sus líneas quedan como párrafos)");
          body.push(
            ...bodyOf(
              child.children.flatMap((item) => (typeof item === "string" ? [] : item.children)),
              depth,
            ),
          );
        }
      } else if (child.tag === "table") {
        dropped.add("Tablas dentro de listas o tablas (su texto queda como párrafos)");
        body.push(...bodyOf(textsOfTable(child), depth));
      } else {
        const content = inlinesOf(child.children);
        if (content.length > 0) body.push({ type: "paragraph", content });
      }
    }
    flush();
    return body.length > 0 ? body : [{ type: "paragraph" }];
  }

  function rowsOf(children: Element["children"]): Element[] {
    return children.flatMap((child) => {
      if (typeof child === "string") return [];
      return child.tag === "tr" ? [child] : /^t(head|body|foot)$/.test(child.tag) ? rowsOf(child.children) : [];
    });
  }

  function tableOf(children: Element["children"]): BlockNode[] {
    const rows = rowsOf(children).flatMap((row) => {
      const cells = row.children.flatMap((cell): TableCellNode[] => {
        if (typeof cell === "string" || !/^t[dh]$/.test(cell.tag)) return [];
        return [
          {
            type: cell.tag === "th" ? "tableHeader" : "tableCell",
            attrs: { colspan: spanOf(cell, "colspan"), rowspan: spanOf(cell, "rowspan") },
            content: bodyOf(cell.children, 0),
          },
        ];
      });
      return cells.length > 0 ? [{ type: "tableRow" as const, content: cells }] : [];
    });
    return rows.length > 0 ? [{ type: "table", content: rows }] : [];
  }

  function inlinesOf(children: Element["children"], marks: Mark[] = []): InlineNode[] {
    const found: InlineNode[] = [];
    const marked = marks.length > 0 ? { marks } : {};
    for (const child of children) {
      if (typeof child === "string") {
        const text = child.replace(/[\t\n\r ]+/g, " ");
        for (let at = 0; at < text.length; at += MAX_TEXT) {
          found.push({ type: "text", text: text.slice(at, at + MAX_TEXT), ...marked });
        }
        continue;
      }
      if (child.tag === "br") found.push({ type: "hardBreak" });
      else if (child.tag === "img") dropped.add("Imágenes");
      else if (child.tag === "script" || child.tag === "style") dropped.add("Programas y estilos");
      else found.push(...inlinesOf(child.children, marksWith(marks, child)));
    }
    return found;
  }

  function marksWith(marks: Mark[], { tag, attributes }: Element): Mark[] {
    const add = (mark: Mark) => (marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]);
    switch (tag) {
      case "strong":
      case "b":
        return add({ type: "bold" });
      case "em":
      case "i":
        return add({ type: "italic" });
      case "u":
        return add({ type: "underline" });
      case "a": {
        const href = decoded(/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? "");
        if (isSafeLink(href)) return add({ type: "link", attrs: { href } });
        if (href !== "") dropped.add("Enlaces que no son https ni correo (su texto queda)");
        return marks;
      }
      case "s":
      case "sup":
      case "sub":
        dropped.add("Tachados, superíndices y subíndices (su texto queda)");
        return marks;
      default:
        return marks;
    }
  }
}

const textsOfTable = (table: Element): Element["children"] =>
  table.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return /^t[dh]$/.test(child.tag) ? child.children : textsOfTable(child);
  });

const SPANS = { colspan: /\bcolspan="(\d{1,3})"/i, rowspan: /\browspan="(\d{1,3})"/i };

function spanOf({ attributes }: Element, name: keyof typeof SPANS): number {
  const span = Number(SPANS[name].exec(attributes)?.[1] ?? 1);
  return span >= 1 && span <= 100 ? span : 1;
}
