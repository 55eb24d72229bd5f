import { MOST_COLUMNS } from "../../portfolio/feeds/feed-limits.ts";
import { fold } from "../../shared/listing/fold.ts";
import { neutraliseCell } from "../../shared/listing/listings-csv.ts";
import { type CsvRow, openCsvRows } from "../../shared/tables/csv-rows.ts";
import { type ContactDraft, type DraftRow, EMPTY_DRAFT, instantOf, languageOf, roleOf } from "./contact-draft.ts";
import type { ImportColumn } from "./dto.ts";

/**
 * Contacts as CSV. Out: a file that Spanish spreadsheets open with two clicks, and that comes in again unchanged. In:
 * any file with headings; the meaning of a heading is read from its words (ours, Google's, Outlook's, those that
 * Inmovilla and Witei show in their interfaces) and corrected by hand. Neither of the last two publishes its headings.
 */

const FIELDS = {
  fullName: "Nombre",
  firstName: "Nombre de pila",
  lastName: "Apellidos",
  company: "Empresa",
  position: "Cargo",
  roles: "Tipo de contacto",
  tags: "Etiquetas",
  email: "Correo",
  phone: "Teléfono",
  language: "Idioma",
  notes: "Notas",
  source: "Origen",
  consentAt: "Acepta novedades desde",
  consentText: "Texto que aceptó",
  extras: "Otros datos",
  ignored: "No importar",
} as const;
export type CsvField = keyof typeof FIELDS;

/** The fields that a column may hold, for the person who corrects the mapping. */
export const CSV_FIELDS: { field: CsvField; name: string }[] = (Object.keys(FIELDS) as CsvField[])
  .filter((field) => field !== "extras")
  .map((field) => ({ field, name: FIELDS[field] }));

/** By heading as it is written; columns that are not named here are kept as the contact's own fields. */
export type CsvMapping = Record<string, CsvField | null>;

const WORDS: Partial<Record<CsvField, readonly string[]>> = {
  fullName: [
    "nombre completo",
    "nombre y apellidos",
    "name",
    "full name",
    "display name",
    "nombre mostrado",
    "contacto",
    "cliente",
    "file as",
  ],
  firstName: ["nombre", "nombre de pila", "first name", "given name"],
  lastName: [
    "apellidos",
    "apellido",
    "primer apellido",
    "segundo apellido",
    "last name",
    "family name",
    "surname",
    "middle name",
    "additional name",
    "segundo nombre",
  ],
  company: [
    "empresa",
    "organizacion",
    "compania",
    "razon social",
    "company",
    "organization",
    "organization name",
    "agencia",
  ],
  position: ["cargo", "puesto", "profesion", "job title", "title", "organization title", "position"],
  roles: ["tipo de contacto", "tipo de cliente", "tipo", "rol", "roles", "contact type", "perfil"],
  tags: [
    "etiquetas",
    "etiqueta",
    "tags",
    "labels",
    "categories",
    "categorias",
    "group membership",
    "grupos",
    "clasificacion",
  ],
  language: ["idioma", "language", "lengua"],
  notes: ["notas", "nota", "notes", "observaciones", "comentarios", "comentario", "descripcion"],
  source: ["origen", "procedencia", "source", "lead source", "fuente", "medio"],
  consentAt: ["acepta novedades desde", "fecha de consentimiento", "fecha consentimiento", "consent date"],
  consentText: ["texto que acepto", "texto del consentimiento"],
  extras: ["otros datos"],
};
/** Say something about a column beside them, not about the person. */
const LABEL_COLUMN = /\b(?:type|label|tipo)$/;

/** The field that the words of a heading name; null for none. */
function fieldOf(heading: string): CsvField | null {
  const plain = fold(heading)
    .replace(/\b\d+\b/g, "")
    .replace(/\s+/g, " ")
    .replace(/ value$/, "")
    .trim();
  if (/^e ?mail\b|\bcorreo\b|\bmail\b/.test(plain)) return LABEL_COLUMN.test(plain) ? "ignored" : "email";
  if (/\b(?:telefono|telefonos|tel|tlf|telf|movil|mobile|phone|celular|whatsapp)\b/.test(plain)) {
    return LABEL_COLUMN.test(plain) ? "ignored" : "phone";
  }
  for (const [field, words] of Object.entries(WORDS) as [CsvField, readonly string[]][]) {
    if (words.includes(plain)) return field;
  }
  return null;
}

/** The proposed mapping of a file's columns to fields, by their headings. */
export function proposeMapping(headings: readonly string[]): CsvMapping {
  const mapping: CsvMapping = Object.fromEntries(headings.map((heading) => [heading, fieldOf(heading)]));
  const fields = Object.values(mapping);
  // «Nombre» beside «Apellidos» is the first name, alone it is the whole one.
  if (!fields.includes("lastName")) {
    for (const heading of headings) if (mapping[heading] === "firstName") mapping[heading] = "fullName";
  }
  return mapping;
}

export interface ContactTable {
  headings: string[];
  /** First filled cells of each column. */
  columns: ImportColumn[];
  rows: DraftRow[];
  /** Set where the file ends within quotes; earlier rows are still here. */
  error: string | null;
}

const EXAMPLES = 3;
/** Rows among which examples are looked for. */
const LOOKED_AT = 500;
const LONGEST_EXAMPLE = 200;
const PIECE = 256 * 1024;

/**
 * @param chosen meaning of columns as somebody chose it, by heading; others are proposed
 * @param mostRows reading stops after one row more than this
 */
export function readContactsCsv(
  text: string,
  chosen: Readonly<Record<string, string | null>> = {},
  mostRows = Number.POSITIVE_INFINITY,
): ContactTable {
  const { rows: all, error } = filledRows(text, mostRows + 2);
  const [first, ...rows] = all;
  if ((first?.cells.length ?? 0) > MOST_COLUMNS) {
    const tooWide = `Hay más de ${MOST_COLUMNS} columnas: revisa el separador o quita las que sobran`;
    return { headings: [], columns: [], rows: [], error: tooWide };
  }
  const headings = uniqueHeadings(first?.cells ?? []);
  const mapping = proposeMapping(headings);
  for (const [heading, field] of Object.entries(chosen)) {
    if (heading in mapping && (field === null || field in FIELDS)) mapping[heading] = field as CsvField | null;
  }
  return {
    headings,
    columns: headings.map((header, i) => ({
      header,
      field: mapping[header] ?? null,
      examples: rows
        .slice(0, LOOKED_AT)
        .flatMap(({ cells }) => cells[i]?.trim().slice(0, LONGEST_EXAMPLE) || [])
        .slice(0, EXAMPLES),
    })),
    rows: rows.map(({ line, cells }) => ({ line, draft: draftOf(headings, mapping, cells) })),
    error: error ? `${error.message} (línea ${error.line})` : null,
  };
}

/** Rows that say something, piece by piece of the file, and no more than `most`. */
function filledRows(text: string, most: number) {
  const reader = openCsvRows();
  const rows: CsvRow[] = [];
  const take = (given: readonly CsvRow[]) => {
    for (const row of given) if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row);
  };
  for (let at = 0; at < text.length && rows.length < most && !reader.hasFailed(); at += PIECE) {
    take(reader.write(text.slice(at, at + PIECE)));
  }
  if (rows.length >= most) return { rows, error: undefined };
  const ended = reader.end();
  take(ended.rows);
  return { rows, error: ended.error };
}

/** A heading that comes twice, or is blank, is distinguished by its place. */
function uniqueHeadings(cells: readonly string[]): string[] {
  const seen = new Set<string>();
  return cells.map((cell, i) => {
    const heading = cell.trim() || `Columna ${i + 1}`;
    const own = seen.has(heading) ? `${heading} (${i + 1})` : heading;
    seen.add(own);
    return own;
  });
}

function draftOf(headings: readonly string[], mapping: CsvMapping, cells: readonly string[]): ContactDraft {
  const draft: ContactDraft = { ...EMPTY_DRAFT, roles: [], tags: [], emails: [], phones: [], extras: {} };
  const names: string[] = [];
  headings.forEach((heading, i) => {
    const value = unguarded(cells[i] ?? "").trim();
    if (value === "") return;
    switch (mapping[heading]) {
      case "fullName":
        draft.fullName ||= value;
        break;
      case "firstName":
        names.unshift(value);
        break;
      case "lastName":
        names.push(value);
        break;
      case "email":
        draft.emails.push(...splitList(value));
        break;
      case "phone":
        draft.phones.push(...splitList(value));
        break;
      case "tags":
        draft.tags.push(...splitList(value).filter((tag) => !tag.startsWith("*")));
        break;
      case "roles": {
        const read = splitList(value).map((word) => [word, roleOf(word)] as const);
        draft.roles.push(...read.flatMap(([, role]) => role ?? []));
        // An unknown kind of contact is kept as a tag.
        draft.tags.push(...read.flatMap(([word, role]) => (role === null ? [word] : [])));
        break;
      }
      case "language":
        draft.language = languageOf(value);
        break;
      case "consentAt":
        draft.consentAt = instantOf(value);
        break;
      case "notes":
        draft.notes = draft.notes === null ? value : `${draft.notes}\n${value}`;
        break;
      case "extras":
        Object.assign(draft.extras, readExtras(value));
        break;
      case "company":
      case "position":
      case "source":
      case "consentText":
        draft[mapping[heading]] ??= value;
        break;
      case "ignored":
        break;
      default:
        draft.extras[heading] = value;
    }
  });
  draft.fullName ||= names.join(" ");
  draft.roles = [...new Set(draft.roles)];
  draft.tags = [...new Set(draft.tags)];
  return draft;
}

/** A cell that begins like a formula behind apostrophes. */
const GUARDED = /^'+[=+\-@\t\r]/;
/** Removes the sign that the guard against formulas put before a cell. */
const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Several values of one cell. A sign after a backslash is itself. */
export function splitList(text: string): string[] {
  const parts: string[] = [""];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    const isEscape = sign === "\\" && /[\\|,;:]/.test(text[i + 1] ?? "");
    if (isEscape) append(parts, text[++i]!);
    else if (text.startsWith(":::", i)) {
      parts.push("");
      i += 2;
    } else if (/[|;,\n]/.test(sign)) parts.push("");
    else append(parts, sign);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function append(parts: string[], text: string): void {
  parts.push(`${parts.pop() ?? ""}${text}`);
}

const joinList = (values: readonly string[]) =>
  values.map((value) => value.replace(/[\\|,;:]/g, (sign) => `\\${sign}`)).join(" | ");

function readExtras(text: string): Record<string, string> {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null || Array.isArray(read)) return { [FIELDS.extras]: text };
    return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, String(value)]));
  } catch {
    return { [FIELDS.extras]: text };
  }
}

const WRITTEN = [
  "fullName",
  "company",
  "position",
  "roles",
  "tags",
  "email",
  "phone",
  "language",
  "notes",
  "source",
  "consentAt",
  "consentText",
  "extras",
] as const satisfies readonly CsvField[];

/** The first line of the file, with the mark of UTF-8. */
export const contactsCsvHead = (): string => `\ufeff${lineOf(WRITTEN.map((field) => FIELDS[field]))}`;

/** A contact as a line of the file. */
export function contactCsvLine(draft: ContactDraft): string {
  return lineOf([
    draft.fullName,
    draft.company ?? "",
    draft.position ?? "",
    joinList(draft.roles),
    joinList(draft.tags),
    joinList(draft.emails),
    joinList(draft.phones),
    draft.language ?? "",
    draft.notes ?? "",
    draft.source ?? "",
    draft.consentAt ?? "",
    draft.consentText ?? "",
    Object.keys(draft.extras).length > 0 ? JSON.stringify(draft.extras) : "",
  ]);
}

const lineOf = (cells: readonly string[]) =>
  `${cells.map((cell) => quoted(GUARDED.test(cell) ? `'${cell}` : neutraliseCell(cell))).join(";")}\r\n`;
const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
