import type { Statement } from "#domain/assistant/answers/statement.ts";
import { FAQ_ITEMS } from "#tools/faq-answers.ts";
import type { StatedPage } from "./fact.server.ts";
import { textsOf } from "./read-sections.server.ts";

/** The words of a page that stand in a file of `content` and not in markdown. */
type Words = unknown;
type Part = Readonly<Record<string, Words>>;

/** Members whose text names what stands beside it. */
const NAMES = ["title", "name", "question", "when", "label", "year", "step"] as const;
/** Members that a reader does not see, or that only lead on. */
const UNSHOWN = new Set(
  "to href url id icon slug path drawing pigment kind screen owner evidence date currency meta action second link links submit closing artefact inCity columns file drawings readings form service artefactCaption".split(
    " ",
  ),
);

/** Questions of the common list with their answers, as a page repeats them. */
const COMMON_ANSWERS = new Set(FAQ_ITEMS.map(({ answer }) => answer.join(" ")));

const isPart = (value: Words): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: Words): value is string => typeof value === "string";

/** Members whose texts are paragraphs and no list. */
const PARAGRAPHS = new Set(["paragraphs", "text"]);

/** Labels of buttons are short and end without a point. */
const isSentence = (text: string) => text.length > 40 || /[.?!:»)]$|\d/.test(text);

const nameOf = (part: Part): string | undefined => {
  const key = NAMES.find((name) => isText(part[name]) || typeof part[name] === "number");
  return key && String(part[key]);
};

/**
 * Sections of a page from its words: its lead, then one for each part of it, and one for each question of its list.
 *
 * @param id prefix of the sections' ids
 * @param left parts that are no statements, as invented examples
 */
export function contentSections(
  id: string,
  page: StatedPage,
  content: object,
  left: readonly string[] = [],
): Statement[] {
  const lead: string[] = [];
  const sections: Statement[] = [];
  const section = (key: string, heading: string, lines: readonly string[], asked?: readonly string[]) =>
    textsOf(lines.filter(Boolean)).map(
      (text, i): Statement => ({
        id: `${id}#${key}${i > 0 ? `-${i + 1}` : ""}`,
        kind: "section",
        ...page,
        subject: page.title,
        attribute: heading,
        text,
        ...(asked && { asked }),
      }),
    );
  for (const [key, value] of Object.entries(content)) {
    if (UNSHOWN.has(key) || left.includes(key)) continue;
    if (isText(value)) {
      if (isSentence(value)) lead.push(value);
    } else if (key === "questions" && Array.isArray(value)) {
      value.filter(isPart).forEach(({ question, answer }, i) => {
        // A question of the common list is a section of its own page.
        if (COMMON_ANSWERS.has(String(answer))) return;
        sections.push(...section(`question-${i + 1}`, String(question), [String(answer)], [String(question)]));
      });
    } else if (key === "hero" && isPart(value)) lead.unshift(...linesOf(value));
    else if (isPart(value)) sections.push(...section(key, nameOf(value) ?? page.title, linesOf(value)));
    else if (Array.isArray(value)) sections.push(...section(key, `${page.title}: qué sirve`, linesOf(value)));
  }
  return [...section("lead", page.title, lead), ...sections];
}

/** The words of a part that a reader sees, a line for each sentence, item (`– …`) and row. Its name is not among them. */
function linesOf(value: Words, columns: readonly string[] = []): string[] {
  if (isText(value)) return isSentence(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, columns));
  if (!isPart(value)) return [];
  const own = columnsOf(value);
  const name = NAMES.find((key) => isText(value[key]));
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === name || UNSHOWN.has(key)) return [];
    if (PARAGRAPHS.has(key) && Array.isArray(member)) return member.filter(isText);
    if (isPart(member) && nameOf(member)) return itemLines(member, own);
    return linesOf(member, own.length > 0 ? own : columns);
  });
}

/** An item of a list or a row of a table. */
function itemLines(item: Words, columns: readonly string[]): string[] {
  if (isText(item)) return item.startsWith("/") ? [] : [`– ${item}`];
  if (Array.isArray(item)) return [];
  if (!isPart(item)) return [];
  const name = nameOf(item) ?? "";
  const { cells } = item;
  if (Array.isArray(cells)) {
    return [
      [name, ...cells.map((cell, i) => `${columns[i] ?? ""}: ${isText(cell) ? cell : cell ? "sí" : "no"}`)].join(" · "),
    ];
  }
  const nameKey = NAMES.find((key) => String(item[key]) === name);
  const told = Object.entries(item).flatMap(([key, member]) => {
    if (key === nameKey || UNSHOWN.has(key)) return [];
    const words = linesOf(member, columns).join(" ");
    // Of a row whose columns have names, each cell says its own.
    return words ? [columnNames(columns)[key] ? `${columnNames(columns)[key]}: ${words}` : words] : [];
  });
  return [`– ${[name, told.join(" ")].filter(Boolean).join(/[.?!]$/.test(name) ? " " : ": ")}`];
}

/** Columns of a table, in their order, or as `key=name` where its rows name their cells. */
function columnsOf(part: Part): readonly string[] {
  const { columns } = part;
  if (Array.isArray(columns)) return columns.map(String);
  return isPart(columns) ? Object.entries(columns).map(([key, name]) => `${key}=${name}`) : [];
}

const columnNames = (columns: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    columns.flatMap((column) => (column.includes("=") ? [column.split("=") as [string, string]] : [])),
  );

/** Every sentence that a reader sees in a page's parts, apart from names and labels. @param left parts that are no statements */
export function shownSentences(content: object, left: readonly string[]): string[] {
  const walk = (value: Words): string[] => {
    if (isText(value)) return isSentence(value) && !value.startsWith("/") ? [value] : [];
    if (Array.isArray(value)) return value.flatMap(walk);
    if (!isPart(value)) return [];
    return Object.entries(value).flatMap(([key, member]) => (UNSHOWN.has(key) ? [] : walk(member)));
  };
  return Object.entries(content).flatMap(([key, value]) => (UNSHOWN.has(key) || left.includes(key) ? [] : walk(value)));
}
