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

/** The tool's example, calculated once a day: it changes only with the facts. */
export async function exampleOutcome(services: ToolServices, tool: AnyTool): Promise<ExampleOutcome> {
  const today = await services.facts.today(true, null);
  const key = `${tool.id}@${today}`;
  const outcomes = cache.get(services) ?? new Map<string, Promise<ExampleOutcome>>();
  cache.set(services, outcomes);
  let outcome = outcomes.get(key);
  if (!outcome) {
    outcome = calculateRun(services, tool, tool.example).then(({ input, result }) => ({
      title: tool.titleOf(input),
      input,
      result,
      sources: tool.sourcesOf(result, input),
    }));
    for (const other of outcomes.keys()) if (other.startsWith(`${tool.id}@`)) outcomes.delete(other);
    outcomes.set(key, outcome);
    outcome.catch(() => outcomes.delete(key)); // an error is not remembered
  }
  return outcome;
}
