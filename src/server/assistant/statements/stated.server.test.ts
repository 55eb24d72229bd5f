import { expect, test } from "vitest";
import { factsOn } from "./fact.server.ts";
import { quotedFacts } from "./quoted.server.ts";
import { readBlocks, stated } from "./stated.server.ts";

test("a block is a fact with its page", () => {
  const fact = factsOn({ url: "/precios", title: "Planes" });
  expect(
    stated(
      fact,
      `
plan.red.price · plan Red · precio · how-much what
El plan Red cuesta 199 €.
? cuánto cuesta | qué vale
+ tarifa

plan.red.api · plan Red · API · yes-no
Sí.
? tiene API
`,
    ),
  ).toEqual([
    {
      id: "plan.red.price",
      kind: "fact",
      url: "/precios",
      title: "Planes",
      subject: "plan Red",
      attribute: "precio",
      text: "El plan Red cuesta 199 €.",
      forms: ["how-much", "what"],
      asked: ["cuánto cuesta", "qué vale"],
      keywords: "tarifa",
    },
    expect.objectContaining({ id: "plan.red.api", text: "Sí.", forms: ["yes-no"], asked: ["tiene API"] }),
  ]);
});

test.each([["a · b · c\nTexto.\n? x"], ["a · b · c · sometimes\nTexto.\n? x"], ["a · b · c · what\n? x"]])(
  "a block that lacks a part, or has a form that does not exist, is refused: %j",
  (block) => {
    expect(() => readBlocks(block)).toThrow("this is no fact");
  },
);

test("an article is quoted, and asked for words that it does not have it says so", () => {
  const [fact] = quotedFacts(
    "recursos",
    "contrato-de-arras",
    "deposit · arras · cuánto · how-much\nDe arras, ‹Lo habitual es entre›2\n? cuánto",
  );
  expect(fact).toMatchObject({
    url: "/recursos/contrato-de-arras#cuanto-se-entrega",
    text: "De arras, lo habitual es entre el 5 y el 10\u00a0% del precio. Es costumbre, no ley.",
  });
  expect(() => quotedFacts("recursos", "contrato-de-arras", "a · b · c · what\n‹No está›\n? x")).toThrow("No está");
});
