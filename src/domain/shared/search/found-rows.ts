/** What the command menu finds on the server: rows of whoever asks, as `/api/search` answers them. */

export const FOUND_KINDS = ["vivienda", "contacto", "resultado", "lead", "usuario", "articulo"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface FoundRow {
  kind: FoundKind;
  id: string;
  title: string;
  /** What tells it from others of its name; may be empty. */
  detail: string;
  /** Without region prefix. */
  path: string;
}

export interface FoundRows {
  /** What was sought, as it was sent: who gets a late answer sees that it is one. */
  query: string;
  rows: FoundRow[];
}

/** Fewer letters find everything and so nothing. */
export const SHORTEST_QUERY = 2;
export const LONGEST_QUERY = 100;
/** Of each kind. */
export const MOST_FOUND = 5;
