import { Marked, type Tokens } from "marked";
import { pathInRegion, type Region } from "#domain/region/region.ts";

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

/**
 * Markdown of ours as the HTML of a page in a region. Headings get ids, links to `/paths` the region's prefix, outside
 * links `rel="noopener"`, and a table its own place to scroll. The sources are files of the project, so nothing is
 * cleaned.
 */
export function renderMarkdown(source: string, region: Region): RenderedText {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        const text = textOf(inner);
        const id = freeId(slugOf(text), headings);
        if (depth === 2 || depth === 3) headings.push({ id, text, level: depth });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        if (href.startsWith("/")) return `<a href="${pathInRegion(href, region)}">${inner}</a>`;
        const isOutside = /^https?:/.test(href);
        return `<a href="${href}"${isOutside ? ' rel="noopener"' : ""}>${inner}</a>`;
      },
    },
  });
  const body = marked.parse(source, { async: false });
  // A table wider than the column scrolls alone, and so must be reachable by keyboard.
  const html = body
    .replaceAll("<table>", '<div class="overflow-x-auto" tabindex="0" role="region" aria-label="Tabla"><table>')
    .replaceAll("</table>", "</table></div>");
  return { html, headings };
}

/** What remains of HTML for search and counting: words. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
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
