/**
 * A figure that a law, an index or an official body sets: never a bare number in code, always a row with its start, its
 * place, its source and our certainty.
 */
export interface DatedFact<T = number> {
  /** Unique, kebab-case: `itp-general-ct`. */
  id: string;
  /** The name of the fact, in Spanish, as shown beside the figure. */
  label: string;
  value: T;
  /** `fracción`, `EUR`, `EUR/m²`, `índice`, `años`… */
  unit: string;
  /** `ES`, a Spanish community (`ES-CT`), or another country (`MX`). */
  jurisdiction: string;
  /** First day on which it is in force (ISO date). */
  validFrom: string;
  /** Last day on which it is in force; absent while it still is. */
  validTo?: string;
  source: FactSource;
  mark: FactMark;
  /** A condition or a doubt that the reader must know to use the figure. */
  note?: string;
}

export interface FactSource {
  /** `Ley 13/1997, art. 13`, `BIS, precios residenciales`. */
  title: string;
  /** Public address at which it can be read, if there is one. */
  url?: string;
  /** ISO date on which it was last read. */
  consulted: string;
}

/**
 * How sure we are: `ley` read in the official text, `contrastado` two or more independent sources, `una-fuente` one,
 * `por-comprobar` from memory or in dispute: the product shows it with the tag "por comprobar".
 */
export type FactMark = "ley" | "contrastado" | "una-fuente" | "por-comprobar";

/** The row in force on a date, or `undefined` when none is: the caller asks instead of guessing. */
export function factOn<T extends { validFrom: string; validTo?: string }>(
  rows: readonly T[],
  isoDate: string,
): T | undefined {
  return rows.find((row) => row.validFrom <= isoDate && (row.validTo === undefined || isoDate <= row.validTo));
}

/** A fact that a result rests on, as it is kept with the result. */
export interface FactUsed {
  id: string;
  label: string;
  title: string;
  url?: string;
  /** ISO date from which the figure is in force. */
  date: string;
  mark: FactMark;
}

/** The reference to a fact that a result keeps: its source and date, without the value. */
export function factUsed({ id, label, source, validFrom, mark }: Omit<DatedFact<unknown>, "value">): FactUsed {
  return { id, label, title: source.title, ...(source.url && { url: source.url }), date: validFrom, mark };
}
