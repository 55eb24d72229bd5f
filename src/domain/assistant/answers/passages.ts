import { TAG } from "../../shared/format/markup.ts";

/** A passage of a page that the assistant may answer with, and its address. */
export interface Passage {
  /** Page that says it, with fragment where it has one; cited under the answer. */
  url: string;
  /** The page's name, as the citation shows it. */
  title: string;
  /** Subject of the passage: the question it answers, or its section. */
  heading: string;
  /** The answer, in sentences. */
  text: string;
  /** Other words by which people ask for it. */
  keywords?: string;
  /** Pages where it goes on. */
  links?: readonly { title: string; url: string }[];
}

/** Shorter ones are fragments of a list that mean nothing alone. */
const SHORTEST = 40;

/**
 * The paragraphs and list items of a text of ours, each under its heading. The HTML comes from our own markdown, so a
 * few patterns read it.
 */
export function passagesOfHtml(html: string, page: Pick<Passage, "url" | "title">): Passage[] {
  const passages: Passage[] = [];
  let heading = page.title;
  const opening = /<(h[1-6]|p|li)\b[^<>]*>/g;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const [, tag] = match;
    const end = html.indexOf(`</${tag}>`, opening.lastIndex);
    if (end < 0) break;
    const text = plainText(html.slice(opening.lastIndex, end));
    opening.lastIndex = end;
    if (tag!.startsWith("h")) heading = text;
    else if (text.length >= SHORTEST) passages.push({ ...page, heading, text });
  }
  return passages;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };

function plainText(html: string): string {
  return html
    .replace(TAG, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[ \t\n]+/g, " ")
    .trim();
}
