import { MOST_COLUMNS } from "../feed-limits.ts";
import type { Cell } from "../table-values.ts";
import { dateOfSerial } from "./date-format.ts";
import { cellString, DAMAGED, LONGEST_CELL, openXmlParts, SheetError, type XmlAttributes } from "./sheet-xml.ts";

/** A row of a sheet that has something in it. */
export interface SheetRow {
  /** From 1, as the spreadsheet numbers it. */
  number: number;
  cells: Cell[];
}

export interface SheetReader {
  /** Rows as soon as they are whole. */
  write(chunk: string): SheetRow[];
  end(): SheetRow[];
}

interface SheetContext {
  sharedStrings: readonly (string | null)[];
  /** For each style, whether it shows a date. */
  styles: readonly boolean[];
  is1904: boolean;
}

/** A sheet has no more. */
const LAST_ROW = 1_048_576;

interface OpenCell {
  column: number;
  attributes: XmlAttributes;
  value: string | undefined;
  inline: string | undefined;
}

/** The rows of `xl/worksheets/sheet1.xml`: one row is in memory at a time, and empty rows are passed over. */
export function openSheetReader(context: SheetContext): SheetReader {
  let ready: SheetRow[] = [];
  let isData = false;
  let row: SheetRow | undefined;
  let lastRow = 0;
  let lastColumn = 0;
  let cell: OpenCell | undefined;
  let taking: "value" | "inline" | undefined;
  let isInline = false;
  let isPhonetic = false;

  const openRow = (attributes: XmlAttributes) => {
    const number = attributes.r === undefined ? lastRow + 1 : Number(attributes.r);
    if (!(Number.isInteger(number) && number > lastRow && number <= LAST_ROW)) throw new SheetError(DAMAGED);
    row = { number, cells: [] };
    lastRow = number;
    lastColumn = 0;
  };
  const closeCell = ({ column, attributes, value, inline }: OpenCell, { cells }: SheetRow) => {
    const read = readCell(attributes, value, inline, context);
    if (read === null) return;
    if (column > MOST_COLUMNS)
      throw new SheetError(`La hoja tiene más de ${MOST_COLUMNS} columnas: deja las del inmueble`);
    while (cells.length < column - 1) cells.push(null);
    cells.push(read);
  };

  const parts = openXmlParts({
    open(name, attributes) {
      if (name === "sheetData") isData = true;
      else if (!isData) return;
      else if (name === "row") openRow(attributes);
      else if (name === "c" && row) {
        const column = attributes.r === undefined ? lastColumn + 1 : columnOf(attributes.r);
        if (column <= lastColumn) throw new SheetError(DAMAGED);
        lastColumn = column;
        cell = { column, attributes, value: undefined, inline: undefined };
      } else if (!cell) return;
      else if (name === "v") {
        taking = "value";
        cell.value = "";
      } else if (name === "is") {
        isInline = true;
        cell.inline = "";
      } else if (name === "rPh") isPhonetic = true;
      else if (name === "t" && isInline && !isPhonetic) taking = "inline";
    },
    close(name) {
      if (name === "v" || name === "t") taking = undefined;
      else if (name === "is") isInline = false;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "c" && cell && row) {
        closeCell(cell, row);
        cell = undefined;
      } else if (name === "row" && row) {
        if (row.cells.length > 0) ready.push(row);
        row = undefined;
      } else if (name === "sheetData") isData = false;
    },
    text(text) {
      if (!cell || !taking) return;
      const before = cell[taking] ?? "";
      if (before.length < LONGEST_CELL) cell[taking] = (before + text).slice(0, LONGEST_CELL);
    },
  });

  const take = (): SheetRow[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  return {
    write(chunk) {
      parts.write(chunk);
      return take();
    },
    end() {
      parts.end();
      return take();
    },
  };
}

/** `B7` is the second one. */
function columnOf(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at++) {
    const code = address.charCodeAt(at);
    if (code < 65 || code > 90) return column > 0 ? column : fail();
    column = column * 26 + code - 64;
    if (at === 3) return fail();
  }
  return fail();
}

function fail(): never {
  throw new SheetError(DAMAGED);
}

/** Null for an empty cell; an error of a formula counts as empty too. */
function readCell(
  { t: type = "n", s: style }: XmlAttributes,
  value: string | undefined,
  inline: string | undefined,
  { sharedStrings, styles, is1904 }: SheetContext,
): Cell {
  switch (type) {
    case "s": {
      if (!value) return null;
      const shared = sharedStrings[Number(value)];
      return shared === undefined ? fail() : shared;
    }
    case "str":
      return cellString(value ?? "");
    case "inlineStr":
      return cellString(inline ?? "");
    case "b":
      return value === "1" ? true : value === "0" ? false : null;
    case "e":
      return null;
    case "d": {
      const date = new Date(value || Number.NaN);
      return Number.isNaN(date.getTime()) ? cellString(value ?? "") : date;
    }
    default: {
      if (!value) return null;
      const number = Number(value);
      if (Number.isNaN(number)) return cellString(value);
      return style !== undefined && styles[Number(style)] ? dateOfSerial(number, is1904) : number;
    }
  }
}
