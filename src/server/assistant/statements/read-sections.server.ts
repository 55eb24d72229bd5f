import { TAG } from "#domain/shared/format/markup.ts";

/** A heading with everything below it up to the next one, a line for each paragraph, list item and row. */
export interface PageSection {
  /** Fragment of its address; empty where the heading has none. */
  fragment: string;
  heading: string;
  /** Lines of the parts between which a long section may be cut: paragraphs, whole lists, whole tables. */
  parts: readonly string[];
  /** The rows of its tables, beside their lines in `parts`. */
  rows: readonly TableRow[];
}

/** A row of a table with the names of its columns; without a head they are none. */
export interface TableRow {
  columns: readonly string[];
  cells: readonly string[];
}

/** A heading of the second or a lower level as it stands in the page. */
interface OpenSection {
  fragment: string;
  heading: string;
  parts: string[];
  rows: TableRow[];
}

const BLOCK = /<(\/?)(h[1-6]|p|li|ul|ol|tr|th|td|table|pre|blockquote)\b([^<>]*)>/g;
const ID = / id="([^"]*)"/;

/**
 * The sections of a text of ours, in their order; words before the first heading stand under the page's name. The HTML comes from our
 * own markdown, so one pass over its tags reads it.
 *
 * @param pageTitle heading of what stands before the first one
 */
export function sectionsOfHtml(html: string, pageTitle: string): PageSection[] {
  const sections: OpenSection[] = [{ fragment: "", heading: pageTitle, parts: [], rows: [] }];
  /** Lists around the place that is read: the number of the last item, or null where items have no numbers. */
  const lists: (number | null)[] = [];
  let listLines: string[] = [];
  let columns: string[] = [];
  let cells: string[] = [];
  let rows: string[] = [];
  let heading = "";
  let from = 0;
  let isCell = false;
  let isCode = false;

  const here = () => sections.at(-1)!;
  const add = (part: string) => {
    if (part) here().parts.push(part);
  };
  /** Puts the words read since the last tag where they belong. */
  const flush = (words: string) => {
    // Code is there to copy, not to answer with.
    if (!words || isCode) return;
    if (isCell) cells[cells.length - 1] = joined(cells.at(-1)!, words);
    else if (lists.length > 0) listLines[listLines.length - 1] = joined(listLines.at(-1) ?? "", words);
    else add(words);
  };

  for (const match of html.matchAll(BLOCK)) {
    const [tag, slash, name, attributes] = match as unknown as [string, string, string, string];
    const words = plainWords(html.slice(from, match.index));
    from = match.index + tag.length;
    const isEnd = slash === "/";
    if (/^h[1-6]$/.test(name)) {
      if (isEnd) sections.push({ fragment: heading, heading: words, parts: [], rows: [] });
      else {
        flush(words);
        heading = ID.exec(attributes)?.[1] ?? "";
      }
      continue;
    }
    flush(words);
    if (name === "pre") isCode = !isEnd;
    else if (name === "ul" || name === "ol") {
      if (!isEnd) lists.push(name === "ol" ? 0 : null);
      else {
        lists.pop();
        if (lists.length === 0) {
          add(listLines.filter((line) => line.length > 3).join("\n"));
          listLines = [];
        }
      }
    } else if (name === "li" && !isEnd) {
      const number = lists.at(-1);
      if (typeof number === "number") lists[lists.length - 1] = number + 1;
      listLines.push(typeof number === "number" ? `${number + 1}. ` : "– ");
    } else if (name === "table") {
      if (isEnd) add(rows.join("\n"));
      columns = [];
      rows = [];
    } else if (name === "tr") {
      if (!isEnd) cells = [];
      // The first row of a table with a head names its columns.
      else if (columns.length === 0 && tableHasHead(html, match.index)) columns = cells;
      else {
        rows.push(rowLine(columns, cells));
        here().rows.push({ columns, cells });
      }
    } else if (name === "th" || name === "td") {
      isCell = !isEnd;
      if (isCell) cells.push("");
    }
  }
  flush(plainWords(html.slice(from)));
  return sections.filter(({ parts }) => parts.length > 0);
}

/** Whether the row that ends here is that of a head. */
const tableHasHead = (html: string, endOfRow: number) =>
  /^<\/tr>\s*<\/thead>/.test(html.slice(endOfRow, endOfRow + 40));

/** `Piso · Latinoamérica: departamento · Qué es: vivienda en un edificio`; of two columns `Prueba: 2 GB`. */
function rowLine(columns: readonly string[], cells: readonly string[]): string {
  const [first = "", ...others] = cells;
  if (others.length === 1) return others[0] ? `${first}: ${others[0]}` : first;
  const told = others.flatMap((cell, i) =>
    cell && cell !== "–" ? [columns[i + 1] ? `${columns[i + 1]}: ${cell}` : cell] : [],
  );
  return [first, ...told].filter(Boolean).join(" · ");
}

const joined = (before: string, words: string) =>
  before === "" || before.endsWith(" ") ? `${before}${words}` : `${before} ${words}`;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: "\u00a0" };

/** Words of HTML without its tags; non-breaking spaces stay. */
export function plainWords(html: string): string {
  return html
    .replace(TAG, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[ \t\n]+/g, " ")
    .trim();
}

/** Longer sections are cut between their parts, so that an answer can quote one whole. */
const LONGEST = 1200;

/** The parts of a section as texts of at most `LONGEST` signs, unless one list or table is longer alone. */
export function textsOf(parts: readonly string[]): string[] {
  const texts: string[] = [];
  for (const part of parts) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + part.length < LONGEST) texts[texts.length - 1] = `${last}\n${part}`;
    else texts.push(part);
  }
  return texts;
}
