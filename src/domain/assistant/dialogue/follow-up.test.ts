import { expect, test } from "vitest";
import type { Statement } from "../answers/statement.ts";
import type { AnswerIndex, Ranked } from "../ranking/answer-index.ts";
import { focusOf, followUp, leansOnThread, marksThread, takenBack } from "./follow-up.ts";

const fact = (id: string, subject: string, attribute: string, text: string): Statement => ({
  id,
  kind: "fact",
  url: `/ayuda/${id.split(".", 1)[0]}`,
  title: subject,
  subject,
  attribute,
  text,
});
const CONTACTS = fact(
  "contactos.tamano",
  "archivo de contactos",
  "tamaño",
  "El archivo de contactos puede ocupar 20 MB.",
);
const PORTFOLIO = fact("cartera.tamano", "importación de la cartera", "tamaño", "El archivo puede ocupar 200 MB.");
const READ = fact("cartera.leer", "cartera", "leer", "La cartera se lee con la API.");
const LIMITS = fact("api.limite", "API", "límite", "Son 120 lecturas y 60 escrituras por minuto.");
const DEED = fact("papeles.escritura", "escritura", "quién la da", "La escritura la da el propietario.");
const ALL = [CONTACTS, PORTFOLIO, READ, LIMITS, DEED];

/** An index that finds a statement as surely as it shares words with the question. */
const index: AnswerIndex = {
  search(question) {
    const words = new Set(question.toLowerCase().match(/\p{L}{4,}/gu));
    return ALL.map((statement): Ranked => {
      const own = new Set(
        `${statement.subject} ${statement.attribute} ${statement.text}`.toLowerCase().match(/\p{L}{4,}/gu),
      );
      const shared = [...words].filter((word) => own.has(word)).length;
      return { statement, score: shared, lexical: 0, likeness: 0, coverage: 0, sureness: shared / (shared + 3) };
    })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.sureness - one.sureness);
  },
};
const best = (message: string, before: Statement, earlier: string) =>
  followUp(index, message, before, earlier)[0]?.statement;

test("another subject is asked for the same attribute", () => {
  expect(best("¿y la cartera?", CONTACTS, "tamaño del archivo de contactos")).toBe(PORTFOLIO);
});

test("another part of the same statement is the same statement, and no other that has the word", () => {
  expect(best("¿y escrituras?", LIMITS, "lecturas por minuto de la API")).toBe(LIMITS);
});

test("a number that no statement has is never answered by one that lacks it", () => {
  const found = followUp(index, "¿y en 2031 la cartera?", CONTACTS, "tamaño del archivo de contactos");
  expect(found.every(({ sureness }) => sureness < 0.15)).toBe(true);
});

test("a thread stays with its last question that is answered", () => {
  expect(focusOf(index, ["tamaño del archivo de contactos", "¿y la cartera?"])?.statement).toBe(PORTFOLIO);
  expect(focusOf(index, ["tamaño del archivo de contactos", "hola"])?.statement).toBe(CONTACTS);
  expect(focusOf(index, ["hola"])).toBeNull();
});

test("a message leans by its length, its first word or a word that points back", () => {
  expect(leansOnThread("¿y si alguno ya estaba cargado, queda repetido?")).toBe(true);
  expect(leansOnThread("¿cuánto tiempo se guarda eso en los servidores de ustedes?")).toBe(true);
  expect(leansOnThread("¿cuánto tiempo se guardan las conversaciones en los servidores de ustedes?")).toBe(false);
  expect(marksThread("¿cuánto caduca?")).toBe(false);
});

test("a message that takes back how it was understood means its rest", () => {
  expect(takenBack("no, me refería a los inmuebles")).toBe("los inmuebles");
  expect(takenBack("perdona, quería decir la cartera")).toBe("la cartera");
  expect(takenBack("no quiero la cartera")).toBeNull();
});
