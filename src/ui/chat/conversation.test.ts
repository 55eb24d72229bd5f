import { expect, test } from "vitest";
import { LONGEST_ANSWER, LONGEST_QUESTION } from "#domain/assistant/chat/limits.ts";
import { answeredTurns, ask, askAgain, askAnew, EMPTY, fail, fill, finish, messageDtos, stop } from "./conversation.ts";

const contents = (conversation: { messages: readonly { role: string; content: string }[] }) =>
  conversation.messages.map(({ role, content }) => `${role}: ${content}`);

test("a question appends itself and the empty answer that fills", () => {
  const asked = ask(EMPTY, "  ¿Cuánto cuesta? \n");
  expect(asked.pending).toBe(true);
  expect(contents(asked)).toEqual(["user: ¿Cuánto cuesta?", "assistant: "]);
  const citations = [{ title: "Planes y precios", url: "/precios" }];
  const first = fill(asked, "29 € ", { citations, engine: "model" });
  const answered = finish(fill(first, "al mes.", { citations, quickReplies: ["Vale"] }));
  expect(answered.pending).toBe(false);
  const extras = { citations, quickReplies: ["Vale"], engine: "model" };
  expect(answered.messages.at(-1)).toMatchObject({ content: "29 € al mes.", extras });
});

test("blank, too long, or while an answer is on its way: nothing is sent", () => {
  expect(ask(EMPTY, " \n\t ")).toBe(EMPTY);
  expect(ask(EMPTY, "a".repeat(LONGEST_QUESTION + 1))).toBe(EMPTY);
  const pending = ask(EMPTY, "una");
  expect(ask(pending, "otra")).toBe(pending);
  expect(ask(EMPTY, "a".repeat(LONGEST_QUESTION)).pending).toBe(true);
});

test("an error removes the pending answer, keeps the question and lets it be asked again", () => {
  const first = finish(fill(ask(EMPTY, "una"), "respuesta"));
  const failed = fail(fill(ask(first, "dos"), "a medias"));
  expect(failed.pending).toBe(false);
  expect(contents(failed)).toEqual(["user: una", "assistant: respuesta", "user: dos"]);
  expect(failed.messages.at(-1)!.failed).toBe(true);

  const again = askAgain(failed, failed.messages.at(-1)!.id);
  expect(contents(again)).toEqual(["user: una", "assistant: respuesta", "user: dos", "assistant: "]);
  expect(again.messages.some((message) => message.failed)).toBe(false);
  expect(askAgain(first, first.messages[0]!.id)).toBe(first);
});

test("ids stay unique after a question moved to the end", () => {
  const failed = fail(ask(EMPTY, "una"));
  const other = finish(fill(ask(failed, "dos"), "sí"));
  const again = askAgain(other, failed.messages[0]!.id);
  const ids = again.messages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(contents(again).at(-2)).toBe("user: una");
});

test("the server gets the messages: no empty answer, no unanswered question, at most 40, the new one last", () => {
  expect(messageDtos(ask(fail(ask(EMPTY, "perdida")), "nueva"))).toEqual([{ role: "user", content: "nueva" }]);
  let long = EMPTY;
  for (let i = 0; i < 30; i++) long = finish(fill(ask(long, `pregunta ${i}`), "x".repeat(5_000)));
  const sent = messageDtos(ask(long, "última"));
  expect(sent.length).toBe(40);
  expect(sent.at(-1)).toEqual({ role: "user", content: "última" });
  expect(Math.max(...sent.map(({ content }) => content.length))).toBe(LONGEST_ANSWER);
});

test("pieces that arrive after the end change nothing", () => {
  const done = finish(fill(ask(EMPTY, "una"), "respuesta"));
  expect(fill(done, "tarde")).toBe(done);
  expect(fail(done)).toEqual(done);
  expect(stop(done)).toBe(done);
});

test("another answer takes the place of the last; where it fails the last comes back", () => {
  const answered = finish(fill(ask(finish(fill(ask(EMPTY, "una"), "primera")), "dos"), "segunda"));
  const asked = askAnew(answered);
  expect(contents(asked)).toEqual(["user: una", "assistant: primera", "user: dos", "assistant: "]);
  expect(contents(finish(fill(asked, "mejor")))).toEqual([
    "user: una",
    "assistant: primera",
    "user: dos",
    "assistant: mejor",
  ]);
  expect(contents(fail(asked))).toEqual(contents(answered));
  expect(fail(asked).messages.some(({ failed }) => failed)).toBe(false);
  expect(askAnew(asked)).toBe(asked);
  expect(askAnew(EMPTY)).toBe(EMPTY);
});

test("a stopped answer keeps its part; one without a word is a question without answer", () => {
  const asked = ask(EMPTY, "una");
  expect(stop(fill(asked, "La mitad")).messages.at(-1)).toMatchObject({ content: "La mitad", stopped: true });
  expect(stop(asked).messages).toEqual([expect.objectContaining({ content: "una", failed: true })]);
});

test("kept are whole turns: no question without its answer, nothing on its way", () => {
  const answered = finish(fill(ask(EMPTY, "una"), "sí"));
  const texts = (conversation: Parameters<typeof answeredTurns>[0]) =>
    answeredTurns(conversation).map(({ content }) => content);
  expect(texts(fill(ask(fail(ask(answered, "perdida")), "dos"), "a med"))).toEqual(["una", "sí"]);
  expect(texts(askAnew(answered))).toEqual([]);
});
