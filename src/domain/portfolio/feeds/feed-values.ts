/** Closed lists of imports and feeds, as the database bounds them. */

export const FEED_FORMATS = [
  "kyero",
  "csv",
  "xlsx",
  "idealista",
  "fotocasa",
  "easybroker",
  "idealista18",
  "reso",
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Limit for a file that a person chooses. */
export const IMPORT_FILE_MB = 200;

/** How a sender's homes arrive. */
export const SOURCE_KINDS = ["archivo", "direccion", "api"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Target of the rows: homes of the portfolio, comparables around which homes are valued, or adverts of others seen in the market. */
export const IMPORT_TARGETS = ["cartera", "comparables", "mercado"] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/**
 * received → reading → preview (waits for a person) → applying → done; a feed by address goes on by itself from the preview
 * when nothing in it asks for a person.
 */
export const IMPORT_STATES = [
  "recibida",
  "leyendo",
  "vista_previa",
  "aplicando",
  "terminada",
  "fallida",
  "cancelada",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Effect of a row of an import. */
export const ROW_ACTIONS = ["nueva", "cambiada", "igual", "ausente", "erronea"] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];
