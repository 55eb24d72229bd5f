import { expect, test } from "vitest";
import * as z from "zod/mini";
import { linesFor, REFUSED } from "../test/read-lines.ts";
import { tools } from "./registry.ts";

// The worth of each answer of a form: the example of a tool with one answer left out, turned round or raised, and the lines that
// its result then says otherwise. Whoever changes a tool reads the difference in `changed-answers.txt` of its folder and approves it with
// `npm run test:unit -- src/tools/changed-answers.test.ts -u`.

type Typed = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Changed lines that are shown of one answer; of the others their number. */
const MOST_SHOWN = 6;
/** Rows of a list in a form that are changed one by one: those behind them are alike. */
const MOST_ROWS = 2;

/** Choices that are tried of one answer, beside its own. */
const MOST_CHOICES = 5;

/** Every single answer of a form, by where it stands. */
function answersIn(value: unknown, path: Path = []): { path: Path; value: string | number | boolean }[] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [{ path, value }];
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).flatMap((row, i) => answersIn(row, [...path, i]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => answersIn(inner, [...path, name]));
}

function withAnswer(typed: unknown, [name, ...rest]: Path, answer: unknown): unknown {
  if (name === undefined) return answer;
  const inner = withAnswer((typed as Typed)[name], rest, answer);
  if (Array.isArray(typed)) return typed.with(Number(name), inner);
  return Object.assign({}, typed, { [name]: inner });
}

/** A figure in Spanish marks that is half as large again, of a small count one more; undefined for any other text, and for degrees. */
function larger(value: string | number | boolean): string | number | undefined {
  const isFigure = typeof value === "number" || /^\d{1,3}(\.\d{3})+(,\d{1,2})?$|^\d+(,\d{1,2})?$/.test(String(value));
  if (!isFigure) return undefined;
  const figure = typeof value === "number" ? value : Number(String(value).replaceAll(".", "").replace(",", "."));
  const more = Number.isInteger(figure) ? (figure < 20 ? figure + 1 : Math.round(figure * 1.5)) : figure * 1.5;
  return typeof value === "number" ? more : String(more).replace(".", ",");
}

interface Described {
  enum?: unknown[];
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
}

/** The choices that a form offers at a place; none for what is typed. */
function choicesAt(form: Described | undefined, [name, ...rest]: Path): readonly unknown[] {
  if (form?.anyOf) return form.anyOf.flatMap((one) => choicesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return form?.enum ?? [];
  return choicesAt(typeof name === "number" ? form?.items : form?.properties?.[name], rest);
}

function changesOf(value: string | number | boolean, choices: readonly unknown[]): { name: string; answer: unknown }[] {
  const flag = value === "si" ? "no" : value === "no" ? "si" : typeof value === "boolean" ? !value : undefined;
  const others = flag === undefined ? choices.filter((one) => one !== value).slice(0, MOST_CHOICES) : [flag];
  const more = larger(value);
  return [undefined, ...others, ...(more === undefined ? [] : [more])].map((answer) => ({
    name: answer === undefined ? "left out" : String(answer),
    answer,
  }));
}

/** Lines that came and lines that went; an input that is refused has lost them all. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  if (after[0]?.startsWith(REFUSED)) return [...after];
  const [old, now] = [new Set(before), new Set(after)];
  const changed = [
    ...[...now].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
    ...[...old].filter((line) => !now.has(line)).map((line) => `- ${line}`),
  ];
  const rest = changed.length - MOST_SHOWN;
  return rest > 0 ? [...changed.slice(0, MOST_SHOWN), `and ${rest} more`] : changed;
}

test.each(tools.map((tool) => [tool.id, tool] as const))(
  "each answer to %s changes what was approved",
  async (id, tool) => {
    const usual = linesFor(tool, tool.example);
    const form = z.toJSONSchema(tool.input, { io: "input", unrepresentable: "any" }) as Described;
    const changes = answersIn(tool.example).flatMap(({ path, value }) =>
      changesOf(value, choicesAt(form, path)).map(({ name, answer }) => {
        const lines = difference(usual, linesFor(tool, withAnswer(tool.example, path, answer)));
        return [`# ${path.join(".")}: ${name}`, ...lines].join("\n");
      }),
    );
    const abroad = tool.abroad
      ? [`# The example of Latin America\n${linesFor(tool, tool.abroad.example).join("\n")}`]
      : [];
    await expect(`${[...changes, ...abroad].join("\n\n")}\n`).toMatchFileSnapshot(`./${id}/changed-answers.txt`);
  },
);
