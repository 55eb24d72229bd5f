import { isDateFormat } from "./date-format.ts";
import { attributeOf, cellString, openXmlParts, SheetError, type XmlParts } from "./sheet-xml.ts";

/** The parts of a workbook beside its sheets: their paths, its formats of numbers, and the texts that cells share. */

/** Reader of a part, with its result once it was read to its end. */
export interface PartReader<T> extends XmlParts {
  result(): T;
}

function partReader<T>(parts: XmlParts, result: () => T): PartReader<T> {
  return { write: parts.write, end: parts.end, result };
}

export interface Relations {
  sheets: Map<string, string>;
  sharedStrings: string;
  styles: string;
}

/** `xl/_rels/workbook.xml.rels` */
export function openRelations(): PartReader<Relations> {
  const found: Relations = { sheets: new Map(), sharedStrings: "xl/sharedStrings.xml", styles: "xl/styles.xml" };
  const parts = openXmlParts({
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id: id = "", Type: type = "", Target: target = "" } = attributes;
      // Two editions of the standard name the same relations by two addresses.
      const kind = type.slice(type.lastIndexOf("/") + 1);
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      if (kind === "worksheet") found.sheets.set(id, path);
      else if (kind === "sharedStrings" || kind === "styles") found[kind] = path;
    },
  });
  return partReader(parts, () => found);
}

export interface WorkbookInfo {
  /** Relation of the first sheet. */
  relationId: string | undefined;
  /** Days are counted from 1904, as old Macintosh programs did. */
  is1904: boolean;
}

/** `xl/workbook.xml` */
export function openWorkbookInfo(): PartReader<WorkbookInfo> {
  let is1904: boolean | undefined;
  let relationId: string | undefined;
  const parts = openXmlParts({
    open(name, attributes) {
      if (name === "workbookPr") is1904 ??= attributes.date1904 === "1" || attributes.date1904 === "true";
      else if (name === "sheet") relationId ??= attributeOf(attributes, "id");
    },
  });
  return partReader(parts, () => ({ relationId, is1904: is1904 ?? false }));
}

/** Spreadsheets stop at 65,490 of them. */
const MOST_STYLES = 70_000;

/** `xl/styles.xml`: for each style that a cell may have, whether it shows its number as a date. */
export function openStyles(): PartReader<boolean[]> {
  const formats = new Map<number, string>();
  const base: boolean[] = [];
  const styles: boolean[] = [];
  let list: "base" | "cells" | undefined;
  const isDate = (id: string | undefined) => id !== undefined && isDateFormat(Number(id), formats.get(Number(id)));
  const parts = openXmlParts({
    open(name, attributes) {
      if (name === "numFmt") formats.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      else if (name === "cellStyleXfs") list = "base";
      else if (name === "cellXfs") list = "cells";
      else if (name === "xf" && list === "base") base.push(isDate(attributes.numFmtId));
      else if (name === "xf" && list === "cells") {
        const inherits = attributes.numFmtId === undefined;
        styles.push(inherits ? (base[Number(attributes.xfId)] ?? false) : isDate(attributes.numFmtId));
      }
      if (formats.size + base.length + styles.length > MOST_STYLES) throw new SheetError(TOO_MANY_STYLES);
    },
    close(name) {
      if (name === "cellStyleXfs" || name === "cellXfs") list = undefined;
    },
  });
  return partReader(parts, () => styles);
}

const TOO_MANY_STYLES = "El XLSX tiene demasiados estilos. Guárdalo como CSV y súbelo otra vez";

/** All texts together, and how many of them. */
const MOST_SHARED_CHARACTERS = 64_000_000;
const MOST_SHARED = 4_000_000;

/** `xl/sharedStrings.xml`: cut and trimmed once, not again for each cell that uses them; null for empty ones. */
export function openSharedStrings(): PartReader<(string | null)[]> {
  const strings: (string | null)[] = [];
  let total = 0;
  let text: string | undefined;
  let isText = false;
  let isPhonetic = false;
  const parts = openXmlParts({
    open(name) {
      if (name === "si") text = "";
      else if (name === "t") isText = true;
      else if (name === "rPh") isPhonetic = true;
    },
    close(name) {
      if (name === "t") isText = false;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "si") {
        strings.push(cellString(text ?? ""));
        text = undefined;
        if (strings.length > MOST_SHARED) throw new SheetError(TOO_MUCH_TEXT);
      }
    },
    text(piece) {
      if (text === undefined || !isText || isPhonetic) return;
      total += piece.length;
      if (total > MOST_SHARED_CHARACTERS) throw new SheetError(TOO_MUCH_TEXT);
      text += piece;
    },
  });
  return partReader(parts, () => strings);
}

const TOO_MUCH_TEXT = "El XLSX tiene demasiado texto. Pártelo en varios o guárdalo como CSV";
