import { expect, test } from "vitest";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import type { Ranked } from "#domain/assistant/ranking/answer-index.ts";
import { answerFrom } from "./search-pages.server.ts";

const section = (heading: string, text: string): Statement => ({
  id: heading,
  kind: "section",
  url: `/ayuda/notas#${heading}`,
  title: "Notas",
  subject: `Notas de ${heading}`,
  attribute: heading,
  text,
});
const doubtful = (statement: Statement): Ranked => ({
  statement,
  score: 5,
  lexical: 1,
  likeness: 0.5,
  coverage: 0.5,
  sureness: 0.2,
});

test("of two readings each brings the beginning of its answer, and one page is linked once", () => {
  const found = [
    section("¿Se puede imprimir?", "Sí, desde el menú de la nota."),
    section("Compartirla", "1. Pulsa «Compartir» bajo la nota."),
  ].map(doubtful);
  const { text, citations, quickReplies } = answerFrom(found, "qué hago con la nota")!;
  expect(text.split("\n")).toEqual([
    "¿Te refieres a «¿Se puede imprimir?» o a «Compartirla»?",
    "– ¿Se puede imprimir? Sí, desde el menú de la nota.",
    "– Compartirla. Pulsa «Compartir» bajo la nota.",
  ]);
  expect(citations?.map(({ title }) => title)).toEqual(["Notas"]);
  expect(quickReplies).toHaveLength(2);
});
