import { SaxesParser } from "saxes";

/** XML of a workbook, read as it comes: only the text between two tags is in memory. */

/** Why a workbook cannot be read, in Spanish. */
export class SheetError extends Error {}

export const DAMAGED = "El XLSX está dañado o protegido. Ábrelo, guárdalo otra vez y vuelve a subirlo";

export type XmlAttributes = Readonly<Record<string, string>>;

/** Names come without their prefix: workbooks differ in the prefix of the same namespace. */
export interface XmlHandler {
  open?(name: string, attributes: XmlAttributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

export interface XmlParts {
  write(chunk: string): void;
  end(): void;
}

/** No cell, comment or tag of a spreadsheet is longer (a cell has at most 32,767 characters). */
const LONGEST_PIECE = 2_000_000;
/** A rich text in a cell stands eight deep. */
const DEEPEST = 64;

/** @throws SheetError for XML that is not well formed, declares entities or never ends */
export function openXmlParts(handler: XmlHandler): XmlParts {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  /** Length of the text since the last tag, which the parser keeps. */
  let pending = 0;
  let sawTag = false;
  parser.on("doctype", () => {
    throw new SheetError(DAMAGED);
  });
  parser.on("error", () => {
    throw new SheetError(DAMAGED);
  });
  parser.on("opentag", ({ name, attributes }) => {
    sawTag = true;
    if (++depth > DEEPEST) throw new SheetError(DAMAGED);
    handler.open?.(localName(name), attributes as XmlAttributes);
  });
  parser.on("closetag", ({ name }) => {
    sawTag = true;
    depth--;
    handler.close?.(localName(name));
  });
  if (handler.text) {
    const take = handler.text.bind(handler);
    parser.on("text", take);
    parser.on("cdata", take);
  }
  return {
    write(chunk) {
      sawTag = false;
      parser.write(chunk);
      pending = sawTag ? 0 : pending + chunk.length;
      if (pending > LONGEST_PIECE) throw new SheetError(DAMAGED);
    },
    end() {
      parser.close();
    },
  };
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

/** An attribute by its name without prefix, as `r:id`. */
export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
  const plain = attributes[name];
  if (plain !== undefined) return plain;
  const found = Object.keys(attributes).find((each) => each.endsWith(`:${name}`));
  return found === undefined ? undefined : attributes[found];
}

/** Longest text of a cell in a spreadsheet. */
export const LONGEST_CELL = 32_767;

/** The text of a cell, or null where nothing stands in it. */
export function cellString(written: string): string | null {
  const text = unescaped(written.slice(0, LONGEST_CELL)).trim();
  return text === "" ? null : text;
}

/** Characters that XML cannot write stand as `_x000D_`. */
function unescaped(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
