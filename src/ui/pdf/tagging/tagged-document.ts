import PDFDocument, { type StructureElement } from "pdfkit";
import type { Role } from "./structure.ts";

/** Left, top, width and height in points, from the upper left corner of the page. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A PDF document whose parts are marked while they are drawn. Elements of its structure are entered and left; between `mark` and
 * `endMark` everything drawn belongs to the innermost element. Marks are never nested.
 */
export class TaggedDocument extends PDFDocument {
  /** From the whole document to the element of the moment. */
  readonly #entered: { element: StructureElement; type: string }[] = [];
  readonly #elements = new Map<number, StructureElement>();
  #link: StructureElement | undefined;

  constructor(options: Record<string, unknown>) {
    super({ ...options, tagged: true });
    const root = this.struct("Document");
    this.addStructure(root);
    this.#entered.push({ element: root, type: "Document" });
  }

  /**
   * Enters a part, which is the same one for each time that its number comes up.
   *
   * @param area where a figure lies on the page
   */
  enter(role: Role, part: number, area: Area): void {
    const type = typeOf(role);
    let element = this.#elements.get(part);
    if (!element) {
      element = this.struct(type, optionsOf(role, area));
      this.#parent.add(element);
      this.#elements.set(part, element);
    }
    this.#entered.push({ element, type });
  }

  leave(): void {
    this.#entered.pop();
  }

  /** Enters a link, whose places on the page belong to it. */
  enterLink(): void {
    this.#link = this.struct("Link");
    this.#parent.add(this.#link);
    this.#entered.push({ element: this.#link, type: "Link" });
  }

  leaveLink(): void {
    this.leave();
    // An element that ends names the page of the moment as that of its links.
    this.#link?.end();
    this.#link = undefined;
  }

  mark(): void {
    const { element, type } = this.#entered.at(-1)!;
    element.add(this.markStructureContent(type));
  }

  markArtifact(type: "Pagination" | "Layout"): void {
    this.markContent("Artifact", { type });
  }

  endMark(): void {
    this.endMarkedContent();
  }

  override link(x: number, y: number, width: number, height: number, url: string): this {
    if (!this.#link) return super.link(x, y, width, height, url);
    // pdfkit writes `String` objects as text, and plain strings as names.
    return super.link(x, y, width, height, url, { structParent: this.#link, Contents: new String(`Abre ${url}`) });
  }

  /** pdfkit puts titles and names into XML as they are, ampersands too. */
  override _addInfo(): void {
    const plain = this.info;
    this.info = Object.fromEntries(
      Object.entries(plain).map(([name, value]) => [name, typeof value === "string" ? escapedXml(value) : value]),
    );
    super._addInfo();
    this.info = plain;
  }

  get #parent(): StructureElement {
    return this.#entered.at(-1)!.element;
  }
}

function typeOf(role: Role): string {
  if (typeof role === "string") return role;
  return "alt" in role ? "Figure" : "TH";
}

function optionsOf(role: Role, { left, top, width, height }: Area) {
  if (typeof role === "string") return {};
  if ("heads" in role) return { scope: role.heads };
  return { alt: role.alt, bbox: [left, top, left + width, top + height] as [number, number, number, number] };
}

const escapedXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
