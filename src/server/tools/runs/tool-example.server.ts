import type { AnyTool } from "#tools/define-tool.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { calculateRun } from "./run-tool.server.ts";

/** A worked example, ready for the page. */
export interface ExampleOutcome {
  title: string;
  input: unknown;
  result: unknown;
  sources: unknown;
}

const cache = new WeakMap<ToolServices, Map<string, Promise<ExampleOutcome>>>();

/**
 * The tool's example, or the one of Latin America, calculated once a day: it changes only with the facts.
 *
 * @param isAbroad whether it is for Latin America; a tool without an example there answers with the common one
 */
export async function exampleOutcome(
  services: ToolServices,
  tool: AnyTool,
  { isAbroad = false }: { isAbroad?: boolean } = {},
): Promise<ExampleOutcome> {
  const today = await services.facts.today(true, null);
  const chosen =
    isAbroad && tool.abroad?.example
      ? { name: `${tool.id}/latam`, input: tool.abroad.example }
      : { name: tool.id, input: tool.example };
  const key = `${chosen.name}@${today}`;
  const outcomes = cache.get(services) ?? new Map<string, Promise<ExampleOutcome>>();
  cache.set(services, outcomes);
  let outcome = outcomes.get(key);
  if (!outcome) {
    outcome = calculateRun(services, tool, chosen.input).then(({ input, result }) => ({
      title: tool.titleOf(input),
      input,
      result,
      sources: tool.sourcesOf(result, input),
    }));
    for (const other of outcomes.keys()) if (other.startsWith(`${chosen.name}@`)) outcomes.delete(other);
    outcomes.set(key, outcome);
    outcome.catch(() => outcomes.delete(key)); // an error is not remembered
  }
  return outcome;
}
