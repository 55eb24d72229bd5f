import { formatMoney } from "../../shared/format/format.ts";
import { type AttributeName, attributeOf } from "../../shared/home-attributes/table.ts";
import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import type { BlockNode, InlineNode, Mark, TemplateDocument } from "./document.ts";
import { OTHER_OWNERS, OTHER_OWNERS_FIELD } from "./other-owners.ts";
import { blocksOfPiece, isPieceName, type OwnersKnown } from "./pieces.ts";
import { OWN_VARIABLE, variableKey, variableLabel } from "./variables.ts";

/** A document with its values in place, as page, PDF and word processors draw it. */

export interface Run {
  /** `missing`: nobody knows this value yet; `blank`: a line to write on; `value`: it was filled in. */
  kind: "text" | "value" | "missing" | "blank" | "break";
  text: string;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  href: string | null;
}

export interface FilledCell {
  isHead: boolean;
  colspan: number;
  rowspan: number;
  blocks: FilledBlock[];
}

export type FilledBlock =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "heading"; level: 1 | 2 | 3; runs: Run[] }
  | { kind: "list"; isOrdered: boolean; start: number; items: FilledBlock[][] }
  | { kind: "table"; rows: FilledCell[][] }
  | { kind: "signature"; label: string }
  | { kind: "pageBreak" };

/** A value that a document asks for. */
export interface Field {
  key: string;
  label: string;
}

export interface FilledDocument {
  blocks: FilledBlock[];
  /** Values that nobody knows, once each, in the order in which the document asks for them. */
  missing: Field[];
  /** Every value that the document asks for. */
  fields: Field[];
}

export interface Filling {
  /** The known values of home, contact, deal, agency and day, by the names of variables; `currency` is that of amounts (ISO 4217). */
  values: Readonly<Record<string, string>>;
  /** Typed for this document, by `variableKey`. It counts before what is known. */
  typed: Readonly<Record<string, string>>;
  /** Keys that are left blank on purpose. */
  blanks: readonly string[];
  /** ISO 3166-1 alpha-2 of the words of shared pieces. */
  country: string;
}

export const NOTHING_FILLED: Filling = { values: {}, typed: {}, blanks: [], country: "ES" };

/** A line to write on by hand. */
const BLANK = "\u00a0_______________________\u00a0";

export function fillDocument(document: TemplateDocument, filling: Filling): FilledDocument {
  const fields = new Map<string, Field>();
  const missing = new Map<string, Field>();
  const owners = ownersKnown(document, filling);
  // The parties name them: a sentence that only allows for them would say it twice.
  const content = document.content.filter((block) => owners === "one" || !allowsForOthers(block));
  const blocks = content.flatMap(blocksOf);
  return { blocks, missing: [...missing.values()], fields: [...fields.values()] };

  function blocksOf(block: BlockNode): FilledBlock[] {
    switch (block.type) {
      case "paragraph":
        return [{ kind: "paragraph", runs: runsOf(block.content) }];
      case "heading":
        return [{ kind: "heading", level: block.attrs.level, runs: runsOf(block.content) }];
      case "bulletList":
      case "orderedList":
        return [
          {
            kind: "list",
            isOrdered: block.type === "orderedList",
            start: block.attrs?.start ?? 1,
            items: block.content.map(({ content }) => content.flatMap(blocksOf)),
          },
        ];
      case "table":
        return [
          {
            kind: "table",
            rows: block.content.map(({ content }) =>
              content.map((cell) => ({
                isHead: cell.type === "tableHeader",
                ...cell.attrs,
                blocks: cell.content.flatMap(blocksOf),
              })),
            ),
          },
        ];
      case "signatureLine":
        return [{ kind: "signature", label: block.attrs.label }];
      case "pageBreak":
        return [{ kind: "pageBreak" }];
      case "piece": {
        const { name } = block.attrs;
        return isPieceName(name) ? blocksOfPiece(name, filling.country, owners).flatMap(blocksOf) : [];
      }
    }
  }

  function runsOf(content: readonly InlineNode[] = []): Run[] {
    return content.map((node) => {
      if (node.type === "hardBreak") return runOf("break", "\n", []);
      if (node.type === "text") return runOf("text", node.text, node.marks ?? []);
      return runOf(...filledValue(node.attrs), node.marks ?? []);
    });
  }

  function filledValue(named: { name: string; label: string | null }): [kind: Run["kind"], text: string] {
    const field = { key: variableKey(named), label: variableLabel(named) };
    fields.set(field.key, field);
    const typed = filling.typed[field.key]?.trim();
    const known = (typed && writtenValue(field, typed, filling.values.currency)) || filling.values[field.key]?.trim();
    if (filling.blanks.includes(field.key)) return ["blank", BLANK];
    if (known) return ["value", known];
    missing.set(field.key, field);
    return ["missing", `[${field.label}]`];
  }
}

/** How the parties of a document name its owners; `one` in one that has no parties, or that leaves the others blank. */
function ownersKnown({ content }: TemplateDocument, { values, typed, blanks }: Filling): OwnersKnown {
  const key = variableKey({ name: OWN_VARIABLE, label: OTHER_OWNERS_FIELD });
  const hasParties = content.some((block) => block.type === "piece" && block.attrs.name === "parties");
  if (!hasParties || blanks.includes(key) || blanks.includes(OTHER_OWNERS)) return "one";
  if (typed[key]?.trim()) return "typed";
  return typed[OTHER_OWNERS]?.trim() || values[OTHER_OWNERS]?.trim() ? "names" : "one";
}

const allowsForOthers = (block: BlockNode): boolean =>
  block.type === "paragraph" &&
  (block.content ?? []).some(
    (node) => node.type === "variable" && node.attrs.name === OWN_VARIABLE && node.attrs.label === OTHER_OWNERS_FIELD,
  );

/** Labels of fields that hold an amount of money. */
const OF_MONEY = /^(?:precio|importe|depósito|señal|renta|fianza|valor)(?:$| )/i;
const BARE_FIGURE = /^[\d.,\s]+$/;

/** An amount that was typed as a bare figure is written as money; anything else stays as it was typed. */
function writtenValue({ key, label }: Field, typed: string, currency: string | undefined): string {
  const attribute = key.startsWith("home.") ? attributeOf(key.slice("home.".length) as AttributeName) : undefined;
  const isMoney = attribute ? attribute.kind === "money" : key.startsWith(`${OWN_VARIABLE}:`) && OF_MONEY.test(label);
  if (!isMoney || !currency || !BARE_FIGURE.test(typed)) return typed;
  const amount = parseSpanishNumber(typed);
  return amount === undefined ? typed : formatMoney(amount, currency, Number.isInteger(amount) ? 0 : 2);
}

function runOf(kind: Run["kind"], text: string, marks: readonly Mark[]): Run {
  const link = marks.find((mark) => mark.type === "link");
  return {
    kind,
    text,
    isBold: marks.some(({ type }) => type === "bold"),
    isItalic: marks.some(({ type }) => type === "italic"),
    isUnderlined: marks.some(({ type }) => type === "underline"),
    href: link?.type === "link" ? link.attrs.href : null,
  };
}

/** The text of filled blocks, a line each: for comparisons, searches and mails. */
export const linesOfBlocks = (blocks: readonly FilledBlock[]): string[] => blocks.flatMap(linesOfBlock);

function linesOfBlock(block: FilledBlock): string[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return block.runs
        .map(({ text }) => text)
        .join("")
        .split("\n");
    case "list":
      return block.items.flatMap((item, i) => {
        const [first = "", ...rest] = linesOfBlocks(item);
        return [`${block.isOrdered ? `${block.start + i}.` : "•"} ${first}`, ...rest.map((line) => `  ${line}`)];
      });
    case "table":
      return block.rows.map((row) => row.map((cell) => linesOfBlocks(cell.blocks).join(" ")).join(" | "));
    case "signature":
      return [`Firma: ${block.label}`];
    case "pageBreak":
      return ["· · ·"];
  }
}

/** The text of a document with its fields by name. */
export const linesOfDocument = (document: TemplateDocument, country = "ES"): string[] =>
  linesOfBlocks(fillDocument(document, { ...NOTHING_FILLED, country }).blocks);
