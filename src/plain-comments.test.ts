import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * Comments and names of tests are plain English that a stranger understands at first reading. Only faults without
 * exceptions are looked for here: a relative clause that begins a comment without its noun ("Who turns the pages …"),
 * the same after a preposition ("for who has no account"), a person who is "he" or "she", and words that this code
 * alone ever used. Quoted text and code are left out, because they may say anything.
 */

const ROOTS = ["src", "scripts", "e2e"];

const QUOTED = /`[^`]*`|"[^"]*"|«[^»]*»/g;
const FAULTS: Readonly<Record<string, RegExp>> = {
  "begins with a relative clause": /^(?:who|whose|whom|what)\b/i,
  "has a relative clause without a noun": /\b(?:for|of|to|by|from|with|than|as) who\b/i,
  'calls a person "he" or "she"': /\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself|[Ss]he|[Hh]ers?|[Hh]erself)\b/,
  "has a word of its own": /\b(?:reckon|reckons|reckoned|reckoning|purse|purses)\b/i,
};

interface Remark {
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  value?: unknown;
  name?: string;
  object?: Node;
  callee?: Node;
  tag?: Node;
  arguments?: Node[];
  quasis?: { value: { raw: string } }[];
}

/** Comments of a source, those on neighbouring lines as one, and names of its tests. */
function remarksIn(file: string, text: string): Remark[] {
  // The program is made when it is first asked for, which takes most of the time: only files of tests need it.
  const parsed = parseSync(file, text, { lang: file.endsWith("x") ? "tsx" : "ts" });
  const lineOf = (at: number) => text.slice(0, at).split("\n").length;
  const found: (Remark & { end: number; isLine: boolean })[] = [];
  for (const { type, value, start, end } of parsed.comments) {
    const words = value
      .replace(/^\*/, "")
      .replace(/\n\s*\*/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    const before = found.at(-1);
    if (type === "Line" && before?.isLine && /^\s*$/.test(text.slice(before.end, start))) {
      before.text += ` ${words}`;
      before.end = end;
    } else found.push({ line: lineOf(start), text: words, end, isLine: type === "Line" });
  }
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    const [first] = node.arguments ?? [];
    if (node.type === "CallExpression" && first && /^(?:test|it|describe)$/.test(calledName(node.callee))) {
      const name = typeof first.value === "string" ? first.value : first.quasis?.map((one) => one.value.raw).join("x");
      if (name) found.push({ line: lineOf(first.start), text: name, end: first.start, isLine: false });
    }
    for (const child of Object.values(node)) visit(child);
  };
  if (/\.(?:test|spec)\.tsx?$/.test(file)) visit(parsed.program.body);
  return found;
}

/** `test` of `test("…")`, `test.each(…)("…")` and the like. */
const calledName = (node: Node | undefined): string =>
  node ? (node.name ?? calledName(node.object ?? node.callee ?? node.tag)) : "";

/** The faults of a remark. A question may begin with "who" or "what". */
function faultsOf({ text }: Remark): string[] {
  const plain = text.replace(QUOTED, "x");
  const isQuestion = /^[^.:;]*\?/.test(plain);
  return Object.entries(FAULTS)
    .filter(([name, fault]) => fault.test(plain) && !(isQuestion && name.startsWith("begins")))
    .map(([name]) => name);
}

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$/.test(name))
    .map((name) => join(root, name).replaceAll("\\", "/")),
);
const faults = files.flatMap((file) =>
  remarksIn(file, readFileSync(file, "utf8")).flatMap((remark) =>
    faultsOf(remark).map((fault) => `${file}:${remark.line} ${fault}: ${remark.text.slice(0, 80)}`),
  ),
);

test("finds the faults of comments and of names of tests", () => {
  const text = [
    "/** Who asks is told. */",
    "// Rows of the person",
    "// for who has no account.",
    "const a = 1; // His rows.",
    'test("what is wrong is said", () => {});',
    'test.each([1])("an amount is reckoned: %i", () => {});',
  ].join("\n");
  const found = remarksIn("a.test.ts", text).map((remark) => [remark.line, faultsOf(remark).length]);
  expect(found).toEqual([
    [1, 1],
    [2, 1],
    [4, 1],
    [5, 1],
    [6, 1],
  ]);
});

test("leaves questions, quotations and other words alone", () => {
  const text = [
    "/** What does it cost? The price says. */",
    '// The notice says "who asked for it".',
    "// Tells who may see it, and the history of the home.",
    "// The person who asks gets their rows.",
  ];
  const found = text.flatMap((line) => remarksIn("a.ts", `${line}\nlet a;`)).map(faultsOf);
  expect(found).toEqual([[], [], [], []]);
});

test("comments and names of tests are plain English", () => {
  expect(faults).toEqual([]);
});
