import { describe, expect, test } from "vitest";
import type { Statement } from "../answers/statement.ts";
import { createAnswerIndex } from "./answer-index.ts";
import { learnedRanker } from "./learned-ranker.ts";

const fact = (
  id: string,
  subject: string,
  attribute: string,
  text: string,
  more: Partial<Statement> = {},
): Statement => ({
  id,
  kind: "fact",
  url: "/precios",
  title: "Planes y precios",
  subject,
  attribute,
  text,
  ...more,
});

const STATEMENTS: readonly Statement[] = [
  fact("agente.price", "plan Agente", "precio al mes", "El plan Agente cuesta 19 € al mes.", { forms: ["how-much"] }),
  fact("agente.users", "plan Agente", "usuarios", "El plan Agente es para 1 usuario.", {
    forms: ["how-much", "yes-no"],
  }),
  fact("red.price", "plan Red", "precio al mes", "El plan Red cuesta 199 € al mes.", { forms: ["how-much"] }),
  fact("red.again", "plan Red", "tarifa", "El plan Red cuesta 199 € al mes."),
  fact("trash.kept", "papelera", "plazo", "Lo borrado se puede recuperar durante 30 días.", {
    url: "/ayuda/papelera#plazo",
    title: "Papelera",
    forms: ["when", "how-much"],
    asked: ["cuánto tiempo se guarda lo que borro"],
  }),
  {
    id: "trash.how",
    kind: "section",
    url: "/ayuda/papelera",
    title: "Papelera",
    subject: "Papelera",
    attribute: "Recuperar lo borrado",
    text: "Abre la papelera desde tu panel, elige lo borrado y pulsa «Recuperar».",
    forms: ["how"],
  },
];
const index = createAnswerIndex(
  STATEMENTS,
  learnedRanker(),
  new Map([["/ayuda/papelera", ["tiré un resultado sin querer"]]]),
);
const firstOf = (question: string) => index.search(question)[0]?.statement.id;

describe("the first statement", () => {
  test("of one subject the attribute that was asked for", () => {
    expect(firstOf("¿Cuánto cuesta el plan Agente?")).toBe("agente.price");
    expect(firstOf("¿Cuántos usuarios tiene el plan Agente?")).toBe("agente.users");
  });
  test("of one attribute the subject that was asked for", () => {
    expect(firstOf("precio del plan red")).toMatch(/^red/);
  });
  test("of one page the section with the form that was asked for", () => {
    expect(firstOf("¿Cómo recupero lo que borré de la papelera?")).toBe("trash.how");
    expect(firstOf("¿Cuántos días está lo borrado en la papelera?")).toBe("trash.kept");
  });
  test("misspelt words are met by their sound", () => {
    expect(firstOf("kuanto kuesta el plan ajente")).toBe("agente.price");
  });
  test("a way of asking for the page leads to one of its statements", () => {
    expect(firstOf("tiré un resultado sin querer")).toMatch(/^trash/);
  });
});

test("the same text comes once", () => {
  const texts = index.search("plan Red").map(({ statement }) => statement.text);
  expect(new Set(texts).size).toBe(texts.length);
});

test("of two that fit as well the one that the dialogue is about comes first", () => {
  expect(index.search("¿cuánto cuesta?", { focus: "plan Red" })[0]?.statement.subject).toBe("plan Red");
  expect(index.search("¿cuánto cuesta?", { focus: "plan Agente" })[0]?.statement.subject).toBe("plan Agente");
});

test("a question without words finds nothing", () => {
  expect(index.search("¿?")).toEqual([]);
  expect(index.search("")).toEqual([]);
});

test("sums fall, and only the first has a margin", () => {
  const found = index.search("¿Cuánto cuesta el plan Agente?");
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
  expect(found[0]?.margin).toBeGreaterThan(0);
  expect(found.slice(1).every(({ margin }) => margin === undefined)).toBe(true);
});

test("a plan that does not exist is less sure than one that does", () => {
  const sure = (question: string) => index.search(question)[0]?.sureness ?? 0;
  expect(sure("¿Cuánto cuesta el plan Oro?")).toBeLessThan(0.6 * sure("¿Cuánto cuesta el plan Agente?"));
  expect(sure("receta de croquetas")).toBeLessThan(0.2);
});

test("a word that every object knows is a word like others", () => {
  for (const word of ["constructor", "toString", "__proto__", "valueOf"]) {
    expect(() => index.search(`¿Qué dice el ${word} del plan Red?`)).not.toThrow();
  }
});

test("the first says for which of its lines people ask in such words", () => {
  const lines: Statement = {
    id: "keys.all",
    kind: "section",
    url: "/ayuda/claves",
    title: "Claves",
    subject: "Claves",
    attribute: "Todo sobre las claves",
    text: "Una clave se crea en Integraciones.\nCada clave admite 60 llamadas por minuto.",
    asked: ["dónde doy de alta una clave", "cuántas peticiones aguanta una clave"],
    lineAsked: new Map([["cuántas peticiones aguanta una clave", 1]]),
  };
  const found = createAnswerIndex([...STATEMENTS, lines], learnedRanker());
  expect(found.search("¿cuántas peticiones aguanta una clave?")[0]).toMatchObject({
    statement: { id: "keys.all" },
    line: 1,
  });
  expect(found.search("¿dónde doy de alta una clave?")[0]?.line).toBeUndefined();
});
