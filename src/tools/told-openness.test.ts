import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allTools } from "./tool-cards.ts";

/** Words that put a thing off: whoever reads them beside a tool takes it for one that cannot be used. */
const LATER =
  /(?<!\p{L})(pronto|próximamente|en camino|por llegar|llega después|vienen después|cuando abra|abrirá|(todavía|aún) no (está|están|hay|se puede|se pueden|funciona)|no se puede usar|no se pueden usar|en preparación)(?!\p{L})/iu;

/** A third person in the future: «leerá», «saldrán». */
const FUTURE = /(?<!\p{L})\p{L}{3,}r(á|án)(?!\p{L})/u;

/** Abilities of the product that are no tools, as the pages name them. */
const ABILITIES =
  /(?<!\p{L})(CRM|tablero de (contactos|tratos)|calendario|importa(r|ción)|API|MCP|webhooks?|asistente de (la esquina|esta web)|hojas? de cálculo|mapas?|portales|analítica|reparto de contactos)(?!\p{L})/iu;

/** Texts of the public pages; the questions are asked by visitors. */
const files = [
  "README.md",
  ...readdirSync("src/content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|md)$/.test(name) && !/\.test\.ts$|^assistant|^places|^valuation|errors\.ts$/.test(name))
    .map((name) => join("src/content", name)),
];
const named = [...allTools.map(({ path }) => `"${path}"`), ...allTools.map(({ title }) => title)];

/** The innermost objects of a file: an item of a list, with its link and its words. */
const itemsOf = (text: string): string[] => text.match(/\{[^{}]*\}/g) ?? [];
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:;»])\s|\n|["`]/);

/** The items and sentences that put off a thing that is there. */
function putOff(text: string): string[] {
  const namesTool = (part: string) => named.some((name) => part.includes(name));
  return [
    ...itemsOf(text).filter((item) => namesTool(item) && (LATER.test(item) || FUTURE.test(item))),
    ...sentencesOf(text).filter((part) => LATER.test(part) && (namesTool(part) || ABILITIES.test(part))),
  ];
}

test("no text of a page puts off what is open", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => putOff(readFileSync(file, "utf8")).map((part) => `${file}: ${part}`))).toEqual([]);
});

test.each([
  '{ to: "/valoracion", label: "Valorar", text: "En camino." }',
  '{ to: "/cualificador-leads", text: "Ordenará los contactos." }',
  '{ to: "/home-staging", text: "Amueblará la foto del salón." }',
  "El Generador de descripciones llega pronto.",
  "El tablero de contactos está en camino.",
  "La importación de cartera todavía no se puede usar.",
])("it finds: %s", (text) => {
  expect(putOff(text).length).toBeGreaterThan(0);
});

test.each([
  '{ to: "/valoracion", text: "Pega tus comparables y sale el rango." }',
  "El analizador de documentos está en camino.",
  "El calendario enseña la semana.",
])("it lets pass: %s", (text) => {
  expect(putOff(text)).toEqual([]);
});
