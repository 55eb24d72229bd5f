import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { NEXT_ACTIONS, PROSPECT_SOURCES } from "#domain/tools/prospecting/prospect-values.ts";
import { letterFor, lettersOf, mayWriteTo, wordingOf, writtenOf } from "./letters.ts";
import type { RankedProspect } from "./result.ts";
import { prospecting as tool } from "./tool.ts";

const TODAY = "2026-11-23";
const outcome = (changes: Record<string, unknown> = {}, optedOut: string[] = []) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return { input, result: tool.run(input, { today: TODAY, optedOut }) };
};
const [ANY] = outcome().result.prospects;
const about = (changes: Partial<RankedProspect>): RankedProspect => ({
  ...ANY!,
  source: null,
  motive: null,
  ...changes,
});

test("a whole letter: greeting, why, what for, when, how to be left alone, who signs", () => {
  const prospect = about({ source: "portal", motive: 4 });
  expect(
    letterFor(prospect, { name: "Marta Ruiz", address: "Calle Cuba, 3" }, { agent: "Nuria, de Ferrer Hogar" }),
  ).toBe(
    `Hola, Marta.

He visto el anuncio de tu vivienda de Calle Cuba, 3.

Sé que los plazos cuentan. Te llevo el precio con sus comparables, los pasos hasta la firma con sus fechas y lo que te quedaría al cobrar.

Si te viene bien, dime cuándo y lo vemos en media hora.

Si prefieres que no te escriba ni te llame, dímelo y no lo haré más.

Nuria, de Ferrer Hogar`,
  );
});

test("without name, address and signature nothing is left open; a proposed time stands in place of the question", () => {
  expect(letterFor(about({}), undefined)).toBe(
    `Hola.

Te escribo por tu vivienda.

Si quieres saber cuánto vale hoy, te lo enseño con ventas y anuncios comparables. No te compromete a nada.

Si te viene bien, dime cuándo y lo vemos en media hora.

Si prefieres que no te escriba ni te llame, dímelo y no lo haré más.`,
  );
  const timed = letterFor(about({}), {}, { at: "El martes paso por tu calle." });
  expect(timed).toContain("El martes paso por tu calle.");
  expect(timed).not.toContain("dime cuándo");
});

test.each([
  ["Marta Ruiz", "Hola, Marta."],
  ["Hermanos Ferrando", "Hola."],
  ["Vecino del 4.º", "Hola."],
  ["Familia Soler", "Hola."],
  ["Sra. Climent", "Hola."],
  ["D. Andrés Pla", "Hola."],
  ["La vecina", "Hola."],
  ["Donato Gil", "Hola, Donato."],
  ["Elena Mas", "Hola, Elena."],
])("«%s» is greeted «%s»", (name, greeting) => {
  expect(letterFor(about({}), { name }).split("\n\n")[0]).toBe(greeting);
});

describe("by where they were heard of", () => {
  test.each([
    ["portal", "He visto el anuncio de tu vivienda de Calle Cuba, 3."],
    ["cartel", "He visto el cartel de tu vivienda de Calle Cuba, 3."],
    ["referido", "Me han hablado de tu vivienda de Calle Cuba, 3."],
    ["cliente-antiguo", "Ya nos conocemos, y quería saber cómo va tu vivienda de Calle Cuba, 3."],
    ["puerta-fria", "Trabajo en tu zona y me gustaría hablar de tu vivienda de Calle Cuba, 3."],
    ["herencia", "Te escribo por la vivienda heredada de Calle Cuba, 3."],
    ["valoracion-web", "Pediste una valoración de tu vivienda de Calle Cuba, 3."],
    ["otro", "Te escribo por tu vivienda de Calle Cuba, 3."],
    [null, "Te escribo por tu vivienda de Calle Cuba, 3."],
  ] as const)("%s", (source, opening) => {
    expect(letterFor(about({ source }), { address: "Calle Cuba, 3" }).split("\n\n")[1]).toBe(opening);
  });
});

describe("by why they sell", () => {
  const offers = ["Si quieres saber cuánto vale hoy", "Puedo enseñarte cuánto vale hoy", "Sé que los plazos cuentan"];
  test.each([
    [null, 0],
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ] as const)("motive %s", (motive, offer) => {
    expect(letterFor(about({ motive }), {}).split("\n\n")[2]).toContain(offers[offer]);
  });
});

test("nothing is promised, urged or shouted, and everybody reads how to be left alone", () => {
  for (const source of [...PROSPECT_SOURCES, null]) {
    for (const motive of [null, 0, 1, 2, 3, 4, 5]) {
      const letter = letterFor(about({ source, motive }), { name: "Ana" });
      expect(letter).not.toMatch(/!|garantiz|asegur|última oportunidad|ya mismo|undefined|null/i);
      expect(letter).toContain("Si prefieres que no te escriba ni te llame, dímelo y no lo haré más.");
      expect(letter.length).toBeLessThan(600);
    }
  }
});

test("only who is called or visited is written to", () => {
  expect(NEXT_ACTIONS.filter((action) => mayWriteTo(about({ action })))).toEqual(["llamar", "visitar"]);
});

describe("letters of a board", () => {
  const fifty = Array.from({ length: 50 }, (_, i) => ({
    name: `P${i}`,
    phone: "600000001",
    motive: i % 6,
    leadOn: TODAY,
  }));
  test("twelve at most, those of most points first, signed by the agent", () => {
    const { input, result } = outcome({ prospects: fifty });
    const letters = lettersOf(result, input);
    expect(letters).toHaveLength(12);
    // Motive 5 is every sixth owner from the sixth on; there are eight of them, then those of motive 4.
    expect(letters.slice(0, 9).map(({ index }) => index)).toEqual([5, 11, 17, 23, 29, 35, 41, 47, 4]);
    expect(letters.every(({ text }) => text.endsWith("Nuria, de Ferrer Hogar"))).toBe(true);
  });
  test("as a document each is a sheet under the owner's name; nobody to write to is no document", () => {
    const { input, result } = outcome();
    const document = writtenOf(result, input)!;
    expect(document).toMatchObject({ title: "Cartas a propietarios", language: "es-ES" });
    expect(document.parts.map(({ heading, isOwnPage }) => [heading, isOwnPage])).toEqual([
      ["Carta a Julián Soler", true],
      ["Carta a Marta Ruiz", true],
      ["Carta a Hermanos Ferrando", true],
      ["Carta a Teresa Climent", true],
    ]);
    expect(document.parts[1]!.paragraphs.join("\n\n")).toBe(lettersOf(result, input)[1]!.text);
    const nobody = outcome({ prospects: [{ name: "Ana" }] });
    expect(writtenOf(nobody.result, nobody.input)).toBeNull();
  });
  test("better words must go on saying how to be left alone", () => {
    const { input, result } = outcome();
    const [first] = wordingOf(result, input);
    expect(first).toMatchObject({ id: "carta-1", label: "Carta a Julián Soler" });
    expect(first!.accepts!(first!.text)).toBe(true);
    expect(first!.accepts!("Hola. Si no quieres que te llame, dime que no.")).toBe(true);
    expect(first!.accepts!("Hola. Te llamo mañana.")).toBe(false);
  });
});
