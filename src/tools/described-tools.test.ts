import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FAQ_ITEMS } from "./faq-answers.ts";
import { tools } from "./registry.ts";

const WORDS =
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta";
const COUNTED = new RegExp(`\\b(\\d+|${WORDS})(\\+| o más)? herramientas\\b`, "gi");

/** Texts that people read: pages and articles of `content`, and the README. `claims.ts` has the owner's own figures. */
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

test("the FAQ names every tool in words of its own", () => {
  const answer = FAQ_ITEMS.find(({ id }) => id === "que-funciona-hoy")!.answer.join(" ");
  expect(new Set(tools.map(({ does }) => does)).size).toBe(tools.length);
  for (const { does } of tools) {
    expect(answer).toContain(does);
    expect(does).toMatch(/^[a-zñ]+(ar|er|ir) [^.]{5,60}$/);
  }
});

test("no answer is left with a gap", () => {
  for (const { id, answer } of FAQ_ITEMS) expect(answer.join(" "), id).not.toContain("{{");
});

test("the README leaves the list to the registry", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toContain("src/tools/registry.ts");
  for (const { title, path } of tools) {
    expect(readme).not.toContain(title);
    expect(readme).not.toContain(`\`${path}\``);
  }
});
