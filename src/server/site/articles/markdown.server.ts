import { Marked, type Tokens } from "marked";
import { TAG } from "#domain/shared/format/markup.ts";
import { pathInRegion, type Region } from "#domain/shared/region/region.ts";

/** One line of a contents list. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

export interface RenderedText {
  html: string;
  headings: Heading[];
}

interface RenderOptions {
  /**
   * Written by people in the administration: HTML is shown as text, links lead to web pages and mail addresses alone, a
   * picture is a link, and the first level of headings is the page's own.
   */
  isTyped?: boolean;
}

/**
 * Markdown of ours as the HTML of a page in a region. Headings get ids, links to `/paths` the region's prefix, outside
 * links `rel="noopener"`, and a table its own place to scroll. The sources are files of the project, so nothing is
 * cleaned, unless somebody typed it.
 */
export function renderMarkdown(source: string, region: Region, { isTyped = false }: RenderOptions = {}): RenderedText {
  const headings: Heading[] = [];
  const marked = new Marked({
    // Without these two there is no HTML in markdown: it is text like any other, and text is escaped.
    ...(isTyped ? { tokenizer: { html: () => undefined, tag: () => undefined } } : {}),
    renderer: {
      heading({ tokens, depth: written }: Tokens.Heading) {
        const depth = isTyped ? Math.max(2, written) : written;
        const inner = this.parser.parseInline(tokens);
        const text = textOf(inner);
        const id = freeId(slugOf(text), headings);
        if (depth === 2 || depth === 3) headings.push({ id, text, level: depth });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        if (isTyped) return typedLink(href, inner, region);
        if (href.startsWith("/")) return `<a href="${pathInRegion(href, region)}">${inner}</a>`;
        const isOutside = /^https?:/.test(href);
        return `<a href="${href}"${isOutside ? ' rel="noopener"' : ""}>${inner}</a>`;
      },
      ...(isTyped ? { image: ({ href, text }: Tokens.Image) => typedLink(href, escaped(text || href), region) } : {}),
      // A line of a checklist can be ticked on the screen, and on paper.
      listitem({ tokens, task }: Tokens.ListItem) {
        const inner = this.parser.parse(tokens.filter(({ type }) => type !== "checkbox"));
        return task
          ? `<li class="task"><label><input type="checkbox"><span>${inner}</span></label></li>\n`
          : `<li>${inner}</li>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const names = header.map((cell) => textOf(inline(cell)));
        return tableHtml(
          names,
          rows.map((row) => row.map(inline)),
        );
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}

/** A typed link; one to anything but a page or a mail address becomes plain words. */
function typedLink(href: string, inner: string, region: Region): string {
  if (/^\/(?![/\\])/.test(href)) return `<a href="${escaped(pathInRegion(href, region))}">${inner}</a>`;
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.protocol === "mailto:") return `<a href="${escaped(url.href)}">${inner}</a>`;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return inner;
  return `<a href="${escaped(url.href)}" rel="noopener">${inner}</a>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * A table whose cells know their column: on a small screen each row stands alone (`help-text.css`), which takes the
 * browser's own roles away. Without names of columns the first cell names its row.
 */
function tableHtml(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const hasHead = names.some((name) => name !== "");
  const head = names.map((name) => `<th role="columnheader" scope="col">${name}</th>`).join("");
  const body = rows
    .map((row) => {
      const cells = row.map((cell, i) =>
        i === 0
          ? `<th role="rowheader" scope="row">${cell}</th>`
          : `<td role="cell"${hasHead ? ` data-label="${escaped(names[i]!)}"` : ""}>${cell}</td>`,
      );
      return `<tr role="row">${cells.join("")}</tr>`;
    })
    .join("\n");
  const thead = hasHead ? `<thead role="rowgroup"><tr role="row">${head}</tr></thead>` : "";
  return `<table role="table">${thead}<tbody role="rowgroup">${body}</tbody></table>\n`;
}

/** The space before a unit never breaks: authors write a plain one. */
export function joinUnits(text: string): string {
  return text.replace(/(\d) (?=[%€$]|m²|km\b|KB\b|MB\b)/g, "$1\u00a0");
}

/** Words of HTML, for search and counting. */
export function textOf(html: string): string {
  return html
    .replace(/<\/?(?:a|code|em|strong)\b[^<>]*>/g, "")
    .replace(TAG, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/[^\S\u00a0]+/g, " ")
    .trim();
}

/** `¿Qué es el rango?` → `que-es-el-rango`. */
function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function freeId(slug: string, taken: readonly Heading[]): string {
  const same = taken.filter(({ id }) => id === slug || id.startsWith(`${slug}-`)).length;
  return same === 0 ? slug : `${slug}-${same + 1}`;
}
