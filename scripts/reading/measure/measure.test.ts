import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ConversationSummary } from "#domain/tools/conversations/summary.ts";
import type { Thread } from "#domain/tools/conversations/thread.ts";
import type { DocumentText } from "#domain/tools/dossiers/document-text.ts";
import type { ChargeReading, DocumentReading, DossierReview } from "#domain/tools/dossiers/reading.ts";
import type { ConversationLabel, DocumentLabel, DossierLabel } from "../labels.ts";
import type { Pipeline } from "../pipeline.ts";
import type { WrittenCorpus } from "../write-corpus.ts";
import { isSameText } from "./compare.ts";
import { measureCorpus } from "./measure.ts";
import { reportOf } from "./report.ts";
import { f1, parseFault, scoreSummary } from "./score-conversations.ts";
import { scoreFile, scoreReview } from "./score-documents.ts";
import { Tally } from "./tally.ts";

const PASSAGE = "HIPOTECA a favor de CAIXABANK de 90.000,00 euros";
const CANCELLED = "HIPOTECA anterior de 30.000,00 euros CANCELADA";
const TEXT: DocumentText = {
  pages: [
    {
      number: 1,
      width: 595,
      height: 842,
      origin: "text",
      lines: [PASSAGE, CANCELLED].map((line) => ({ words: line.split(" ").map((text) => ({ text, certainty: 1, x: 0, y: 0, width: 1, height: 1 })) })),
    },
  ],
}; // biome-ignore format: one page

const LABEL: DocumentLabel = {
  kind: "nota-simple",
  layout: "test",
  pages: { from: 1, to: 1 },
  identifiers: [{ scheme: "nif", text: "12345678Z", isValid: true, shown: "12.345.678-Z" }],
  fields: [{ field: "builtAreaM2", value: { type: "number", number: 84.5 }, shown: "84,50 m²" }],
  parties: [{ role: "owner", name: "Ana Gil Ros", identifier: "12345678Z", share: { percent: 50, right: "full" } }],
  charges: {
    said: "listed",
    list: [
      { kind: "mortgage", state: "alive", amount: 90_000, anchor: "90.000,00" },
      { kind: "mortgage", state: "cancelled", amount: 30_000, anchor: "30.000,00" },
    ],
  },
};

const quote = { page: 1, start: 0, end: PASSAGE.length };
const oldQuote = { page: 1, start: PASSAGE.length + 1, end: PASSAGE.length + 1 + CANCELLED.length };
const charge = (change: Partial<ChargeReading>): ChargeReading => ({
  kind: "mortgage",
  state: "alive",
  holder: null,
  amount: { amount: 90_000, currency: "EUR" },
  date: null,
  quote,
  certainty: 1,
  ...change,
});
const cancelled = charge({ state: "cancelled", amount: { amount: 30_000, currency: "EUR" }, quote: oldQuote });

const reading = (charges: readonly ChargeReading[], change: Partial<DocumentReading> = {}): DocumentReading => ({
  kind: "nota-simple",
  certainty: 1,
  candidates: [],
  fields: [
    { field: "builtAreaM2", value: { type: "number", number: 84.5, unit: "m2" }, quote, certainty: 1 },
    { field: "ownerId", value: { type: "identifier", scheme: "nif", text: "12.345.678-Z", isValid: true, problem: null }, quote, certainty: 1 },
  ],
  parties: [{ role: "owner", name: "D.ª Ana Gil Ros", identifier: { text: "12345678Z", isValid: true }, share: { percent: 50, right: "full" }, quote, certainty: 1 }],
  charges: { said: "listed", charges, unclear: [], saidAt: null },
  findings: [],
  ...change,
}); // biome-ignore format: one reading

function scored(said: DocumentReading): Tally {
  const tally = new Tally();
  scoreFile(tally, "nota", "text", [LABEL], [{ text: TEXT, reading: said, pages: { from: 1, to: 1 } }]);
  return tally;
}

test("texts are the same whatever stands around them, and not where a part of a word is", () => {
  expect(isSameText("C/ Mayor, 12, 46001 Valencia", "Mayor 12")).toBe(true);
  expect(isSameText("D.ª ANA GIL ROS", "Ana Gil Ros")).toBe(true);
  expect(isSameText("25.012", "25012")).toBe(true);
  expect(isSameText("arras penitenciales", "penitencial")).toBe(true);
  expect(isSameText("DESFAVORABLE", "FAVORABLE")).toBe(false);
  expect(isSameText("Ana Gil", "Luis Gil Ros")).toBe(false);
});

describe("documents", () => {
  test("an engine that is right has no fault", () => {
    const tally = scored(reading([charge({}), cancelled]));
    expect(tally.faults).toEqual([]);
    for (const measure of ["kind", "identifiers text", "fields text", "parties", "chargeRecall", "chargeCancelled"])
      expect([measure, tally.share(measure)]).toEqual([measure, 1]);
    expect(tally.get("chargeFalse").all).toBe(0);
  });

  test("a charge that nobody read is missed, and the gravest fault", () => {
    const tally = scored(reading([cancelled], { kind: "escritura-compraventa" }));
    expect(tally.get("chargeRecall")).toEqual({ right: 0, all: 1 });
    expect(tally.worst(1)[0]).toMatchObject({ measure: "chargeRecall", right: "mortgage viva: 90.000,00" });
  });

  test("one amount for another does not hide a charge behind its neighbour", () => {
    // Only the cancelled one was seen, and it was called alive: the living one stays missed.
    const tally = scored(reading([charge({ amount: { amount: 30_000, currency: "EUR" }, quote: oldQuote })]));
    expect(tally.get("chargeRecall")).toEqual({ right: 0, all: 1 });
    expect(tally.get("chargeCancelled")).toEqual({ right: 0, all: 1 });
  });

  test("a passage that is shown as unclear is not missed; an unclear other passage is no help", () => {
    const unclear = (at: typeof quote) =>
      reading([cancelled], { charges: { said: "listed", charges: [cancelled], unclear: [at], saidAt: null } });
    expect(scored(unclear(quote)).share("chargeRecall")).toBe(1);
    expect(scored(unclear(oldQuote)).share("chargeRecall")).toBe(0);
  });

  test("a charge that is not there is a false one", () => {
    const tally = scored(
      reading([charge({}), cancelled, charge({ kind: "seizure", amount: null, quote: { page: 1, start: 0, end: 8 } })]),
    );
    expect(tally.get("chargeFalse").all).toBe(1);
  });

  test("a wrong check digit must be said, a whole share told from half of it", () => {
    const tally = scored(reading([charge({}), cancelled], {
      fields: [],
      parties: [{ role: "owner", name: "Ana Gil Ros", identifier: { text: "12345678Z", isValid: false }, share: { percent: 100, right: "full" }, quote, certainty: 1 }],
    })); // biome-ignore format: one reading
    expect(tally.share("identifiers text")).toBe(0);
    expect(tally.share("parties")).toBe(0);
    expect(tally.share("fields text")).toBe(0);
  });

  test("a menu that is called a nota simple is wrong, and its charges are false", () => {
    const tally = new Tally();
    scoreFile(
      tally,
      "menu",
      "text",
      [{ ...LABEL, kind: null }],
      [{ text: TEXT, reading: reading([charge({})]), pages: { from: 1, to: 1 } }],
    );
    expect(tally.share("kind")).toBe(0);
    expect(tally.get("chargeFalse").all).toBe(1);
  });

  test("documents in one file must be split where they begin", () => {
    const tally = new Tally();
    const parts = [{ text: TEXT, reading: reading([]), pages: { from: 1, to: 3 } }];
    const labels = [
      { ...LABEL, pages: { from: 1, to: 1 } },
      { ...LABEL, pages: { from: 2, to: 3 } },
    ];
    scoreFile(tally, "pile", "scan", labels, parts);
    expect(tally.share("split")).toBe(0);
  });
});

describe("reviews", () => {
  const dossier = (light: DossierLabel["light"], isGreenWrong: boolean): DossierLabel => ({ name: "d", part: "exam", files: [], light, isGreenWrong, topics: light === "red" ? ["owner-not-seller"] : [] });
  const review = (light: DossierReview["light"], rule = "x"): DossierReview => ({ light, deadlines: [], findings: [{ level: "red", rule, title: "T", text: "", basis: null, quotes: [], question: null }] });

  test("red where nothing is wrong is a false red; green where something is, a lie", () => {
    const tally = new Tally();
    scoreReview(tally, dossier("not-red", false), review("red"));
    scoreReview(tally, dossier("not-red", false), review("amber"));
    scoreReview(tally, dossier("red", true), review("green"));
    expect(tally.share("notFalseRed")).toBe(0.5);
    expect(tally.share("redFound")).toBe(0);
    expect(tally.share("neverGreen")).toBe(0);
    expect(tally.share("topics")).toBe(0);
  });

  test("a topic is found by the name of its rule", () => {
    const tally = new Tally();
    scoreReview(tally, dossier("red", true), review("red", "seller-is-not-owner"));
    expect(tally.share("topics")).toBe(1);
  });
}); // biome-ignore format: short helpers

const CONVERSATION: ConversationLabel = {
  id: "c",
  part: "exam",
  source: "whatsapp",
  form: "android-24-es",
  zone: "Europe/Madrid",
  agents: ["Luis"],
  now: "2026-03-12T10:00:00.000Z",
  isGroup: false,
  people: ["Ana", "Luis"],
  messages: [
    { author: "Ana", wallTime: "2026-03-10T09:00", text: "en Ruzafa o Patraix, hasta 200.000", media: null, isEdited: false, isDeleted: false, isNotice: false },
    { author: "Luis", wallTime: "2026-03-10T09:05", text: "te llamo mañana a las 10", media: null, isEdited: false, isDeleted: false, isNotice: false },
  ],
  facts: [
    { kind: "zone", message: 0, value: { type: "places", names: ["Ruzafa", "Patraix"] }, isOptional: false, isReplaced: false },
    { kind: "budget", message: 0, value: { type: "range", min: null, max: 200_000, currency: "EUR" }, isOptional: false, isReplaced: false },
  ],
  commitments: [{ kind: "task", by: "Luis", message: 1, due: { at: "2026-03-11T09:00:00.000Z" }, isOptional: false }],
  unanswered: [0],
  objections: [],
  isTalk: false,
  draft: undefined,
  key: undefined,
}; // biome-ignore format: one line a message

const THREAD: Thread = {
  source: "whatsapp",
  title: null,
  isGroup: false,
  people: [
    { name: "Ana", messages: 1, side: "client" },
    { name: "Luis", messages: 1, side: "agent" },
  ],
  messages: CONVERSATION.messages.map(({ wallTime, text }, index) => ({ index, at: null, wallTime, author: index, text, media: null, isEdited: false, isDeleted: false, isNotice: false, line: index + 1 })),
  order: null,
  zone: "Europe/Madrid",
}; // biome-ignore format: one line a message

const SUMMARY: ConversationSummary = {
  lines: [{ text: "Busca en Ruzafa", messages: [0] }],
  facts: [
    { kind: "zone", shown: "Ruzafa", value: { type: "places", names: ["Ruzafa"] }, messages: [0], replaced: [], certainty: 1 },
    { kind: "budget", shown: "hasta 200.000 €", value: { type: "money", min: null, max: 200_000, currency: "EUR" }, messages: [0], replaced: [], certainty: 1 },
    { kind: "rooms", shown: "3", value: { type: "number", min: 3, max: null }, messages: [0], replaced: [], certainty: 1 },
  ],
  objections: [],
  commitments: [{ by: 1, what: "llamar", due: { at: "2026-03-11T10:00:00.000Z" }, kind: "task", message: 1 }],
  unanswered: [],
  responses: [],
  moods: [],
  reply: null,
}; // biome-ignore format: one line a fact

describe("conversations", () => {
  test("two of three places and sums found, one of three said is invented: F1 is two thirds", () => {
    const tally = new Tally();
    scoreSummary(tally, CONVERSATION, THREAD, SUMMARY);
    expect(tally.get("fact found")).toEqual({ right: 2, all: 3 });
    expect(tally.get("fact said")).toEqual({ right: 2, all: 3 });
    expect(f1(tally, "fact")).toBeCloseTo(2 / 3, 10);
  });

  test("an hour of the wrong zone is a wrong date, and a question that was overlooked counts", () => {
    const tally = new Tally();
    scoreSummary(tally, CONVERSATION, THREAD, SUMMARY);
    expect(tally.get("commitment found")).toEqual({ right: 1, all: 1 });
    expect(tally.get("dates")).toEqual({ right: 0, all: 1 });
    expect(tally.get("unanswered found")).toEqual({ right: 0, all: 1 });
  });

  test("something that was taken back and is still said is no fact", () => {
    const tally = new Tally();
    const label = { ...CONVERSATION, facts: CONVERSATION.facts.map((fact) => ({ ...fact, isReplaced: true })) };
    scoreSummary(tally, label, THREAD, SUMMARY);
    expect(tally.get("fact said")).toEqual({ right: 0, all: 3 });
  });

  test("a thread is whole or names its first difference", () => {
    expect(parseFault(CONVERSATION, THREAD)).toBeNull();
    const [first, second] = THREAD.messages;
    const late = { ...THREAD, messages: [first!, { ...second!, wallTime: "2026-10-03T09:05" }] };
    expect(parseFault(CONVERSATION, late)?.said).toBe("mensaje 1: a las 2026-10-03T09:05");
    expect(parseFault(CONVERSATION, { ...THREAD, messages: [first!] })?.said).toBe("1 mensajes");
    expect(parseFault(CONVERSATION, { problem: "not-a-conversation", line: 1, text: null })?.said).toBe(
      "not-a-conversation",
    );
  });
});

describe("a whole corpus", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "umbral-measure-"));
    for (const name of ["nota", "broken", "c"]) mkdirSync(join(folder, name));
    for (const path of ["nota/nota.pdf", "broken/broken.pdf", "c/chat.txt"]) writeFileSync(join(folder, path), "x");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("a file at which the engine throws is wrong, and the rest is still measured", async () => {
    const dossier = (name: string): DossierLabel & { today: string } => ({ name, part: "exam", today: "2026-11-24", light: "not-red", isGreenWrong: true, topics: [], files: [{ name: `${name}.pdf`, medium: "text", documents: [LABEL] }] }); // biome-ignore format: one dossier
    const corpus: WrittenCorpus = {
      dossiers: [dossier("broken"), dossier("nota")],
      conversations: [{ label: CONVERSATION, files: ["chat.txt"] }],
      long: null,
    };
    const engine: Pipeline = {
      textOf: async ({ name }) => {
        if (name === "broken.pdf") throw new Error("cannot read this");
        return TEXT;
      },
      split: () => [{ from: 1, to: 1 }],
      read: () => reading([charge({}), cancelled]),
      review: () => ({ findings: [], deadlines: [], light: "amber" }),
      thread: async () => THREAD,
      summarize: () => SUMMARY,
      close: async () => undefined,
    };
    const { tally, times } = await measureCorpus(folder, corpus, engine);
    expect(tally.get("kind")).toEqual({ right: 1, all: 2 });
    expect(tally.get("chargeRecall")).toEqual({ right: 1, all: 2 });
    expect(times.textPageMs).toHaveLength(1);
    const lines = reportOf(tally, times).join("\n");
    expect(lines).toContain("Tipo de documento");
    expect(lines).toMatch(/Cargas vivas encontradas\s+50,0 %\s+de\s+2\s+objetivo ≥ 100,0 %\s+NO/);
    expect(lines).toContain("broken (chargeRecall)");
  });
});
