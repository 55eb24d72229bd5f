import { describe, expect, test } from "vitest";
import { MOST_MESSAGES, MOST_READ } from "./limits.ts";
import { answerRating, conversationName, keepMessages, MOST_SAVED_CHATS, titleOf } from "./saved-chat.ts";

const question = (position: number, content = "¿Cuánto vale?") => ({ position, role: "user", content });
const answer = (position: number, content = "Depende.") => ({ position, role: "assistant", content });
const takes = (messages: unknown[]) => keepMessages.safeParse({ messages }).success;

describe("messages that are kept", () => {
  test("questions stand at odd positions and answers at even ones, one behind another", () => {
    expect(takes([question(1), answer(2), question(3)])).toBe(true);
    expect(takes([answer(2), question(3)])).toBe(true);
    expect(takes([question(2)])).toBe(false);
    expect(takes([answer(1)])).toBe(false);
    expect(takes([question(1), question(3)])).toBe(false);
    expect(takes([question(1), answer(4)])).toBe(false);
  });

  test("a conversation has 400 of them, and a call has at least one", () => {
    const all = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? question(i + 1) : answer(i + 1)));
    expect(takes(all)).toBe(true);
    expect(takes([question(401)])).toBe(false);
    expect(takes([...all, question(401)])).toBe(false);
    expect(takes([answer(400)])).toBe(true);
    expect(takes([answer(0)])).toBe(false);
    expect(takes([])).toBe(false);
  });

  test("a question has at most 1,000 characters, an answer 4,000, and neither is empty", () => {
    expect(takes([question(1, "x".repeat(1_000))])).toBe(true);
    expect(takes([question(1, "x".repeat(1_001))])).toBe(false);
    expect(takes([answer(2, "x".repeat(4_000))])).toBe(true);
    expect(takes([answer(2, "x".repeat(4_001))])).toBe(false);
    expect(takes([question(1, "")])).toBe(false);
  });

  test("cards and links of an answer take 60,000 characters of JSON at most", () => {
    // {"note":"…"} has eleven characters beside its text.
    const extras = (length: number) => takes([{ ...answer(2), extras: { note: "x".repeat(length - 11) } }]);
    expect(JSON.stringify({ note: "" })).toHaveLength(11);
    expect([extras(60_000), extras(60_001)]).toEqual([true, false]);
  });

  test("an answer is new unless the call says that it replaces the last one", () => {
    expect(keepMessages.parse({ messages: [question(1)] }).replacesAnswer).toBe(false);
    expect(keepMessages.parse({ messages: [question(1)], replacesAnswer: true }).replacesAnswer).toBe(true);
  });

  test("of a form that asks for a contact only its purpose is kept", () => {
    const extras = { ask: { purpose: "visit", name: "Ana", phone: "612345678" } };
    const [kept] = keepMessages.parse({ messages: [{ ...answer(2), extras }] }).messages;
    expect(JSON.stringify(kept!.extras)).not.toMatch(/Ana|612345678/);
  });
});

test("a name of a conversation is one line of 1 to 120 characters", () => {
  expect(conversationName.parse({ title: "  El piso\n de  Sants " })).toEqual({ title: "El piso de Sants" });
  expect(conversationName.safeParse({ title: "x".repeat(120) }).success).toBe(true);
  expect(conversationName.safeParse({ title: "x".repeat(121) }).success).toBe(false);
  expect(conversationName.safeParse({ title: " \n " }).success).toBe(false);
});

test("an answer is useful, is not, or has no verdict", () => {
  const read = (rating: unknown) => answerRating.safeParse({ rating }).success;
  expect([1, -1, null].map(read)).toEqual([true, true, true]);
  expect([0, 2, -2, undefined].map(read)).toEqual([false, false, false, false]);
});

test("a title is the first question, with 80 characters at most and without half a word", () => {
  expect(titleOf("¿Cuánto\nvale?")).toBe("¿Cuánto vale?");
  expect(titleOf("x".repeat(80))).toBe("x".repeat(80));
  // 16 words of four letters and a space make 80 characters with the last space; the seventeenth ends beyond.
  const words = Array.from({ length: 17 }, () => "piso").join(" ");
  expect(titleOf(words)).toBe(`${Array.from({ length: 15 }, () => "piso").join(" ")}…`);
});

test("a person keeps a thousand conversations; 40 messages of one are sent, and their last 5,000 characters are read", () => {
  expect([MOST_SAVED_CHATS, MOST_MESSAGES, MOST_READ]).toEqual([1_000, 40, 5_000]);
});
