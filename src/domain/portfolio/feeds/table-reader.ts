import { fold } from "../../shared/listing/fold.ts";
import { checkHome, type HomeDraft, labelOf, readPhotos } from "./check-home.ts";
import { contentKey } from "./content-key.ts";
import { MOST_COLUMNS } from "./feed-limits.ts";
import type { FeedEnd, FeedOwner, FeedProblem, FeedReaderOptions, FeedRow } from "./feed-row.ts";
import { readHomeStatus, readHomeType } from "./home-words.ts";
import { TABLE_FIELDS, type TableField } from "./table-fields.ts";
import { headingsOf, isHeadingRow, mappingOf, proposeMapping, type TableMapping } from "./table-mapping.ts";
import { type Cell, cellText, isBlankCell, isOfferedBothWays, readOperation, readState } from "./table-values.ts";

/** Takes the rows of a table in any format, and gives homes. The first rows are looked at for the headings. */
export interface TableReader {
  /** @param line of the file; null where rows have none */
  row(cells: readonly Cell[], line: number | null): FeedRow[];
  /** True when nothing more will be read: `end` gives the reason. */
  hasFailed(): boolean;
  end(): { rows: FeedRow[]; end: FeedEnd };
}

interface Column {
  field: TableField;
  /** Its column; -1 for a value that every row has. */
  index: number;
  constant: string;
}

/** Rows in which headings are looked for, and whose cells show the meaning of the columns. */
const LOOKED_AT = 30;
const HEADING_AMONG = 10;
/**
 * Longest cell with a figure, a date or a word of a list, in characters. Texts may be longer: no value is looked for in
 * them.
 */
const LONGEST_VALUE = 300;
/** Longest name, number or address of an owner, in characters. */
const LONGEST_OWNER = 200;

/**
 * Reader of a table, from CSV or a spreadsheet. The headings are sought among the first ten filled rows; where none
 * looks like headings the first row is taken.
 */
export function openTableReader(options: FeedReaderOptions): TableReader {
  let waiting: { cells: readonly Cell[]; line: number | null }[] | undefined = [];
  let columns: Column[] = [];
  let width = 0;
  let rows = 0;
  let failure: FeedEnd["error"];

  const begin = (): FeedRow[] => {
    const looked = waiting ?? [];
    waiting = undefined;
    const found = looked.slice(0, HEADING_AMONG).findIndex(({ cells }) => isHeadingRow(cells, options.mapping));
    const at = Math.max(0, found);
    const head = looked[at];
    if (head === undefined) {
      failure = { message: "El archivo está vacío", line: null };
      return [];
    }
    const headings = headingsOf(head.cells);
    width = headings.length;
    const after = looked.slice(at + 1);
    const mapping =
      options.mapping ??
      mappingOf(
        proposeMapping(
          headings,
          after.map(({ cells }) => cells),
        ),
      );
    columns = columnsOf(mapping, headings);
    const lost = columns.find(({ index, constant }) => index < 0 && constant === "");
    if (lost) {
      const heading = mapping[lost.field.key];
      failure = {
        message: `Falta la columna «${heading}» (${lost.field.label}): revisa las columnas`,
        line: head.line,
      };
      return [];
    }
    if (columns.length === 0) {
      failure = { message: "Ninguna columna se reconoce: di qué es cada una", line: head.line };
      return [];
    }
    return after.flatMap(({ cells, line }) => read(cells, line));
  };

  const read = (cells: readonly Cell[], line: number | null): FeedRow[] => {
    if (failure !== undefined || cells.every((cell) => cellText(cell).trim() === "")) return [];
    return [readRow(cells, line, ++rows, columns, width)];
  };

  return {
    row(cells, line) {
      if (failure !== undefined) return [];
      // Every row of a workbook or a CSV has its end; empty cells beyond the last filled column do not count.
      if (cells.length > MOST_COLUMNS && filledWidth(cells) > MOST_COLUMNS) {
        failure = { message: `Hay más de ${MOST_COLUMNS} columnas: revisa el separador o quita las que sobran`, line };
        return [];
      }
      if (waiting === undefined) return read(cells, line);
      if (cells.some((cell) => cellText(cell).trim() !== "")) waiting.push({ cells, line });
      return waiting.length >= LOOKED_AT ? begin() : [];
    },
    hasFailed: () => failure !== undefined,
    end() {
      const given = waiting === undefined || failure !== undefined ? [] : begin();
      const end: FeedEnd = { rows, isComplete: failure === undefined };
      return { rows: given, end: failure ? { ...end, error: failure } : end };
    },
  };
}

function filledWidth(cells: readonly Cell[]): number {
  let width = cells.length;
  while (width > 0 && isEmptyCell(cells[width - 1])) width--;
  return width;
}

const isEmptyCell = (cell: Cell) => cell === "" || cell === null || cell === undefined;

function columnsOf(mapping: TableMapping, headings: readonly string[]): Column[] {
  // In our order, so that what an earlier column says is there for a later one.
  return TABLE_FIELDS.flatMap((field) => {
    const heading = mapping[field.key];
    if (heading === undefined || heading === "") return [];
    const index = headings.indexOf(heading);
    return [{ field, index, constant: index < 0 && heading.startsWith("=") ? heading.slice(1) : "" }];
  });
}

interface Read {
  draft: HomeDraft;
  problems: FeedProblem[];
  /** A cell was not understood that must be. */
  isBad: boolean;
  externalId: string | null;
  rentPrice: number | undefined;
  photos: string[];
  owner: FeedOwner;
  /** The operation was written as both. */
  isForBoth: boolean;
  /** A price was written that is none. */
  isPriceUnread: boolean;
  /** The floor was written as one between two. */
  isMezzanine: boolean;
}

function readRow(
  cells: readonly Cell[],
  line: number | null,
  ordinal: number,
  columns: readonly Column[],
  width: number,
): FeedRow {
  const reading: Read = {
    draft: {},
    problems: [],
    isBad: false,
    externalId: null,
    rentPrice: undefined,
    photos: [],
    owner: {},
    isForBoth: false,
    isPriceUnread: false,
    isMezzanine: false,
  };
  for (const { field, index, constant } of columns) {
    const text = index < 0 ? constant : cellText(cells[index]);
    const trimmed = text.trim();
    if (field.isText ? trimmed === "" : isBlankCell(trimmed)) continue;
    if (!field.isText && trimmed.length > LONGEST_VALUE) {
      tooLong(reading, field);
      continue;
    }
    const value = field.read(field.isText ? text : trimmed);
    if (value === undefined) {
      if (!readOtherwise(reading, field, trimmed)) misread(reading, field, trimmed);
    } else if (value !== null) put(reading, field.key, value);
    if (field.key === "operation" && isOfferedBothWays(trimmed)) reading.isForBoth = true;
    if (field.key === "floor" && isMezzanine(trimmed)) reading.isMezzanine = true;
  }
  if (cells.length > width && cells.slice(width).some((cell) => cellText(cell) !== "")) {
    reading.isBad = true;
    reading.problems.push({
      path: "fila",
      message: "La fila tiene más celdas que la cabecera: revisa comillas y separadores",
    });
  }
  complete(
    reading,
    columns.some(({ field }) => field.key === "rentPrice"),
  );
  const { draft, problems } = reading;
  const externalId = reading.externalId ?? (draft.reference as string | undefined) ?? contentKey(draft);
  const home = checkHome(draft, problems);
  return {
    ordinal,
    line,
    externalId: externalId.slice(0, 200),
    label: labelOf(draft),
    home: reading.isBad ? null : home,
    extras: {},
    photos: reading.photos,
    problems,
    ...(Object.keys(reading.owner).length > 0 && { owner: reading.owner }),
    ...(reading.isPriceUnread && draft.price === undefined ? { unread: ["price"] as const } : {}),
  };
}

function tooLong(reading: Read, field: TableField): void {
  const rest = leftOut(reading, field);
  reading.problems.push({
    path: field.key,
    message: `${field.label}: la celda pasa de ${LONGEST_VALUE} caracteres${rest}`,
  });
}

/**
 * A column `Estado` may hold the state of the building in one row and what has become of the home in the next: a word of the other
 * kind goes where it belongs, unless another column has said it.
 */
function readOtherwise({ draft, problems }: Read, field: TableField, text: string): boolean {
  const status = field.key === "condition" ? readHomeStatus(text) : undefined;
  if (status !== undefined) {
    draft.status ??= status;
    problems.push({ path: "status", message: `${field.label}: «${text}» es la situación de la vivienda, y ahí va` });
    return true;
  }
  const condition = field.key === "status" ? readState(text) : undefined;
  if (condition === undefined) return false;
  draft.condition ??= condition as never;
  problems.push({ path: "condition", message: `${field.label}: «${text}» es el estado de conservación, y ahí va` });
  return true;
}

function misread(reading: Read, field: TableField, text: string): void {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  if (field.key === "operation" && /\btraspas/.test(fold(text))) {
    reading.isBad = true;
    const message = `${field.label}: «${shown}» no es venta ni alquiler, y la cartera solo lleva esas dos`;
    reading.problems.push({ path: field.key, message });
    return;
  }
  const rest = leftOut(reading, field);
  reading.problems.push({ path: field.key, message: `${field.label}: no se entiende «${shown}»${rest}` });
}

/** Takes a cell without a value for its field, or the row with it. @returns the end of its note */
function leftOut(reading: Read, { key, isStrict }: TableField): string {
  if (isStrict) reading.isBad = true;
  const isPrice = key === "price" || key === "rentPrice";
  if (isPrice) reading.isPriceUnread = true;
  return isStrict ? "" : isPrice ? ": entra sin precio, o conserva el que tenía" : ": se deja sin indicar";
}

const MEZZANINE = "Entresuelo";
/** Between the ground floor and the first: a feature, since storeys are counted in whole numbers. */
const isMezzanine = (text: string) => /\b(entresuelo|entlo)\b/.test(fold(text));

function put(reading: Read, key: string, value: unknown): void {
  const { draft } = reading;
  if (key === "externalId") reading.externalId = value as string;
  else if (key.startsWith("owner."))
    reading.owner[key.slice(6) as keyof FeedOwner] = (value as string).slice(0, LONGEST_OWNER);
  else if (key === "rentPrice") reading.rentPrice = value as number;
  else if (key === "ambientes") draft.rooms ??= value as number;
  else if (key === "photos") reading.photos = readPhotos(value as string[], reading.problems);
  else if (key === "floor") {
    const { floor, buildingFloors, isTopFloor } = value as {
      floor?: number;
      buildingFloors?: number;
      isTopFloor?: boolean;
    };
    draft.floor = floor;
    draft.buildingFloors = buildingFloors;
    draft.isTopFloor = isTopFloor;
  } else if (key.startsWith("descriptions.") || key.startsWith("urls.")) {
    const [field, language] = key.split(".") as ["descriptions" | "urls", string];
    const texts = (draft[field] ?? {}) as Record<string, unknown>;
    draft[field] = texts as never;
    if (language === "*") Object.assign(texts, value);
    else texts[language] = value;
  } else draft[key as keyof HomeDraft] = value as never;
}

/** Values that follow from several columns together. */
function complete(reading: Read, hasRents: boolean): void {
  const { draft, problems } = reading;
  const title = typeof draft.title === "string" ? draft.title : "";
  if (draft.operation === undefined) {
    // With two columns of prices, the filled one gives the operation.
    if (reading.rentPrice !== undefined && draft.price === undefined) draft.operation = "alquiler";
    else draft.operation = hasRents && draft.price !== undefined ? "venta" : operationOf(title);
  }
  if (reading.rentPrice !== undefined) {
    if (draft.operation === "alquiler") draft.price = reading.rentPrice;
    else problems.push({ path: "rentPrice", message: "Se ofrece también en alquiler: aquí va la venta" });
  }
  if (reading.isForBoth && reading.rentPrice === undefined)
    problems.push({ path: "operation", message: "Se ofrece en venta y en alquiler: aquí va la venta" });
  if (draft.operation === undefined && !reading.isBad) {
    reading.isBad = true;
    problems.push({ path: "operation", message: "Falta la operación: venta o alquiler" });
  }
  if (draft.type === undefined) {
    draft.type = readHomeType(title);
    const wasNamed = problems.some(({ path }) => path === "type");
    if (draft.type === undefined && wasNamed) draft.type = "otro";
    else if (draft.type === undefined) {
      reading.isBad = true;
      problems.push({ path: "type", message: "Falta el tipo de inmueble" });
    }
  }
  if (reading.isMezzanine) {
    const features = (draft.features ?? []) as string[];
    if (!features.some((word) => isMezzanine(word))) draft.features = [...features, MEZZANINE];
    problems.push({ path: "floor", message: "Planta: «entresuelo» cuenta como planta 0 y va en las características" });
  }
  if (draft.status === "cerrado" && draft.closedOn === undefined) {
    draft.status = "retirado";
    problems.push({ path: "closedOn", message: "Está cerrado y no dice cuándo: se guarda como retirado" });
  }
  // Spreadsheets drop the zero at the front.
  if ((draft.country ?? "ES") === "ES") {
    if (/^\d{4}$/.test(String(draft.postalCode ?? ""))) draft.postalCode = `0${draft.postalCode}`;
    if (/^\d{4}$/.test(String(draft.municipalityCode ?? ""))) draft.municipalityCode = `0${draft.municipalityCode}`;
  }
}

/** A title may say it: "Piso en alquiler". */
function operationOf(title: string): unknown {
  const stated = /\b(?:venta|alquiler)\b/i.exec(title)?.[0];
  return stated === undefined ? undefined : readOperation(stated);
}
