import { type Dictionary, type Name, operationsOf, PdfFile, type PdfValue, Reference } from "./pdf-objects.ts";

/** A part of a document as a screen reader meets it. */
export interface TaggedPart {
  type: string;
  alt: string | null;
  scope: string | null;
  /** Its own words, and those of its parts. */
  text: string;
  parts: TaggedPart[];
  /** Pages on which it is drawn itself, from 0. */
  pages: number[];
  /** Places that lead elsewhere, each with the page that has it and with what is said of it. */
  links: { page: number; says: string }[];
}

/** The marks of a page and the words inside them. */
interface DrawnPage {
  /** Marked content by its number. */
  contents: Map<number, { tag: string; text: string }>;
  /** Texts of decoration, a line each. */
  artifacts: string[];
  /** Operators that draw outside of all marks. */
  unmarked: string[];
  deepestMark: number;
  /** Numbers of marked contents that no part of the structure has. */
  orphans: number[];
  /** Links that no part of the structure has. */
  unnamedLinks: number;
}

export interface TaggedPdf {
  isMarked: boolean;
  language: PdfValue;
  title: PdfValue;
  showsTitle: boolean;
  xml: string;
  document: TaggedPart;
  pages: DrawnPage[];
}

const DRAWS = new Set(["f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "Do", "sh", "Tj", "TJ", "'", '"']);

/** The structure of a PDF beside what is drawn on its pages. */
export function readTaggedPdf(bytes: Uint8Array): TaggedPdf {
  const file = new PdfFile(bytes);
  const root = file.dictionary(file.trailer.get("Root"));
  const kids = file.list(file.dictionary(root.get("Pages")).get("Kids")) as Reference[];
  const pageOf = new Map(kids.map(({ id }, i) => [id, i]));
  const pages = kids.map((kid) => drawnPage(file, file.dictionary(kid)));
  const tree = file.dictionary(root.get("StructTreeRoot"));
  const reader = new PdfReader(file, pages, pageOf);
  const document = reader.readPart(file.list(tree.get("K"))[0] as Reference);
  for (const [i, page] of pages.entries()) {
    page.orphans = [...page.contents.keys()].filter((mcid) => !reader.placed.has(`${i} ${mcid}`));
    const links = file.list(file.dictionary(kids[i]).get("Annots")) as Reference[];
    page.unnamedLinks = links.filter(({ id }) => !reader.links.has(id)).length;
  }
  return {
    isMarked: file.dictionary(root.get("MarkInfo")).get("Marked") === true,
    language: file.open(root.get("Lang")),
    title: file.open(file.dictionary(file.trailer.get("Info")).get("Title")),
    showsTitle: file.dictionary(root.get("ViewerPreferences")).get("DisplayDocTitle") === true,
    xml: Buffer.from(file.stream(root.get("Metadata")), "latin1").toString("utf8"),
    document,
    pages,
  };
}

class PdfReader {
  readonly placed = new Set<string>();
  readonly links = new Set<number>();
  readonly #file: PdfFile;
  readonly #pages: readonly DrawnPage[];
  readonly #pageOf: ReadonlyMap<number, number>;

  constructor(file: PdfFile, pages: readonly DrawnPage[], pageOf: ReadonlyMap<number, number>) {
    this.#file = file;
    this.#pages = pages;
    this.#pageOf = pageOf;
  }

  readPart(reference: Reference): TaggedPart {
    const element = this.#file.dictionary(reference);
    const attributes = this.#file.dictionary(element.get("A"));
    const part: TaggedPart = {
      type: (element.get("S") as Name).text,
      alt: (element.get("Alt") as string | undefined) ?? null,
      scope: (attributes.get("Scope") as Name | undefined)?.text ?? null,
      text: "",
      parts: [],
      pages: [],
      links: [],
    };
    for (const kid of this.#file.list(element.get("K"))) this.#add(part, kid, element.get("Pg"));
    return part;
  }

  #add(part: TaggedPart, kid: PdfValue, page: PdfValue | undefined): void {
    if (typeof kid === "number") this.#addContent(part, kid, page as Reference);
    else if (kid instanceof Reference) {
      const inner = this.readPart(kid);
      part.parts.push(inner);
      part.text += `${inner.text}\n`;
    } else this.#addDescribed(part, kid as Dictionary);
  }

  /** Content of another page than the part's first, or a place that leads elsewhere. */
  #addDescribed(part: TaggedPart, facts: Dictionary): void {
    const page = facts.get("Pg") as Reference;
    if ((facts.get("Type") as Name).text === "MCR") {
      this.#addContent(part, facts.get("MCID") as number, page);
      return;
    }
    const link = facts.get("Obj") as Reference;
    this.links.add(link.id);
    const says = this.#file.dictionary(link).get("Contents") as string;
    part.links.push({ page: this.#pageOf.get(page.id)!, says });
  }

  #addContent(part: TaggedPart, mcid: number, page: Reference): void {
    const at = this.#pageOf.get(page.id)!;
    const place = `${at} ${mcid}`;
    if (this.placed.has(place)) throw new Error(`The content ${place} is in two parts`);
    this.placed.add(place);
    const content = this.#pages[at]!.contents.get(mcid);
    if (!content) throw new Error(`The part ${part.type} has a content ${place} that is not drawn`);
    if (content.tag !== part.type) throw new Error(`The content ${place} is ${content.tag} and its part ${part.type}`);
    part.text += content.text;
    if (!part.pages.includes(at)) part.pages.push(at);
  }
}

function drawnPage(file: PdfFile, page: Dictionary): DrawnPage {
  const fonts = file.dictionary(file.dictionary(page.get("Resources")).get("Font"));
  const letters = new Map([...fonts].map(([name, font]) => [name, lettersOf(file, file.dictionary(font))]));
  const drawn: DrawnPage = {
    contents: new Map(),
    artifacts: [],
    unmarked: [],
    deepestMark: 0,
    orphans: [],
    unnamedLinks: 0,
  };
  const marks: { tag: string; mcid: number | undefined; text: string }[] = [];
  let font = "";
  for (const { operator, operands } of operationsOf(file.stream(page.get("Contents")))) {
    if (operator === "Tf") font = (operands[0] as Name).text;
    if (operator === "BMC" || operator === "BDC") {
      const mcid = operands[1] instanceof Map ? (operands[1].get("MCID") as number | undefined) : undefined;
      marks.push({ tag: (operands[0] as Name).text, mcid, text: "" });
      drawn.deepestMark = Math.max(drawn.deepestMark, marks.length);
    }
    if (DRAWS.has(operator)) {
      const mark = marks.at(-1);
      if (!mark) drawn.unmarked.push(operator);
      else if (operator === "TJ") mark.text += wordsOf(operands[0] as PdfValue[], letters.get(font)!);
    }
    if (operator === "ET" && marks.at(-1)?.mcid === undefined) {
      const mark = marks.at(-1);
      if (mark && mark.text.trim() !== "") drawn.artifacts.push(mark.text.trim());
      if (mark) mark.text = "";
    }
    if (operator === "EMC") {
      const { tag, mcid, text } = marks.pop()!;
      if (mcid !== undefined) drawn.contents.set(mcid, { tag, text });
    }
  }
  return drawn;
}

/** Letters by the four digits of their glyph; none for the renderer's own font, which draws ends of lines alone. */
function lettersOf(file: PdfFile, font: Dictionary): Map<string, string> {
  const letters = new Map<string, string>();
  if (!font.has("ToUnicode")) return letters;
  const table = file.stream(font.get("ToUnicode"));
  for (const [, first, , list] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    [...list!.matchAll(/<([\w ]*)>/g)].forEach(([, codes], i) => {
      const bytes = Buffer.from(codes!.replaceAll(" ", ""), "hex");
      const glyph = (Number.parseInt(first!, 16) + i).toString(16).padStart(4, "0");
      letters.set(glyph, new TextDecoder("utf-16be").decode(bytes));
    });
  }
  return letters;
}

function wordsOf(pieces: readonly PdfValue[], letters: ReadonlyMap<string, string>): string {
  return pieces
    .filter((piece) => typeof piece === "string")
    .flatMap((piece) => piece.match(/\w{4}/g) ?? [])
    .map((glyph) => letters.get(glyph) ?? "\ufffd")
    .join("");
}

/** All parts below one, in the order in which they are read. */
export const allParts = (part: TaggedPart): TaggedPart[] => part.parts.flatMap((inner) => [inner, ...allParts(inner)]);
