import { fold, withinOneEdit } from "../../shared/listing/fold.ts";
import { findDelimiter, splitTable } from "../../shared/listing/pasted-table.ts";
import { readCoordinate, readDate, readFlag, readMoney, readPosition } from "../../shared/listing/pasted-values.ts";
import { PROSPECT_SOURCES, type ProspectSource } from "./prospect-values.ts";

/** A table of owners as it is copied from a spreadsheet, its columns known by their names. */

/** The columns that a table may have, and the names that people give them; compared without accents. */
const COLUMNS = {
  name: [
    "nombre",
    "propietario",
    "propietaria",
    "titular",
    "dueno",
    "contacto",
    "cliente",
    "vendedor",
    "nombre propietario",
  ],
  phone: ["telefono", "tel", "tlf", "tfno", "movil", "celular", "telefono propietario", "whatsapp"],
  address: ["direccion", "calle", "domicilio", "inmueble", "vivienda", "ubicacion"],
  placeName: ["barrio", "zona", "municipio", "poblacion", "ciudad", "localidad", "distrito", "colonia"],
  position: ["coordenadas", "lat lon", "latitud longitud", "gps", "posicion"],
  latitude: ["latitud", "lat"],
  longitude: ["longitud", "lon", "lng", "long"],
  source: ["origen", "fuente", "procedencia", "canal", "de donde viene"],
  motive: ["motivo", "motivacion", "interes", "urgencia"],
  expectation: [
    "espera",
    "expectativa",
    "precio",
    "pide",
    "precio pedido",
    "precio anuncio",
    "quiere",
    "precio propietario",
  ],
  value: ["valor", "valoracion", "valor estimado", "tasacion", "precio estimado", "estimado", "vale", "lo que vale"],
  leadOn: ["fecha", "ultimo contacto", "fecha contacto", "contactado", "fecha lead", "fecha alta", "hablamos"],
  exclusiveUntil: [
    "exclusiva hasta",
    "fin exclusiva",
    "vence exclusiva",
    "vencimiento exclusiva",
    "vencimiento",
    "vence",
  ],
  exclusive: ["exclusiva", "exclusiva con otra agencia", "otra agencia", "agencia"],
  optedOut: ["no llamar", "no contactar", "robinson", "baja"],
  wantsVisit: ["visita", "visitar", "quiere visita"],
} as const satisfies Record<string, readonly string[]>;

/** Field that a column may hold. */
export type PastedProspectField = keyof typeof COLUMNS;

/** A row as the form holds it: text, or what is read of it. */
export interface PastedProspect {
  name?: string;
  phone?: string;
  address?: string;
  placeName?: string;
  latitude?: number;
  longitude?: number;
  source?: ProspectSource;
  motive?: number;
  expectation?: number;
  value?: number;
  leadOn?: string;
  hasExclusive?: boolean;
  exclusiveUntil?: string;
  optedOut?: boolean;
  wantsVisit?: boolean;
}

/** The reading of a table. */
export interface PastedProspects {
  rows: PastedProspect[];
  /** `Teléfono` read as, or not read at all. */
  unused: string[];
  /** `Fila 3: no entiendo la fecha «ayer»`. */
  remarks: string[];
  problem?: string;
}

const LONGEST_CELL = 200;

function fieldOf(header: string): PastedProspectField | undefined {
  const key = fold(header.replace(/[([][^()[\]]*[)\]]/g, " ").replace(/[€$]/g, " "));
  const all = Object.entries(COLUMNS) as [PastedProspectField, readonly string[]][];
  const named = (is: (name: string) => boolean) => all.find(([, names]) => names.some(is))?.[0];
  const words = new Set(key.split(" "));
  return (
    named((name) => name === key) ??
    (key.length >= 5 ? named((name) => name.length >= 5 && withinOneEdit(name, key)) : undefined) ??
    named((name) => name.length >= 5 && name.split(" ").every((word) => words.has(word)))
  );
}

const isHeader = (cells: readonly string[]) => {
  const filled = cells.filter((cell) => cell !== "");
  return filled.filter((cell) => fieldOf(cell) !== undefined).length * 2 >= filled.length && filled.length >= 2;
};

/** Origin words of everyday, to the list's own. */
const SOURCE_WORDS: readonly (readonly [RegExp, ProspectSource])[] = [
  [/idealista|fotocasa|habitaclia|pisos com|milanuncios|portal|anuncio|internet/, "portal"],
  [/cartel|balcon|fachada/, "cartel"],
  [/referi|recomenda|conocid/, "referido"],
  [/client/, "cliente-antiguo"],
  [/puerta|fria|zona|buzone/, "puerta-fria"],
  [/herenc|hereder/, "herencia"],
  [/valora|web|formulario/, "valoracion-web"],
];

function sourceOf(cell: string): ProspectSource {
  const word = fold(cell);
  const exact = PROSPECT_SOURCES.find((source) => fold(source) === word);
  return exact ?? SOURCE_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? "otro";
}

const motiveOf = (cell: string) => {
  const typed = /^([0-5])(?:[.,]0+)?(?:\s*(?:\/|de)\s*5)?$/.exec(cell)?.[1];
  return typed === undefined ? undefined : Number(typed);
};

/** The fields that a cell gives; undefined where it is not understood. */
function read(field: PastedProspectField, cell: string): PastedProspect | undefined {
  const given = <T>(value: T | undefined, as: (value: T) => PastedProspect) =>
    value === undefined ? undefined : as(value);
  switch (field) {
    case "name":
    case "phone":
    case "address":
    case "placeName":
      return { [field]: cell };
    case "position":
      return readPosition(cell);
    case "latitude":
    case "longitude":
      return given(readCoordinate(cell), (degrees) => ({ [field]: degrees }));
    case "source":
      return { source: sourceOf(cell) };
    case "motive":
      return given(motiveOf(cell), (motive) => ({ motive }));
    case "expectation":
    case "value":
      return given(readMoney(cell), (amount) => ({ [field]: amount }));
    case "leadOn":
      return given(readDate(cell), (leadOn) => ({ leadOn }));
    case "exclusiveUntil":
      return given(readDate(cell), (exclusiveUntil) => ({ hasExclusive: true, exclusiveUntil }));
    // A column «Exclusiva» holds yes or no, the day, or the name of whoever has it.
    case "exclusive": {
      const until = readDate(cell);
      return until ? { hasExclusive: true, exclusiveUntil: until } : { hasExclusive: readFlag(cell) ?? true };
    }
    case "optedOut":
    case "wantsVisit":
      return given(readFlag(cell), (is) => ({ [field]: is }));
  }
}

const FIELD_WORDS: Partial<Record<PastedProspectField, string>> = {
  position: "las coordenadas",
  latitude: "la latitud",
  longitude: "la longitud",
  motive: "el motivo, de 0 a 5",
  expectation: "lo que espera",
  value: "el valor",
  leadOn: "la fecha",
  exclusiveUntil: "el fin de la exclusiva",
  optedOut: "si no quiere llamadas",
  wantsVisit: "la visita",
};

/** @param most rows that still fit */
export function parseProspects(text: string, most: number): PastedProspects {
  const clean = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/^sep=(.)\n/i, "");
  const none = { rows: [], unused: [], remarks: [] };
  if (clean.trim() === "") return { ...none, problem: "No hay nada que leer. Copia la cabecera y las filas." };
  const delimiter = findDelimiter(clean, isHeader);
  const records = delimiter === undefined ? [] : splitTable(clean, delimiter);
  const [header, ...body] = records;
  if (!header || !isHeader(header.cells))
    return { ...none, problem: "Falta la cabecera: una primera fila con Nombre, Teléfono, Dirección, Motivo, Espera…" };
  const taken = new Set<PastedProspectField>();
  const fields = header.cells.map((cell) => {
    const field = fieldOf(cell);
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
  const remarks: string[] = [];
  const rows = body.slice(0, most).map((record) => {
    const row: PastedProspect = {};
    for (const [i, field] of fields.entries()) {
      const cell = (record.cells[i] ?? "").slice(0, LONGEST_CELL).trim();
      if (field === undefined || /^(-|–|n\/?[ad]|\?)?$/i.test(cell)) continue;
      const found = read(field, cell);
      if (found)
        Object.assign(row, found, row.hasExclusive && found.hasExclusive === false ? { hasExclusive: true } : {});
      else remarks.push(`Fila ${record.line}: no entiendo ${FIELD_WORDS[field]} («${cell.slice(0, 30)}»).`);
    }
    return row;
  });
  const left = body.length - rows.length;
  return {
    rows,
    unused: header.cells.filter((cell, i) => fields[i] === undefined && cell !== ""),
    remarks,
    ...(left > 0
      ? { problem: left === 1 ? "Una fila no cabe: son 50 como mucho." : `${left} filas no caben: son 50 como mucho.` }
      : rows.length === 0
        ? { problem: "Hay cabecera, pero ninguna fila debajo." }
        : {}),
  };
}
