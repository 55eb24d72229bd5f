import { inflateSync } from "node:zlib";

/** A reader of PDF files as far as tests need it: values, objects, streams, and the operators of pages. */

export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Reference {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}

export type Dictionary = Map<string, PdfValue>;
export type PdfValue = null | boolean | number | string | Name | Reference | Dictionary | PdfValue[];

/** An operator of a page with its operands. */
export interface Operation {
  operator: string;
  operands: PdfValue[];
}

const WORD = /[^\s()<>[\]{}/%]*/y;
const SPACE = /\s*/y;
const REFERENCE = /(\d+) 0 R(?![A-Za-z])/y;
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads one value or operator after another. */
class Lexer {
  at: number;
  readonly text: string;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  get isAtEnd(): boolean {
    this.#skipSpace();
    return this.at >= this.text.length;
  }

  /** A value; of an operator, its name as an object of its own. */
  next(): PdfValue | { operator: string } {
    this.#skipSpace();
    const { text } = this;
    if (text.startsWith("<<", this.at)) return this.#dictionary();
    switch (text[this.at]) {
      case "[":
        return this.#array();
      case "(":
        return this.#literal();
      case "<":
        return this.#hex();
      case "/":
        this.at += 1;
        return new Name(this.#word());
      default:
        return this.#plain();
    }
  }

  value(): PdfValue {
    const value = this.next();
    if (value !== null && typeof value === "object" && "operator" in value) {
      throw new Error(`An operator in place of a value: ${value.operator} at ${this.at}`);
    }
    return value;
  }

  #plain(): PdfValue | { operator: string } {
    const reference = this.#read(REFERENCE);
    if (reference) return new Reference(Number(reference[1]));
    const word = this.#word();
    if (word === "") throw new Error(`Nothing to read at ${this.at}: ${this.text.slice(this.at, this.at + 20)}`);
    if (word === "true" || word === "false") return word === "true";
    if (word === "null") return null;
    const number = Number(word);
    return Number.isNaN(number) ? { operator: word } : number;
  }

  #dictionary(): Dictionary {
    const entries: Dictionary = new Map();
    this.at += 2;
    while (!this.#closes(">>")) {
      const name = this.value() as Name;
      entries.set(name.text, this.value());
    }
    return entries;
  }

  #array(): PdfValue[] {
    const values: PdfValue[] = [];
    this.at += 1;
    while (!this.#closes("]")) values.push(this.value());
    return values;
  }

  #literal(): string {
    let depth = 0;
    let read = "";
    for (; ; this.at += 1) {
      const letter = this.text[this.at]!;
      if (letter === "\\") {
        this.at += 1;
        const escaped = this.text[this.at]!;
        read += ESCAPES[escaped] ?? escaped;
        continue;
      }
      if (letter === "(") depth += 1;
      if (letter === ")") depth -= 1;
      if (depth === 0) break;
      read += letter === "(" && depth === 1 && read === "" ? "" : letter;
    }
    this.at += 1;
    return decoded(read);
  }

  /** Glyphs of a text, or letters of a name; left as the pairs of digits that they are. */
  #hex(): string {
    const end = this.text.indexOf(">", this.at);
    const digits = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return digits;
  }

  #closes(bracket: string): boolean {
    this.#skipSpace();
    if (!this.text.startsWith(bracket, this.at)) return false;
    this.at += bracket.length;
    return true;
  }

  #word(): string {
    return this.#read(WORD)![0];
  }

  #skipSpace(): void {
    this.#read(SPACE);
  }

  /** Reads on, if the text goes on in this form. */
  #read(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.at;
    const found = form.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }
}

/** Texts outside of Latin 1 are written in two bytes a letter. */
function decoded(text: string): string {
  if (!text.startsWith("\u00fe\u00ff")) return text;
  const bytes = Buffer.from(text.slice(2), "latin1");
  return new TextDecoder("utf-16be").decode(bytes);
}

/** A file with a table of its objects, as the product writes it. */
export class PdfFile {
  readonly trailer: Dictionary;
  readonly #text: string;
  readonly #offsets = new Map<number, number>();

  constructor(bytes: Uint8Array) {
    this.#text = Buffer.from(bytes).toString("latin1");
    const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.#text)![1]);
    const rows = /^xref\s+0 (\d+)\s+/.exec(this.#text.slice(table, table + 40))!;
    const from = table + rows[0].length;
    for (let id = 1; id < Number(rows[1]); id++) {
      this.#offsets.set(id, Number(this.#text.slice(from + id * 20, from + id * 20 + 10)));
    }
    const lexer = new Lexer(this.#text, this.#text.indexOf("trailer", table) + "trailer".length);
    this.trailer = lexer.value() as Dictionary;
  }

  /** The value itself where another object is named. */
  open(value: PdfValue | undefined): PdfValue {
    if (!(value instanceof Reference)) return value ?? null;
    return this.#lexerOf(value).value();
  }

  dictionary(value: PdfValue | undefined): Dictionary {
    return (this.open(value) ?? new Map()) as Dictionary;
  }

  list(value: PdfValue | undefined): PdfValue[] {
    const list = this.open(value);
    return list === null ? [] : Array.isArray(list) ? list : [list];
  }

  /** The bytes of a stream, inflated, a letter each. */
  stream(value: PdfValue | undefined): string {
    const lexer = this.#lexerOf(value as Reference);
    const facts = lexer.value() as Dictionary;
    const from = this.#text.indexOf("stream", lexer.at) + "stream\n".length;
    const bytes = Buffer.from(this.#text.slice(from, from + (facts.get("Length") as number)), "latin1");
    return (facts.has("Filter") ? inflateSync(bytes) : bytes).toString("latin1");
  }

  #lexerOf({ id }: Reference): Lexer {
    const at = this.#offsets.get(id)!;
    return new Lexer(this.#text, this.#text.indexOf("obj", at) + "obj".length);
  }
}

/** The operators of a page, one after another. */
export function operationsOf(content: string): Operation[] {
  const lexer = new Lexer(content);
  const operations: Operation[] = [];
  let operands: PdfValue[] = [];
  while (!lexer.isAtEnd) {
    const next = lexer.next();
    if (next !== null && typeof next === "object" && "operator" in next) {
      operations.push({ operator: next.operator, operands });
      operands = [];
    } else operands.push(next);
  }
  return operations;
}
