import type { DocumentKind, IdentifierScheme } from "#domain/tools/dossiers/reading.ts";
import type { ChargeLabel, DocumentLabel, FieldLabel, IdentifierLabel, PartyLabel } from "../labels.ts";
import type { Person } from "./case.ts";
import { isRight } from "./identifiers.ts";

/** A document while it is written: what stands on it, and beside each value what is right. */

export type Block =
  | { type: "title" | "head" | "paragraph" | "small"; text: string; align?: "left" | "center" | "right" | "justify" }
  | {
      type: "rows";
      rows: readonly (readonly string[])[];
      widths: readonly number[];
      isRuled: boolean;
      hasHead: boolean;
    }
  | { type: "columns"; columns: readonly (readonly string[])[] }
  | { type: "gap"; points: number }
  | { type: "page" }
  | { type: "rule" }
  | { type: "stamp"; lines: readonly string[]; colour: string; x: number; dy: number; turn: number }
  | { type: "signatures"; names: readonly string[] }
  | { type: "box"; text: string };

export class Draft {
  readonly blocks: Block[] = [];
  readonly fields: FieldLabel[] = [];
  readonly identifiers: IdentifierLabel[] = [];
  readonly parties: PartyLabel[] = [];
  readonly charges: ChargeLabel[] = [];
  said: "none" | "listed" | "silent" = "silent";

  // The words on it.
  title(text: string, align: "left" | "center" | "right" = "center") {
    this.blocks.push({ type: "title", text, align });
  }
  head(text: string, align: "left" | "center" = "left") {
    this.blocks.push({ type: "head", text, align });
  }
  p(text: string, align?: "left" | "center" | "right" | "justify") {
    this.blocks.push({ type: "paragraph", text, ...(align && { align }) });
  }
  small(text: string, align?: "left" | "center" | "right" | "justify") {
    this.blocks.push({ type: "small", text, ...(align && { align }) });
  }
  rows(
    rows: readonly (readonly string[])[],
    options: { widths?: number[]; isRuled?: boolean; hasHead?: boolean } = {},
  ) {
    const count = rows[0]?.length ?? 1;
    const widths = options.widths ?? Array.from({ length: count }, () => 1 / count);
    this.blocks.push({
      type: "rows",
      rows,
      widths,
      isRuled: options.isRuled ?? true,
      hasHead: options.hasHead ?? false,
    });
  }
  columns(...columns: readonly string[][]) {
    this.blocks.push({ type: "columns", columns });
  }
  gap(points = 10) {
    this.blocks.push({ type: "gap", points });
  }
  page() {
    this.blocks.push({ type: "page" });
  }
  rule() {
    this.blocks.push({ type: "rule" });
  }
  box(text: string) {
    this.blocks.push({ type: "box", text });
  }
  /** Over the text before it: `dy` points down from where writing stands. */
  stamp(lines: readonly string[], { colour = "#23408f", x = 0.62, dy = -60, turn = -12 } = {}) {
    this.blocks.push({ type: "stamp", lines, colour, x, dy, turn });
  }
  signatures(...names: string[]) {
    this.blocks.push({ type: "signatures", names });
  }

  // The right answers for it; each gives back how it is written.
  id(scheme: IdentifierScheme, text: string, { shown = text, isValid = isRight(scheme, text) } = {}): string {
    const plain = text.replace(/[^0-9A-ZÑ&]/gi, "").toUpperCase();
    if (!this.identifiers.some((each) => each.scheme === scheme && each.text === plain))
      this.identifiers.push({ scheme, text: plain, isValid, shown });
    return shown;
  }
  money(field: string, amount: number, shown: string, currency = "EUR"): string {
    return this.value({ field, value: { type: "money", amount, currency }, shown });
  }
  number(field: string, number: number, shown: string): string {
    return this.value({ field, value: { type: "number", number }, shown });
  }
  date(field: string, date: string, shown: string): string {
    return this.value({ field, value: { type: "date", date }, shown });
  }
  text(field: string, text: string, shown = text): string {
    return this.value({ field, value: { type: "text", text }, shown });
  }
  private value(label: FieldLabel): string {
    if (!this.fields.some(({ field }) => field === label.field)) this.fields.push(label);
    return label.shown;
  }
  /** A party with its identifier, which the text must show too. */
  party(
    role: PartyLabel["role"],
    person: Person,
    share: PartyLabel["share"] = null,
    { shown = person.name, hasId = true } = {},
  ): string {
    this.parties.push({ role, name: person.name, identifier: hasId ? person.id : null, share });
    if (hasId) this.id(person.scheme, person.id, { isValid: person.isIdValid });
    return shown;
  }
  charge(label: ChargeLabel, text: string): string {
    this.said = "listed";
    this.charges.push(label);
    return text;
  }
  noCharges(text: string): string {
    this.said = "none";
    return text;
  }

  labelled(kind: DocumentKind | null, layout: string, pages: DocumentLabel["pages"]): DocumentLabel {
    const { identifiers, fields, parties } = this;
    return { kind, layout, pages, identifiers, fields, parties, charges: { said: this.said, list: this.charges } };
  }
}

/** How a layout looks on paper. */
export interface Sheet {
  font: "times" | "helvetica" | "courier" | "liberation" | "archivo";
  size: number;
  /** Left, top, right, bottom, in points. */
  margins: readonly [number, number, number, number];
  align?: "left" | "justify";
  isHyphenated?: boolean;
  lineGap?: number;
  header?: string;
  /** `{page}` and `{pages}` are filled in. */
  footer?: string;
  /** Text up the left edge of each page. */
  edge?: string;
  paper?: "A4" | "LETTER" | "LEGAL";
  /** Lines of a deed are filled with dashes. */
  fillsLines?: boolean;
}

export interface Layout<Case> {
  name: string;
  kind: DocumentKind | null;
  sheet: Sheet;
  write(draft: Draft, of: Case): void;
}
