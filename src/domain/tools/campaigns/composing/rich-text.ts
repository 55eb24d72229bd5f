import { escapeHtml } from "../../../shared/format/escape-html.ts";
import { isTold, safeHref } from "./mail-links.ts";

/** Typed text of a mail: paragraphs and lists with small marks, as HTML and as plain text. */

interface Inline {
  kind: "texto" | "negrita" | "enlace";
  text: string;
  /** Of a link. */
  href?: string;
}

interface Paragraph {
  kind: "parrafo" | "lista";
  /** Lines of a paragraph or points of a list. */
  lines: Inline[][];
}

/** Writes `**bold**` and `[words](address)`; neither contains itself or the other. */
const MARK = /\*\*([^*\n]{1,400})\*\*|\[([^[\]\n]{1,200})\]\(([^()\s]{1,2000})\)/g;

function inlinesOf(line: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(MARK)) {
    const [whole, bold, label, href] = match;
    if (match.index > at) found.push({ kind: "texto", text: line.slice(at, match.index) });
    found.push(bold === undefined ? { kind: "enlace", text: label!, href: href! } : { kind: "negrita", text: bold });
    at = match.index + whole.length;
  }
  if (at < line.length) found.push({ kind: "texto", text: line.slice(at) });
  return found;
}

const POINT = /^\s{0,20}[-•] +/;

/** Blank lines part paragraphs; lines that begin with a dash are the points of a list. */
function paragraphsOf(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let isNew = true;
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    if (line.trim() === "") {
      isNew = true;
      continue;
    }
    const kind = POINT.test(line) ? "lista" : "parrafo";
    const written = inlinesOf(kind === "lista" ? line.replace(POINT, "") : line.trim());
    const last = found.at(-1);
    if (isNew || last?.kind !== kind) found.push({ kind, lines: [written] });
    else last.lines.push(written);
    isNew = false;
  }
  return found;
}

/** Addresses that a text links to, as they were typed. */
export const linksIn = (text: string): string[] =>
  paragraphsOf(text).flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []));

/** Words that an author types for what is the reader's own. */
const READER_WORD = /\{(nombre|saludo)\}/g;

/** Typed text in which nothing can pass for a mark: brackets that stand together are taken apart. */
const apart = (text: string): string => text.replace(/\[(?=\[)/g, "[ ");

/** Typed text for HTML, with the marks of what is put in for each reader. */
export const typedHtml = (text: string): string =>
  escapeHtml(apart(text)).replace(READER_WORD, (_, name: string) => `[[${name}]]`);

/** The same for plain text and subjects. */
export const typedText = (text: string): string => apart(text).replace(READER_WORD, (_, name: string) => `[[${name}]]`);

/** Whether a text asks for the reader's name. */
export const asksForName = (text: string): boolean => text.includes("{nombre}");

/** Takes an address and gives what stands in its place: a mark, or the address itself. */
export type LinkTo = (href: string) => string;

function inlineHtml({ kind, text, href }: Inline, linkTo: LinkTo): string {
  const words = typedHtml(text);
  if (kind === "negrita") return `<strong>${words}</strong>`;
  const target = href === undefined ? null : safeHref(href);
  return target === null ? words : `<a href="${linkTo(target)}">${words}</a>`;
}

function inlineText({ kind, text, href }: Inline, linkTo: LinkTo): string {
  const words = typedText(text);
  if (kind === "negrita") return `*${words}*`;
  const target = href === undefined ? null : safeHref(href);
  if (target === null) return words;
  return isTold(text, target) ? linkTo(target) : `${words} (${linkTo(target)})`;
}

/** As HTML of a mail: `p` and `ul` alone. */
export function richHtml(text: string, linkTo: LinkTo): string {
  return paragraphsOf(text)
    .map(({ kind, lines }) => {
      const written = lines.map((line) => line.map((part) => inlineHtml(part, linkTo)).join(""));
      if (kind === "lista") {
        const points = written.map((point) => `<li style="margin:0 0 6px">${point}</li>`).join("");
        return `<ul style="margin:0 0 14px;padding:0 0 0 22px">${points}</ul>`;
      }
      return `<p style="margin:0 0 14px">${written.join("<br>")}</p>`;
    })
    .join("");
}

/** As plain text, written from the same parts. */
export function richText(text: string, linkTo: LinkTo): string {
  return paragraphsOf(text)
    .map(({ kind, lines }) =>
      lines
        .map((line) => line.map((part) => inlineText(part, linkTo)).join(""))
        .map((line) => (kind === "lista" ? `- ${line}` : line))
        .join("\n"),
    )
    .join("\n\n");
}
