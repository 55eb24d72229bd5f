import type { FactKind } from "#domain/tools/conversations/summary.ts";
import type { ChargeKind, DocumentKind, IdentifierScheme, PartyReading } from "#domain/tools/dossiers/reading.ts";

/** The right reading of a document or a conversation of the corpora: written down as it was made, never read back from it. */

/** `development` may be looked at while engines are written; `exam` is only measured. They share no layout. */
export type Part = "development" | "exam";

export type LabelValue =
  | { type: "text"; text: string }
  | { type: "number"; number: number }
  | { type: "money"; amount: number; currency: string }
  | { type: "date"; date: string };

export interface FieldLabel {
  /** A name of this corpus; `pipeline.ts` says what the engine calls it. */
  field: string;
  value: LabelValue;
  /** As it is written in the document. */
  shown: string;
}

export interface IdentifierLabel {
  scheme: IdentifierScheme;
  /** Capitals and digits alone. */
  text: string;
  isValid: boolean;
  shown: string;
}

export interface PartyLabel {
  role: PartyReading["role"];
  name: string;
  identifier: string | null;
  share: { percent: number; right: "full" | "bare" | "usufruct" } | null;
}

export interface ChargeLabel {
  kind: ChargeKind;
  state: "alive" | "cancelled";
  amount: number | null;
  /** Words that stand in its passage and in no other one. */
  anchor: string;
}

/** The reasons for which a dossier or a document must be called red. */
export type RedTopic =
  | "seizure"
  | "prohibition"
  | "resolutory-condition"
  | "claim"
  | "insolvency"
  | "protected-housing"
  | "option"
  | "bare-owner"
  | "owner-not-seller"
  | "missing-owner"
  | "shares-not-whole"
  | "wrong-identifier"
  | "area-differs"
  | "expired-certificate"
  | "community-debt"
  | "amounts-differ"
  | "reference-differs"
  | "deadline-before-mortgage"
  | "arras-without-kind";

export interface DocumentLabel {
  /** Null for what no engine should recognise. */
  kind: DocumentKind | null;
  layout: string;
  /** Pages of the file, from 1; null where the file has none (Word, text). */
  pages: { from: number; to: number } | null;
  identifiers: readonly IdentifierLabel[];
  fields: readonly FieldLabel[];
  parties: readonly PartyLabel[];
  /** `none`: it says that there are none; `silent`: it does not speak of them; `unreadable`: nobody can read what it says. */
  charges: { said: "none" | "listed" | "silent" | "unreadable"; list: readonly ChargeLabel[] };
}

export type Medium = "text" | "scan" | "worn-scan" | "upside-down" | "photo" | "word" | "plain";

export interface FileLabel {
  name: string;
  medium: Medium;
  documents: readonly DocumentLabel[];
}

export interface DossierLabel {
  name: string;
  part: Part;
  files: readonly FileLabel[];
  /**
   * `red` must be called red; `not-red` counts as a false red when it is. `either`: careful people differ whether it is red or to be
   * settled first, so that only green may be wrong.
   */
  light: "red" | "not-red" | "either";
  /** Whether green would be a lie. */
  isGreenWrong: boolean;
  topics: readonly RedTopic[];
}

export interface FactLabel {
  kind: FactKind;
  message: number;
  value:
    | { type: "range"; min: number | null; max: number | null; currency: string | null }
    | { type: "places"; names: readonly string[] }
    | { type: "date"; date: string }
    | { type: "words"; words: readonly string[] }
    | null;
  /** Right if it is said, no fault if it is not: where two careful people would not agree. */
  isOptional: boolean;
  /** A later message took it back. */
  isReplaced: boolean;
}

export interface CommitmentLabel {
  kind: "task" | "appointment";
  by: string;
  message: number;
  /** Day or instant (UTC) that is due; null where none was told. */
  due: { at: string } | { day: string } | null;
  isOptional: boolean;
}

export interface MessageLabel {
  author: string | null;
  wallTime: string | null;
  /** First and last words of a text of several lines, the text of one line. */
  text: string;
  media: string | null;
  isEdited: boolean;
  isDeleted: boolean;
  isNotice: boolean;
}

/** Words of a text of the engine's own, in any letters. */
export interface WordsLabel {
  has?: readonly string[];
  not?: readonly string[];
}

export interface ConversationLabel {
  id: string;
  part: Part;
  source: "whatsapp" | "mail" | "transcript" | "notes";
  form: string;
  zone: string;
  agents: readonly string[];
  /** Instant at which it is read. */
  now: string;
  isGroup: boolean;
  people: readonly string[];
  messages: readonly MessageLabel[];
  facts: readonly FactLabel[];
  commitments: readonly CommitmentLabel[];
  unanswered: readonly number[];
  objections: readonly { message: number; topic: string; isOptional: boolean }[];
  /** Facts and objections of it are not measured. */
  isTalk: boolean;
  /** The draft of the reply; undefined where nobody has said what it must be, null where there must be none. */
  draft: WordsLabel | null | undefined;
  /** The five lines, together. */
  key: WordsLabel | undefined;
}
