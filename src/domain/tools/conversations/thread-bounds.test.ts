import { expect, test } from "vitest";
import { readThread } from "./read-thread.ts";
import { MOST_MESSAGES, MOST_PEOPLE } from "./thread-bounds.ts";
import { problemWords } from "./transcript-texts.ts";

const read = (text: string) => readThread(text, { fileName: null, zone: "Europe/Madrid", locale: "es-ES" });
const chat = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => `[28/3/25, 21:29:04] ${line(i)}`).join("\n");

test("a conversation of as many messages as one may have is read, one more is told", () => {
  const whole = read(chat(MOST_MESSAGES, () => "Ana: hola"));
  expect("messages" in whole && whole.messages).toHaveLength(MOST_MESSAGES);
  const more = read(chat(MOST_MESSAGES + 1, () => "Ana: hola"));
  expect(more).toEqual({ problem: "too-many-messages", line: null, text: null });
  if ("problem" in more)
    expect(problemWords(more)).toBe("Tiene más de 80.000 mensajes. Exporta menos meses o pártelo en dos");
});

test("so is one of more people than a group has, and a text of more lines than a conversation", () => {
  expect(read(chat(MOST_PEOPLE + 1, (i) => `P${i}: hola`))).toMatchObject({ problem: "too-many-people" });
  expect(read("a\n".repeat(2_400_000))).toMatchObject({ problem: "too-many-messages" });
});

test("a line of notes without a letter or a figure is no message", () => {
  const notes = read(`Ana busca piso\n${".\n".repeat(300_000)}---\n250.000 como mucho`);
  expect("messages" in notes && notes.messages.map(({ text }) => text)).toEqual([
    "Ana busca piso",
    "250.000 como mucho",
  ]);
});

test("whoever speaks may answer by a sign", () => {
  const talk = read("Ana: ¿Te va bien?\nLuis: 👍\nAna: Quedamos así");
  expect("messages" in talk && talk.messages[1]).toMatchObject({ text: "👍", author: 1 });
});
