/** The rows that the command menu finds on the server for a person, as `/api/search` answers them. */

export const FOUND_KINDS = [
  "vivienda",
  "contacto",
  "resultado",
  "propuesta",
  "firma",
  "visita",
  "conversacion",
  "expediente",
  "pagina",
  "campana",
  "remitente",
  "flujo",
  "plano",
  "recorrido",
  "plantilla",
  "lead",
  "usuario",
  "articulo",
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface FoundRow {
  kind: FoundKind;
  id: string;
  title: string;
  /** The words that distinguish the row from others of its name; may be empty. */
  detail: string;
  /** Without region prefix. */
  path: string;
}

export interface FoundRows {
  /** The query as it was sent, by which the browser recognises a late answer. */
  query: string;
  rows: FoundRow[];
}

/** Fewer letters find everything and so nothing. */
export const SHORTEST_QUERY = 2;
export const LONGEST_QUERY = 100;
/** Rows found of each kind. */
export const MOST_FOUND = 5;
