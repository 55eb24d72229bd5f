import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CampaignDocument, draftAfter, openDraft } from "./campaign-draft.ts";
import { blankBlock, type MessageCommand, messagesAfter } from "./message-commands.ts";

const block = (id: string, text = "") => ({ ...blankBlock("texto", id), text }) as ReturnType<typeof blankBlock>;
const DOCUMENT: CampaignDocument = {
  name: "Novedades",
  kind: "envio",
  messages: [{ afterHours: 0, subject: "", blocks: [block("a"), block("b"), block("c")] }],
  segment: {},
  senderId: null,
  testShare: null,
  testHours: null,
};
const ids = (document: CampaignDocument) => document.messages[0]!.blocks.map(({ id }) => id).join("");
const act = (command: MessageCommand) => ({ kind: "message", command }) as const;

test("blocks move, are copied and removed, and each step is taken back", () => {
  let draft = draftAfter(openDraft(DOCUMENT), act({ kind: "move", message: 0, id: "a", to: 2 }));
  expect(ids(draft.document)).toBe("bca");
  draft = draftAfter(draft, act({ kind: "copy", message: 0, id: "b", newId: "d" }));
  expect(ids(draft.document)).toBe("bdca");
  draft = draftAfter(draft, act({ kind: "remove", message: 0, id: "c" }));
  expect(ids(draft.document)).toBe("bda");
  draft = draftAfter(draftAfter(draft, { kind: "undo" }), { kind: "undo" });
  expect(ids(draft.document)).toBe("bca");
  expect(ids(draftAfter(draft, { kind: "redo" }).document)).toBe("bdca");
});

test("letters typed in one field are taken back together", () => {
  let draft = openDraft(DOCUMENT);
  for (const text of ["h", "ho", "hola"])
    draft = draftAfter(draft, act({ kind: "change", message: 0, block: block("a", text) }));
  draft = draftAfter(draft, { kind: "values", values: { name: "Otra" } });
  expect(draft.past).toHaveLength(2);
  expect(draftAfter(draftAfter(draft, { kind: "undo" }), { kind: "undo" }).document).toBe(DOCUMENT);
});

test("letters typed while the server answered stay to be saved", () => {
  const sent = draftAfter(openDraft(DOCUMENT), { kind: "values", values: { name: "Una" } });
  const later = draftAfter(sent, { kind: "values", values: { name: "Una más" } });
  const saved = draftAfter(later, { kind: "saved", document: sent.document });
  expect(saved.document.name).toBe("Una más");
  expect(saved.document === saved.saved).toBe(false);
});

test("a mailing has one message, a sequence keeps the first without waiting", () => {
  const sequence = draftAfter(
    draftAfter(openDraft(DOCUMENT), { kind: "values", values: { kind: "secuencia" } }),
    act({ kind: "addMessage" }),
  );
  expect(sequence.document.messages.map(({ afterHours }) => afterHours)).toEqual([0, 72]);
  expect(
    messagesAfter(sequence.document.messages, { kind: "removeMessage", message: 0 }).map(
      ({ afterHours }) => afterHours,
    ),
  ).toEqual([0]);
  expect(messagesAfter(DOCUMENT.messages, { kind: "removeMessage", message: 0 })).toEqual(DOCUMENT.messages);
  expect(draftAfter(sequence, { kind: "values", values: { kind: "envio" } }).document.messages).toHaveLength(1);
});

test("no move loses or doubles a block", () => {
  fc.assert(
    fc.property(fc.constantFrom("a", "b", "c", "x"), fc.integer({ min: -5, max: 9 }), (id, to) => {
      const [message] = messagesAfter(DOCUMENT.messages, { kind: "move", message: 0, id, to });
      expect(message!.blocks.map((one) => one.id).toSorted()).toEqual(["a", "b", "c"]);
    }),
  );
});
