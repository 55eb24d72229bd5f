import type { DocumentSource } from "#ui/pdf/document-meta.ts";

/** A text to hand out, as data: `handout-document.server.tsx` sets it. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  /** Each with a box to tick. */
  | { checks: readonly string[] }
  | { table: { columns: readonly { title: string; share: number }[]; rows: readonly (readonly string[])[] } }
  | { note: string; title: string; tone?: "plain" | "warning" }
  /** An invented example, marked as one. */
  | { example: readonly string[]; title: string };

export interface Chapter {
  title: string;
  lead: string;
  blocks: readonly Block[];
}

export interface Handout {
  /** `/descargas/{slug}.pdf`. */
  slug: string;
  kind: string;
  title: string;
  subtitle: string;
  /** ISO date of the last review. */
  reviewed: string;
  /** At the foot of every page. */
  note: string;
  chapters: readonly Chapter[];
  sources: readonly DocumentSource[];
}
