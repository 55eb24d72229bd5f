import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faqById } from "#content/faq.ts";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { tools } from "./registry.ts";

/** The words by which the FAQ names each open tool. A tool that opens needs a line here and its words in the answer. */
const FAQ_WORDS: Readonly<Record<string, string>> = {
  valuation: "valorar una vivienda",
  "borrowing-capacity": "calcular la capacidad de compra",
  "roi-calculator": "calcular qué rinde una inversión",
  renovation: "elegir qué obra compensa",
  appreciation: "prever el precio",
  prospecting: "ordenar a los propietarios que quieres captar",
  "lead-qualifier": "cualificar compradores",
  "sales-arguments": "preparar los argumentos de una visita",
  "listing-writer": "escribir anuncios",
  negotiator: "preparar una negociación",
  "follow-up": "hacer seguimiento",
};

const WORDS =
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta";
const COUNTED = new RegExp(`\\b(\\d+|${WORDS})(\\+| o más)? herramientas\\b`, "gi");

/** Texts that people read: pages and articles of `content`, and the README. `claims.ts` holds the owner's own figures. */
const texts = [
  "README.md",
  ...readdirSync("src/content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|md)$/.test(name) && !/claims\.ts$|\.test\.ts$/.test(name))
    .map((name) => join("src/content", name)),
];

test("no text counts the tools by itself: pages count the registry when they are drawn", () => {
  const counted = texts.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(COUNTED)].map(([words]) => `${file}: ${words}`),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(counted).toEqual([]);
});

test("the FAQ names every open tool, and no planned one", () => {
  const answer = faqById("que-funciona-hoy").answer.join(" ");
  expect(Object.keys(FAQ_WORDS).sort()).toEqual(tools.map(({ id }) => id).sort());
  for (const [id, words] of Object.entries(FAQ_WORDS)) expect(answer, id).toContain(words);
  for (const { title } of PLANNED_TOOLS) expect(answer).not.toContain(title);
});

test("the README leaves the list to the registry", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toContain("src/tools/registry.ts");
  for (const { title, path } of tools) {
    expect(readme).not.toContain(title);
    expect(readme).not.toContain(`\`${path}\``);
  }
});
