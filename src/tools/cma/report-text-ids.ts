/** Texts of the report that its agent may change: each has a proposal of its own. */
export const REPORT_TEXTS = ["portada", "lectura", "vendida", "en-venta", "retirada", "cierre"] as const;
/** One of them. */
export type ReportTextId = (typeof REPORT_TEXTS)[number];

/** Most letters of such a text. */
export const LONGEST_REPORT_TEXT = 2000;
