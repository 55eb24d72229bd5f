import fc from "fast-check";
import { expect, test } from "vitest";
import { createAnswerReader } from "./answer-reader.ts";

const frame = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

function readAll(chunks: readonly string[]) {
  const reader = createAnswerReader();
  const pieces = chunks.flatMap((chunk) => reader.read(chunk));
  return { text: pieces.map(({ content }) => content).join(""), pieces, done: reader.done };
}

test("fragments in order, ended by [DONE]; later ones are not read", () => {
  const { text, done } = readAll([frame("Cuesta "), frame("29 €."), "data: [DONE]\n\n", frame("no")]);
  expect(text).toBe("Cuesta 29 €.");
  expect(done).toBe(true);
});

test("however the stream is cut, the text is the same", () => {
  const stream = `${frame("Línea uno\n")}${frame("¿y «dos»?")}data: [DONE]\n\n`;
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const marks = [0, ...cuts.sort((a, b) => a - b), stream.length];
      const chunks = marks.slice(1).map((end, i) => stream.slice(marks[i], end));
      expect(readAll(chunks)).toMatchObject({ text: "Línea uno\n¿y «dos»?", done: true });
    }),
  );
});

test.each([
  "data: {no json}\n",
  ": comment\n",
  "event: ping\n",
  "data: null\n",
  "data: 7\n",
  'data: {"choices":[]}\n',
  'data: {"choices":[{"delta":{"content":3}}]}\n',
  "\n\n",
])("ignored: %j", (line) => {
  expect(readAll([frame("a"), line, frame("b")]).text).toBe("ab");
});

test("lines may end as they like and need no space after the colon", () => {
  expect(readAll([frame("a").replaceAll("\n", "\r\n"), frame("b").replace("data: ", "data:")]).text).toBe("ab");
});

test("citations ride in the frames; only pages of this site count", () => {
  const citations = [
    { title: "Planes", url: "/precios" },
    { title: "Fuera", url: "https://otro.example" },
    { title: "Fuera", url: "//otro.example" },
    { title: "Guion", url: "javascript:alert(1)" },
    { url: "/sin-titulo" },
    null,
  ];
  const { pieces } = readAll([`data: ${JSON.stringify({ choices: [{ delta: { content: "x" } }], citations })}\n`]);
  expect(pieces).toEqual([{ content: "x", extras: { citations: [{ title: "Planes", url: "/precios" }] } }]);
});

test("cards, quick replies, the wanted form and the engine come along", () => {
  const extras = {
    cards: [{ kind: "tool", title: "Valoración", summary: "Un rango", url: "/valoracion" }],
    quickReplies: ["Sí", "No"],
    ask: { purpose: "visita", when: "2026-12-03T17:00" },
    engine: "model",
  };
  const { pieces } = readAll([`data: ${JSON.stringify({ choices: [{ delta: { content: "" } }], ...extras })}\n`]);
  expect(pieces).toEqual([{ content: "", extras }]);
});
