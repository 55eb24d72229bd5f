import { expect, test } from "vitest";
import { instantOf } from "#domain/shared/time/zone-time.ts";
import type { ConversationSummary, Fact } from "#domain/tools/conversations/summary.ts";
import type { Thread } from "#domain/tools/conversations/thread.ts";
import type { DocumentText } from "#domain/tools/dossiers/document-text.ts";
import type { DocumentReading, ReadValue } from "#domain/tools/dossiers/reading.ts";
import { CONVERSATIONS } from "../conversations/corpus.ts";
import { labelOf } from "../conversations/written.ts";
import { dossierLabel, dossiersOf } from "../documents/corpus.ts";
import type { ConversationLabel, DocumentLabel, FactLabel, LabelValue } from "../labels.ts";
import { FIELD_NAMES } from "../pipeline.ts";
import { parseFault, scoreSummary } from "./score-conversations.ts";
import { scoreFile, scoreReview } from "./score-documents.ts";
import { Tally } from "./tally.ts";

// Whoever answers exactly what the labels say must get full marks: otherwise a label asks for what its own measure refuses.

const PARTS = ["development", "exam"] as const;

/** A page whose lines are the passages of the charges. */
function passagesOf({ charges }: DocumentLabel): {
  text: DocumentText;
  quotes: { page: number; start: number; end: number }[];
} {
  const lines = charges.list.map(({ anchor }) => `Consta ${anchor} en los libros`);
  let start = 0;
  const quotes = lines.map((line) => {
    const quote = { page: 1, start, end: start + line.length };
    start += line.length + 1;
    return quote;
  });
  const word = (text: string) => ({ text, certainty: 1, x: 0, y: 0, width: 1, height: 1 });
  const page = { number: 1, width: 595, height: 842, origin: "text" as const };
  return { text: { pages: [{ ...page, lines: lines.map((line) => ({ words: line.split(" ").map(word) })) }] }, quotes };
}

function readValue(value: LabelValue): ReadValue {
  return value.type === "number" ? { ...value, unit: "none" } : value;
}

function readingOf(label: DocumentLabel, quotes: ReturnType<typeof passagesOf>["quotes"]): DocumentReading {
  const at = { page: 1, start: 0, end: 0 };
  return {
    kind: label.kind,
    certainty: 1,
    candidates: [],
    findings: [],
    fields: [
      ...label.fields.map(({ field, value }) => ({
        field: FIELD_NAMES[field]?.[0] ?? field,
        value: readValue(value),
        quote: at,
        certainty: 1,
      })),
      ...label.identifiers.map(({ scheme, text, isValid }) => ({
        field: scheme,
        value: { type: "identifier" as const, scheme, text, isValid, problem: null },
        quote: at,
        certainty: 1,
      })),
    ],
    parties: label.parties.map(({ role, name, share }) => ({
      role,
      name,
      identifier: null,
      share,
      quote: at,
      certainty: 1,
    })),
    charges: {
      said: label.charges.said,
      unclear: [],
      saidAt: null,
      charges: label.charges.list.map(({ kind, state, amount }, i) => ({
        kind,
        state,
        holder: null,
        amount: amount === null ? null : { amount, currency: "EUR" },
        date: null,
        quote: quotes[i]!,
        certainty: 1,
      })),
    },
  };
}

test.each(PARTS)("documents of %s: the right answers have no fault", (part) => {
  const tally = new Tally();
  for (const spec of dossiersOf(part)) {
    const label = dossierLabel(spec);
    for (const { medium, documents } of label.files) {
      const parts = documents.map((document) => {
        const { text, quotes } = passagesOf(document);
        return { text, reading: readingOf(document, quotes), pages: document.pages };
      });
      // Pages are known when a file is written: here each document is asked for alone.
      documents.forEach((document, at) => void scoreFile(tally, label.name, medium, [document], [parts[at]!]));
    }
    scoreReview(tally, label, {
      light: label.light === "red" ? "red" : "amber",
      deadlines: [],
      findings: label.topics.map((rule) => ({
        level: "amber",
        rule,
        title: "",
        text: "",
        basis: null,
        quotes: [],
        question: null,
      })),
    });
  }
  expect(tally.faults).toEqual([]);
  expect(tally.get("chargeFalse").all).toBe(0);
  expect(tally.get("chargeRecall").all).toBeGreaterThan(25);
  expect(tally.get("notFalseRed").all).toBeGreaterThan(40);
});

function factOf({ kind, value, message }: FactLabel): Fact {
  const rest = { kind, messages: [message], replaced: [], certainty: 1 };
  if (value?.type === "places") return { ...rest, shown: value.names.join(", "), value };
  if (value?.type === "date") return { ...rest, shown: value.date, value };
  if (value?.type === "words")
    return { ...rest, shown: value.words[0]!, value: { type: "text", text: value.words[0]! } };
  if (value?.type !== "range") return { ...rest, shown: kind, value: null };
  const { min, max, currency } = value;
  return {
    ...rest,
    shown: `${min ?? ""}..${max ?? ""}`,
    value: currency ? { type: "money", min, max, currency } : { type: "number", min, max },
  };
}

function threadOf(label: ConversationLabel): Thread {
  const messages = label.messages.map((message, index) => ({
    index,
    at: message.wallTime && instantOf(message.wallTime, label.zone).toISOString(),
    wallTime: message.wallTime,
    author: message.author === null ? null : label.people.indexOf(message.author),
    text: message.text,
    media: message.media === null ? null : { kind: message.media as "image", name: null, isOmitted: true },
    isEdited: message.isEdited,
    isDeleted: message.isDeleted,
    isNotice: message.isNotice,
    line: index + 1,
  }));
  const people = label.people.map((name) => ({ name, messages: 1, side: null }));
  return { source: label.source, title: null, isGroup: label.isGroup, people, messages, order: null, zone: label.zone };
}

test.each(PARTS)("conversations of %s: the right answers have no fault", (part) => {
  const tally = new Tally();
  for (const of of CONVERSATIONS[part]) {
    const label = labelOf(of, part);
    const thread = threadOf(label);
    expect(parseFault(label, thread)).toBeNull();
    const summary: ConversationSummary = {
      lines: [{ text: (label.key?.has ?? ["x"]).join(" "), messages: [0] }],
      facts: label.facts.filter(({ isReplaced }) => !isReplaced).map(factOf),
      objections: label.objections,
      commitments: label.commitments.map(({ by, due, kind, message }) => ({
        by: label.people.indexOf(by),
        what: "",
        due,
        kind,
        message,
      })),
      unanswered: label.unanswered.map((message) => ({ message })),
      responses: [],
      moods: [],
      reply: label.draft ? (label.draft.has ?? ["x"]).join(" ") : null,
    };
    scoreSummary(tally, label, thread, summary);
  }
  expect(tally.faults).toEqual([]);
  expect(tally.get("fact found").all).toBeGreaterThan(90);
});
