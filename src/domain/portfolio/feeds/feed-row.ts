import type { Home } from "../homes/home.ts";

/** A field that could not be read: where, and why in Spanish. */
export interface FeedProblem {
  /** Our field, or the sender's own name of a field that we do not keep. */
  path: string;
  message: string;
}

/**
 * Values that a format has and a home has no column for, by format: `{kyero: {type: "villa"}}`. They go out as they
 * came in.
 */
export type FeedExtras = Record<string, Record<string, unknown>>;

/** One home of a feed, read. */
export interface FeedRow {
  /** From 1, in the order of the file. */
  ordinal: number;
  /** Line of the file at which the home begins; null where a format has no lines. */
  line: number | null;
  /** The sender's name for it. Null only for a bad row without one. */
  externalId: string | null;
  /** The name that people know it by: reference, title or place. */
  label: string | null;
  /**
   * Null for a bad row: then `problems` gives the reasons. A good row may have problems too, about values that were
   * left out.
   */
  home: Home | null;
  extras: FeedExtras;
  /** Addresses in order, at most 50. */
  photos: string[];
  problems: FeedProblem[];
  /** The person who sells or lets it, as the sender names them. */
  owner?: FeedOwner;
  /**
   * Fields of a good row of which the sender said something that is not understood: a home that is there already keeps
   * its value.
   */
  unread?: readonly (keyof Home)[];
  /** For sources of comparables: date and source of the asking or paid price. */
  evidence?: FeedEvidence;
}

/** Name, number and address of a home's owner, as a table has them; each may be missing. */
export interface FeedOwner {
  name?: string;
  phone?: string;
  email?: string;
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
  /** The format's own end was seen: only then may a missing home be called absent. */
  isComplete: boolean;
  /** Why nothing more could be read, in Spanish. */
  error?: { message: string; line: number | null };
}

/** Takes text in pieces and gives rows as soon as they are whole: memory does not grow with the file. */
export interface FeedReader {
  write(chunk: string): FeedRow[];
  /** True when nothing more will be read: `end` gives the reason. */
  hasFailed(): boolean;
  end(): { rows: FeedRow[]; end: FeedEnd };
}

export interface FeedReaderOptions {
  /** For tables: our field → the sender's heading. Proposed from the headings where it is missing. */
  mapping?: Record<string, string>;
  /** Language of texts that do not name theirs. */
  language?: "es";
  /** ISO date. */
  today: string;
}

/** The subject of a photo, in the agent's words or by its room, and whether it is a drawn plan. */
export interface AboutPhoto {
  words: string | null;
  isPlan: boolean;
}

/** A home on its way out. */
export interface FeedHome {
  id: string;
  /** The sender's name for it; else the id goes out. */
  externalId?: string | null;
  home: Home;
  extras?: FeedExtras;
  /** Addresses in order. */
  photos: string[];
  /** The subjects of photos, by their addresses. */
  aboutPhotos?: ReadonlyMap<string, AboutPhoto>;
  /** Address of its virtual tour without a brand; it takes the place of one that a sender named. */
  tourAddress?: string;
  /** Address of its video without a brand; it takes the place of one that a sender named. */
  videoAddress?: string;
  /** ISO instant. */
  updatedAt: string;
  /** Unchanged since its sender's last values: then the date that the sender gave goes out. */
  isAsImported?: boolean;
}

export interface FeedWriterOptions {
  /**
   * For the agency itself. Otherwise the feed is for portals: a home that does not show its address goes out without it,
   * with a rough position, and nothing that agents agree among themselves goes out at all.
   */
  isPrivate?: boolean;
  /** The portal's code for the agency. */
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
