import { existsSync, readdirSync, readFileSync } from "node:fs";
import { ASKED_AS, linesOf } from "#content/assistant/asked-as/asked-as.ts";
import { allTools } from "#tools/tool-cards.ts";

const ASKED_OF = new URL("../../src/content/assistant/asked-of/", import.meta.url);

/** Questions in each file of `asked-of`: statement → line of its text → ways of asking. */
type AskedOf = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A tool answers it with suppositions of the person; as a question alone nobody can answer it. */
const NOT_HARMLESS = new Set(["cuánto valdrá el piso dentro de cinco años"]);

/** Harmless questions that the site answers, those for one page or statement together. */
export function siteQuestions(): (readonly string[])[] {
  const files = existsSync(ASKED_OF) ? readdirSync(ASKED_OF).filter((file) => file.endsWith(".json")) : [];
  const ofStatements = files
    .sort()
    .flatMap((file) => Object.values(JSON.parse(readFileSync(new URL(file, ASKED_OF), "utf8")) as AskedOf))
    .map((lines) => Object.values(lines).flat());
  return [...ASKED_AS.values(), ...allTools.map(({ askedAs }) => linesOf(askedAs)), ...ofStatements].map((questions) =>
    questions.filter((text) => !NOT_HARMLESS.has(text)),
  );
}
