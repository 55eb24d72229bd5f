import { counted } from "../format/counted.ts";
import { formatDate, formatNumber, formatUnitPrice } from "../format/format.ts";
import { readAdvert, splitAdverts } from "./advert-text.ts";
import { checkDraft, describeListing, type ListingDraft, readCell } from "./listing-draft.ts";
import { columnsFromContent, columnsFromHeader, looksLikeHeader, type PastedColumn } from "./pasted-columns.ts";
import { PASTED_FIELDS } from "./pasted-fields.ts";
import { findDelimiter, type PastedRecord, splitTable } from "./pasted-table.ts";
import { BARE_DOLLAR, readCurrency } from "./pasted-values.ts";
import type { Listing } from "./property.ts";

export const MAX_PASTED_ROWS = 500;
/** In characters: a megabyte of text as pasted. */
export const MAX_PASTED_LENGTH = 1_000_000;

/** Longer cells are cut: only addresses and remarks are. In characters. */
const MAX_CELL_LENGTH = 300;

export interface Position {
  latitude: number;
  longitude: number;
}

export interface PasteOptions {
  /** Assumed position of a row without one: the subject's neighbourhood. Without it such rows are refused. */
  defaultPosition?: Position;
  /** Rows without a position are read with a warning instead of refused: nobody who pastes an address has its degrees. */
  acceptsUnplaced?: boolean;
  /** Position of a named zone, if known: tried before `defaultPosition`. */
  locate?: (placeName: string) => Position | undefined;
  /** Currency of rows that name none. Default `EUR`. */
  currency?: string;
  /** ISO 3166-1 alpha-2. Default `ES`. */
  country?: string;
  /** Operation of rows that name none. Default `venta`. */
  operation?: Listing["operation"];
  /** The year now, to read "antigüedad 50 años" as a year of construction. */
  currentYear?: number;
  /** ISO date: rows whose price is of a later day are refused. */
  latestDay?: string;
  /** Words shown as the origin of rows that name none. Default `Pegado por el agente`. */
  source?: string;
  /** Ids are `{idPrefix}-{line}`. Default `pegado`. */
  idPrefix?: string;
  /** Rows that are read. Default `MAX_PASTED_ROWS`. */
  maxRows?: number;
  /** Characters that are read, in whole millions. Default one. */
  maxMegabytes?: number;
}

/** A listing that was pasted. */
export interface PastedListing {
  listing: Listing;
  /** Line of the paste, from 1. */
  line: number;
  /** The row gave no position: it has its zone's or the subject's point, so its distance means nothing. */
  positionApproximate: boolean;
}

/** The outcome of one row, in the order of the paste. */
export interface PastedRow {
  line: number;
  raw: string;
  /** Echo of the read values; present when the row went in. */
  understood?: string;
  /** Why it did not go in, in Spanish. */
  error?: string;
  /** Cells that were left out of a row that went in: `"Planta: no entiendo «altillo»"`. */
  warnings: string[];
}

export interface ParsedListings {
  listings: PastedListing[];
  rows: PastedRow[];
  /** Empty when the paste was running text. */
  columns: PastedColumn[];
  /** A problem of the whole paste: it is empty, too long, or has rows left over. */
  problem?: string;
}

/**
 * Reads comparables as agents paste them: cells of a spreadsheet (tabs), CSV with `;`, `,` or `|`, with or without a
 * header, or the running text of adverts. A bad row is reported with its line and reason; the good ones go in.
 */
export function parseListings(text: string, options: PasteOptions = {}): ParsedListings {
  const empty = { listings: [], rows: [], columns: [] };
  const { maxRows = MAX_PASTED_ROWS, maxMegabytes = 1 } = options;
  if (text.length > maxMegabytes * MAX_PASTED_LENGTH) {
    return { ...empty, problem: `El texto pasa de ${maxMegabytes} MB. Pega menos filas.` };
  }
  const clean = withTabs(
    text
      .replace(/^\ufeff/, "")
      .replace(/\r\n?/g, "\n")
      .replace(/^sep=(.)\n/i, ""),
  );
  if (clean.trim() === "") return { ...empty, problem: "No hay nada que leer. Pega al menos una fila." };

  const delimiter = findDelimiter(clean, looksLikeHeader);
  if (delimiter === undefined) {
    const blocks = splitAdverts(clean);
    const outcomes = blocks.slice(0, maxRows).map((block) => settle(block, readAdvert(block.raw), [], options));
    return collect(outcomes, [], { found: blocks.length, maxRows });
  }
  const records = splitTable(clean, delimiter);
  const headerAt = records.slice(0, 5).findIndex((record) => looksLikeHeader(record.cells));
  const body = headerAt === -1 ? records : records.slice(headerAt + 1);
  const columns =
    headerAt === -1
      ? columnsFromContent(body.slice(0, 50).map((record) => record.cells))
      : columnsFromHeader(records[headerAt]!.cells);
  const outcomes = body.slice(0, maxRows).map((record) => {
    const { draft, warnings } = readRecord(record, columns, options);
    return settle(record, draft, warnings, options);
  });
  return collect(outcomes, columns, { found: body.length, maxRows });
}

/** Columns drawn with spaces, as documents are copied, become tabs where the first line is a header. */
function withTabs(text: string): string {
  const first = text.trimStart().split("\n", 1)[0] ?? "";
  return !first.includes("\t") && looksLikeHeader(first.split(/ {2,}/)) ? text.replace(/ {2,}/g, "\t") : text;
}

interface Outcome {
  row: PastedRow;
  pasted?: PastedListing;
}

function collect(
  outcomes: Outcome[],
  columns: PastedColumn[],
  { found, maxRows }: { found: number; maxRows: number },
): ParsedListings {
  const listings = outcomes.flatMap((outcome) => (outcome.pasted ? [outcome.pasted] : []));
  const rows = outcomes.map((outcome) => outcome.row);
  const left = found - outcomes.length;
  const problem =
    left > 0
      ? `Se leen ${formatNumber(maxRows)} filas como mucho. ${counted(left, "fila se queda", "filas se quedan")} sin leer.`
      : rows.length === 0
        ? "Hay cabecera, pero ninguna fila debajo."
        : undefined;
  return { listings, rows, columns, ...(problem ? { problem } : {}) };
}

/** Reads the cells of one record. A required cell that cannot be read stays out of the draft and is named as the error. */
function readRecord(record: PastedRecord, columns: readonly PastedColumn[], options: PasteOptions) {
  const draft: ListingDraft = {};
  const warnings: string[] = [];
  for (const column of columns) {
    const cell = (record.cells[column.index] ?? "")
      .slice(0, MAX_CELL_LENGTH)
      .replace(/^'(?=[=+\-@])/, "")
      .trim();
    if (!column.field || isUnknown(cell)) continue;
    const read = readCell(column.field, cell) ?? readAge(column, cell, options);
    if (!read) {
      warnings.push(`${PASTED_FIELDS[column.field].label}: no entiendo «${cell.slice(0, 40)}»`);
      continue;
    }
    if (column.scale !== 1 && typeof read.price === "number" && read.price < 100_000) read.price *= column.scale;
    if (column.header && column.field === "price" && !read.currency) {
      const currency = readCurrency(column.header);
      if (currency) read.currency = currency;
      if (/alquiler|renta/i.test(column.header)) draft.operation ??= "alquiler";
    }
    if (column.header && column.field === "date" && /cierre|escritura/i.test(column.header))
      draft.evidence ??= "cierre";
    if (column.header && column.field === "price" && /cierre|escritura/i.test(column.header))
      draft.evidence ??= "cierre";
    // Bedrooms that are told as such are believed before those that follow from «ambientes».
    if (column.field === "ambientes" && draft.rooms !== undefined) continue;
    Object.assign(draft, read);
  }
  if (draft.price === undefined && typeof draft.unitPrice === "number" && typeof draft.builtAreaM2 === "number") {
    draft.price = Math.round(draft.unitPrice * draft.builtAreaM2);
  }
  return { draft, warnings };
}

const isUnknown = (cell: string) =>
  cell === "" || /^(n\/?[adc]|s\/?d|\?+|nd|null|sin datos?|no consta|desconocido)$/i.test(cell);

/** `Antigüedad: 50` counts years back from today. */
function readAge(column: PastedColumn, cell: string, { currentYear }: PasteOptions): ListingDraft | undefined {
  const age = /^(\d{1,3})(\s*a[ñn]os?)?$/i.exec(cell)?.[1];
  if (column.field !== "yearBuilt" || currentYear === undefined || age === undefined) return undefined;
  return /antig/i.test(column.header ?? "") || /a[ñn]o/i.test(cell)
    ? { yearBuilt: currentYear - Number(age) }
    : undefined;
}

/** Completes a draft with the caller's defaults, places it, and checks it. */
function settle(
  source: { line: number; raw: string },
  draft: ListingDraft,
  warnings: string[],
  options: PasteOptions,
): Outcome {
  const { line, raw } = source;
  const refuse = (error: string): Outcome => ({
    row: { line, raw, error, warnings: warnings.filter((warning) => warning !== error) },
  });
  const unreadable = warnings.find((warning) => /^(Precio|Superficie construida):/.test(warning));
  if (unreadable && (draft.price === undefined || draft.builtAreaM2 === undefined)) return refuse(unreadable);

  if (draft.currency === BARE_DOLLAR) {
    const currency = options.currency ?? "EUR";
    if (currency === "EUR") return refuse("Precio: «$» no dice la moneda. Escribe USD, MXN, COP…");
    draft.currency = currency;
  }

  const given = readGivenPosition(draft, options.country ?? "ES");
  const zone = typeof draft.placeName === "string" ? options.locate?.(draft.placeName) : undefined;
  const position = given ?? zone ?? options.defaultPosition;
  const checked = checkDraft({
    operation: options.operation ?? "venta",
    currency: options.currency ?? "EUR",
    country: options.country ?? "ES",
    source: options.source ?? "Pegado por el agente",
    ...draft,
    ...position,
    id: `${options.idPrefix ?? "pegado"}-${line}`,
  });
  if ("error" in checked) return refuse(checked.error);
  if (!position && !options.acceptsUnplaced)
    return refuse("Falta la posición. Añade latitud y longitud, o elige antes la zona del inmueble.");
  const { listing } = checked;
  if (listing.usableAreaM2 !== undefined && listing.usableAreaM2 > listing.builtAreaM2) {
    return refuse("La superficie útil no puede superar la construida");
  }
  if (options.latestDay !== undefined && listing.date !== undefined && listing.date > options.latestDay) {
    return refuse(`Fecha: el ${formatDate(listing.date)} es posterior a hoy. Revisa el año.`);
  }
  const unplaced = position ? [] : ["Sin posición: cuenta, pero no se sabe a qué distancia está."];
  const row = {
    line,
    raw,
    understood: describeListing(listing),
    warnings: [...warnings, ...unplaced, ...doubts(listing)],
  };
  return { row, pasted: { listing, line, positionApproximate: given === undefined } };
}

/** A price per square metre that no home for sale has: mostly a separator or a column misread. Euros only. */
function doubts({ operation, currency, price, builtAreaM2 }: Listing): string[] {
  const unitPrice = price / builtAreaM2;
  if (operation !== "venta" || currency !== "EUR" || (unitPrice >= 150 && unitPrice <= 30_000)) return [];
  return [
    `Precio: ${formatUnitPrice(unitPrice)} parece ${unitPrice < 150 ? "muy poco" : "demasiado"}. Revisa precio y superficie.`,
  ];
}

/** The row's own position. In Spain swapped latitude and longitude are recognised and turned round. */
function readGivenPosition(draft: ListingDraft, country: string): Position | undefined {
  const { latitude, longitude } = draft;
  if (typeof latitude !== "number" || typeof longitude !== "number") return undefined;
  const isSwapped = country === "ES" && latitude > -19 && latitude < 5 && longitude > 27 && longitude < 44;
  return isSwapped ? { latitude: longitude, longitude: latitude } : { latitude, longitude };
}
