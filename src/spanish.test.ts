import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * The texts that people read, in the Spanish that they read without stopping: one reader who is spoken to as tú, «e» and
 * «u» where the sound asks for them, the accents of capitals, and no English capitals in titles. Counts and lists have
 * `counted-nouns.test.ts`.
 */

/** Words that people write to us, names of places, and patterns that read others' texts: none of it is said by us. */
const NOT_OURS =
  /^(?:domain\/(?:assistant|tools\/conversations|tools\/dossiers\/text|shared\/(?:search|places|listing|home-attributes))|content\/(?:assistant|places)|domain\/portfolio\/feeds|server\/operations\/dev|test)\//;

const files = ["domain", "content", "ui", "tools", "server", "pages"].flatMap((layer) =>
  readdirSync(join("src", layer), { recursive: true, encoding: "utf8" })
    .map((name) => join(layer, name))
    .filter((name) => /\.(tsx?|md)$/.test(name) && !/\.test\.|test-data/.test(name) && !NOT_OURS.test(name)),
);

/** A line without its comment, address and code of the language. */
const isCode = (line: string): boolean => /^\s*(?:\/\/|\/?\*|import |export \{|\{\/\*)/.test(line);

interface Line {
  file: string;
  text: string;
}

const lines: Line[] = files.flatMap((file) =>
  readFileSync(join("src", file), "utf8")
    .split("\n")
    .filter((text) => text.trim() !== "" && !isCode(text))
    .map((text) => ({ file, text: text.trim() })),
);

const found = (pattern: RegExp): string[] =>
  lines.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text.slice(0, 160)}`);

const LETTER = "[\\p{L}\\p{N}]";
const word = (inner: string, flags = "u"): RegExp => new RegExp(`(?<!${LETTER})(?:${inner})(?!${LETTER})`, flags);

/** Forms of vosotros, and the pronouns that go with them. */
const PLURAL_YOU = word(
  "\\p{L}{2,}(?:áis|éis|asteis|isteis)|[Ss]ois|[Vv]ais|[Dd]ais|[Vv]eis|queréis|pedís|compartís|escribís|decidís|recibís|abrís|[Vv]osotr[oa]s|[Vv]uestr[oa]s?",
);
/** `os` alone is a word of programs too (`node:os`): it counts before a verb. */
const PLURAL_PRONOUN = /["'`>( ](?:[Oo]s) (?:\p{L}+[aeoá]n?|he(?:mos)?|ha)\b/u;

test("nobody is spoken to as vosotros", () => {
  expect([...found(PLURAL_YOU), ...found(PLURAL_PRONOUN)]).toEqual([]);
});

/** Conditions of SQL have the same letters. */
const isQuery = (line: string): boolean => / is (?:not )?null\b| left join /.test(line);

test("«e» stands before the sound of i, «u» before that of o", () => {
  const wrong = [
    word("[yY] (?:[iIíÍ]\\p{Ll}|[hH][iIíÍ](?![aeo]))\\p{L}*"),
    word("[oO] (?:[oOóÓ]\\p{Ll}|[hH][oOóÓ])\\p{L}*"),
  ];
  expect(wrong.flatMap(found).filter((line) => !isQuery(line))).toEqual([]);
  expect(wrong.map((pattern) => pattern.test("Ana y Inmobiliaria Sol, siete o ocho"))).toEqual([true, true]);
  expect(wrong.map((pattern) => pattern.test("agua y hielo, uno o dos"))).toEqual([false, false]);
});

test("capitals have their accents", () => {
  expect(found(word("Atico|Exito|Ultim[oa]s?|Indice|Unic[oa]s?|Utiles|Analisis"))).toEqual([]);
});

/** The places themselves, and what a developer looks at. */
const PLACES = /^(?:domain|server|ui\/map|pages\/operations\/dev)\//;

test("a city is written in Spanish wherever the text is ours", () => {
  expect(found(/València/).filter((line) => !PLACES.test(line))).toEqual([]);
});

/** Labels whose capitals the specification fixes. The name of the product has its own. */
const FIXED = new Set(["Iniciar Sesión", "Empezar Gratis", "Comenzar Ahora", "Solicitar Demo"]);
const TITLE_CASE =
  /["`>]((?:Guardar|Crear|Añadir|Enviar|Borrar|Eliminar|Iniciar|Empezar|Comenzar|Solicitar|Descargar|Ver|Abrir|Cerrar|Pedir|Calcular|Compartir|Editar|Nuev[oa]|Mis|Tus|Todos|Todas) \p{Lu}\p{Ll}+)["`<]/u;

test("a label has one capital, except where the specification has two", () => {
  const labels = lines.flatMap(({ file, text }) => {
    const label = TITLE_CASE.exec(text)?.[1];
    return label && !FIXED.has(label) && !label.endsWith(" Umbral") ? [`${file}: ${label}`] : [];
  });
  expect(labels).toEqual([]);
});

test.each([
  [PLURAL_YOU, "¿Dais formación?", true],
  [PLURAL_YOU, "En vuestra oficina", true],
  [PLURAL_YOU, "Son seis meses en un país", false],
  [PLURAL_PRONOUN, '"Os comunico que desisto"', true],
  [PLURAL_PRONOUN, "los datos son", false],
])("%s in «%s»: %s", (pattern, text, expected) => expect(pattern.test(text)).toBe(expected));
