/** Conversations as their readers hand them on: chat exports, mail threads, transcripts and notes alike. */

export interface Message {
  /** Place in the conversation, from 0; every line of a summary names the messages that it rests on by it. */
  index: number;
  /** Instant in UTC, ISO 8601, from the wall time and the zone of the conversation; null where none is told (notes). */
  at: string | null;
  /** `2026-11-27T21:29`, as the file says it; null where none is told. */
  wallTime: string | null;
  /** Place in `people`; null for notices of the program and for notes without a speaker. */
  author: number | null;
  text: string;
  /** Of a message that is or carries a file; `isOmitted` where the export left it out. */
  media: {
    kind: "image" | "video" | "audio" | "sticker" | "gif" | "document" | "contact" | "location" | "other";
    name: string | null;
    isOmitted: boolean;
  } | null;
  isEdited: boolean;
  isDeleted: boolean;
  /** A notice of the program: who joined, that a call was missed. */
  isNotice: boolean;
  /** First line of the file that it was read from, from 1. */
  line: number;
}

/** A message as a page of many shows it; `isCut` where its text goes on. */
export type ShownMessage = Message & { isCut?: true };

export interface Person {
  /** As the conversation names them: a name, a telephone number or an address. */
  name: string;
  messages: number;
  /** The agent's side: the user of the product or a colleague, as chosen by the person; null while nobody said so. */
  side: "agent" | "client" | null;
}

export interface Thread {
  source: "whatsapp" | "mail" | "transcript" | "notes";
  title: string | null;
  isGroup: boolean;
  people: readonly Person[];
  messages: readonly Message[];
  /** How days were read, and what it rests on, so that it can be shown and changed. */
  order: { dayFirst: boolean; evidence: "over-twelve" | "sequence" | "program" | "locale" | "iso" | "chosen" } | null;
  /** IANA zone in which wall times were read. */
  zone: string;
}

/** A file that is no conversation, with its first line that could not be read. */
export interface UnreadableThread {
  problem: "empty" | "not-a-conversation" | "too-long" | "too-many-messages" | "too-many-people" | "no-text-in-archive";
  line: number | null;
  text: string | null;
}
