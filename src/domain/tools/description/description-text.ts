import { formatDate } from "../../shared/format/format.ts";
import {
  type Block,
  type Cell,
  type Description,
  type Figure,
  isOn,
  type Section,
  sectionsOn,
  type Table,
} from "./description.ts";
import { type Value, valueText, writeAmount } from "./value.ts";

/** Longest message, in characters. */
const LONGEST_MESSAGE = 700;

/** The whole result as plain text, to paste anywhere: a paragraph for each section, under its title. */
export function textOfDescription(
  { document, headline, sections, footnotes }: Description,
  sources: readonly NamedSource[] = [],
): string {
  const parts = [
    [
      heading(document.title),
      document.detail ?? "",
      ...(headline ? [`${headline.label}: ${valueText(headline.value)}`, ...headline.notes] : []),
      ...figureLines(headline?.figures ?? []),
      ...(headline?.notices ?? []).flatMap(blockLines),
    ],
    ...sectionsOn("text", sections).map((section) => [heading(section.title), ...sectionLines(section)]),
    [...footnotes],
    sources.length > 0 ? [heading("Fuentes"), ...sources.map(sourceLine)] : [],
  ];
  return parts
    .map((lines) => lines.filter((line) => line !== "").join("\n"))
    .filter((part) => part !== "")
    .join("\n\n");
}

/** A source as the text names it; the date is ISO. */
interface NamedSource {
  label: string;
  title: string;
  date: string;
  tag?: string;
}

const sourceLine = ({ label, title, date, tag }: NamedSource) =>
  `${label}: ${title.replace(/\.$/, "")} (${formatDate(date)}${tag ? `, ${tag}` : ""})`;

/** The message's lines, as many as fit into 700 characters. */
export function messageOfDescription({ message }: Description): string {
  const lines = message.filter((line) => line !== "");
  let text = lines[0]?.slice(0, LONGEST_MESSAGE) ?? "";
  for (const line of lines.slice(1)) {
    if (text.length + 1 + line.length > LONGEST_MESSAGE) break;
    text += `\n${line}`;
  }
  return text;
}

const heading = (title: string) => title.toLocaleUpperCase("es");

function sectionLines({ lead, blocks }: Section): string[] {
  return [lead ?? "", ...blocks.flatMap(blockLines)];
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "prose":
      return [block.text];
    case "notice":
      // A question or exclamation ends its title by itself.
      return [
        block.title ? `${/[.?!…]$/.test(block.title) ? block.title : `${block.title}.`} ${block.text}` : block.text,
      ];
    case "figures":
      return figureLines(block.items);
    case "steps":
      return block.items.map(({ when, text, why }) => [`${when}: ${text}`, why].filter(Boolean).join("\n"));
    case "table":
      return tableLines(block);
    case "waterfall":
      return [block.base, ...block.steps, block.total].map(
        ({ label, amount }) => `${label}: ${writeAmount(amount, block.unit)}`,
      );
    default:
      return [];
  }
}

function figureLines(figures: readonly Figure[]): string[] {
  return figures
    .filter((figure) => isOn("text", figure))
    .map(({ label, value, tag }) => `${label}: ${valueText(value)}${tag ? ` (${tag.text})` : ""}`);
}

/** `En 3 años · Central: 262.000 € · Banda: 240.000 € a 290.000 €` */
function tableLines({ columns, rows, total, empty }: Table): string[] {
  if (rows.length === 0) return empty ? [empty] : [];
  return [...rows, ...(total ? [total] : [])].map((row) =>
    columns
      .map((column, i) => ({ column, text: cellText(row[i] ?? "") }))
      .filter(({ column, text }) => isOn("text", column) && text !== "")
      .map(({ column, text }, i) => (i === 0 ? text : `${column.title}: ${text}`))
      .join(" · "),
  );
}

function cellText(cell: Cell): string {
  const { value, detail, tag } = openCell(cell);
  const text = [valueText(value), detail === undefined ? "" : valueText(detail)].filter(Boolean).join(", ");
  return [text, tag ? `(${tag.text})` : ""].filter(Boolean).join(" ");
}

/** A cell in its long form. */
export function openCell(cell: Cell): { value: Value; detail?: Value; tag?: { text: string } } {
  return typeof cell === "object" && "value" in cell ? cell : { value: cell };
}
