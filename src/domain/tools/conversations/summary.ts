/** The summary of a conversation for the agent. Nothing stands here that no message says: each part names its messages. */

export type FactKind =
  | "budget"
  | "zone"
  | "rooms"
  | "area"
  | "features"
  | "deadline"
  | "financing"
  | "savings"
  | "decider"
  | "motive"
  | "homeToSell"
  | "operation"
  | "propertyType"
  | "visit"
  | "price"
  | "offer"
  | "phone"
  | "email";

export interface Fact {
  kind: FactKind;
  /** Spanish, as it is shown: `hasta 250.000 €`. */
  shown: string;
  /** As it is written into a contact or a demand; null where it is only words. */
  value:
    | { type: "money"; min: number | null; max: number | null; currency: string }
    | { type: "number"; min: number | null; max: number | null }
    | { type: "places"; names: readonly string[] }
    | { type: "date"; date: string }
    | { type: "text"; text: string }
    | null;
  /** Messages that say it, the newest last; an older one that says another thing is in `replaced`. */
  messages: readonly number[];
  replaced: readonly { shown: string; messages: readonly number[] }[];
  /** 0 to 1. */
  certainty: number;
}

export interface Commitment {
  /** Place in `people` of the person who owes it. */
  by: number;
  /** Spanish, the act in the words of the message. */
  what: string;
  /** The moment it is due: an instant in UTC, or a day alone; null where none was told. */
  due: { at: string } | { day: string } | null;
  kind: "task" | "appointment";
  message: number;
}

export interface Objection {
  /** Spanish, such as `El precio le parece alto`. */
  topic: string;
  message: number;
}

export interface ConversationSummary {
  /** At most five, in the order of the conversation's weight, in Spanish. */
  lines: readonly { text: string; messages: readonly number[] }[];
  facts: readonly Fact[];
  objections: readonly Objection[];
  commitments: readonly Commitment[];
  /** Questions that nobody answered afterwards. */
  unanswered: readonly { message: number }[];
  /** Time until an answer, by the person who answered, in minutes; only waits between two sides count. */
  responses: readonly {
    person: number;
    median: number;
    longest: { minutes: number; message: number };
    count: number;
  }[];
  /** Sentences that show how somebody feels, in their own words; never a score. */
  moods: readonly { message: number; quote: string }[];
  /** Draft of the next message to the client, in Spanish; null where there is nothing to answer. */
  reply: string | null;
  /** How many were found of the lists that are cut to the newest; those that are whole are not named. */
  found?: Partial<Record<"facts" | "commitments" | "unanswered" | "objections" | "moods" | "responses", number>>;
}
