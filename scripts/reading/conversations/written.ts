import { instantOf } from "#domain/shared/time/zone-time.ts";
import type { FactKind } from "#domain/tools/conversations/summary.ts";
import type { CommitmentLabel, ConversationLabel, FactLabel, MessageLabel, Part, WordsLabel } from "../labels.ts";
import type { Form } from "./forms.ts";

/**
 * Conversations in the form of this corpus: one line a message, its labels in double braces at its end.
 *
 * `## 2026-03-10` sets the day; `09:31 M: text` is a message of the person with that letter; `| text` goes on in a new line; `*: text` is a
 * notice. Text may begin with `<image>`, `<audio>`, `<video>`, `<sticker>`, `<document name>`, `<contact name>`, `<location>`, `<deleted>`,
 * and end in `<edited>`.
 *
 * Tags, divided by semicolons: a kind of fact with its value (`budget ..250000`, `rooms 3..`, `zone Ruzafa|Patraix`, `financing banco`),
 * `~` before it where a later message takes it back, `?` where it may be said or left; `task M 2026-03-12T17:00` and `appointment L
 * 2026-03-12` for something that a person owes by a wall time; `ask` for a question that stays unanswered; `objection precio`.
 */
export interface Conversation {
  id: string;
  form: Form;
  zone: string;
  /** Letter → name as the file has it. */
  people: Readonly<Record<string, string>>;
  agents: readonly string[];
  /** Wall time at which it is read. */
  now: string;
  title?: string;
  isGroup?: boolean;
  currency?: string;
  lines: string;
  /** Written for what is agreed, promised and asked: its facts and objections are not measured. */
  isTalk?: boolean;
  /** Words that the draft must have and must not have; null where there must be none. */
  draft?: WordsLabel | null;
  /** Words that the five lines must have and must not have. */
  key?: WordsLabel;
}

export interface WrittenMessage extends MessageLabel {
  /** Name of a file, a contact. */
  mediaName: string | null;
  /** All of it, with its line feeds. */
  whole: string;
}

const FACTS: readonly FactKind[] = ["budget", "zone", "rooms", "area", "features", "deadline", "financing", "savings", "decider", "motive", "homeToSell", "operation", "propertyType", "visit", "price", "offer", "phone", "email"]; // biome-ignore format: one list
const NUMBERS: readonly FactKind[] = ["budget", "savings", "price", "offer", "rooms", "area"];
const MONEY: readonly FactKind[] = ["budget", "savings", "price", "offer"];

export function labelOf(of: Conversation, part: Part): ConversationLabel & { written: WrittenMessage[] } {
  const written: WrittenMessage[] = [];
  const facts: FactLabel[] = [];
  const commitments: CommitmentLabel[] = [];
  const unanswered: number[] = [];
  const objections: ConversationLabel["objections"][number][] = [];
  let day = "";
  for (const line of of.lines.trim().split("\n")) {
    const [, body, tags] = /^(.*?)(?:\s*\{\{(.*)\}\})?$/.exec(line) as unknown as [string, string, string | undefined];
    if (body.startsWith("## ")) {
      day = body.slice(3).trim();
      continue;
    }
    if (body.startsWith("| ")) {
      const last = written.at(-1)!;
      last.whole += `\n${body.slice(2)}`;
    } else {
      const head = /^(\d\d:\d\d )?([A-Z*]+): (.*)$/.exec(body);
      if (!head) throw new Error(`${of.id}: ${line}`);
      written.push(messageOf(of, day && head[1] ? `${day}T${head[1].trim()}` : null, head[2]!, head[3]!));
    }
    for (const tag of tags?.split(";") ?? []) read(tag.trim(), written.length - 1);
  }

  function read(tag: string, message: number): void {
    const [, mark, word, rest] = /^([~?]?)(\w+)\s*(.*)$/.exec(tag) as unknown as [string, string, string, string];
    if (word === "ask") unanswered.push(message);
    else if (word === "objection") objections.push({ message, topic: rest, isOptional: mark === "?" });
    else if (word === "task" || word === "appointment") {
      const [by, when] = rest.split(" ");
      const name = of.people[by!];
      if (!name) throw new Error(`${of.id}: nobody is ${by}`);
      const due = when?.includes("T") ? { at: instantOf(when, of.zone).toISOString() } : when ? { day: when } : null;
      commitments.push({ kind: word, by: name, message, due, isOptional: mark === "?" });
    } else if (FACTS.includes(word as FactKind)) {
      const kind = word as FactKind;
      facts.push({ kind, message, value: readValue(kind, rest, of.currency ?? "EUR"), isOptional: mark === "?", isReplaced: mark === "~" }); // biome-ignore format: one fact
    } else throw new Error(`${of.id}: ${tag}`);
  }

  const names = [...new Set(written.flatMap(({ author }) => author ?? []))];
  return {
    id: of.id,
    part,
    source: sourceOf(of.form),
    form: of.form,
    zone: of.zone,
    agents: of.agents.map((letter) => of.people[letter]!),
    now: instantOf(of.now, of.zone).toISOString(),
    isGroup: of.isGroup ?? false,
    people: names,
    messages: written.map((message) => ({ ...message, media: mediaTold(of.form, message) })),
    facts,
    commitments,
    unanswered,
    objections,
    isTalk: of.isTalk ?? false,
    draft: of.draft,
    key: of.key,
    written,
  };
}

/** Android leaves a file out without a word of what it was: «<Multimedia omitido>» may be a picture as well as a voice. */
const mediaTold = (form: Form, { media, mediaName }: WrittenMessage): string | null =>
  form.startsWith("android") && media !== null && mediaName === null && !/^(location|document|contact)$/.test(media)
    ? "other"
    : media;

const sourceOf = (form: Form): ConversationLabel["source"] =>
  form.startsWith("mail")
    ? "mail"
    : form.startsWith("transcript")
      ? "transcript"
      : form === "notes"
        ? "notes"
        : "whatsapp";

function messageOf(of: Conversation, wallTime: string | null, letter: string, raw: string): WrittenMessage {
  const isNotice = letter === "*";
  const author = isNotice ? null : (of.people[letter] ?? null);
  if (!isNotice && !author) throw new Error(`${of.id}: nobody is ${letter}`);
  const media = /^<(image|video|audio|sticker|gif|document|contact|location)(?: ([^>]+))?>\s*(.*)$/.exec(raw);
  const isDeleted = raw === "<deleted>";
  const isEdited = raw.endsWith("<edited>");
  const text = isDeleted ? "" : (media?.[3] ?? raw).replace(/\s*<edited>$/, "");
  return {
    author,
    wallTime,
    text,
    whole: text,
    media: media?.[1] ?? null,
    mediaName: media?.[2] ?? null,
    isEdited,
    isDeleted,
    isNotice,
  };
}

function readValue(kind: FactKind, rest: string, currency: string): FactLabel["value"] {
  if (!rest) return null;
  if (NUMBERS.includes(kind)) {
    const [, min, dots, max, own] = /^(\d+(?:\.\d+)?)?(\.\.)?(\d+)?([A-Z]{3})?$/.exec(rest) ?? [];
    if (!min && !max) throw new Error(`not a range: ${rest}`);
    const number = (text: string | undefined) => (text ? Number(text) : null);
    const range = dots ? { min: number(min), max: number(max) } : { min: number(min), max: number(min) };
    return { type: "range", ...range, currency: MONEY.includes(kind) ? (own ?? currency) : null };
  }
  if (kind === "zone") return { type: "places", names: rest.split("|") };
  if (/^\d{4}-\d\d-\d\d$/.test(rest)) return { type: "date", date: rest };
  return { type: "words", words: rest.split("|") };
}
