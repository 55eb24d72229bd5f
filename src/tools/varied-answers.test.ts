import { expect, test } from "vitest";
import * as z from "zod/mini";
import { resultOf } from "../test/example-results.ts";
import { laidOut } from "../test/laid-out.ts";
import { linesFor } from "../test/read-lines.ts";
import type { AnyTool } from "./define-tool.ts";
import { tools } from "./registry.ts";
import { VARIED_INPUTS, type VariedInput } from "./varied-inputs.test-data.ts";

// All that a person reads of each tool's answers to inputs that are far from its example: what they say that no input above them says, and
// what they do not say of the example. Whoever changes a tool reads the difference in `varied-answers.txt` of its folder and approves it
// with `npm run test:unit -- src/tools/varied-answers.test.ts -u`.

type Typed = Readonly<Record<string, unknown>>;

const isTyped = (value: unknown): value is Typed =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The answers of a form with others in their places, also within its parts; lists are taken as they are. */
function changed(typed: Typed, changes: Typed): Typed {
  const entries = Object.entries(changes).map(([name, value]) => {
    const before = typed[name];
    return [name, isTyped(before) && isTyped(value) ? changed(before, value) : value] as const;
  });
  return { ...typed, ...Object.fromEntries(entries) };
}

/** Sections that are nothing but texts, which the lines hold already. */
const TEXTS_ALONE = ["listing-writer", "sales-arguments"];

/** The parts of a description, with their kinds and switches, one a line; a figure of several digits is a `#`, because the lines hold it. */
function partsOf(tool: AnyTool, typed: unknown): string[] {
  if (TEXTS_ALONE.includes(tool.id)) return [];
  const input = z.parse(tool.input, typed);
  return laidOut(tool.describe(resultOf(tool, input), input))
    .split("\n")
    .map((line) =>
      line
        .trim()
        .replaceAll(/\d+[\d.,]*\d/g, "#")
        .replaceAll(/(?:-?#, ?)+-?#/g, "#"),
    );
}

test.each(tools.map((tool) => [tool.id, tool] as const))(
  "the answers of %s to varied inputs are as approved",
  async (id, tool) => {
    const begun = { example: tool.example as Typed, abroad: (tool.abroad?.example ?? {}) as Typed, nothing: {} };
    const typedOf = ({ from = "example", with: changes }: VariedInput) => changed(begun[from], changes);
    const said = new Set(linesFor(tool, tool.example));
    const usual = [...said];
    const seen = new Set(partsOf(tool, tool.example));
    const parts = Object.entries(VARIED_INPUTS[id] ?? {}).map(([name, input]) => {
      const lines = [...new Set(linesFor(tool, typedOf(input)))];
      expect(lines[0], `${id}, ${name}`).not.toMatch(/^refused/);
      const news = lines.filter((line) => !said.has(line));
      for (const line of news) said.add(line);
      const places = usual.flatMap((line, i) => (lines.includes(line) ? [i + 1] : []));
      const shapes = partsOf(tool, typedOf(input)).filter((part) => !seen.has(part));
      for (const part of shapes) seen.add(part);
      return [`# ${name}`, ...news, `As in the example: ${places.join(" ")}`, ...new Set(shapes)].join("\n");
    });
    expect(parts.length).toBeGreaterThan(4);
    await expect(`${parts.join("\n\n")}\n`).toMatchFileSnapshot(`./${id}/varied-answers.txt`);
  },
);
