import type { Home } from "../homes/home.ts";

/** A field that could not be read: where, and why in Spanish. */
export interface FeedProblem {
  /** The field of ours, or the sender's own name of what we do not keep. */
  path: string;
  message: string;
}

/** What a format knows and a home has no column for, by format: `{kyero: {type: "villa"}}`. Goes out as it came in. */
export type FeedExtras = Record<string, Record<string, unknown>>;

/** One home of a feed, read. */
export interface FeedRow {
  /** From 1, in the order of the file. */
  ordinal: number;
  /** Line of the file at which the home begins; null where a format has no lines. */
  line: number | null;
  /** What the sender calls it. Null only of a bad row that does not say. */
  externalId: string | null;
  /** As people know it: reference, title or place. */
  label: string | null;
  /** Null when it is bad: then `problems` says why. A good row may have problems too: what was left out of it. */
  home: Home | null;
  extras: FeedExtras;
  /** Addresses in order, at most 50. */
  photos: string[];
  problems: FeedProblem[];
  /** Of sources of comparables: when its price was asked or paid, and who says so. */
  evidence?: FeedEvidence;
}

export interface FeedEvidence {
  kind: "oferta" | "cierre";
  /** ISO date. */
  date: string;
  source: string;
}

export interface FeedEnd {
  /** Rows given, good and bad. */
  rows: number;
  /** The format's own end was seen: only then may what is not in it be called absent. */
  isComplete: boolean;
  /** Why nothing more could be read, in Spanish. */
  error?: { message: string; line: number | null };
}

/** Takes text in pieces and gives rows as soon as they are whole: memory does not grow with the file. */
export interface FeedReader {
  write(chunk: string): FeedRow[];
  /** Nothing more will be read: `end` says why. */
  hasFailed(): boolean;
  end(): { rows: FeedRow[]; end: FeedEnd };
}

export interface FeedReaderOptions {
  /** Of tables: field of ours → heading of theirs. Proposed from the headings where it is missing. */
  mapping?: Record<string, string>;
  /** Language of texts that do not name theirs. */
  language?: "es";
  /** ISO date. */
  today: string;
}

/** A home on its way out. */
export interface FeedHome {
  id: string;
  /** What its sender called it; else the id goes out. */
  externalId?: string | null;
  home: Home;
  extras?: FeedExtras;
  /** Addresses in order. */
  photos: string[];
  /** ISO instant. */
  updatedAt: string;
  /** Nothing was changed since its sender said so: then the date that he gave goes out. */
  isAsImported?: boolean;
}

export interface FeedWriterOptions {
  /**
   * For the agency itself. Otherwise the feed is for portals: a home that does not show its address goes out without it,
   * with a rough position, and nothing that agents agree among themselves goes out at all.
   */
  isPrivate?: boolean;
  /** What the portal calls the agency. */
  customerCode?: string;
  /** ISO instant. */
  sentAt?: string;
}

/** Writes a file in pieces: `start`, each home, `end`. */
export interface FeedWriter {
  contentType: string;
  extension: string;
  start(): string;
  row(home: FeedHome): string;
  end(): string;
}
