import { expect, test } from "vitest";
import { exampleResult } from "../test/example-results.ts";
import { laidOut } from "../test/laid-out.ts";
import type { AnyTool } from "./define-tool.ts";
import { tools } from "./registry.ts";

// The worked example of each tool, as all its surfaces say it. Whoever changes a tool reads the difference in `example.txt` of its folder,
// as a reader of the product would, and approves it with `npm run test:unit -- src/tools/examples.test.ts -u`.

/** All that is said of a result: its message, its text, its rows, and its description with labels, units and places. */
function everySurface(tool: AnyTool, result: unknown, input: unknown): string {
  const parts = {
    Título: tool.titleOf(input),
    Cifra: tool.figureOf?.(result, input) ?? null,
    Mensaje: tool.messageOf(result, input),
    Texto: tool.textOf(result, input),
    Filas: tool.rowsOf(result, input),
    Descripción: tool.describe(result, input),
    Documento: tool.describeDocument?.(result, input) ?? null,
    Pasos: tool.nextOf?.(result, input) ?? [],
    Citas: tool.appointmentsOf?.(result, input) ?? [],
    Redacción: tool.wordingOf?.(result, input) ?? [],
  };
  return Object.entries(parts)
    .map(([title, part]) => `# ${title}\n${typeof part === "string" ? part : laidOut(part)}\n`)
    .join("\n");
}

test.each(tools.map((tool) => [tool.id, tool] as const))("the example of %s is said as approved", async (id, tool) => {
  const { input, result } = exampleResult(tool);
  await expect(everySurface(tool, result, input)).toMatchFileSnapshot(`./${id}/example.txt`);
});
