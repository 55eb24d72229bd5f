import * as z from "zod/mini";
import type { AnyTool } from "#tools/define-tool.ts";
import { resultOf } from "./example-results.ts";

/** Begins each line of an input that a form refuses. */
export const REFUSED = "refused";

/** All that a person reads of an answer, line by line; of an input that is refused the sentences at its fields. */
export function linesFor(tool: AnyTool, typed: unknown): string[] {
  const { data: input, error } = z.safeParse(tool.input, typed);
  if (error) return error.issues.map(({ path, message }) => `${REFUSED} at ${path.join(".")}: ${message}`);
  const result = resultOf(tool, input);
  const steps = tool.nextOf?.(result, input) ?? [];
  const text = [tool.titleOf(input), tool.messageOf(result, input), tool.textOf(result, input)].join("\n");
  const rows = tool.rowsOf(result, input).map(({ label, value }) => `${label}: ${value}`);
  return [
    ...text.split("\n").filter((line) => line !== ""),
    ...rows,
    ...steps.map(({ path, label }) => `→ ${path} ${label}`),
  ];
}
